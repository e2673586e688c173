import { faceOf, pointsOf, turnOf, type Twist } from '#shared/games/scruble/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { axisOf, cross, dot, isInLayer, spotOf, turnedAbout } from './spots.ts';

export interface PlaceMarks {
  readonly traced?: number;
  readonly standing?: boolean;
  readonly crossing?: boolean;
  readonly counts?: boolean;
  /** The last move that is shown laid its word here. */
  readonly last?: boolean;
}

export type Print =
  | { readonly kind: 'letter'; readonly letter: string; readonly points: number }
  /** `letter` is the letter for which the peg stands, if known. */
  | { readonly kind: 'wild'; readonly letter: string | undefined }
  | { readonly kind: 'premium'; readonly text: string; readonly of: 'letter' | 'word' };

export interface Sticker {
  readonly place: number;
  readonly peg: number;
  readonly print: Print;
  readonly marks: PlaceMarks;
}

const noMarks: PlaceMarks = {};

/** `cube` has the peg of each place, `wilds` the letters that wild pegs stand for. */
export function stickersOf(
  cube: readonly number[],
  marks: ReadonlyMap<number, PlaceMarks>,
  wilds: ReadonlyMap<number, string>,
): readonly Sticker[] {
  return cube.map((peg, place) => ({
    place,
    peg,
    print: printOf(peg, wilds.get(peg)),
    marks: marks.get(place) ?? noMarks,
  }));
}

function printOf(peg: number, stands: string | undefined): Print {
  const id = cubeId(peg);
  const face = faceOf(id);
  if (face.kind === 'premium') return { kind: 'premium', text: String(faceText(face)), of: face.of };
  return face.kind === 'letter'
    ? { kind: 'letter', letter: face.letter, points: pointsOf(id) }
    : { kind: 'wild', letter: stands };
}

export interface Offset {
  readonly layer: number;
  readonly degrees: number;
  readonly byHand?: boolean;
}

export function quarterBelow({ degrees }: Offset): number {
  return Math.floor(degrees / 90);
}

/** Returns a peg's angles, counterclockwise, at this quarter and the next; pegs turn so that letters stay readable. */
export function spinsOf(layer: number, quarter: number, place: number): readonly [number, number] {
  const from = spinAt(layer, quarter, place);
  const step = spinAt(layer, quarter + 1, place) - from;
  // The peg takes the short way; half a turn goes counterclockwise.
  return [from, from + ((step + 540 - 1) % 360) - 180 + 1];
}

function spinAt(layer: number, quarter: number, place: number): number {
  const home = spotOf(place);
  if (!isInLayer(layer, home.centre)) return 0;
  const there = spotOf(turnOf(layer, ((quarter % 4) + 4) % 4)[place] ?? place);
  const taken = turnedAbout(axisOf(layer), quarter * 90, home.up);
  const sin = dot(cross(taken, there.up), there.normal);
  return Math.round(Math.atan2(sin, dot(taken, there.up)) / (Math.PI / 2)) * 90;
}

/** Continues from the angle where a hand left the layer (`stood`); undefined if cubes do not differ by the twist. */
export function offsetAfter(
  before: readonly number[],
  cube: readonly number[],
  twist: Twist | undefined,
  stood?: Offset,
): Offset | undefined {
  if (twist === undefined || before === cube) return undefined;
  const to = turnOf(twist.layer, twist.quarters);
  if (!before.every((peg, place) => cube[to[place] ?? place] === peg)) return undefined;
  const from = stood?.layer === twist.layer && stood.byHand === true ? stood.degrees : 0;
  const whole = { 1: 90, 2: from < 0 ? -180 : 180, 3: -90 }[twist.quarters];
  return { layer: twist.layer, degrees: from - whole };
}
