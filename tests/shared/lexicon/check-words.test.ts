import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildLexicon,
  decodeLexicon,
  encodeLexicon,
  holdsItsWords,
  latinAlphabet,
} from '#shared/lexicon/index.ts';
import { isGraph } from '#shared/lexicon/check-graph.ts';
import { lastSibling, listAt, packNode } from '#shared/lexicon/node.ts';

const about = { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) };

/** Every spelling of 21 letters: 21 lists of 26 letters with a mask, each the children of all letters of the next. */
function everySpelling() {
  const nodes = [lastSibling];
  let children = 0;
  for (let depth = 0; depth < 21; depth += 1) {
    nodes.push(2 ** 26 - 1);
    const first = nodes.length;
    for (let letter = 1; letter <= 26; letter += 1) {
      nodes.push((packNode(letter, depth === 0, children) | (letter === 26 ? lastSibling : 0)) >>> 0);
    }
    children = listAt(first, true);
  }
  return { ...about, words: 3, nodes: Uint32Array.from(nodes), root: children, gaddag: children };
}

describe('the words that a lexicon says it holds', () => {
  it('are there in every lexicon of ours', () => {
    const word = fc.string({ unit: fc.constantFrom('A', 'B', 'E', 'S'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), (words) => {
        const lexicon = buildLexicon([...words].sort(), about);
        expect(holdsItsWords(lexicon)).toBe(true);
        expect(holdsItsWords({ ...lexicon, words: lexicon.words + 1 })).toBe(false);
        // A word of two letters puts a separator into the GADDAG.
        if (words.some(({ length }) => length > 1))
          expect(holdsItsWords({ ...lexicon, root: lexicon.gaddag })).toBe(false);
      }),
    );
  });

  it('are not there where a few nodes spell more than anybody can read', () => {
    const lexicon = everySpelling();
    expect(isGraph(lexicon.nodes, [lexicon.root], 26)).toBe(true);
    expect(decodeLexicon(encodeLexicon(lexicon), 'endless.cwlex').ok).toBe(true);
    expect(holdsItsWords(lexicon)).toBe(false);
    expect(holdsItsWords({ ...lexicon, words: 26 ** 21 })).toBe(false);
  });
});

describe('a lexicon file from elsewhere', () => {
  const lexicon = buildLexicon(['AB', 'BA'], about);
  it.each([
    ['small letters', { alphabet: latinAlphabet.toLowerCase() }],
    ['figures for letters', { alphabet: `${latinAlphabet}1` }],
    ['a name that a terminal would obey', { name: 'small\u001B[2J' }],
  ])('is refused with %s', (_, change) => {
    const read = decodeLexicon(encodeLexicon({ ...lexicon, ...change }), 'foreign.cwlex');
    expect(read).toEqual({ ok: false, problem: { code: 'lexicon/damaged', file: 'foreign.cwlex' } });
  });
});
