export { TableScreen as default } from './TableScreen.tsx';
