export { BoxScreen as default } from './BoxScreen.tsx';
