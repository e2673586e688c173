export { sheetToCutFile, sheetToSvg } from './drawing/svg/index.ts';
export type {
  DrawOp,
  LayoutProblem,
  PrintedProduct as Product,
  Purpose,
  Rect,
  Sheet,
  SheetFacts,
  SheetSet,
  WrittenSheets,
} from './layout/sheet.ts';
export { findProduct, products } from './templates/index.ts';
export { sensorReport } from './templates/sensor-report.ts';
export { papers } from './units/index.ts';
export type { PaperName } from './units/index.ts';
