export { sheetToCutFile } from './cut-file.ts';
export type { GlyphOutlines, OutlineStep } from './outlined-text.ts';
export { sheetToSvg } from './preview.ts';
