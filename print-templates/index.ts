export type { LayoutProblem, PrintedProduct as Product } from './layout/product.ts';
export { sheetToDxf } from './drawing/dxf/cut-file.ts';
export { hasMachineLines, withoutPrint } from './drawing/machine-lines.ts';
export { sheetToCutFile } from './drawing/svg/cut-file.ts';
export { guidePicture } from './layout/guide/picture.ts';
export { sheetToSvg } from './drawing/svg/preview.ts';
export { withCardCuts } from './layout/registration.ts';
export { lyingOn, sideBySide } from './layout/cuts/beds.ts';
export { withTidyCuts } from './layout/cuts/tidy-cuts.ts';
export { bounds as opBounds } from './layout/bounds.ts';
export { batchesOf } from './layout/packing/batches.ts';
export type { Batch } from './layout/packing/batches.ts';
export { papersOf, paperNumbers, sheetNames } from './layout/imposition.ts';
export { preflight } from './layout/preflight.ts';
export type { Preflight, PrintWarning, SheetCheck } from './layout/preflight.ts';
export { aboutTime } from './making/work-text.ts';
export type { AboutTime } from './making/work-text.ts';
export { solidSeconds } from './making/machine-time.ts';
export { spanText, workText } from './making/work-text.ts';
export { representativeSheet } from './layout/sheet-set.ts';
export type {
  DrawOp,
  Purpose,
  Rect,
  Sheet,
  SheetFacts,
  SheetSet,
  ProductSheets,
  MakingTime,
  ProjectMark,
} from './layout/types.ts';
export { reportHtml } from './report/html.ts';
export { reportSheets } from './report/pages.ts';
export { factsOfSheet, findSolid, solids, solidsOf } from './solids/index.ts';
export type { PlacedMesh, SolidFacts, SolidSheet, SolidPlan, SolidProduct } from './solids/index.ts';
export { openProjectFile, projectFileLimit } from './project/open-file.ts';
export type { OpenedProject } from './project/parse-project.ts';
export { projectMarkOf, projectVersion } from './project/project.ts';
export { openNamed, openProject, parseDesign } from './project/parse-project.ts';
export type { DesignRequest, Opened, OpenedDesign } from './project/parse-project.ts';
export { findProduct, partOfKit, products, productsOf, templates } from './templates/index.ts';
export { bedOf } from './templates/options.ts';
export { findSet, firstSet, printSetOf, printSets } from './templates/print-set.ts';
export type { PrintSet } from './templates/print-set.ts';
export { sensorReport } from './templates/sensor-report.ts';
export { planTonight } from './tonight/plan.ts';
export type { Need, TonightPlan } from './tonight/plan.ts';
export type { MachineJob, LayOut } from './tonight/machines.ts';
export type { Use, Pile } from './tonight/uses.ts';
export { belongings, bestCubeSource, gamesToPrint, cubeSources } from './tonight/request.ts';
export type { Belonging, CubeSource, TonightRequest } from './tonight/request.ts';
export { papers } from './units/index.ts';
export type { PaperName } from './units/index.ts';
