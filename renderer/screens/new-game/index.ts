export { NewGameScreen as default } from './NewGameScreen.tsx';
