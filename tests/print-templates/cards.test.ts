import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kuboDeck } from '#shared/pieces/index.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import { bleed, mirroredPlan, planCards } from '#print-templates/layout/cards/card-plan.ts';
import { cropMarks } from '#print-templates/layout/cards/card-sheet.ts';
import { bounds, grown, intersection, unionOf } from '#print-templates/layout/bounds.ts';
import { rectOf } from '#print-templates/layout/draw.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import type { DrawOp, Rect } from '#print-templates/layout/types.ts';
import { kuboHatching } from '#print-templates/templates/kubo/kubo-colours.ts';
import { papers, type PaperName } from '#print-templates/index.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';

const cards = {
  poker: { width: mm(63.5), height: mm(88.9) },
  bridge: { width: mm(57.15), height: mm(88.9) },
  square: { width: mm(63.5), height: mm(63.5) },
  mini: { width: mm(44.45), height: mm(63.5) },
} as const;
const cardNames = Object.keys(cards) as (keyof typeof cards)[];
const every = cardNames.flatMap((card) =>
  (Object.keys(papers) as PaperName[]).flatMap((paper) =>
    (['first', 'following'] as const).map((kind) => ({ card, paper, kind })),
  ),
);

describe('the imposition of cards', () => {
  it.each(every)(
    '$card on $paper, $kind: trims apart, bleed and crop marks clear, furniture free',
    ({ card, paper, kind }) => {
      const plan = expectOk(planCards(papers[paper], 5, cards[card], kind));
      expect(plan.square !== undefined).toBe(kind === 'first');
      plan.cells.forEach((cell, index) => {
        expect([cell.width, cell.height]).toEqual([cards[card].width, cards[card].height]);
        for (const other of plan.cells.slice(index + 1)) expect(intersection(cell, other)).toBeUndefined();
      });
      const inked = plan.cells.map((cell) => grown(cell, bleed));
      const furniture = [plan.across, plan.down, plan.square, plan.heading].filter(
        (one) => one !== undefined,
      );
      for (const [index, one] of furniture.entries()) {
        for (const rect of inked) expect(intersection(one, rect)).toBeUndefined();
        for (const other of furniture.slice(index + 1)) expect(intersection(one, other)).toBeUndefined();
      }
      for (const mark of cropMarks(plan)) {
        for (const rect of inked) expect(intersection(bounds(mark), rect)).toBeUndefined();
        for (const rect of [plan.square, plan.across].filter((one) => one !== undefined))
          expect(intersection(bounds(mark), rect)).toBeUndefined();
      }
    },
  );

  it('marks both ends of every cut', () => {
    const plan = expectOk(planCards(papers.a4, 5, cards.poker));
    // Three columns and three rows: four cuts each way, two marks a cut.
    expect(cropMarks(plan)).toHaveLength(16);
    const cuts = new Set(plan.cells.flatMap(({ x, width }) => [x, x + width]).map((x) => x.toFixed(3)));
    const upright = cropMarks(plan)
      .map(bounds)
      .filter(({ width, height }) => height > width);
    expect(new Set(upright.map(({ x, width }) => (x + width / 2).toFixed(3)))).toEqual(cuts);
  });

  it('has nine places on A4, of which one is for measuring', () => {
    const plan = expectOk(planCards(papers.a4, 5, cards.poker));
    expect([plan.columns, plan.rows, plan.cells.length]).toEqual([3, 3, 8]);
  });

  it('refuses paper that has no room for a card beside the square', () => {
    const small = { paper: 'custom', paperWidth: 110, paperHeight: 130 };
    expect(refusal('kubo-deck', small)).toMatchObject({ code: 'print/does-not-fit', space: '100 x 120' });
  });
});

describe('backs', () => {
  it('land behind their fronts, by whatever the printer shifts a side', () => {
    const shifts = fc.double({ min: -6, max: 6, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...every), shifts, shifts, ({ card, paper }, dx, dy) => {
        const plan = expectOk(planCards(papers[paper], 5, cards[card]));
        const back = mirroredPlan(plan);
        const { width, height } = plan.paper;
        plan.cells.forEach((front, index) => {
          // The reader turns the sheet about its long edge and looks at it from behind.
          const printed = back.cells[index] as Rect;
          const seen = { x: printed.x + dx, y: printed.y + dy };
          const behindFront =
            height >= width
              ? { x: width - seen.x - printed.width, y: seen.y }
              : { x: seen.x, y: height - seen.y - printed.height };
          // A shift of the paper moves all backs alike; what remains is that shift and no other error.
          expect(behindFront.x - front.x).toBeCloseTo(height >= width ? -dx : dx, 6);
          expect(behindFront.y - front.y).toBeCloseTo(height >= width ? dy : -dy, 6);
        });
      }),
    );
  });

  it('follow their fronts in printing order, and can be left out', () => {
    const set = layOut('kubo-deck', { guide: false });
    expect(set.duplex).toBe('long-edge');
    expect(set.sheets.map((sheet) => sheet.side).join()).toBe(Array(8).fill('front,back').join());
    const faces = layOut('kubo-deck', { backs: false, guide: false });
    expect(faces.duplex).toBe('none');
    expect(faces.sheets).toHaveLength(8);
  });

  it('are the same turned round, so that a back tells nothing', () => {
    const sheet = layOut('kubo-deck', { guide: false }).sheets[1];
    const arts = (sheet?.ops ?? []).filter((op) => op.kind === 'clip');
    expect(arts).toHaveLength(8);
    const sizes = arts.map((op) => (op.kind === 'clip' ? op.ops.length : 0));
    expect(new Set(sizes).size).toBe(1);
    expect(arts.flatMap((op) => textsOf([op]))).toEqual([]);
  });
});

describe('the Kubo deck read back from its PDF', () => {
  it.each(cardNames)(
    'as %s cards has 64 faces, each named at both ends, in words too (R11, U1)',
    async (card) => {
      const pages = await readPdf(await printed('kubo-deck', { card, backs: false }));
      const codes = pages.flatMap(({ texts }) => texts.filter(({ text }) => /^(S|M|L|XL)[1-4]$/.test(text)));
      const found: string[] = [];
      for (const page of pages) {
        const colour = /Kubo, (\w+) /.exec(page.texts.map(({ text }) => text).join(' '))?.[1];
        const upright = page.texts.filter(({ text, turn }) => /^(S|M|L|XL)[1-4]$/.test(text) && turn === 0);
        found.push(...upright.map(({ text }) => `${colour} ${text}`));
        // Every card says its colour at both ends.
        expect(page.texts.filter(({ text }) => text === colour)).toHaveLength(upright.length * 2);
      }
      expect(codes).toHaveLength(128);
      expect(found).toEqual(kuboDeck.map(({ colour, size, number }) => `${colour} ${size}${number}`));
    },
  );
});

describe('the safe zone', () => {
  it.each(cardNames)('of %s cards: no text within 3 mm of a trim', (card) => {
    const set = layOut('kubo-deck', { card });
    for (const sheet of set.sheets) {
      const arts = sheet.ops.filter((op) => op.kind === 'clip');
      for (const art of arts) {
        const texts = textsOf([art]);
        if (texts.length === 0) continue;
        const shown = art.kind === 'clip' ? art.to : rectOf(0, 0, 0, 0);
        const trim = trimOf(shown, cards[card]);
        const box = unionOf(texts.map((text: DrawOp) => bounds(text)));
        const safe = grown(trim, -3);
        expect(box.x).toBeGreaterThanOrEqual(safe.x - 0.06);
        expect(box.y).toBeGreaterThanOrEqual(safe.y - 0.06);
        expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width + 0.06);
        expect(box.y + box.height).toBeLessThanOrEqual(safe.y + safe.height + 0.06);
      }
    }
  });

  /** A clip runs past the trim by the bleed or by the hair that neighbours share: the trim sits so that both fit. */
  function trimOf(shown: Rect, card: { readonly width: number; readonly height: number }): Rect {
    const over = { x: shown.width - card.width, y: shown.height - card.height };
    const left = over.x > 5.9 || over.x < 0.2 ? over.x / 2 : undefined;
    const top = over.y > 5.9 || over.y < 0.2 ? over.y / 2 : undefined;
    // One outer side: the narrowest reading of the safe zone is the one to hold.
    return rectOf(
      shown.x + (left ?? 0.05),
      shown.y + (top ?? 0.05),
      card.width + (left === undefined ? over.x - 0.1 : 0),
      card.height + (top === undefined ? over.y - 0.1 : 0),
    );
  }
});

describe('the hatching of green', () => {
  it('falls on paper as it does on the screen', () => {
    const op = kuboHatching('green', rectOf(3, 11, 7, 5), { ink: '#000000', width: 0.3, step: 1.1 });
    const steps = op.kind === 'clip' ? op.ops.flatMap((one) => (one.kind === 'path' ? one.steps : [])) : [];
    const rises = steps.flatMap((step, at) => {
      const from = steps[at - 1];
      if (step.to !== 'line' || from?.to !== 'move') return [];
      return [(step.x - from.x) * (step.y - from.y) < 0];
    });
    const styles = readFileSync(new URL('../../renderer/games/kubo/kubo.css', import.meta.url), 'utf8');
    const [, degrees] = /\.kubo-hatch\.kubo-green \{[^}]*gradient\((\d+)deg/.exec(styles) ?? [];
    expect(rises.length).toBeGreaterThan(10);
    // A gradient goes across its stripes: towards the lower right at 135 degrees.
    expect(rises).toEqual(rises.map(() => degrees === '135'));
    expect(['45', '135']).toContain(degrees);
  });
});

describe('sheets of cards', () => {
  it.each([
    ['poker', 'a4', 8],
    ['poker', 'letter', 9],
    ['mini', 'letter', 8],
  ])('of %s on %s are %s, for the square takes cards from the first alone (R30)', (card, paper, sheets) => {
    const set = layOut('kubo-deck', { card, paper, backs: false, guide: false }).sheets;
    expect(set).toHaveLength(sheets);
    const squares = set.map(({ ops }) => textsOf(ops).some(({ text }) => text === '50 mm square'));
    expect(squares[0]).toBe(true);
  });
});

describe('printed backs', () => {
  /** Nor the code of the project, which names the choices, nor its hash and QR code. */
  const isNoMark = (op: DrawOp) => op.kind === 'clip' || op.purpose !== 'guide';

  it('move by what the printer is off, and nothing else does', () => {
    const [front, back] = layOut('kubo-deck', { backX: -1.3, backY: 0.7, guide: false }).sheets;
    const [sameFront, moved] = layOut('kubo-deck', { backX: 1.3, backY: -0.7, guide: false }).sheets;
    expect(sameFront?.ops.filter(isNoMark)).toEqual(front?.ops.filter(isNoMark));
    const [before, after] = [back, moved].map((sheet) => unionOf((sheet?.ops ?? []).map(bounds)));
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(2.6, 6);
    expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(-1.4, 6);
    expect((moved?.trim?.x ?? 0) - (back?.trim?.x ?? 0)).toBeCloseTo(2.6, 6);
  });

  it.each([
    [5, -5],
    [-5, 5],
  ])('stay out of the margin when moved by %d and %d mm', (backX, backY) => {
    for (const { ops, width, height } of layOut('kubo-deck', { backX, backY, margin: 5 }).sheets) {
      const drawn = unionOf(ops.map(bounds));
      // The lines of a ruler stand on the margin.
      const clear = 5 - 0.1;
      expect(Math.min(drawn.x, drawn.y)).toBeGreaterThanOrEqual(clear);
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(width - clear);
      expect(drawn.y + drawn.height).toBeLessThanOrEqual(height - clear);
    }
  });

  it.each(['full', 'low', 'outline'] as const)('have no frame that would show a drift, in %s ink', (ink) => {
    const [, back] = layOut('kubo-deck', { ink, guide: false }).sheets;
    const [card] = (back?.ops ?? []).flatMap((op) => (op.kind === 'clip' ? [op] : []));
    const drawn = (card?.ops ?? []).flatMap((op) => (op.kind === 'clip' ? op.ops : [op]));
    // Nothing is a frame about the card: boxes lie past the trim or well inside.
    const patterns = drawn.map(bounds).filter(({ width }) => width > cards.poker.width * 0.6);
    expect(patterns.length).toBeGreaterThan(1);
    for (const { width } of patterns) expect(width).toBeGreaterThan(cards.poker.width + 2 * bleed - 0.5);
  });
});
