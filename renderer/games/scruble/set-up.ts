import type { GameSetUp } from '../index.ts';
import { Emblem } from './Emblem.tsx';

/** What the screen of a new game shows beyond the options. */
export const scrubleSetUp: GameSetUp = { Emblem };
