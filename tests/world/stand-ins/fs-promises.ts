import { promiseCalls } from '../calls.ts';
import { programAt } from '../program.ts';

/** Stands in for `node:fs/promises` in the modules of one program of a world. */
export const { access, chmod, copyFile, link, open, readdir, readlink, realpath, rename, rm, stat, utimes } =
  promiseCalls(programAt(import.meta.url));
