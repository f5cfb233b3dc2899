export { HistoryScreen as default } from '@/components/history/history-screen';
