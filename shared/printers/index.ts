export {
  calibration,
  correctionOf,
  namedPrinter,
  printerOptions,
  printerProfile,
  truePrinter,
} from './profile.ts';
export {
  cutLines,
  cutLinesOption,
  kerf,
  kerfOptions,
  mostKerf,
  noKerf,
  type CutLines,
  type Kerf,
} from './kerf.ts';
export type { Correction, NamedPrinter, PrinterProfile } from './profile.ts';
