import { beforeAll, describe, expect, it } from 'vitest';
import { cubeFaces, placesOnRing, rings as printedRings } from '#print-templates/templates/cube-places.ts';
import {
  afterTwists,
  everyTwist,
  facePlaceOf,
  faces,
  inverseOf,
  layers,
  pegIds,
  placeAt,
  places,
  premiumOf,
  faceOf,
  ringOf,
  ringsThrough,
  scruble,
  shortened,
  twistsText,
  type Cube,
  type Twist,
} from '#shared/games/scruble/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { CubingModel, destinationsOf } from '#tests/support/scruble/cubing.ts';
import { longTest } from '#tests/support/patience.ts';
import { begun, twistsIn } from '#tests/support/scruble/table.ts';

/** `CUBEWRIGHT_TWIST_RUNS=10000` tries so many random sequences. */
const runs = Number(process.env.CUBEWRIGHT_TWIST_RUNS ?? 500);

/** Random twists that follow from a number. */
function randomTwists(seed: number): readonly Twist[] {
  let random = randomFrom(seed);
  const randomBelow = (below: number): number => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  return Array.from(
    { length: 1 + randomBelow(40) },
    () => everyTwist[randomBelow(everyTwist.length)],
  ).flatMap((twist) => twist ?? []);
}

describe('S1 the pegs', () => {
  it('S1 are 96, 16 a face: 82 letters, 2 wild ones, 12 premiums', () => {
    expect(pegIds).toHaveLength(96);
    const kinds = pegIds.map((peg) => faceOf(peg).kind);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([count('letter'), count('blank'), count('premium')]).toEqual([82, 2, 12]);
    const premiums = pegIds.flatMap((peg) => premiumOf(peg) ?? []).map(({ times, of }) => `${times} ${of}`);
    expect(premiums.sort()).toEqual([
      ...Array<string>(4).fill('2 letter'),
      ...Array<string>(3).fill('2 word'),
      ...Array<string>(3).fill('3 letter'),
      '3 word',
      '4 letter',
    ]);
  });

  it('S1 are for one to four players', () => {
    expect(scruble.seats).toEqual({ least: 1, most: 4 });
  });
});

describe('S2 the start', () => {
  it('S2 deals every peg by the seed, and another cube for another seed', () => {
    const cube = begun({ seed: 3 }).cube;
    expect([...cube].sort((a, b) => a - b)).toEqual(pegIds);
    expect(begun({ seed: 3 }).cube).toEqual(cube);
    expect(begun({ seed: 4 }).cube).not.toEqual(cube);
    expect(begun({ seed: 3 }).claimed).toEqual([]);
  });
});

describe('S3 the twelve layers', () => {
  it('S3 are four an axis, and each turns as cubers say', () => {
    expect(layers.map(({ axis, at }) => `${axis} ${at}`)).toHaveLength(12);
    // The right face turned clockwise takes the front to the top, the top one takes it to the left, the front one the top to the right.
    for (const [text, from, to] of [
      ['R', 'front', 'top'],
      ['2R', 'front', 'top'],
      ['L', 'top', 'front'],
      ['U', 'front', 'left'],
      ['2D', 'front', 'right'],
      ['F', 'top', 'right'],
      ['2B', 'right', 'top'],
    ]) {
      const moved = destinationsOf(twistsIn(text ?? ''));
      const gone = places.filter((place) => facePlaceOf(place).face === from && moved[place] !== place);
      const there = new Set(gone.map((place) => facePlaceOf(moved[place] ?? 0).face));
      expect([gone.length, ...there], text).toEqual([4, to]);
    }
  });

  it('S3 R leaves the middle of the front, and takes its right column to the top upright', () => {
    const moved = destinationsOf(twistsIn('R'));
    for (const row of [0, 1, 2, 3]) {
      expect(moved[placeAt({ face: 'front', row, column: 3 })]).toBe(
        placeAt({ face: 'top', row, column: 3 }),
      );
    }
    // Seen from the right the upper left corner goes to the upper right one.
    expect(moved[placeAt({ face: 'right', row: 0, column: 0 })]).toBe(
      placeAt({ face: 'right', row: 0, column: 3 }),
    );
  });

  it('S3 four quarter turns are nothing, two are a half turn, and three one back', () => {
    for (const { number } of layers) {
      const quarter = { layer: number, quarters: 1 } as const;
      const [once, twice] = [[quarter], [quarter, quarter]];
      expect(destinationsOf([...twice, ...twice])).toEqual(places);
      expect(destinationsOf(twice)).toEqual(destinationsOf([{ layer: number, quarters: 2 }]));
      expect(destinationsOf([...twice, ...once])).toEqual(destinationsOf([{ layer: number, quarters: 3 }]));
      expect(destinationsOf(once)).not.toEqual(places);
      expect(shortened([...twice, ...once, ...once])).toEqual([]);
    }
  });

  it('S3 a scramble and its inverse restore every peg; corners, edges and centres stay what they are', () => {
    const start = begun().cube;
    for (let seed = 1; seed <= 100; seed += 1) {
      const twists = randomTwists(seed);
      const twisted: Cube = afterTwists(start, twists);
      expect(afterTwists(twisted, inverseOf(twists))).toEqual(start);
      expect(afterTwists(start, shortened(twists))).toEqual(twisted);
      expect(destinationsOf(twists).map(kindOf), `seed ${seed}`).toEqual(places.map(kindOf));
    }
  });

  describe('S3 by an independent model (cubing.js)', () => {
    let model: CubingModel;
    beforeAll(async () => {
      model = await CubingModel.open();
    });

    it(`S3 do the same in ${runs} random sequences of up to 40 twists`, { timeout: longTest }, () => {
      for (let seed = 1; seed <= runs; seed += 1) {
        const twists = randomTwists(seed);
        const text = twistsText(twists);
        expect(destinationsOf(twists), text).toEqual(model.destinations(text));
        expect(twistsIn(text)).toEqual(twists);
      }
    });

    it('S3 wide turns are two layers', () => {
      for (const text of ["Rw U2 Fw'", 'Lw2 Dw Bw', "Uw' R 2F2"]) {
        expect(destinationsOf(twistsIn(text)), text).toEqual(model.destinations(text));
      }
    });
  });
});

/** Places on one axis of symmetry of a face never change into each other. */
function kindOf(place: number): 'corner' | 'edge' | 'centre' {
  const { row, column } = facePlaceOf(place);
  const outer = [row, column].filter((at) => at === 0 || at === 3).length;
  return outer === 2 ? 'corner' : outer === 1 ? 'edge' : 'centre';
}

describe('S4 the rings', () => {
  it('S4 are 12 of 16 places; each place is on two, and rings of two axes cross at two places', () => {
    for (const place of places) expect(ringsThrough(place)).toHaveLength(2);
    for (const one of layers) {
      expect(new Set(ringOf(one.number)).size).toBe(16);
      for (const other of layers) {
        if (one.number === other.number) continue;
        const shared = ringOf(one.number).filter((place) => ringOf(other.number).includes(place));
        expect(shared).toHaveLength(one.axis === other.axis ? 0 : 2);
      }
    }
  });

  it('S4 are those of the printed map, where the back hangs below the bottom', () => {
    expect(faces).toEqual(cubeFaces);
    for (const ring of printedRings) {
      const printed = placesOnRing(ring).map(({ face, row, column }) =>
        placeAt(face === 'back' ? { face, row: 3 - row, column: 3 - column } : { face, row, column }),
      );
      expect(ringOf(ring.number)).toEqual(printed);
    }
  });

  it('S4 run on over the edges: neighbours of a ring lie side by side, on one face or round a corner', () => {
    for (const { number, axis } of layers) {
      const ring = ringOf(number);
      const turned = new Set(ring.map((place) => facePlaceOf(place).face));
      expect([...turned]).toEqual(
        axis === 'column'
          ? ['top', 'front', 'bottom', 'back']
          : axis === 'row'
            ? ['left', 'front', 'right', 'back']
            : ['top', 'right', 'bottom', 'left'],
      );
    }
  });
});
