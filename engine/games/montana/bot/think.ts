export { think } from './policy';
