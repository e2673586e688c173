export { sheetToDxf } from './cut-file.ts';
