export { alphacubesSet, cubewordSet, kubagramSets, scrubleSet, swedishDice } from './bundled-sets.ts';
export { boardMarks, boardSides, checkBoard } from './board.ts';
export type { Board, BoardMark, BoardProblem } from './board.ts';
export { checkSet } from './check-set.ts';
export type { SetReport } from './check-set.ts';
export { faceText } from './face.ts';
export type { Face, PremiumFace } from './face.ts';
export { fitProblem } from './game-fit.ts';
export type { FitProblem, PieceWanted, SetNeeds } from './game-fit.ts';
export { formatSet, setFileOf, setLines } from './format-set.ts';
export { ownSet, ownSetOr, ownSetProblem } from './own-set.ts';
export type { OwnSetProblem } from './own-set.ts';
export {
  boxColumns,
  boxMarks,
  boxRows,
  boxRowsOf,
  countMarks,
  markOf,
  readBox,
  usualBox,
} from './kubagram-box.ts';
export type { BoxMap, Mark } from './kubagram-box.ts';
export type { KubagramSetName } from './bundled-sets.ts';
export { kuboDeck } from './bundled-sets.ts';
export type { KuboCard, KuboColour, KuboNumber, KuboSize } from './bundled-sets.ts';
export { pieceLimits, setFileLimit, setLimit } from './piece-set.ts';
export { letterIn, lettersOn, mostNumber, typedFace } from './face.ts';
export { parseSet, parseSetText, parseSetWithWords } from './parse-set.ts';
export type { SetProblem, SetWithWords } from './parse-set.ts';
export { setVersion as setFileVersion } from './set-file.ts';
export type { SetWords } from './set-words.ts';
export { pieceIn, totalOf, valueOf } from './piece-set.ts';
export type { Piece, PieceSet } from './piece-set.ts';
export { columnName, parseSquare, squareName, stepFrom } from './board.ts';
export type { Direction, Place } from './board.ts';
