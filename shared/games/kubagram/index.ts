export { compareBox, squaresExpected, takenDice } from './at-the-box.ts';
export type { BoxFinding, BoxStep, TakenDie } from './at-the-box.ts';
export { bestWords } from './search/best-words.ts';
export type { WordFound, WordSearch } from './search/best-words.ts';
export { corners, nextSquare, rowsOf, squareName, squaresInOrder } from './box.ts';
export type { Corner, Mark } from './box.ts';
export {
  alphabetOf,
  dieName,
  isJoker,
  isVowel,
  lettersOn,
  markIn,
  setOf,
  spelled,
  sumOfFaces,
  typed,
  valueIn,
} from './dice.ts';
export type { DiceSet, ShownDie } from './dice.ts';
export type { KubagramEvent } from './events.ts';
export { facesOpen, maySetAside, needsVowel } from './dice.ts';
export { kubagram } from './game.ts';
export { bestLays, hintFor } from './hints.ts';
export type { Hint, HintStep, HintTopic, LayFound } from './hints.ts';
export { judgeAt, wordProblem } from './judge.ts';
export { isLastTurn } from './state.ts';
export type { KubagramMove, KubagramProposal, Side, SpellingMove, WordId } from './moves.ts';
export { firstRowOf, lotOf } from './opening.ts';
export type { FirstRow, Lot } from './opening.ts';
export { kubagramOptions } from './options.ts';
export type { KubagramOptions } from './options.ts';
export type { KubagramProblem, SetUpPlace } from './problems.ts';
export { kubagramLine } from './notation/typed.ts';
export { jokersFor } from './notation/resolve.ts';
export { bonusOf, valueOfWord } from './scoring.ts';
export type { WordValue } from './scoring.ts';
export type { KubagramSetUp, SetUpDie, SetUpShown, SetUpWord } from './set-up/set-up.ts';
export { diceOf, findWord } from './words/spelling.ts';
export type {
  BoxDie,
  FieldWord,
  GameEnd,
  HeldDie,
  KubagramState,
  KubagramView,
  OpenClaim,
  Phase,
  SeatState,
  SeenDie,
} from './state.ts';
export type { KubagramTypes } from './types.ts';
export { nameableDice, withNamedDie } from './seen.ts';
export { unseenDice } from './pieces.ts';
export { problemIn } from './view.ts';
export type { KubagramTurn } from './review/review.ts';
export { kubagramKeyPlaces } from './texts/key-places.ts';
