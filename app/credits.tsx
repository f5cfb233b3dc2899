export { CreditsScreen as default } from '@/components/shelf/screens';
