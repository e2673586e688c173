export { glyphOutlines } from './glyph-outlines.ts';
export { writePdf } from './write-pdf.ts';
export type { PdfProblem, PdfProgress } from './write-pdf.ts';
