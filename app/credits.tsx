export { CreditsScreen as default } from '@/components/credits/credits-screen';
