import { programAt } from '../program.ts';

export { createHash } from 'node:crypto';

const { dice } = programAt(import.meta.url).world;

/** Stands in for `node:crypto` in the modules of one program of a world: what is random there follows from its seed. */
export function randomBytes(count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, () => dice.below(256)));
}
