export { RulesListScreen as default } from '@/components/shelf/screens';
