export { gameEndings, hasEnding, setEndings } from './endings.ts';
export { fileHeadBytes, fileKind } from './file-kind.ts';
export type { FileKind, FileKindProblem } from './file-kind.ts';
