export { GamesScreen as default } from './GamesScreen.tsx';
