import { expectOk } from '#shared/kernel/index.ts';
import { undetermined } from '#shared/lexicon/index.ts';
import { parseSet, type PieceSet } from '#shared/pieces/index.ts';

/** Twelve cubes with only blanks. */
export function emptySet(): PieceSet {
  return expectOk(
    parseSet({
      format: 'cubewright-set',
      version: 2,
      name: 'my-set',
      title: 'My set',
      language: undetermined,
      alphabet: 'latin',
      values: {},
      pieces: Array.from({ length: 12 }, () => Array.from({ length: 6 }, () => '*')),
      boards: {},
    }),
  );
}
