import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, createJudge, latinAlphabet, wordsOf } from '#shared/lexicon/index.ts';

const about = { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
const build = (words: readonly string[]) => buildLexicon([...new Set(words)].sort(), about);

/** Few letters, so that stems and endings are shared. */
const word = fc.string({ unit: fc.constantFrom('A', 'B', 'E', 'S', 'Z'), minLength: 1, maxLength: 6 });

/** The slow twin: the nodes of the minimal graph, counted as the children of every distinct set of endings. */
function minimalNodes(words: readonly string[]): number {
  const seen = new Map<string, number>();
  const visit = (endings: readonly string[]): void => {
    const key = [...endings].sort().join(',');
    if (seen.has(key)) return;
    const letters = [...new Set(endings.filter((ending) => ending !== '').map((ending) => ending.charAt(0)))];
    seen.set(key, 0);
    for (const letter of letters) {
      const below = endings.filter((ending) => ending.startsWith(letter)).map((ending) => ending.slice(1));
      visit(below);
    }
    // States that differ only in being a word themselves share their list of children.
    const children = key.replace(/^,/, '');
    seen.delete(key);
    seen.set(children, letters.length);
  };
  visit(words);
  return [...seen.values()].reduce((sum, count) => sum + count, 1);
}

describe('the packed graph', () => {
  it('holds exactly the words it was built from, in order', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.array(word, { maxLength: 60 }), (words, others) => {
        const lexicon = build(words);
        const judge = createJudge(lexicon);
        const known = new Set(words);
        expect([...wordsOf(lexicon)]).toEqual([...known].sort());
        for (const other of others) expect(judge.has(other)).toBe(known.has(other));
      }),
    );
  });

  it('is minimal: equal endings are kept once', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        expect(build(words).nodes.length).toBe(minimalNodes([...new Set(words)]));
      }),
    );
  });

  it('shares the endings of TAP, TAPS, TOP and TOPS', () => {
    // The empty list, S, P, A and O side by side, T.
    expect(build(['TAP', 'TAPS', 'TOP', 'TOPS']).nodes.length).toBe(1 + 1 + 1 + 2 + 1);
  });

  it('knows no word when it is empty', () => {
    const judge = createJudge(build([]));
    for (const spelling of ['', 'A', 'AA']) expect(judge.has(spelling)).toBe(false);
  });

  it.each(['', 'tap', 'TAP ', 'T', 'TAPSS', 'T-P', 'TÄP', '\u{1F600}'])('does not know %j', (spelling) => {
    expect(createJudge(build(['TAP', 'TAPS'])).has(spelling)).toBe(false);
  });

  it('takes alphabets of other letters in their own order', () => {
    const lexicon = buildLexicon(['ZÅ', 'ZÄ', 'ÖA'], { ...about, alphabet: 'AZÅÄÖ' });
    expect([...wordsOf(lexicon)]).toEqual(['ZÅ', 'ZÄ', 'ÖA']);
    expect(createJudge(lexicon).has('ÖA')).toBe(true);
  });

  it.each([[['TOP', 'TAP']], [['TAP', 'TAP']], [['TAPS', 'TAP']], [['tap']], [['']]])(
    'is never built from %j',
    (words) => {
      expect(() => buildLexicon(words, about)).toThrow(RangeError);
    },
  );

  it.each(['', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØÜ', 'ABA'])('refuses the alphabet %j', (alphabet) => {
    expect(() => buildLexicon([], { ...about, alphabet })).toThrow(RangeError);
  });
});
