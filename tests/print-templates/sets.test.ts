import { describe, expect, it } from 'vitest';
import { findProduct, findSet, printSetOf, productsOf } from '#print-templates/index.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import { pieceSets } from '#shared/games/index.ts';
import { faceText, parseSet, type Face, type PieceSet } from '#shared/pieces/index.ts';
import { layOut, printed } from '#tests/support/print/lay-out.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';

/** A set that nobody has written a line of code for. */
const own: PieceSet = expectOk(
  parseSet({
    format: 'cubewright-set',
    version: 2,
    name: 'nests',
    title: 'Bird nests',
    language: 'en',
    alphabet: 'latin',
    values: { A: 1, E: 1, G: 2, S: 2 },
    pieces: [
      ['E', 'G', 'G', 'S', 'A', '*'],
      [1, 2, 3, 4, 5, 6],
      ['A', 'E', 'S'],
    ],
    boards: { nest: ['ttttt', 'tdddt', 'td*dt', 'tdddt', 'ttttt'] },
  }),
);

const written = (face: Face): string => (face.kind === 'blank' ? '' : `${faceText(face)}`);

/** Those whose pieces have several faces each. */
const solid = pieceSets.filter(({ pieces }) => pieces.every(({ faces }) => faces.length > 1));

describe.each(solid.map((set) => ({ name: set.name, set })))('the set $name', ({ name, set }) => {
  const last = set.pieces.length;
  const some = [...set.pieces.slice(0, 2), ...set.pieces.slice(-2)];

  it.each(['nets', 'stickers'])(
    'R11: as %s shows its very faces, read back from the PDF',
    async (template) => {
      const cubes = [`1-2, ${last - 1}-${last}`];
      const pages = await readPdf(await printed(`${name}-${template}`, { cubes, edge: 20 }));
      const found = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
      const letters = [...new Set(some.flatMap(({ faces }) => faces.map(written)))].filter(
        (text) => text !== '',
      );
      for (const letter of letters) {
        const faces = some.flatMap((piece) => piece.faces).filter((face) => written(face) === letter);
        // A figure may stand on a tab or beside a letter as well.
        const shown = found.filter((text) => typedLetter(text) === letter).length;
        if (/\d/.test(letter)) expect(shown, letter).toBeGreaterThanOrEqual(faces.length);
        else expect(shown, letter).toBe(faces.length);
      }
    },
  );

  it('prints what a letter counts only where letters differ', () => {
    const product = findProduct(`${name}-stickers`);
    const sheets = product && expectOk(product.layout(expectOk(product.parse({ cubes: ['1'] }))));
    const [piece] = set.pieces;
    const differ = new Set(Object.values(set.values)).size > 1;
    const texts = textsOf(sheets?.sheets[0]?.ops ?? []).filter(({ purpose }) => purpose === 'ink');
    const [letter = ''] = piece?.letters ?? [];
    expect(texts.some(({ text }) => text === `${set.values[letter]}`)).toBe(differ);
  });
});

describe('a set of one’s own', () => {
  const products = productsOf(printSetOf(own));
  const named = (template: string) => products.find((product) => product.template === template);

  it('prints in every product that suits it, under its own name, without a line of code', () => {
    expect(products.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['nets', 'stickers', 'board', 'rack']),
    );
    expect(named('deck')).toBeUndefined();
    for (const product of products) {
      const sheets = expectOk(product.layout(expectOk(product.parse({}))));
      expect(sheets.title, product.name).toContain('Bird nests');
      expect(product.name).toBe(`nests-${product.template}`);
      expect(sheets.sheets[0]?.label).toContain('Bird nests');
    }
  });

  it('names the files of its kit on screen as they are saved', () => {
    const alone = printSetOf(own);
    const kits = [alone, { ...alone, name: `own-${alone.name}`, fileName: alone.name }].map((set) =>
      productsOf(set).find(({ template }) => template === 'kit'),
    );
    const names = kits.map((kit) => {
      const laid = kit && expectOk(kit.layout(expectOk(kit.parse({}))));
      return textsOf(laid?.sheets[0]?.ops ?? []).flatMap(({ text }) => (text.endsWith('.pdf') ? text : []));
    });
    expect(names[0]).toContain('nests-kit-plain.pdf');
    expect(names[1]).toEqual(names[0]);
  });

  it('offers its own boards, and refuses those of other sets', () => {
    const board = named('board');
    expect(expectOk(board?.parse({}) ?? { ok: false, problem: { code: '' } })).toMatchObject({
      board: 'nest',
    });
    expect(board?.parse({ board: 'example' })).toMatchObject({
      ok: false,
      problem: {
        code: 'print/bad-option',
        option: 'board',
        expected: { phrase: 'choice', choices: ['nest', 'own'] },
      },
    });
  });

  it('has no nets where a piece has more faces than a cube, and stickers all the same', () => {
    const pieces = own.pieces.map((piece) => ({ ...piece, faces: [...piece.faces, ...piece.faces] }));
    const templates = productsOf(printSetOf({ ...own, pieces })).map(({ template }) => template);
    expect(templates).toContain('stickers');
    expect(templates).not.toContain('nets');
  });
});

it('a bundled set is found by its name, and no other name finds one', () => {
  expect(findSet('kubagram-nl')?.title).toBe('Kubagram, Dutch');
  expect(findSet('kubagram')).toBeUndefined();
});

it('R11: sets whose letters the sources omit say on every sheet of pieces that the distribution is ours', () => {
  for (const [product, isOurs] of [
    ['scruble-labels', true],
    ['cubeword-nets', true],
    ['alphacubes-stickers', true],
    ['kubagram-en-stickers', false],
    ['kubagram-sv-stickers', true],
    ['alphacubes-rack', false],
  ] as const) {
    for (const { ops } of layOut(product).sheets) {
      const texts = textsOf(ops).map(({ text }) => text);
      expect(texts.includes('Cubewright distribution'), product).toBe(isOurs);
    }
  }
});
