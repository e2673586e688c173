export { balanceDefaults, balanceOf, measureBalance } from './balance.ts';
export type { BalanceAsk, BalanceFigures, LetterFigure, PieceFigure } from './balance.ts';
export { playable } from './hand-counter.ts';
export { blockersOf, compare, sampleShare } from './judgement.ts';
export type { Verdict } from './judgement.ts';
