import { describe, expect, it } from 'vitest';
import { walkUnionAndFilter, walkWithAutomaton } from '#tests/support/word-engine/anchor-walk.ts';
import { goldenPositions, publishedLexicon } from '#tests/support/word-engine/golden-positions.ts';

/** What the engine's speed is compared with must be right itself. */
const golden = goldenPositions();
const every = (step: number, section: string) =>
  golden.filter((one) => one.section === section).filter((_, place) => place % step === 0);

describe.each([
  [
    'the anchor walk with the rack automaton',
    walkWithAutomaton,
    [...every(10, 'standard'), ...every(30, 'cubes')],
  ],
  [
    'the walk over the union of letters',
    walkUnionAndFilter,
    [...every(30, 'standard'), ...every(60, 'cubes')],
  ],
] as const)('%s', (_, walk, positions) => {
  it.each(positions.map((one) => [`${one.section} ${one.id}`, one] as const))(
    'counts %s',
    (_name, { position, expected }) => {
      const { plays, bestScore } = walk(position, publishedLexicon());
      expect({ plays, bestScore }).toEqual(expected);
    },
  );
});
