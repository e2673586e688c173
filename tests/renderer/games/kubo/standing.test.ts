import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardName } from '#shared/games/kubo/index.ts';
import {
  axesOf,
  cardAt,
  cellsOf,
  framesOf,
  placeOf,
  type ShownTable,
} from '#renderer/games/kubo/standing.ts';
import { placeFor } from '#renderer/games/kubo/hand/use-hand-drag.ts';
import { moved } from '#renderer/table/order.ts';
import { walk } from '#renderer/games/kubo/felts/Felts.tsx';
import { laid, layers, lines, onSide, table } from '#tests/support/kubo-page/standing.ts';

const standing: ShownTable = { layers, table, laid, chosen: 'red M2', lines };
const stateOf = (card: CardName, of: ShownTable = standing) => {
  const cell = cellsOf(of).find((one) => one.card === card);
  return [cell?.state, cell?.here];
};

describe('what the cells of Kubo show', () => {
  it('tells lying, covered, laid, closed and free cells apart, and where the chosen card belongs', () => {
    expect(stateOf('blue L2')).toEqual([{ kind: 'lies', laid: false, under: undefined }, false]);
    expect(stateOf('blue S3')).toEqual([{ kind: 'lies', laid: false, under: 'yellow S3' }, false]);
    expect(stateOf('green L3')).toEqual([{ kind: 'lies', laid: true, under: undefined }, false]);
    expect(stateOf('blue M3')).toEqual([{ kind: 'closed', under: 'yellow M3' }, false]);
    expect(stateOf('red L4')).toEqual([{ kind: 'free' }, false]);
    expect(stateOf('red M2')).toEqual([{ kind: 'free' }, true]);
  });

  it('points out free cells only where it is told to', () => {
    expect(cellsOf(standing).some(({ state }) => state.kind === 'open')).toBe(false);
    const open = { ...standing, open: ['red L4', 'blue M3'] as const };
    expect(stateOf('red L4', open)).toEqual([{ kind: 'open' }, false]);
    expect(stateOf('blue M3', open)).toEqual([{ kind: 'closed', under: 'yellow M3' }, false]);
  });

  it('covers by the column as the cube stands, also on its side (U2)', () => {
    expect(axesOf(layers)).toEqual({ x: 'size', y: 'number', height: 'colour' });
    expect(axesOf(onSide)).toEqual({ x: 'colour', y: 'number', height: 'size' });
    const side: ShownTable = { layers: onSide, table: ['blue S1', 'blue L1'], laid: [] };
    expect(stateOf('blue S1', side)).toEqual([{ kind: 'lies', laid: false, under: 'blue L1' }, false]);
    expect(stateOf('blue M1', side)).toEqual([{ kind: 'closed', under: 'blue L1' }, false]);
    expect(stateOf('green S1', side)).toEqual([{ kind: 'free' }, false]);
  });

  it('frames a line once where its cards touch in a layer, and else each card', () => {
    expect(framesOf(lines, layers, 3)).toEqual([
      { tag: 'A', now: false, x: 0, y: 0, columns: 1, rows: 4 },
      { tag: 'C', now: true, x: 0, y: 0, columns: 1, rows: 1 },
    ]);
    expect(
      framesOf(lines, layers, 1).map(({ tag, x, y, columns, rows }) => [tag, x, y, columns, rows]),
    ).toEqual([
      ['B', 0, 0, 1, 1],
      ['B', 1, 1, 1, 1],
      ['B', 2, 2, 1, 1],
      ['B', 3, 3, 1, 1],
      ['C', 2, 2, 1, 1],
    ]);
    const pillar = { tag: 'P', now: false, cards: layers.map((layer) => layer[5] as CardName) };
    expect(framesOf([pillar], layers, 2)).toEqual([
      { tag: 'P', now: false, x: 1, y: 1, columns: 1, rows: 1 },
    ]);
  });
});

describe('walking over the felts', () => {
  const press = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
    ...more,
  });
  const place = fc.record({
    x: fc.integer({ min: 0, max: 3 }),
    y: fc.integer({ min: 0, max: 3 }),
    height: fc.integer({ min: 0, max: 3 }),
  });

  it('goes on into the next layer to the right and to the left, and stops at the ends', () => {
    expect(walk({ x: 3, y: 2, height: 0 }, press('ArrowRight'))).toEqual({ x: 0, y: 2, height: 1 });
    expect(walk({ x: 0, y: 2, height: 1 }, press('ArrowLeft'))).toEqual({ x: 3, y: 2, height: 0 });
    expect(walk({ x: 3, y: 2, height: 3 }, press('ArrowRight'))).toEqual({ x: 3, y: 2, height: 3 });
    expect(walk({ x: 1, y: 3, height: 2 }, press('ArrowUp'))).toEqual({ x: 1, y: 3, height: 2 });
    expect(walk({ x: 1, y: 3, height: 2 }, press('PageDown'))).toEqual({ x: 1, y: 3, height: 1 });
    expect(walk({ x: 1, y: 1, height: 2 }, press('End', { ctrlKey: true }))).toEqual({
      x: 3,
      y: 0,
      height: 3,
    });
  });

  it('never leaves the cube, comes to every cell, and leaves other keys alone', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(place, fc.constantFrom(...keys), (at, key) => {
        const to = walk(at, press(key));
        expect(to !== undefined && cardAt(layers, to)).toBeTruthy();
      }),
    );
    const visited = new Set<CardName | undefined>();
    for (let y = 0; y < 4; y += 1) {
      let at = { x: 0, y, height: 0 };
      for (let step = 0; step < 16; step += 1) {
        visited.add(cardAt(layers, at));
        at = walk(at, press('ArrowRight')) ?? at;
      }
    }
    expect(visited.size).toBe(64);
    expect(walk({ x: 0, y: 0, height: 0 }, press('a'))).toBeUndefined();
    expect(walk({ x: 0, y: 0, height: 0 }, press('ArrowUp', { altKey: true }))).toBeUndefined();
  });

  it('knows where every card belongs', () => {
    for (const card of layers.flat()) {
      expect(cardAt(layers, placeOf(layers, card) ?? { x: 9, y: 9, height: 9 })).toBe(card);
    }
  });
});

describe('ordering the hand', () => {
  it('moves one card and keeps the rest in order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });

  it('puts a dragged card before the first whose middle it has not passed', () => {
    const middles = [50, 150, 250, 350];
    expect(placeFor(middles, 0, 50)).toBe(0);
    expect(placeFor(middles, 0, 260)).toBe(2);
    expect(placeFor(middles, 3, 40)).toBe(0);
    expect(placeFor(middles, 3, 160)).toBe(2);
  });
});
