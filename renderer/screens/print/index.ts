export { PrintScreen as default } from './PrintScreen.tsx';
