import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import { gamesFor } from '#shared/games/index.ts';
import { alphacubesSet, formatSet, parseSetText } from '#shared/pieces/index.ts';
import {
  checkDesign,
  checkProposeRequest,
  isUsable,
  hasSameFaces,
  proposedKinds,
  proposeSet,
  removePiece,
  setFace,
  setTitle,
  takeProposal,
  type Proposal,
  type ProposedKind,
  type ProposeProgress,
} from '#shared/set-design/index.ts';
import { planFor } from '#shared/set-design/propose/plan.ts';
import { panelOf, wordsWith } from '#shared/set-design/propose/panel.ts';
import { commonEnglish, foreignLexicon } from '#tests/support/set-design/foreign-words.ts';

const sizes: Readonly<Record<ProposedKind, number>> = { cubes: 98, blanks: 25, dice: 108, tiles: 84 };

function proposed(
  kind: ProposedKind,
  pieces: number,
  lexicon: Lexicon,
  seed = 5,
): readonly [Proposal, readonly ProposeProgress[]] {
  const steps: ProposeProgress[] = [];
  const run = proposeSet({ kind, pieces, lexicon, seed, title: 'Try it', language: 'en' });
  for (;;) {
    const next = run.next();
    if (next.done === true) return [next.value, steps];
    steps.push(next.value);
  }
}

const found = new Map(proposedKinds.map((kind) => [kind, proposed(kind, sizes[kind], commonEnglish)]));
const foundAs = (kind: ProposedKind) => found.get(kind) ?? proposed(kind, sizes[kind], commonEnglish);

describe('a proposed set', () => {
  it.each(proposedKinds)('of %s is sound, whole and different on every piece', (kind) => {
    const [{ set }] = foundAs(kind);
    expect(set.pieces).toHaveLength(sizes[kind]);
    expect({ ...expectOk(parseSetText(formatSet(set))), version: 0 }).toEqual({ ...set, version: 0 });
    const findings = checkDesign({ set, lexicon: commonEnglish });
    expect(isUsable(findings)).toBe(true);
    expect(findings.filter(({ code }) => !code.startsWith('plays'))).toEqual([]);
  });

  it('has one blank in 42 tiles', () => {
    for (const [pieces, blanks] of [
      [20, 0],
      [63, 2],
      [84, 2],
      [147, 4],
    ] as const) {
      const ask = { kind: 'tiles', pieces, lexicon: commonEnglish, title: 'A', language: 'en' } as const;
      expect(planFor(ask).others).toBe(blanks);
    }
  });

  it('can be played in the game of its size', () => {
    expect(gamesFor(foundAs('cubes')[0].set)).toContain('alphacubes');
    expect(gamesFor(foundAs('blanks')[0].set)).toContain('cubeword');
    expect(gamesFor(foundAs('dice')[0].set)).toContain('kubagram');
  });

  it('brings its board to a set that has none, and leaves boards and names as they were', () => {
    const [{ set }] = foundAs('cubes');
    const bare = { ...set, name: 'mine', title: 'Mine', boards: {} };
    const taken = takeProposal(bare, set);
    expect(taken).toEqual({ ...set, name: 'mine', title: 'Mine' });
    expect(Object.keys(taken.boards)).toEqual(['standard']);
    const own = Object.fromEntries(Object.values(set.boards).map((board) => ['own', board]));
    expect(takeProposal({ ...bare, boards: own }, set).boards).toBe(own);
  });

  it('is taken as long as the set has its pieces', () => {
    const [{ set }] = foundAs('cubes');
    const taken = takeProposal(alphacubesSet, set);
    expect(hasSameFaces(taken, set)).toBe(true);
    expect(hasSameFaces(expectOk(setTitle(taken, 'Another')), set)).toBe(true);
    expect(hasSameFaces(expectOk(setFace(taken, 3, 0, 'Q')), set)).toBe(false);
    expect(hasSameFaces(expectOk(removePiece(taken, 0)), set)).toBe(false);
    expect(hasSameFaces(alphacubesSet, set)).toBe(false);
  });

  it.each(['cubes', 'dice', 'tiles'] as const)('of %s is better than the bundled one', (kind) => {
    const [{ figures, reference, verdict }] = foundAs(kind);
    expect(verdict).toBe('better');
    expect(figures.mean).toBeGreaterThan(reference.figures.mean);
    expect(figures.lowTenth).toBeGreaterThanOrEqual(reference.figures.lowTenth);
  });

  it('is the same from the same seed, and another from another', () => {
    const [{ set }] = proposed('tiles', 84, commonEnglish);
    expect(set).toEqual(foundAs('tiles')[0].set);
    expect(proposed('tiles', 84, commonEnglish, 6)[0].set).not.toEqual(set);
  });

  it('tells how far it is, to the end and in small steps', () => {
    const [, steps] = foundAs('cubes');
    const done = steps.map((step) => step.done);
    expect(done).toEqual([...done].sort((one, other) => one - other));
    expect(new Set(steps.map(({ stage }) => stage))).toEqual(new Set(['letters', 'improve', 'measure']));
    expect(steps.length).toBeGreaterThan(500);
    expect(steps.at(-1)?.done).toBeLessThanOrEqual(steps.at(-1)?.total ?? 0);
  });

  it('shows vowels on opposite faces of a cube, and counts its letters', () => {
    const [{ set }] = foundAs('cubes');
    for (const { faces } of set.pieces) {
      const shown = faces.map((face) => (face.kind === 'letter' ? face.letter : ''));
      const vowels = shown.flatMap((letter, at) => ('AEIOU'.includes(letter) && letter !== '' ? at : []));
      if (vowels.length === 2) expect(vowels).toEqual([0, 4]);
      const sum = shown.reduce((all, letter) => all + (letter === '' ? 0 : (set.values[letter] ?? 0)), 0);
      expect(faces.at(-1)).toEqual({ kind: 'number', number: sum });
    }
  });

  it('has the letters of any script', () => {
    const [{ set, verdict }] = proposed('cubes', 30, foreignLexicon);
    expect(set.alphabet).toBe(foreignLexicon.alphabet);
    expect(verdict).toBe('better');
  });

  it.each([
    ['cubes', 'ABCDFGHK'],
    ['blanks', 'AEBCDFGH'],
    ['dice', 'ABCDFGHK'],
    ['cubes', 'AEIOUÄBC'],
    ['dice', 'AEIOUÄÖB'],
  ] as const)('of %s can be made of the letters %s, where one kind alone has too few', (kind, letters) => {
    const alphabet = [...letters].sort().join('');
    const vowels = [...letters].filter((letter) => 'AEIOUÄÖ'.includes(letter));
    const words = [...letters].flatMap((one) => vowels.flatMap((two) => [one + two, one + two + one]));
    const more = vowels.flatMap((two) =>
      [...letters].flatMap((one) => [...letters].map((last) => one + two + last)),
    );
    const inOrder = [...new Set([...words, ...more])].sort();
    const lexicon = buildLexicon(inOrder, { name: 'few', alphabet, sha256: '0'.repeat(64) });
    const [{ set }] = proposed(kind, 12, lexicon);
    expect(set.pieces).toHaveLength(12);
    const shown = new Set(
      set.pieces.flatMap(({ faces }) =>
        faces.flatMap((face) => (face.kind === 'letter' ? [face.letter] : [])),
      ),
    );
    expect([...shown].sort().join('')).toBe(alphabet);
  });

  it('is refused for too few pieces, words or letters', () => {
    const ask = { kind: 'cubes', pieces: 98, lexicon: commonEnglish, title: 'A', language: 'en' } as const;
    const about = { name: 'few', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
    const two = buildLexicon(['AB', 'BA'], about);
    const six = Array.from({ length: 6 ** 3 }, (_, n) =>
      [n % 6, (n / 6) % 6, n / 36].map((at) => 'ABCDEF'.charAt(at)).join(''),
    );
    expect(checkProposeRequest(ask).ok).toBe(true);
    expect(checkProposeRequest({ ...ask, pieces: 6 })).toMatchObject({
      problem: { code: 'design/proposed-pieces', least: 7 },
    });
    expect(checkProposeRequest({ ...ask, lexicon: two })).toMatchObject({
      problem: { code: 'design/few-words', words: 2 },
    });
    expect(checkProposeRequest({ ...ask, lexicon: buildLexicon(six.toSorted(), about) })).toMatchObject({
      problem: { code: 'design/few-letters', letters: 6 },
    });
  });
});

describe('a panel', () => {
  it('knows what one more piece adds', () => {
    const numbers = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0) - 65);
    const words = ['AB', 'ABC', 'BAD', 'CAB', 'DEED', 'EBB'].map(numbers);
    const maskOf = (piece: string) => numbers(piece).reduce((mask, letter) => mask | (1 << letter), 0);
    const panel = panelOf(words, ['AE', 'BD', 'B'].map(maskOf), 26);
    // AB, BAD and EBB already; with C ABC and CAB; DEED wants a D, and another one.
    expect(wordsWith(panel, [])).toBe(3);
    expect(wordsWith(panel, numbers('C'))).toBe(5);
    expect(wordsWith(panel, numbers('CD'))).toBe(5);
    expect(wordsWith(panel, numbers('XYZ'))).toBe(3);
  });
});
