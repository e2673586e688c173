import { sha256 } from '#shared/kernel/index.ts';

/** Returns the revision that a text has once it is kept: 48 bits of its SHA-256, as in `electron/services/files/text-shelf.ts`. */
export function revisionOf(text: string): number {
  return sha256(new TextEncoder().encode(text))
    .subarray(0, 6)
    .reduce((revision, byte) => revision * 256 + byte, 0);
}
