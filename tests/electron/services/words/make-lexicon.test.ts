import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeLexicon, type MakingSteps } from '#electron/services/words/make-lexicon.ts';
import { expectOk } from '#shared/kernel/index.ts';
import {
  buildLexicon,
  createJudge,
  decodeLexicon,
  encodeLexicon,
  latinAlphabet,
  wordsOf,
} from '#shared/lexicon/index.ts';
import { runs } from '#tests/support/runs.ts';

const ask = { name: 'list', file: 'list.txt', alphabet: 'latin', foldAccents: false } as const;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a lexicon made of any file', () => {
  test('is the same list whatever its case, line ends, order and encoding', () => {
    const plain = expectOk(makeLexicon(bytesOf('PLUGH\nZORK\n'), ask)).lexicon;
    for (const bytes of [
      bytesOf('zork\r\nPlugh'),
      new Uint8Array(Buffer.from('\uFEFFzork\nplugh', 'utf16le')),
    ]) {
      expect(expectOk(makeLexicon(bytes, ask)).lexicon).toEqual(plain);
    }
  });

  test('tells its steps in order, up to the whole', () => {
    const steps: MakingSteps[] = [];
    const words = Array.from({ length: 20_000 }, (_, at) => `w${at.toString(36)}x`.replaceAll(/\d/g, 'q'));
    makeLexicon(bytesOf(words.join('\n')), ask, (step) => steps.push(step));
    expect(steps[0]).toEqual({ stage: 'reading', done: 0, total: 1 });
    const building = steps.filter(({ stage }) => stage === 'building');
    expect(building.length).toBeGreaterThan(1);
    expect(building.at(-1)?.done).toBe(building.at(-1)?.total);
    expect(steps.every(({ done, total }) => done <= total)).toBe(true);
  });

  test('is no word list where it is called a lexicon file, though its mark is damaged', () => {
    const about = { name: 'theirs', alphabet: latinAlphabet, sha256: 'ab'.repeat(32) };
    const bytes = encodeLexicon(buildLexicon(['PLUGH', 'ZORK'], about));
    bytes[0] = 0x63;
    const file = 'Theirs.CWLEX';
    expect(makeLexicon(bytes, { ...ask, file })).toEqual({
      ok: false,
      problem: { code: 'lexicon/not-a-lexicon', file },
    });
  });

  test('never throws, whatever the bytes, and judges as the lines that gave words', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 6 }),
      fc
        .constantFrom('zork\n', 'Plugh\r', '\uFEFF', 'CWLEX\r\n\x1a', '\n', 'é', '#x\n', 'ijs\n')
        .map(bytesOf),
    );
    const alphabet = fc.constantFrom('latin' as const, 'dutch' as const);
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        alphabet,
        fc.boolean(),
        (pieces, letters, foldAccents) => {
          const bytes = new Uint8Array(Buffer.concat(pieces));
          const made = makeLexicon(bytes, { ...ask, alphabet: letters, foldAccents });
          if (!made.ok) {
            expect(made.problem.code).toMatch(/^lexicon\//);
            return;
          }
          const { lexicon } = made.value;
          const words = [...wordsOf(lexicon)];
          expect(words.length).toBe(lexicon.words);
          expect(words.every((word) => createJudge(lexicon).has(word))).toBe(true);
          expect(expectOk(decodeLexicon(encodeLexicon(lexicon), 'x'))).toEqual(lexicon);
        },
      ),
      { numRuns: runs(700) },
    );
  });

  test('of a lexicon file with any byte changed is refused or the same', () => {
    const about = { name: 'theirs', alphabet: latinAlphabet, sha256: 'ab'.repeat(32) };
    const file = encodeLexicon(buildLexicon(['PLUGH', 'XYZZY', 'ZORK'], about));
    const change = fc.tuple(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(change, ([at, by]) => {
        const changed = Uint8Array.from(file);
        changed[at] = (changed[at] ?? 0) ^ by;
        const made = makeLexicon(changed, ask);
        // Seen as a lexicon, it is refused; where even its mark is gone, it is a file like any other.
        if (made.ok) expect(made.value.encoding).not.toBe('lexicon');
        else expect(made.problem.code).toMatch(/^lexicon\//);
      }),
      { numRuns: runs(700) },
    );
  });
});
