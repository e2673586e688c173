import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, createJudge, latinAlphabet, wordsOf, type Lexicon } from '#shared/lexicon/index.ts';
import { isGraph } from '#shared/lexicon/check-graph.ts';
import { childrenOf, endOfWord, firstOf, lastSibling, letterBits, separator } from '#shared/lexicon/node.ts';

const about = { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
const build = (words: readonly string[]) => buildLexicon([...new Set(words)].sort(), about);

/** Few letters, so that stems and endings are shared. */
const word = fc.string({ unit: fc.constantFrom('A', 'B', 'E', 'S', 'Z'), minLength: 1, maxLength: 6 });

/** Every way to spell a word from one of its letters: the front part backwards, the separator, the back part. */
function cuts(word: string): readonly string[] {
  const backwards = (part: string): string => [...part].reverse().join('');
  const within = Array.from({ length: word.length - 1 }, (_, at) => at + 1);
  return [backwards(word), ...within.map((at) => `${backwards(word.slice(0, at))}>${word.slice(at)}`)];
}

/**
 * The slow twin: the numbers of the minimal graph, counted as the children of every distinct set of endings of words and
 * of cuts, with a mask for lists of three or more.
 */
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
    seen.set(children, letters.length + (letters.length >= 3 ? 1 : 0));
  };
  visit(words);
  visit(words.flatMap(cuts));
  return [...seen.values()].reduce((sum, count) => sum + count, 1);
}

/** Every path from this list of the GADDAG to the end of a word. */
function* cutsBelow(lexicon: Lexicon, list: number, before: string): Generator<string> {
  if (list === 0) return;
  for (let index = firstOf(list); ; index += 1) {
    const node = lexicon.nodes[index] ?? lastSibling;
    const letter = node & letterBits;
    const path = before + (letter === separator ? '>' : lexicon.alphabet.charAt(letter - 1));
    if ((node & endOfWord) !== 0) yield path;
    yield* cutsBelow(lexicon, childrenOf(node), path);
    if ((node & lastSibling) !== 0) return;
  }
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
    // The empty list; S, P, A and O side by side, T; backwards: AT and OT before a separator to P and to the back parts.
    expect(build(['TAP', 'TAPS', 'TOP', 'TOPS']).nodes.length).toBe(
      minimalNodes(['TAP', 'TAPS', 'TOP', 'TOPS']),
    );
  });

  it('spells every word from each of its letters, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const lexicon = build(words);
        const spelt = [...cutsBelow(lexicon, lexicon.gaddag, '')].sort();
        expect(spelt).toEqual([...new Set(words)].flatMap(cuts).sort());
      }),
    );
  });

  it('knows no word when it is empty', () => {
    const judge = createJudge(build([]));
    for (const spelling of ['', 'A', 'AA']) expect(judge.has(spelling)).toBe(false);
  });

  it('takes an alphabet of 32 letters, the last as well as the first', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØÜ';
    const words = [...alphabet].flatMap((one) => [...alphabet].map((other) => one + other));
    const lexicon = buildLexicon(words, { ...about, alphabet });
    expect([...wordsOf(lexicon)]).toEqual(words);
    expect(new Set(cutsBelow(lexicon, lexicon.gaddag, ''))).toEqual(new Set(words.flatMap(cuts)));
    expect(isGraph(lexicon.nodes, [lexicon.root, lexicon.gaddag], 32)).toBe(true);
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

  it.each(['', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØÜß', 'ABA'])('refuses the alphabet %j', (alphabet) => {
    expect(() => buildLexicon([], { ...about, alphabet })).toThrow(RangeError);
  });
});
