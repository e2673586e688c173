import { syncCalls } from '../calls.ts';
import { programAt } from '../program.ts';

/** Stands in for `node:fs` in the modules of one program of a world. */
export const {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = syncCalls(programAt(import.meta.url));
