export {
  addBoard,
  boxMirrors,
  mirrors,
  paintMark,
  paintSquare,
  removeBoard,
  resizeBoard,
  usualMarks,
} from './board-edits.ts';
export type { BoardEditProblem, BoxMirror, Mirror, SquareAt } from './board-edits.ts';
export { balanceDefaults, balanceOf, measureBalance } from './balance/balance.ts';
export { blockersOf } from './balance/judgement.ts';
export type { BalanceRequest, BalanceFigures, LetterFigure, PieceFigure } from './balance/balance.ts';
export { checkDesign, isUsable } from './checks/checks.ts';
export type { CheckRequest } from './checks/checks.ts';
export type { Finding, FindingCode, Severity } from './checks/finding.ts';
export { facesByLetter, repeatedLetter, pieceText } from './letter-faces.ts';
export {
  addFace,
  addPiece,
  removeFace,
  removePiece,
  replacePieces,
  setAlphabet,
  setFace,
  setLanguage,
  setTitle,
  setValue,
  sortPieces,
} from './edits.ts';
export type { EditProblem } from './edits.ts';
export { measureWorth, worthDefaults, worthFigures } from './lab/worth.ts';
export type { Estimate, WorthRequest, WorthFigures, WorthSums } from './lab/worth.ts';
export { historyFrom, keptStepsOf } from './kept-steps.ts';
export { importLimit, importPieces } from './import-pieces.ts';
export type { ImportedPieces, LineProblem } from './import-pieces.ts';
export { checkProposeRequest, proposedKinds } from './propose/request.ts';
export { hasSameFaces, proposeSet, takeProposal } from './propose/propose.ts';
export type { ProposeRequest, ProposedKind, ProposeProblem } from './propose/request.ts';
export type { Proposal, ProposeProgress } from './propose/propose.ts';
export { showsTotal } from './totals.ts';
