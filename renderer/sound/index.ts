export { playSounds } from './play-sound.ts';
export type { Sound } from './samples.ts';
