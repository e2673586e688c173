export { sheetToCutFile } from './cut-file.ts';
export { roles } from './layers.ts';
export type { Role } from './layers.ts';
export type { GlyphOutlines, OutlineStep } from './outlined-text.ts';
export { sheetToSvg } from './preview.ts';
