import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesPulled, gripAt, twistAt, wayPulled } from '#renderer/games/scruble/cube/grip.ts';
import { clampTurn, homeTurn, sightOf, type Pixel, type Sight } from '#renderer/games/scruble/cube/sight.ts';
import { spotOf, sum, times } from '#renderer/games/scruble/cube/spots.ts';
import { afterTwists, places, ringOf, ringsThrough } from '#shared/games/scruble/index.ts';
import { runs } from '#tests/support/runs.ts';
import { drawnCube } from '#tests/support/scruble-page/drawn.ts';

const [width, height] = [600, 570];

const turns = fc
  .record({
    yaw: fc.double({ min: -360, max: 360, noNaN: true }),
    pitch: fc.double({ min: -90, max: 90, noNaN: true }),
  })
  .map(clampTurn);

/** From one peg to the next along a ring, on the screen: where the ring leaves the face, as far on as it came. */
function stepAlong(sight: Sight, ring: number, at: number, way: 1 | -1): Pixel {
  const place = ringOf(ring)[at] ?? -1;
  const [next, last] = [way, -way].map((step) => ringOf(ring)[(at + step + 16) % 16] ?? -1) as [
    number,
    number,
  ];
  const { centre, normal } = spotOf(place);
  const isOnFace = spotOf(next).normal.join() === normal.join();
  const to = isOnFace ? spotOf(next).centre : sum(times(centre, 2), times(spotOf(last).centre, -1));
  const [from, there] = [sight.see(centre), sight.see(to)];
  return { x: there.x - from.x, y: there.y - from.y };
}

/** Places turned to the camera so far that along and across can be told apart. */
function inSight(sight: Sight): readonly number[] {
  return places.filter((place) => {
    const { centre, normal } = spotOf(place);
    if (!sight.faces(normal, centre)) return false;
    const [one, other] = ringsThrough(place).map(({ ring, at }) => stepAlong(sight, ring, at, 1));
    if (one === undefined || other === undefined) return false;
    const sine =
      (one.x * other.y - one.y * other.x) / Math.hypot(one.x, one.y) / Math.hypot(other.x, other.y);
    return Math.abs(sine) > 0.05;
  });
}

/** Drags every sticker in sight along both of its rings, both ways. */
function dragAll(sight: Sight): number {
  const all = inSight(sight);
  for (const place of all) {
    const grip = gripAt(sight, place);
    for (const { ring, at } of ringsThrough(place)) {
      for (const way of [1, -1] as const) {
        const moved = stepAlong(sight, ring, at, way);
        const pulled = wayPulled(grip, moved);
        expect(pulled?.layer).toBe(ring);
        if (pulled === undefined) continue;
        // The layer follows the pointer: a peg further is half a radian, nearer or further away a little more or less.
        const degrees = degreesPulled(pulled, moved);
        expect(degrees * way).toBeGreaterThan(18);
        expect(degrees * way).toBeLessThan(42);
        const twist = twistAt(ring, 2.2 * degrees);
        expect(twist).toEqual({ layer: ring, quarters: way === 1 ? 1 : 3 });
        if (twist === undefined) continue;
        // A quarter in the rules: what lay here lies four places on, the way the pointer went.
        const to = ringOf(ring)[(at + 4 * way + 16) % 16] ?? -1;
        expect(afterTwists(drawnCube, [twist])[to]).toBe(drawnCube[place]);
      }
    }
  }
  return all.length;
}

describe('a hand on a peg', () => {
  it('turns the layer that it drags, the way that it drags it: all three faces as the design shows them', () => {
    expect(dragAll(sightOf(homeTurn, width, height))).toBe(48);
  });

  it('does so however the view is turned', () => {
    fc.assert(
      fc.property(turns, (turn) => {
        dragAll(sightOf(turn, width, height));
      }),
      { numRuns: runs(25) },
    );
  });

  it('puts a layer back near the start, and snaps it to quarters and halves', () => {
    const at = (degrees: number) => twistAt(7, degrees)?.quarters;
    expect([0, 20, -31, 33, 90, 121, -33, -100, 123, -180].map(at)).toEqual([
      undefined,
      undefined,
      undefined,
      1,
      1,
      1,
      3,
      3,
      2,
      2,
    ]);
    expect(degreesPulled({ layer: 7, pull: { x: 100, y: 0 } }, { x: 900, y: 40 })).toBe(180);
  });
});

describe('the sight of the cube', () => {
  it('finds under the middle of each place in sight that place, and nothing beside the cube', () => {
    fc.assert(
      fc.property(turns, (turn) => {
        const sight = sightOf(turn, width, height);
        for (const place of inSight(sight)) {
          const under = sight.under(sight.see(spotOf(place).centre));
          expect(under?.place).toBe(place);
          expect(Math.hypot(...sum(under?.point ?? [9, 9, 9], times(spotOf(place).centre, -1)))).toBeLessThan(
            1e-6,
          );
        }
        for (const [x, y] of [
          [3, 3],
          [width - 3, height - 3],
          [width / 2, 3],
        ] as const)
          expect(sight.under({ x, y })).toBeUndefined();
      }),
      { numRuns: runs(25) },
    );
  });

  it('keeps all of the cube on its picture, with a layer on its way as well', () => {
    fc.assert(
      fc.property(turns, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (turn, angle) => {
        const sight = sightOf(turn, width, height);
        const reach = Math.SQRT2 * 2;
        for (const along of [-2, 2]) {
          const [a, b] = [reach * Math.cos(angle), reach * Math.sin(angle)];
          for (const corner of [[along, a, b] as const, [a, along, b] as const, [a, b, along] as const]) {
            const { x, y } = sight.see(corner);
            expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
          }
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
