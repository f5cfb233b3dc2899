export { ShelfScreen as default } from '@/components/shelf/shelf-screen';
