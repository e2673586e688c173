import { describe, expect, it } from 'vitest';
import { familyWords } from '#shared/table-words/index.ts';
import { moveOf, position } from '#tests/support/alphacubes/position.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { begun, refusal as refusedTurn } from '#tests/support/cubeword/table.ts';
import { moved, refusal as refusedClaim, standing } from '#tests/support/kubagram/table.ts';
import { beforeTwists, cubeWith, moveIn } from '#tests/support/scruble/table.ts';

const options = { family: 'en' } as const;
/** Of so many letters. None is written here: what a game's pieces can show is found by trying. */
const wordsOf = (letters: number) => familyWords('en').filter((word) => word.length === letters);

/** What the first of these words comes to that the pieces can spell. */
function first<T>(words: readonly string[], made: (word: string) => T): readonly [string, T] {
  for (const word of words) {
    try {
      return [word, made(word)];
    } catch {
      // These pieces do not show it.
    }
  }
  throw new Error('The pieces can spell none of them');
}

describe('P10 words that are not for everybody are refused by name', () => {
  it('P10 in Alphacubes', () => {
    const rules = createAlphacubes(new Set(familyWords('en')));
    const at = (family: 'en' | 'off') =>
      position({ hands: ['EORWX ABISU AEIOT DEIRV AENTZ EFIRS'], options: { family } });
    const [word, move] = first(wordsOf(4), (one) => moveOf(at('en'), 0, `I9 across ${one}`));
    expect(rules.check(at('en'), move)).toEqual({
      ok: false,
      problem: { code: 'alphacubes/not-for-everybody', words: [word], at: ['I9'] },
    });
    expect(rules.check(at('off'), move).ok).toBe(true);
  });

  it('P10 in CUBEWORD', () => {
    const state = begun({ options });
    const problems = wordsOf(5).map((word) => {
      const sites = [...word].map((letter, at) => `site ${letter} at ${at}, 0`).join('; ');
      return { word, problem: refusedTurn(state, `0: ${sites}`) };
    });
    const judged = problems.filter(({ problem }) => problem.code !== 'cubeword/pool-lacks');
    expect(judged.length).toBeGreaterThan(0);
    for (const { word, problem } of judged) {
      expect(problem).toEqual({ code: 'cubeword/not-for-everybody', words: [word], at: ['(0, 0)'] });
    }
  });

  it('P10 in Kubagram, until the table lets one stand', () => {
    const [word, state] = first(wordsOf(6), (one) => standing({ central: one, options }));
    expect(refusedClaim(state, `0: claim ${word}`)).toEqual({ code: 'kubagram/not-for-everybody', word });
    expect(moved(state, `0: allow ${word}`, `0: claim ${word}`).seats[0]?.words).toHaveLength(1);
  });

  it('P10 in SCRUBLE Cube', () => {
    const run = { ring: 6, from: 4, back: false };
    const [word, cube] = first(wordsOf(5), (one) => cubeWith({ run, pegs: [...one].join(' ') }));
    const claim = `0: R: ${word} at front 2 1 right`;
    expect(moveIn(beforeTwists(cube, 'R', { options }), claim)).toEqual({
      ok: false,
      problem: { code: 'scruble/not-for-everybody', word },
    });
  });
});
