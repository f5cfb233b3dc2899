export { HistoryScreen as default } from '@/components/shelf/screens';
