export { WordsScreen as default } from './WordsScreen.tsx';
