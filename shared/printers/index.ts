export {
  calibration,
  correctionOf,
  namedPrinter,
  printerOptions,
  printerProfile,
  truePrinter,
} from './profile.ts';
export {
  cutContent,
  cutContentOption,
  cutFiles,
  cutFilesOption,
  cutLines,
  cutLinesOption,
  cutter,
  cutterOptions,
  kerf,
  mostKerf,
  plainCutter,
  type CutContent,
  type CutFiles,
  type CutLines,
  type Cutter,
  type Kerf,
} from './kerf.ts';
export type { Correction, NamedPrinter, PrinterProfile } from './profile.ts';
