import type { Rgb } from '#renderer/space/index.ts';
import { places } from '#shared/games/scruble/index.ts';
import { printPlace } from './atlas.ts';
import type { Look } from './look.ts';
import { axisOf, cross, dot, half, isInLayer, spotOf, sum, times, type Vector } from './spots.ts';
import { spinsOf, type Sticker } from './stickers.ts';
import type { Strip } from './strips.ts';

export interface Turning {
  readonly layer: number;
  readonly quarter: number;
}

export interface Instances {
  readonly count: number;
  readonly attributes: Readonly<
    Record<string, { readonly size: number; readonly values: readonly number[] }>
  >;
}

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

export function smallFaces(turning: Turning | undefined, seen: Seen): Instances {
  const outside = places
    .filter((place) => isSeen(place, turning, seen))
    .map((place) => placed(place, turning, false));
  return instancesOf(turning === undefined ? outside : [...outside, ...cutsOf(turning.layer)]);
}

export type Seen = (normal: Vector) => boolean;

/** A turning layer can bring hidden places into sight. */
function isSeen(place: number, turning: Turning | undefined, seen: Seen): boolean {
  const { normal, centre } = spotOf(place);
  return seen(normal) || (turning !== undefined && isInLayer(turning.layer, centre));
}

const along = [-1.5, -0.5, 0.5, 1.5] as const;

function cutsOf(layer: number): readonly Drawn[] {
  const axis = axisOf(layer);
  const right: Vector = axis[0] === 0 ? [1, 0, 0] : [0, 1, 0];
  const up = cross(axis, right);
  const middle = along.map((at) => times(axis, at)).find((point) => isInLayer(layer, point)) ?? axis;
  return [-0.5, 0.5].flatMap((side) => {
    const plane = sum(middle, times(axis, side));
    if (Math.abs(dot(plane, axis)) === half) return [];
    return along.flatMap((x) =>
      along.flatMap((y) => {
        if (Math.abs(x) !== 1.5 && Math.abs(y) !== 1.5) return [];
        const centre = sum(plane, times(right, x), times(up, y));
        // A face of the layer points away from its middle, a face of the neighbour towards it.
        return [1, 0].map((moving): Drawn => {
          const isAlong = side > 0 === (moving === 1);
          const upwards = isAlong ? up : times(up, -1);
          return { centre, rightwards: right, upwards, spins: [0, 0], moving: [moving] } as Drawn;
        });
      }),
    );
  });
}

export function pegs(
  stickers: readonly Sticker[],
  form: 'round' | 'square',
  look: Look,
  turning: Turning | undefined,
  seen: Seen,
): Instances {
  return instancesOf(
    stickers
      .filter(({ place }) => isSeen(place, turning, seen))
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
      // On a white body, these lines lie beside black ones and must be thicker.
      box: [x, y, width, look.outlined && (ink === 'frame' || ink === 'frameSoft') ? 1.6 * height : height],
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

/** Scales bytes to 0 to 1 without colour management, as the shaders expect. */
export function inkBytes(ink: Rgb): readonly number[] {
  return ink.map((byte) => byte / 255);
}
