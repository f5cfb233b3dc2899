export { RulesListScreen as default } from '@/components/rulebook/rules-list-screen';
