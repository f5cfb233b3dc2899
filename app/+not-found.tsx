export { LostPage as default } from '@/components/shelf/lost-page';
