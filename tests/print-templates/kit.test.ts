import { describe, expect, it } from 'vitest';
import {
  batchesOf,
  findProduct,
  findSet,
  papersOf,
  partOfKit,
  printSets,
  openNamed,
  productsOf,
  type Sheet,
  type SheetSet,
} from '#print-templates/index.ts';
import { printEveryBatch } from '#electron/services/print/print-sheets.ts';
import { materials } from '#print-templates/layout/types.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { kitParts, type KitValues } from '#print-templates/templates/kit/parts.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { layOut, ownSheets, refusal } from '#tests/support/print/lay-out.ts';

const textOf = (name: string, options: Readonly<Record<string, unknown>> = {}): string =>
  textsOf(layOut(name, options).sheets[0]?.ops ?? [])
    .map(({ text }) => text)
    .join('\n');

/** All but the heading, whose numbers count the sheets of the whole file. */
const madeOn = ({ ops }: Sheet) => ops.filter((op) => op.kind !== 'text' || op.furniture !== 'heading');

/** What each of its files is printed on. */
const filesOf = (name: string, options: Readonly<Record<string, unknown>>) =>
  batchesOf(layOut(name, options)).map(({ batch, duplex, sheets }) => ({
    material: materials.find((one) => batch.startsWith(one)) ?? 'plain',
    duplex,
    sheets: papersOf(sheets),
  }));

describe('a kit', () => {
  it('is every sheet of its parts, sorted by the paper they are printed on', () => {
    const kit = layOut('alphacubes-kit', { cubesFrom: 'stickers', players: 2 });
    const batches = batchesOf(kit);
    expect(batches.map(({ batch }) => batch)).toEqual(['plain', 'stickers', 'card', 'plain-short-edge']);
    const [, stickers, card] = batches;
    expect(stickers?.sheets.map(({ label }) => label)).toEqual(
      ownSheets(layOut('alphacubes-stickers')).map(({ label }) => label),
    );
    const parts = [
      layOut('alphacubes-board', { checkSheet: false }),
      layOut('alphacubes-rack', { racks: 2 }),
    ];
    const drawn = parts.flatMap(ownSheets).map(madeOn);
    expect(card?.sheets.map(madeOn)).toEqual(expect.arrayContaining(drawn));
    expect(batches.flatMap(({ sheets }) => sheets)).toHaveLength(kit.sheets.length);
  });

  it('of Kubo takes half the sheets with small mats, and one less without any', () => {
    const sheets = (mats: string) => papersOf(layOut('kubo-kit', { mats }).sheets);
    expect(['full', 'small', 'none'].map(sheets)).toEqual([30, 15, 14]);
    const [mats] = layOut('kubo-kit', { mats: 'small' }).sheets.filter(({ label }) => /layers/.test(label));
    expect(mats?.label).toMatch(/blue, green, yellow, red/);
    const parts = layOut('kubo-kit', { mats: 'none' }).parts?.map(({ template }) => template);
    expect(parts).toEqual(['deck', 'tuck-box', 'pad', 'booklet']);
  });

  it('ties sizes to the edge of a cube: the square of the board, the width of the rack', () => {
    const label = (edge: number) => layOut('alphacubes-kit', { edge }).sheets.map((sheet) => sheet.label);
    expect(label(12)).toContain('Alphacubes, racks for cubes of 12 mm');
    const boards = (name: string, options: Readonly<Record<string, unknown>>) =>
      layOut(name, options).sheets.filter((sheet) => sheet.label.includes('board'));
    expect(boards('alphacubes-kit', { edge: 12 }).map(madeOn)).toEqual(
      boards('alphacubes-board', { square: 14, checkSheet: false }).map(madeOn),
    );
  });

  it('gives its parts options that they have, so that no size is lost', () => {
    const kits = printSets.flatMap((set) => {
      const kit = findProduct(`${set.name}-kit`);
      return kit === undefined ? [] : [{ set, kit }];
    });
    const plain = { edge: 15, cubesFrom: 'nets', boardSquare: 0, players: 4, card: 'poker' };
    const lost = kits.flatMap(({ set, kit }) =>
      kitParts.flatMap((part) => {
        const options = findProduct(`${set.name}-${part.template}`)?.options.map(({ name }) => name);
        const values = { ...plain, ...defaults(kit.options), reading: 'normal' } as unknown as KitValues;
        const given = Object.keys(part.values(values)).filter(
          (name) => !['reading', 'edge', 'card'].includes(name),
        );
        return given
          .filter((name) => options?.includes(name) === false)
          .map((name) => `${part.template} ${name}`);
      }),
    );
    expect(lost).toEqual([]);
    const sheets = (name: string, options: Readonly<Record<string, unknown>>) =>
      layOut(name, options).sheets.length;
    expect(sheets('kubo-kit', { card: 'mini' })).toBeLessThan(sheets('kubo-kit', { card: 'poker' }));
    expect(sheets('cubeword-kit', { edge: 10 })).toBeLessThan(sheets('cubeword-kit', { edge: 20 }));
  });

  it('has the square on its first sheet alone, and gathers the guides that would cost a sheet of card', () => {
    const kits = [
      ['cubeword', 'a4'],
      ['kubagram-en', 'a4'],
      ['kubo', 'letter'],
    ] as const;
    for (const [set, paper] of kits) {
      const kit = layOut(`${set}-kit`, { paper });
      expect(kit.sheets.filter(({ label }) => label.includes('check before'))).toEqual([]);
      const guides = kit.sheets.filter(({ label }) => label === 'How it is made');
      expect(guides.map(({ batch }) => batch)).toEqual(guides.map(() => 'plain'));
    }
    const alone = layOut('alphacubes-rack', { racks: 4 }).sheets.map(({ label }) => label);
    expect(alone).toContain('Alphacubes, racks: how it is made');
    const told = textsOf(
      layOut('alphacubes-kit')
        .sheets.slice(0, 2)
        .flatMap(({ ops }) => ops),
    );
    expect(told.map(({ text }) => text).join(' ')).toContain('Push the tongues');
  });

  it('prints a part alone in its own sizes', () => {
    const set = findSet('alphacubes');
    if (set === undefined) throw new Error('No set');
    const options = { ...defaults(findProduct('alphacubes-kit')?.options ?? []), edge: 18, paper: 'letter' };
    const rack = partOfKit(set, options, 'rack');
    expect(rack?.options).toMatchObject({ edge: 18, paper: 'letter', racks: 4 });
    expect(expectOk(rack?.product.parse(rack.options) as never)).toMatchObject({ edge: 18, guide: true });
    const board = partOfKit(set, options, 'board');
    expect(expectOk(board?.product.parse(board.options) as never)).toMatchObject({
      square: 20,
      checkSheet: true,
    });
    expect(partOfKit(set, options, 'stickers')).toBeUndefined();
    expect(partOfKit(set, options, 'deck')).toBeUndefined();
  });

  it('hands its net, its card and its marks to the parts that take them', () => {
    const kit = layOut('cubeword-kit', { net: 'zed', registration: 'corners', markInset: 12 });
    const net = layOut('cubeword-nets', { net: 'zed', registration: 'corners', markInset: 12 });
    const drawn = (sheets: SheetSet['sheets']) =>
      sheets.filter(({ label }) => label.includes('cubes')).map(madeOn);
    expect(drawn(kit.sheets)).toEqual(drawn(net.sheets));
    expect(kit.sheets[0]?.ops.some((op) => op.kind === 'path' && op.purpose === 'mark')).toBe(false);
    expect(refusal('alphacubes-kit', { cubesFrom: 'label-sheets', registration: 'three' })).toEqual({
      code: 'print/no-marks',
      product: 'label-sheets',
      works: 'stickers',
    });
  });

  it('says at once that a square is too small for its cubes, and what would fit', () => {
    expect(refusal('alphacubes-kit', { edge: 20, boardSquare: 17 })).toEqual({
      code: 'print/bad-option',
      option: 'boardSquare',
      expected: { phrase: 'fittingSquare', least: 20.5, most: 40, edge: 20 },
    });
    expect(refusal('alphacubes-kit', { edge: 20, boardSquare: 20.5 })).toBeUndefined();
    // There the square of 40 mm still has room; a rack is too wide for the paper.
    expect(refusal('alphacubes-kit', { edge: 39.5 })).toMatchObject({ code: 'print/does-not-fit' });
    expect(refusal('alphacubes-kit', { edge: 40 })).toEqual({
      code: 'print/bad-option',
      option: 'edge',
      expected: { phrase: 'edgeWithBoard', most: 39.5 },
    });
  });

  it('says what to buy, in sheets of each paper, and what to make in which order', () => {
    const text = textOf('alphacubes-kit');
    expect(text).toContain('14 sheets of card');
    expect(text).toMatch(/\n2\.\nCube nets\. Cut [^]+\n3\.\nBoard\. Trim [^]+ glue\. [^]+\n4\.\nRacks\. /);
    expect(text.replaceAll('\n', ' ')).toMatch(
      /Cube nets\. Cut .+ About \d+(\.\d)? hours?: cutting out .+, gluing .+\./,
    );
    // Both sides of a card are one sheet of paper.
    const papers = (name: string) => papersOf(ownSheets(layOut(name)));
    // The pad has its back on card.
    const fronts = ['deck', 'layer-mats', 'tuck-box'].reduce((sum, part) => sum + papers(`kubo-${part}`), 1);
    expect(textOf('kubo-kit')).toContain(`${fronts} sheets of card`);
    const dutch = textOf('kubo-kit', { language: 'nl' });
    expect(dutch).toMatch(/\nKaarten\n/);
    expect(dutch).toContain(`${fronts} vellen karton`);
    expect(batchesOf(layOut('kubo-kit')).map(({ batch, duplex }) => [batch, duplex])).toEqual([
      ['plain', 'none'],
      ['card-long-edge', 'long-edge'],
      ['card', 'none'],
      ['plain-short-edge', 'short-edge'],
    ]);
  });

  it.each([
    ['kubo-kit', 'en', {}],
    ['alphacubes-kit', 'nl', { paper: 'letter' }],
    ['cubeword-kit', 'sv', { cubesFrom: 'label-sheets' }],
  ] as const)(
    'R34: the first sheet of %s in %s names each file, its paper and the edge it turns on',
    async (name, language, more) => {
      const options = { ...more, language };
      const { t } = createTranslator(language);
      const text = textOf(name, options).replaceAll('\n', ' ');
      const files = expectOk(
        await printEveryBatch(expectOk(openNamed({ product: name, options }, productsOf))),
      );
      expect(files.length).toBeGreaterThan(2);
      for (const [index, { material, duplex, sheets }] of filesOf(name, options).entries()) {
        expect(files[index]?.sheets).toBe(sheets);
        const on = t(`option:print.kit.papers.${material}`);
        const sides = t(`option:print.kit.sides.${duplex}`);
        const row = `${files[index]?.name} ${sheets} ${t('option:print.kit.printOn', { on, sides })}`;
        expect(text).toContain(row);
      }
    },
  );

  it('says what its labels, stickers and squares go on, which no sheet becomes', () => {
    expect(textOf('scruble-kit')).toContain('A twisting cube of 4 by 4 by 4');
    expect(textOf('kubagram-nl-kit', { language: 'nl' })).toContain('Een ondiepe bak');
    expect(textOf('alphacubes-kit', { cubesFrom: 'stickers', edge: 20 })).toContain(
      '98 wooden blocks, 20 mm',
    );
    expect(textOf('cubeword-kit', { cubesFrom: 'solid' })).toContain('25 cubes of 15 mm from a 3D printer');
    expect(textOf('alphacubes-kit')).not.toMatch(/wooden|twisting|3D printer|box that/u);
  });

  it('asks only what its set has a use for', () => {
    const options = (name: string) => findProduct(name)?.options.map((option) => option.name) ?? [];
    expect(options('kubo-kit')).toContain('card');
    expect(options('kubo-kit')).not.toContain('edge');
    expect(options('cubeword-kit')).not.toContain('boardSquare');
    expect(findProduct('box-kit')).toBeUndefined();
  });
});
