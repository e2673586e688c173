export {
  calibration,
  correctionOf,
  namedPrinter,
  printerOptions,
  printerProfile,
  truePrinter,
} from './profile.ts';
export type { Correction, NamedPrinter, PrinterProfile } from './profile.ts';
