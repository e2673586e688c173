import { lineOf } from '../line.ts';
import { programAt } from '../program.ts';

const program = programAt(import.meta.url);

/** Stands in for the serial port in the modules of one program of a world. */
export const serialTransport = (path: string) => lineOf(program, path);
