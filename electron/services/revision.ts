import { createHash } from 'node:crypto';

/**
 * A game's revision is the first 48 bits of its text's SHA-256. Nothing needs to be kept beside the file, it
 * outlives a restart, and a change made by another program shows as surely as one made by another window.
 */
export function revisionOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
