export { HelpScreen as default } from './HelpScreen.tsx';
