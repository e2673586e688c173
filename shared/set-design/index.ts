export { addBoard, mirrors, paintSquare, removeBoard, resizeBoard } from './board-edits.ts';
export type { BoardEditProblem, Mirror, SquareAt } from './board-edits.ts';
export { boxMirrors, paintMark, usualMarks } from './box-edits.ts';
export type { BoxMirror } from './box-edits.ts';
export { balanceDefaults, balanceOf, blockersOf, measureBalance } from './balance/index.ts';
export type { BalanceAsk, BalanceFigures, LetterFigure, PieceFigure } from './balance/index.ts';
export { checkDesign, isUsable } from './checks/index.ts';
export type { CheckAsk, Finding, FindingCode, Severity } from './checks/index.ts';
export { facesByLetter, letterAgain, spelled } from './letter-faces.ts';
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
export { measureWorth, worthDefaults, worthFigures } from './lab/index.ts';
export type { Estimate, WorthAsk, WorthFigures, WorthSums } from './lab/index.ts';
export { historyFrom, keptStepsOf } from './kept-steps.ts';
export { importLimit, importPieces } from './import-pieces.ts';
export type { ImportedPieces, LineProblem } from './import-pieces.ts';
export { checkProposeAsk, playsAs, proposedKinds, proposeSet, takeProposal } from './propose/index.ts';
export type { Proposal, ProposeAsk, ProposedKind, ProposeProblem, ProposeProgress } from './propose/index.ts';
export { showsTotal } from './totals.ts';
