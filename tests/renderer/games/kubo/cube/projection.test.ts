import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampTurn,
  homeTurn,
  layerStep,
  middleOf,
  projection,
  scaleFor,
  sight,
} from '#renderer/games/kubo/cube/projection.ts';
import { layerShapes } from '#renderer/games/kubo/cube/shapes.ts';
import { cellsOf } from '#renderer/games/kubo/standing.ts';
import type { Turn } from '#renderer/space/index.ts';
import { laid, layers, table } from '#tests/support/kubo-page/standing.ts';

const turns = fc
  .record({
    yaw: fc.double({ min: -720, max: 720, noNaN: true }),
    pitch: fc.double({ min: -90, max: 180, noNaN: true }),
  })
  .map(clampTurn);

describe('the projection of the cube', () => {
  it('steps as the design draws it: 37, 6.5 a size, 16, -15 a number, 77 px a layer', () => {
    const see = projection(homeTurn);
    const origin = see({ x: 0, y: 0, z: 0 });
    const step = (point: { x: number; y: number; z: number }) => {
      const { x, y } = see(point);
      return [(x - origin.x) * 40.3, (y - origin.y) * 40.3];
    };
    for (const [[x = 0, y = 0], drawn] of [
      [step({ x: 1, y: 0, z: 0 }), [37, 6.5]],
      [step({ x: 0, y: 1, z: 0 }), [16, -15]],
      [step({ x: 0, y: 0, z: layerStep }), [0, -77]],
    ] as const) {
      expect(Math.hypot(x - drawn[0], y - drawn[1])).toBeLessThan(0.3);
    }
  });

  it('keeps all of the cube on its picture, however it is turned', () => {
    const [width, height] = [298, 352];
    const corners = [0, 4].flatMap((x) =>
      [0, 4].flatMap((y) => [0, 3 * layerStep].map((z) => ({ x, y, z }))),
    );
    const scale = scaleFor(width, height);
    const at = middleOf(width, height);
    fc.assert(
      fc.property(turns, (turn) => {
        const see = projection(turn);
        for (const corner of corners) {
          const { x, y } = see(corner);
          expect(at.x + x * scale).toBeGreaterThan(0);
          expect(at.x + x * scale).toBeLessThan(width);
          expect(at.y + y * scale).toBeGreaterThan(0);
          expect(at.y + y * scale).toBeLessThan(height);
        }
      }),
    );
  });

  it('is the one that the scene looks along: what lies on one line of sight is seen in one place', () => {
    fc.assert(
      fc.property(turns, (turn: Turn) => {
        const see = projection(turn);
        const { x, y, z } = sight(turn);
        const [near, far] = [see({ x: 1, y: 2, z: 3 }), see({ x: 1 + x, y: 2 + y, z: 3 + z })];
        expect(Math.abs(far.x - near.x) + Math.abs(far.y - near.y)).toBeLessThan(1e-9);
        expect(far.depth - near.depth).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('the figures of the cube', () => {
  it('show what the felts show: a face for every card, a cross for every closed cell, and nothing more', () => {
    const cells = cellsOf({ layers, table, laid });
    const shapes = layerShapes(cells, () => 'blue');
    const pieces = shapes.flatMap((layer) => layer.pieces);
    const faces = pieces.flatMap(({ quads }) =>
      quads.flatMap(({ paint }) => (paint.kind === 'face' ? [paint.card] : [])),
    );
    expect([...faces].sort()).toEqual([...table].sort());
    const closed = cells.filter(({ state }) => state.kind === 'closed').length;
    expect(pieces.filter(({ quads }) => quads.every(({ paint }) => paint.kind === 'cross'))).toHaveLength(
      closed,
    );
    expect(pieces).toHaveLength(table.length + closed);
  });

  it('lie flat when they are covered, and have an edge when they are not', () => {
    const cells = cellsOf({ layers, table, laid });
    const pieces = layerShapes(cells, () => 'blue').flatMap((layer) => layer.pieces);
    const sides = (card: string) =>
      pieces.find((piece) => piece.card === card)?.quads.filter(({ paint }) => paint.kind === 'side').length;
    expect(sides('blue S4')).toBe(0);
    expect(sides('blue L2')).toBe(4);
    expect(sides('green L3')).toBe(4);
  });
});
