import { later, programAt } from '../program.ts';

const program = programAt(import.meta.url);

/** Stands in for `node:timers/promises` in the modules of one program of a world. */
export async function setTimeout<T>(ms: number, value?: T): Promise<T | undefined> {
  await later(program, ms);
  return value;
}

export async function setImmediate<T>(value?: T): Promise<T | undefined> {
  await later(program, 0);
  return value;
}
