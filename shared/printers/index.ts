export {
  calibration,
  correctionOf,
  namedPrinter,
  printerOptions,
  printerProfile,
  truePrinter,
} from './profile.ts';
export { kerf, kerfOptions, mostKerf, noKerf, type Kerf } from './kerf.ts';
export type { Correction, NamedPrinter, PrinterProfile } from './profile.ts';
