import { describe, expect, it } from 'vitest';
import { faceText, kuboDeck, pieceSets, scrubleSet } from '#shared/pieces/index.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import { papers } from '#print-templates/index.ts';
import { bounds } from '#print-templates/layout/bounds.ts';
import { planCards } from '#print-templates/layout/card-plan.ts';
import { inkOf, textsOf } from '#print-templates/layout/facts.ts';
import { foldedPlan, foldLines } from '#print-templates/layout/fold-over.ts';
import { has } from '#tests/support/capabilities.ts';
import { layOut, printed, printedSheet } from '#tests/support/print/lay-out.ts';
import { expectApart, shareOfRuns } from '#tests/support/print/looks.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';
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
    for (const place of ['poker', 'cube']) {
      const { sheets } = layOut('kubo-layer-mats', { place, guide: false });
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
      const options = { ink, place: 'cube', guide: false };
      const looks = [];
      for (const [index, sheet] of layOut('kubo-layer-mats', options).sheets.entries()) {
        const pdf = await printedSheet('kubo-layer-mats', options, index + 1);
        const [picture] = picturesOf(pdf, { dpi: 254, mono: true, only: { width: 1100, height: 1100 } });
        const art = sheet.ops.find((op) => op.kind === 'clip');
        if (picture === undefined || art?.kind !== 'clip') throw new Error('No mat');
        const { x, y } = art.to;
        looks.push([16, 34, 52].map((along) => shareOfRuns(picture, x + 1, y + along, 6.5)));
      }
      expectApart(looks);
    },
  );
});

describe('tiles and cards', () => {
  it.each(pieceSets.map(({ name }) => name))(
    'R11: tiles of %s show each face, read back from the PDF',
    async (name) => {
      const set = pieceSets.find((one) => one.name === name);
      const last = set?.pieces.length ?? 0;
      const pages = await readPdf(
        await printed(`${name}-tiles`, { cubes: [`1, ${last - 1}-${last}`], tile: 24, guide: false }),
      );
      const found = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
      const pieces = [0, last - 2, last - 1].flatMap((index) => set?.pieces[index] ?? []);
      const faces = pieces.flatMap((piece) => piece.faces.map(faceText)).filter((text) => text !== '*');
      for (const face of new Set(faces)) {
        const wanted = faces.filter((one) => one === face).length;
        const shown = found.filter((text) => text === `${face}` || (face === 'IJ' && text === 'Ĳ')).length;
        expect(shown, `${face}`).toBeGreaterThanOrEqual(wanted);
      }
    },
  );

  it('R11: cards show each letter of a piece in the middle and at both ends', async () => {
    const pages = await readPdf(
      await printed('alphacubes-cards', { cubes: ['1'], backs: false, guide: false }),
    );
    const found = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    const letters = pieceSets[0]?.pieces[0]?.letters ?? [];
    expect(letters).toHaveLength(5);
    for (const letter of letters) expect(found.filter((text) => text === letter)).toHaveLength(3);
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
