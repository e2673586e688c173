export { bestLaying } from './best-laying.ts';
export type { Laying } from './best-laying.ts';
export { cardNames, cardOf, codeOf, isCardName, unseenCards } from './cards.ts';
export type { CardCode, CardName } from './cards.ts';
export { cardAt, cellOf, cornersOf, layersOf } from './cells.ts';
export type { Cell } from './cells.ts';
export { kubo } from './game.ts';
export type { KuboEvent } from './events.ts';
export { handReasonOf } from './hand.ts';
export type { HandReason } from './hand.ts';
export { hintFor } from './hints.ts';
export type { Hint, HintReason, HintStep, HintTopic } from './hints.ts';
export { kuboLines, lineHolding, lineOf, linesThrough, shapeOf } from './lines.ts';
export type { KuboLine, LineId, LineKind, LineShape } from './lines.ts';
export type { KuboMove } from './moves.ts';
export { openLines } from './lines.ts';
export { kuboOptions } from './options.ts';
export type { KuboOptions, Orientation } from './options.ts';
export { placingOf } from './placing.ts';
export type { Placing } from './placing.ts';
export type { KuboProblem } from './problems.ts';
export { kuboLine } from './notation/typed.ts';
export { mostPoints } from './schemas.ts';
export { looseCards } from './setup.ts';
export { roundsAtMost } from './turns.ts';
export type {
  ClaimedLine,
  GameEnd,
  KuboState,
  KuboView,
  Phase,
  RoundEnd,
  RoundResult,
  Turn,
} from './state.ts';
export type { KuboSetUp, KuboTypes } from './types.ts';
export { problemIn } from './view.ts';
export type { KuboTurn } from './review/review.ts';
export { kuboKeyPlaces } from './texts/key-places.ts';
