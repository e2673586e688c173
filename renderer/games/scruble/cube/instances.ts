import type { Rgb } from '#renderer/space/index.ts';
import { printPlace } from './atlas.ts';
import type { Look } from './look.ts';
import { isInLayer, spotOf, type Vector } from './spots.ts';
import { spinsOf, type Sticker } from './stickers.ts';
import type { Strip } from './strips.ts';

/** A layer (1 to 12) that turns, and the quarter below which it has not turned. */
export interface Turning {
  readonly layer: number;
  readonly quarter: number;
}

/** What tells the drawings of one shape apart: by the shader's name, so many numbers each. */
export interface Instances {
  readonly count: number;
  readonly attributes: Readonly<
    Record<string, { readonly size: number; readonly values: readonly number[] }>
  >;
}

/** A drawing of a shape: numbers by the shader's names. The same names in all of one shape. */
type Drawn = Readonly<Record<string, readonly number[]>>;

function instancesOf(drawn: readonly Drawn[]): Instances {
  const names = Object.keys(drawn[0] ?? {});
  return {
    count: drawn.length,
    attributes: Object.fromEntries(
      names.map((name) => [
        name,
        { size: drawn[0]?.[name]?.length ?? 0, values: drawn.flatMap((one) => one[name] ?? []) },
      ]),
    ),
  };
}

const along = [-1.5, -0.5, 0.5, 1.5] as const;
/** The middles of the 56 small cubes that can be seen: eight more are always within. */
const middles: readonly Vector[] = along.flatMap((x) =>
  along.flatMap((y) =>
    along.flatMap((z): readonly Vector[] =>
      [x, y, z].some((at) => Math.abs(at) === 1.5) ? [[x, y, z]] : [],
    ),
  ),
);

export function smallCubes(turning: Turning | undefined): Instances {
  return instancesOf(
    middles.map((offset) => ({
      offset,
      moving: [turning !== undefined && isInLayer(turning.layer, offset) ? 1 : 0],
    })),
  );
}

export function pegs(
  stickers: readonly Sticker[],
  form: 'round' | 'square',
  look: Look,
  turning: Turning | undefined,
): Instances {
  return instancesOf(
    stickers
      .filter(({ print }) => (print.kind === 'premium' && print.of === 'word') === (form === 'square'))
      .map((sticker) => {
        const { left, bottom, width, height } = printPlace(sticker);
        return {
          ...placed(sticker.place, turning, true),
          printed: [left, bottom, width, height],
          edge: inkBytes(sticker.print.kind === 'premium' ? look.feltEdge : look.woodEdge),
        };
      }),
  );
}

export function strips(all: readonly Strip[], look: Look, turning: Turning | undefined): Instances {
  return instancesOf(
    all.map(({ place, x, y, width, height, turned, lift, ink, onPeg }) => ({
      ...placed(place, turning, onPeg),
      // Where all seams are black lines, the chosen layer has stouter ones.
      box: [x, y, width, look.outlined && !onPeg ? 2.6 * height : height],
      laid: [(turned * Math.PI) / 180, lift],
      colour: inkBytes(look[ink]),
    })),
  );
}

function placed(place: number, turning: Turning | undefined, onPeg: boolean): Drawn {
  const { centre, right, up } = spotOf(place);
  const moves = turning !== undefined && isInLayer(turning.layer, centre);
  const spins = moves && onPeg ? spinsOf(turning.layer, turning.quarter, place) : [0, 0];
  return {
    centre,
    rightwards: right,
    upwards: up,
    spins: spins.map((degrees) => (degrees * Math.PI) / 180),
    moving: [moves ? 1 : 0],
  };
}

/** A colour as shaders take it: the page's own bytes from 0 to 1. */
export function inkBytes(ink: Rgb): readonly number[] {
  return ink.map((byte) => byte / 255);
}
