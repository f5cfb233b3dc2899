export { SettingsScreen as default } from '@/components/shelf/screens';
