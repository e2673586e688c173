import { describe, expect, it } from 'vitest';
import { faceText, kuboDeck, scrubleSet } from '#shared/pieces/index.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import { papers } from '#print-templates/index.ts';
import { bounds, intersection } from '#print-templates/layout/bounds.ts';
import { planCards } from '#print-templates/layout/cards/card-plan.ts';
import { inkOf, textsOf } from '#print-templates/layout/facts.ts';
import { foldedPlan, foldLines } from '#print-templates/layout/cards/card-sheet.ts';
import { has } from '#tests/support/capabilities.ts';
import { layOut, printedSheet } from '#tests/support/print/lay-out.ts';
import { expectApart, lookAt, shareOfRuns, type Look } from '#tests/support/print/looks.ts';
import { picturesOf } from '#tests/support/print/tools.ts';

/** What the pieces themselves take, without rulers and headings. */
function inkOn(product: string, ink: string): number {
  const ops = layOut(product, { ink, guide: false }).sheets.flatMap((sheet) => sheet.ops);
  return inkOf(ops.filter((op) => op.kind === 'clip' || op.purpose !== 'guide'));
}

describe('mats', () => {
  it('C2: show fifteen squares each way, or as many as are asked for', () => {
    const { sheets } = layOut('cubeword-mat', { paper: 'a3', square: 15 });
    expect(sheets).toHaveLength(1);
    const texts = textsOf(sheets[0]?.ops ?? []).map(({ text }) => text);
    expect(texts.filter((text) => text === 'O')).toHaveLength(2);
    expect(texts).not.toContain('P');
    expect(layOut('cubeword-mat', { matColumns: 26, matRows: 26 }).sheets.length).toBeGreaterThan(4);
  });

  it('U1, U3: of Kubo hold every size and number once a layer, also tiled', () => {
    for (const options of [{}, { place: 'cube', edge: 30 }]) {
      const { sheets } = layOut('kubo-layer-mats', { ...options, guide: false });
      expect(sheets.length % 4).toBe(0);
      const each = sheets.length / 4;
      for (let layer = 0; layer < 4; layer += 1) {
        const texts = sheets.slice(layer * each, (layer + 1) * each).flatMap(({ ops }) => textsOf(ops));
        const codes = kuboDeck.filter(({ z }) => z === layer).map(({ size, number }) => `${size}${number}`);
        const found = new Set(texts.map(({ text }) => text).filter((text) => codes.includes(text)));
        expect([...found].sort()).toEqual(codes.toSorted());
      }
    }
  });

  it('stand in their layers as the cube has them: numbers from the bottom, sizes from the left', () => {
    const [sheet] = layOut('kubo-layer-mats', { place: 'cube', guide: false }).sheets;
    const at = (code: string) => textsOf(sheet?.ops ?? []).find(({ text }) => text === code);
    expect(at('S1')?.y).toBeGreaterThan(at('S4')?.y ?? Infinity);
    expect(at('S1')?.x).toBeLessThan(at('XL1')?.x ?? 0);
  });

  it.each(['cubeword-mat', 'kubo-layer-mats'])(
    'R17: %s takes at least 70 percent less in low ink',
    (product) => {
      expect(inkOn(product, 'low')).toBeLessThanOrEqual(inkOn(product, 'full') * 0.3);
    },
  );

  it.skipIf(!has('poppler')).each(['full', 'low', 'outline'])(
    'R18: layers stay apart in one bit of black and white in %s ink',
    async (ink) => {
      const options = { ink, place: 'cube', edge: 30, guide: false };
      const looks = [];
      for (const [index, sheet] of layOut('kubo-layer-mats', options).sheets.entries()) {
        const pdf = await printedSheet('kubo-layer-mats', options, index + 1);
        const [picture] = picturesOf(pdf, { dpi: 254, mono: true, only: { width: 1100, height: 1100 } });
        const art = sheet.ops.find((op) => op.kind === 'clip');
        if (picture === undefined || art?.kind !== 'clip') throw new Error('No mat');
        const { x, y } = art.to;
        looks.push([16, 34, 52].map((along) => shareOfRuns(picture, x + 1, y + along, 6.5)));
      }
      expect(looks).toHaveLength(4);
      expectApart(looks);
    },
  );

  it.each(['a4', 'letter'])('R30: of small cubes lie on one sheet of %s, apart from each other', (paper) => {
    const { sheets } = layOut('kubo-layer-mats', { place: 'cube', paper });
    expect(sheets).toHaveLength(1);
    const texts = textsOf(sheets[0]?.ops ?? []).map(({ text }) => text);
    expect(texts.filter((text) => /^(S|M|L|XL)[1-4]$/.test(text))).toHaveLength(64);
    const cuts = (sheets[0]?.ops ?? [])
      .filter((op) => op.kind === 'path' && op.purpose === 'cut')
      .map(bounds);
    expect(cuts).toHaveLength(4);
    cuts.forEach((cut, index) => {
      for (const other of cuts.slice(index + 1)) expect(intersection(cut, other)).toBeUndefined();
    });
  });

  it.each([
    // Of four places for cards on each, and the square before them; with it beside each, twice as many.
    ['kubo-layer-mats', { paper: 'letter' }, 17],
    ['cubeword-mat', { paper: 'a4' }, 3],
    ['kubagram-en-tray', { paper: 'a4' }, 2],
  ] as const)(
    'R1, R30: %s on %o are %i sheets, the first with the 50 mm square',
    (product, options, count) => {
      const { sheets } = layOut(product, { ...options, guide: false });
      expect(sheets).toHaveLength(count);
      const squares = sheets.map(({ ops }) => textsOf(ops).some(({ text }) => text === '50 mm square'));
      expect(squares).toEqual(sheets.map((_, index) => index === 0));
    },
  );
});

describe('tiles and cards', () => {
  it.skipIf(!has('poppler')).each(
    [
      ['scruble-tiles', { tile: 24 }],
      ['scruble-cards', { card: 'mini', backs: false }],
    ].flatMap(([product, options]) => ['full', 'low', 'outline'].map((ink) => [product, ink, options])),
  )('R18: premiums of %s stay apart in one bit of black and white in %s ink', async (...given) => {
    const [product, ink, own] = given as [string, string, object];
    const names = scrubleSet.pieces.map(({ faces: [face] }) =>
      face?.kind === 'premium' ? faceText(face) : '',
    );
    const kindNames = [...new Set(names)].filter((name) => name !== '');
    const numbers = [
      ...new Set(kindNames.flatMap((name) => [names.indexOf(name) + 1, names.lastIndexOf(name) + 1])),
    ];
    const options = { ...own, ink, cubes: [numbers.join()], guide: false };
    const seen: { readonly name: string; readonly look: Look }[] = [];
    for (const [index, { ops }] of layOut(product, options).sheets.entries()) {
      // The middle of each piece, where its premium is written largest.
      const captions = textsOf(ops).filter(({ text }) => names.includes(text));
      const most = Math.max(...captions.map(({ size }) => size));
      const middles = captions
        .filter(({ size }) => size > most * 0.8)
        .map((op) => ({ name: op.text, ...bounds(op) }))
        .map(({ name, x, y, width, height }) => ({ name, x: x + width / 2, y: y + height / 2 }));
      const [picture] = picturesOf(await printedSheet(product, options, index + 1), {
        dpi: 254,
        mono: true,
        only: { width: 2100, height: Math.ceil(Math.max(...middles.map(({ y }) => y)) * 10) + 100 },
      });
      if (picture === undefined) throw new Error('No sheet');
      for (const { name, x, y } of middles) seen.push({ name, look: lookAt(picture, x - 9, y - 9, 18) });
    }
    const kinds = [...Map.groupBy(seen, ({ name }) => name).values()];
    expect([kinds.length, seen.length]).toEqual([5, numbers.length]);
    expectApart(kinds.map((some) => some.map(({ look }) => look)));
  });

  it.each(['mini', 'poker'])('R15, R28: %s cards have no text under 7 points', (card) => {
    for (const { ops } of layOut('scruble-cards', { card, guide: false }).sheets) {
      for (const { purpose, size, text } of textsOf(ops)) {
        if (purpose === 'ink') expect(size, text).toBeGreaterThanOrEqual(7);
      }
    }
  });

  it('are as many as the pieces, with backs or folded', () => {
    for (const options of [{}, { foldOver: true }, { backs: false }]) {
      expect(layOut('scruble-cards', options).facts.pieces).toBe(scrubleSet.pieces.length);
    }
    expect(layOut('scruble-cards', { foldOver: true }).duplex).toBe('none');
    expect(layOut('kubo-deck', { foldOver: true }).sheets.every(({ side }) => side === 'front')).toBe(true);
  });
});

describe('cards that are folded over (R5)', () => {
  const card = { width: mm(44.45), height: mm(63.5) };
  const plan = expectOk(planCards(papers.a3, 5, { ...card, width: mm(2 * card.width) }));
  const folded = foldedPlan(plan);

  it('have each back as the mirror of its front about its fold line', () => {
    const folds = foldLines(plan, plan.cells.length).map(bounds);
    expect(plan.columns).toBeGreaterThan(1);
    expect(folded.cells).toHaveLength(2 * folds.length);
    folds.forEach((fold, index) => {
      const [front, back] = folded.cells.slice(index * 2, index * 2 + 2);
      if (front === undefined || back === undefined) throw new Error('No card');
      const at = fold.x + fold.width / 2;
      expect(2 * at - front.x - front.width).toBeCloseTo(back.x, 9);
      expect([back.y, back.width, back.height]).toEqual([front.y, front.width, front.height]);
      expect([front.x, back.x].map((x) => Math.abs(x - at) < 1e-9).filter(Boolean)).toHaveLength(1);
      expect([front.width, front.height]).toEqual([card.width, card.height]);
    });
  });

  it('lie front by front and back by back across every trim', () => {
    folded.cells.forEach((cell, index) => {
      const fold = plan.cells[Math.floor(index / 2)];
      const beyond = folded.cells.findIndex(
        (other) => Math.abs(other.x - cell.x - cell.width) < 1e-9 && Math.abs(other.y - cell.y) < 1e-9,
      );
      if (beyond < 0 || Math.floor(beyond / 2) === Math.floor(index / 2) || fold === undefined) return;
      expect(beyond % 2).toBe(index % 2);
    });
  });
});
