export { TonightScreen as default } from './TonightScreen.tsx';
