import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openProjectFile, printSetOf, productsOf } from '#print-templates/index.ts';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { alphabetText, dutchAlphabet, latinAlphabet } from '#shared/lexicon/index.ts';
import {
  alphacubesSet,
  cubewordSet,
  formatSet,
  kubagramSets,
  parseSet,
  parseSetText,
  type PieceSet,
} from '#shared/pieces/index.ts';
import { runs } from '#tests/support/runs.ts';

const { t } = createTranslator();

/** Any set that the designer can make: letters of three alphabets, pieces of 1 to 12 faces of every kind, boards. */
const anySet: fc.Arbitrary<PieceSet> = fc
  .record({
    letters: fc.constantFrom(latinAlphabet, dutchAlphabet, `${latinAlphabet}ÅÄÖØ`),
    sides: fc.constantFrom([1], [6], [3, 6], [2], [12], [1, 4, 6, 8]),
    drawn: fc.array(fc.array(fc.nat(999), { minLength: 12, maxLength: 12 }), { minLength: 1, maxLength: 30 }),
    board: fc.option(
      fc.record({ columns: fc.integer({ min: 5, max: 21 }), rows: fc.integer({ min: 5, max: 21 }) }),
    ),
  })
  .map(({ letters, sides, drawn, board }) => {
    const others = ['*', 0, 17, 999, '2L', '3W'];
    const pieces = drawn.map((faces, piece) =>
      faces
        .slice(0, sides[piece % sides.length])
        .map((face) => (face % 9 === 8 ? (others[face % others.length] ?? '*') : letterAt(letters, face))),
    );
    const used = new Set(pieces.flat().filter((face) => typeof face === 'string' && /^\p{L}/u.test(face)));
    const row = '.'.repeat(board?.columns ?? 0);
    const rows = Array.from({ length: board?.rows ?? 0 }, (_, at) => (at === 2 ? `*${row.slice(1)}` : row));
    return expectOk(
      parseSet({
        format: 'cubewright-set',
        version: 4,
        name: 'any',
        title: 'Any set',
        language: 'sv',
        alphabet: alphabetText(letters),
        values: Object.fromEntries([...used].map((letter, at) => [letter, at % 11])),
        pieces,
        boards: board === null ? {} : { mine: rows },
      }),
    );
  });

function letterAt(letters: string, face: number): string {
  const letter = letters[face % letters.length] ?? 'A';
  return letter === 'Ĳ' ? 'IJ' : letter;
}

it('R13: any set is printed in every product that fits it, or told why not, and comes back from its file and its PDF', async () => {
  await fc.assert(
    fc.asyncProperty(anySet, fc.nat(), async (set, which) => {
      expect({ ...expectOk(parseSetText(formatSet(set))), version: 0 }).toEqual({ ...set, version: 0 });
      const products = productsOf(printSetOf(set));
      expect(products.length).toBeGreaterThan(0);
      let sheets = 0;
      for (const product of products) {
        const laid = product.layout(expectOk(product.parse({})));
        if (laid.ok) sheets += laid.value.sheets.length;
        else {
          const told = problemText(t, laid.problem);
          expect(told).not.toContain('{{');
          expect(told).not.toContain(laid.problem.code);
        }
      }
      expect(sheets).toBeGreaterThan(0);
      const product = products[which % products.length];
      const laid = product?.layout(expectOk(product.parse({})));
      if (laid?.ok !== true) return;
      const pdf = expectOk(await writePdf(laid.value, { project: laid.value.project }));
      const opened = expectOk(openProjectFile(pdf));
      expect({ ...expectOk(parseSetText(opened.setText ?? '')), version: 0 }).toEqual({ ...set, version: 0 });
    }),
    { numRuns: runs(3) },
  );
});

/** The same pieces in letters of another script, whose language nobody has told. */
function inOtherLetters(set: PieceSet): PieceSet {
  const cyrillic = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩ'];
  const to = new Map([...latinAlphabet].map((letter, at) => [letter, cyrillic[at] ?? letter]));
  const renamed = JSON.parse(formatSet(set), (key, value: unknown) =>
    typeof value === 'string' && key !== 'alphabet' ? (to.get(value) ?? value) : value,
  ) as { readonly values: Readonly<Record<string, number>> };
  const values = Object.fromEntries(
    Object.entries(renamed.values).map(([letter, value]) => [to.get(letter) ?? letter, value]),
  );
  const names = { version: 4, name: 'other', title: 'Other', language: 'und', alphabet: cyrillic.join('') };
  return expectOk(parseSet({ ...renamed, ...names, values }));
}

it.each([alphacubesSet, kubagramSets.en, cubewordSet])(
  'R13: the pieces of $name in letters of another script are printed in every product',
  (set) => {
    const printSet = printSetOf(inOtherLetters(set));
    expect(printSet.game).toBeDefined();
    for (const product of productsOf(printSet)) {
      const { sheets } = expectOk(product.layout(expectOk(product.parse({}))));
      expect(sheets.length, product.name).toBeGreaterThan(0);
    }
  },
);
