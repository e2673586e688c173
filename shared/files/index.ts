export { fileHeadBytes, fileKind } from './file-kind.ts';
export type { FileKind, FileKindProblem } from './file-kind.ts';
