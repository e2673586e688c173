import type { GameSetUp } from '../index.ts';
import { Emblem } from './Emblem.tsx';
import { OwnBoardCheck } from './board/OwnBoardCheck.tsx';

export const setUp: GameSetUp = { Emblem, OptionCheck: OwnBoardCheck };
