import type { GameSetUp } from '#renderer/games/index.ts';
import { Emblem } from './Emblem.tsx';

export const setUp: GameSetUp = { Emblem };
