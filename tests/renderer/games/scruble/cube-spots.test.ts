import { describe, expect, it } from 'vitest';
import { layerMotion, twistMs } from '#renderer/games/scruble/cube/motion.ts';
import {
  axisOf,
  isInLayer,
  spotOf,
  sum,
  turnedAbout,
  type Vector,
} from '#renderer/games/scruble/cube/spots.ts';
import {
  offsetAfter,
  quarterBelow,
  spinsOf,
  stickersOf,
  type Offset,
  type PlaceMarks,
} from '#renderer/games/scruble/cube/stickers.ts';
import { stripsOf } from '#renderer/games/scruble/cube/strips.ts';
import { ringSides, shownCube } from '#renderer/games/scruble/shown-cube.ts';
import { afterTwists, everyTwist, places, ringOf, turnOf } from '#shared/games/scruble/index.ts';
import { drawnCube, drawnMarks } from '#tests/support/scruble-page/drawn.ts';

const none = new Map<number, never>();
const close = (one: Vector, other: Vector) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? NaN)))) < 1e-9;

/** Points are halves of a cell apart. */
const keyOf = (point: Vector) => point.map((value) => Math.round(2 * value) + 0).join();

/** Where a sticker is seen, and which way up, when its layer stands off by so many degrees. */
function seenAt(place: number, layer: number, degrees: number) {
  const { centre, normal, up } = spotOf(place);
  if (!isInLayer(layer, centre)) return { centre, normal, up };
  const [from, to] = spinsOf(layer, quarterBelow({ layer, degrees }), place);
  const share = degrees / 90 - quarterBelow({ layer, degrees });
  const turned = (vector: Vector) => turnedAbout(axisOf(layer), degrees, vector);
  return {
    centre: turned(centre),
    normal: turned(normal),
    up: turned(turnedAbout(normal, from + (to - from) * share, up)),
  };
}

describe('the places in space', () => {
  it('are 96, and each layer moves just those that its twist moves', () => {
    expect(new Set(places.map((place) => spotOf(place).centre.join())).size).toBe(96);
    for (const { layer, quarters } of everyTwist) {
      const to = turnOf(layer, quarters);
      const moved = places.filter((place) => isInLayer(layer, spotOf(place).centre));
      expect(moved).toEqual(expect.arrayContaining(places.filter((place) => to[place] !== place)));
      // The ring, and with the outer layers the sixteen places of a face.
      expect(moved).toHaveLength([1, 4, 5, 8, 9, 12].includes(layer) ? 32 : 16);
    }
  });
});

describe('the stickers of a cube', () => {
  it('are after each of the 36 twists where it takes them, in space as in the rules, and upright', () => {
    for (const twist of everyTwist) {
      const after = stickersOf(afterTwists(drawnCube, [twist]), none, none);
      const to = turnOf(twist.layer, twist.quarters);
      const byPoint = new Map(after.map((sticker) => [keyOf(spotOf(sticker.place).centre), sticker]));
      for (const sticker of stickersOf(drawnCube, none, none)) {
        const seen = seenAt(sticker.place, twist.layer, 90 * twist.quarters);
        const there = byPoint.get(keyOf(seen.centre));
        expect(there).toEqual({ ...sticker, place: to[sticker.place] });
        const home = spotOf(there?.place ?? -1);
        expect(close(home.normal, seen.normal)).toBe(true);
        expect(close(home.up, seen.up)).toBe(true);
      }
    }
  });

  it('turn in their holes without a jump at a quarter', () => {
    for (const layer of [2, 4, 5, 9, 11]) {
      for (const quarter of [-2, -1, 0, 1]) {
        for (const place of ringOf(layer)) {
          const before = seenAt(place, layer, 90 * quarter - 1e-9);
          const behind = seenAt(place, layer, 90 * quarter + 1e-9);
          expect(Math.hypot(...sum(before.up, [-behind.up[0], -behind.up[1], -behind.up[2]]))).toBeLessThan(
            1e-6,
          );
        }
      }
    }
  });

  it('are seen on the way of a twist from where they were, and of a hand from where it let go', () => {
    for (const twist of everyTwist) {
      const cube = afterTwists(drawnCube, [twist]);
      const offset = offsetAfter(drawnCube, cube, twist);
      const shown = new Map(
        stickersOf(cube, none, none).map(({ place, peg }) => [
          peg,
          seenAt(place, twist.layer, offset?.degrees ?? NaN),
        ]),
      );
      for (const { place, peg } of stickersOf(drawnCube, none, none)) {
        const seen = shown.get(peg);
        if (seen === undefined) throw new Error('No peg is lost');
        expect(close(seen.centre, spotOf(place).centre) && close(seen.up, spotOf(place).up)).toBe(true);
      }
    }
    const [quarter] = everyTwist.filter(({ layer, quarters }) => layer === 6 && quarters === 1);
    const half = { layer: 6, quarters: 2 } as const;
    const by = (degrees: number): Offset => ({ layer: 6, degrees, byHand: true });
    const twice = afterTwists(drawnCube, [half]);
    expect(offsetAfter(drawnCube, afterTwists(drawnCube, [half]), half, by(-150))?.degrees).toBe(30);
    expect(offsetAfter(drawnCube, twice, half, by(150))?.degrees).toBe(-30);
    // One that no hand holds has arrived before the next begins.
    expect(offsetAfter(drawnCube, twice, half, { layer: 6, degrees: -40 })?.degrees).toBe(-180);
    // What is not just this twist is shown as it is.
    expect(offsetAfter(drawnCube, twice, quarter)).toBeUndefined();
    expect(offsetAfter(drawnCube, twice, undefined)).toBeUndefined();
  });

  it('carry the marks of their places and the letters of wild pegs', () => {
    const stickers = stickersOf(drawnCube, drawnMarks, new Map(drawnCube.map((peg) => [peg, 'Q'])));
    const wild = stickers.filter(({ print }) => print.kind === 'wild');
    expect(wild).toHaveLength(2);
    expect(wild.every(({ print }) => print.kind === 'wild' && print.letter === 'Q')).toBe(true);
    const strips = stripsOf(stickers, 6);
    expect(strips.filter(({ ink }) => ink === 'bar')).toHaveLength(6);
    expect(strips.filter(({ ink }) => ink === 'line')).toHaveLength(3);
    // Two edges of sixteen places.
    expect(strips.filter(({ ink }) => ink === 'frameSoft').map(({ place }) => place)).toEqual(
      ringOf(6)
        .flatMap((place) => [place, place])
        .sort((one, other) => one - other),
    );
  });
});

describe('the ring of the word', () => {
  it('is one outline on each face that it runs over', () => {
    for (const ring of [1, 6, 11]) {
      const on = new Set(ringOf(ring));
      expect(on.size).toBe(16);
      const sides = [...on].map((place) => ringSides(on, place));
      // A strip of four places has two long sides and two ends.
      expect(sides.flat()).toHaveLength(4 * 10);
      expect(sides.every((ones) => ones.length === 2 || ones.length === 3)).toBe(true);
    }
    expect(ringSides(new Set(ringOf(6)), places.find((place) => !ringOf(6).includes(place)) ?? 0)).toEqual(
      [],
    );
  });
});

describe('the bar of the last move', () => {
  const barsOf = (marks: PlaceMarks) =>
    stripsOf(stickersOf(drawnCube, new Map([[3, marks]]), none), undefined).map(({ place, ink }) => [
      place,
      ink,
    ]);

  it('is dotted, stands in place of that of a word that stands, and gives way to that of this turn', () => {
    const dotted = Array.from({ length: 4 }, () => [3, 'line']);
    expect(barsOf({ last: true })).toEqual(dotted);
    expect(barsOf({ last: true, standing: true })).toEqual(dotted);
    expect(barsOf({ last: true, traced: 1 })).toEqual([[3, 'bar']]);
    expect(barsOf({ standing: true })).toEqual([[3, 'line']]);
  });

  it('comes to the cube as to the map', () => {
    const shown = shownCube({
      cube: drawnCube,
      view: { claimed: [] },
      places: [],
      wilds: {},
      check: undefined,
      last: new Map([
        ['3', ''],
        ['4', ''],
      ]),
    });
    expect([...shown.last]).toEqual([3, 4]);
    expect([...shown.marks]).toEqual([
      [3, { last: true }],
      [4, { last: true }],
    ]);
  });
});

describe('the motion of a layer', () => {
  /** A window whose moments come when the test says so. */
  function frames(isReduced: boolean) {
    let step: ((now: number) => void) | undefined;
    return {
      isReduced: () => isReduced,
      request: (next: (now: number) => void) => {
        step = next;
        return 1;
      },
      cancel: () => {
        step = undefined;
      },
      at: (now: number) => {
        const due = step;
        step = undefined;
        due?.(now);
      },
      waits: () => step !== undefined,
    };
  }

  it('goes home within its time and draws no more', () => {
    const window = frames(false);
    const motion = layerMotion(window);
    const drawn: (number | undefined)[] = [];
    motion.tell(() => drawn.push(motion.offset()?.degrees));
    motion.goHome({ layer: 3, degrees: -90 });
    for (const now of [1000, 1000 + twistMs / 2, 1000 + twistMs]) window.at(now);
    expect(drawn).toEqual([-90, -90, -90 / 8, undefined]);
    expect(window.waits()).toBe(false);
  });

  it('jumps where motion is reduced, and ends at once for another', () => {
    const calm = layerMotion(frames(true));
    calm.goHome({ layer: 3, degrees: -90 });
    expect(calm.offset()).toBeUndefined();
    const window = frames(false);
    const motion = layerMotion(window);
    motion.goHome({ layer: 3, degrees: -90 });
    window.at(0);
    motion.goHome({ layer: 8, degrees: 180 });
    expect(motion.offset()).toEqual({ layer: 8, degrees: 180 });
    motion.hold(undefined);
    expect(window.waits()).toBe(false);
  });
});
