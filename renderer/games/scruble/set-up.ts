import type { GameSetUp } from '../index.ts';
import { Emblem } from './Emblem.tsx';

export const setUp: GameSetUp = { Emblem };
