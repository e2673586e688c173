import { describe, expect, it } from 'vitest';
import { printEveryBatch, printEverySheet } from '#electron/services/print/print-sheets.ts';
import {
  belongings,
  gamesToPrint,
  openNamed,
  productsOf,
  papersOf,
  planTonight,
  preflight,
  sheetNames,
  type Sheet,
} from '#print-templates/index.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { layOut, layOutOnce, productNames } from '#tests/support/print/lay-out.ts';

/** The numbers that a sheet says of itself; undefined where it has no heading. */
function said({ ops, heading }: Sheet): readonly (number | undefined)[] | undefined {
  if (heading === undefined) return undefined;
  const words = textsOf(ops).map(({ text }) => text);
  const found = /Sheet (\d+) of (\d+)\./u.exec(words.join(' '));
  return [found?.[1], found?.[2]].map(Number);
}

describe('one count of sheets', () => {
  it.each([...productNames, 'kubo-kit', 'alphacubes-kit', 'alphacubes-label-sheets'])(
    'stands on the paper of %s, in the look before printing and in the names of its files',
    (name) => {
      const { sheets } = layOut(name);
      const papers = papersOf(sheets);
      const checked = preflight(layOut(name));
      expect(checked.papers).toBe(papers);
      let number = 0;
      const numbers = sheets.map(({ side }) => (side === 'front' ? (number += 1) : number));
      expect(checked.sheets.map(({ paper }) => paper)).toEqual(numbers);
      for (const [index, sheet] of sheets.entries()) {
        expect(said(sheet) ?? [numbers[index], papers], sheet.label).toEqual([numbers[index], papers]);
      }
      expect(new Set(sheetNames(sheets)).size).toBe(sheets.length);
    },
  );

  it('names the file of a back by the front before it', async () => {
    const ask = { product: 'kubo-deck', options: { cards: ['blue S1'] } };
    const design = expectOk(openNamed(ask, productsOf));
    const files = expectOk(await printEverySheet({ ...design, format: 'svg' }));
    expect(files.map(({ name }) => name)).toEqual(['kubo-deck-1.svg', 'kubo-deck-1-back.svg']);
  });

  it('is the same in the files of a kit and in what Tonight says of it', async () => {
    for (const { game, sets } of gamesToPrint) {
      const [set] = sets;
      const cubesFrom = set.pieces === undefined || game === 'scruble' ? undefined : ('nets' as const);
      const ask = { set: set.name, players: 2, cubesFrom, paper: 'a4', language: 'en' } as const;
      const plan = expectOk(planTonight({ ...ask, owned: belongings }, layOutOnce));
      expect(plan.papers, game).toBe(papersOf(layOut(plan.product, plan.options).sheets));
    }
    const kit = { product: 'cubeword-kit', options: {} };
    const files = expectOk(await printEveryBatch(expectOk(openNamed(kit, productsOf))));
    const papers = files.reduce((sum, { sheets }) => sum + sheets, 0);
    expect(papers).toBe(papersOf(layOut(kit.product).sheets));
  });
});

describe('the heading of a sheet', () => {
  const narrow = { paper: 'custom', paperWidth: 125, paperHeight: 180, guide: false };
  const cases = (['en', 'nl', 'sv'] as const).flatMap((language) =>
    (
      [
        ['alphacubes-board', { language }],
        ['alphacubes-board', { language, paper: 'letter', square: 23 }],
        ['kubagram-en-tray', { language, ...narrow, paperWidth: 150, paperHeight: 220 }],
        ['box-drilling', { language }],
        ['kubo-layer-mats', { language }],
        ['alphacubes-nets', { language, cubes: ['1'], ...narrow }],
        ['kubo-deck', { language, cards: ['blue S1'] }],
      ] as const
    ).map(([product, options]) => ({ product, options })),
  );

  it.each(cases)(
    'says whole what to do, whatever its name is: $product with $options',
    ({ product, options }) => {
      for (const { ops, heading, label } of layOut(product, options).sheets) {
        const told = textsOf(ops).flatMap(({ text, furniture }) => (furniture === 'heading' ? text : []));
        const words = told.join(' ').split(/\s+/u);
        for (const sentence of heading?.how ?? []) {
          const asked = sentence.split(/\s+/u);
          const at = words.findIndex((_, from) => asked.every((word, index) => words[from + index] === word));
          expect(at, `${label}: ${sentence}`).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );

  it('shortens the name where both have no room', () => {
    const options = { paper: 'custom', paperWidth: 150, paperHeight: 220, language: 'nl', guide: false };
    const { sheets } = layOut('kubagram-en-tray', options);
    const told = sheets.map(({ ops }) => textsOf(ops).filter(({ furniture }) => furniture === 'heading'));
    expect(told.flat().some(({ text, font }) => font === 'franklin-bold' && text.endsWith('…'))).toBe(true);
  });
});
