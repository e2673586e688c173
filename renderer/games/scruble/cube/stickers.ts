import { faceOf, pointsOf, turnOf, type Twist } from '#shared/games/scruble/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { axisOf, cross, dot, isInLayer, spotOf, turnedAbout } from './spots.ts';

/** What a place shows beyond its peg. */
export interface PlaceMarks {
  /** Its number in the word being traced, from 1 (red line below the letter). */
  readonly traced?: number;
  /** Part of a claimed word that stands (thin line below the letter). */
  readonly standing?: boolean;
  /** Part of the crossing word chosen for the credit (dotted ring). */
  readonly crossing?: boolean;
  /** A premium that counts for the word (a frame). */
  readonly counts?: boolean;
}

/** What is printed on a peg. */
export type Print =
  | { readonly kind: 'letter'; readonly letter: string; readonly points: number }
  /** Stands for `letter`, once that is known. */
  | { readonly kind: 'wild'; readonly letter: string | undefined }
  | { readonly kind: 'premium'; readonly text: string; readonly of: 'letter' | 'word' };

/** The peg of one place. */
export interface Sticker {
  readonly place: number;
  readonly peg: number;
  readonly print: Print;
  readonly marks: PlaceMarks;
}

const noMarks: PlaceMarks = {};

/** What the cube shows, place by place: `cube` has the peg at each, `wilds` the letters that wild pegs stand for. */
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

/** A layer on its way: it stands so many degrees along its ring from where the cube has it. */
export interface Offset {
  readonly layer: number;
  readonly degrees: number;
  /** Whether a hand took it there. */
  readonly byHand?: boolean;
}

/** The quarters between which a layer stands. */
export function quarterBelow({ degrees }: Offset): number {
  return Math.floor(degrees / 90);
}

/**
 * Pegs turn in their holes, so that letters can be read wherever their layer has taken them: by how many degrees the peg of
 * a place is turned, counterclockwise as one looks at it, when its layer stands at one quarter and at the next.
 */
export function spinsOf(layer: number, quarter: number, place: number): readonly [number, number] {
  const from = spinAt(layer, quarter, place);
  const step = spinAt(layer, quarter + 1, place) - from;
  // The short way; half a turn counterclockwise.
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

/**
 * Where a layer is first seen when the cube has become this one: undefined where the two do not differ by just that twist.
 * `stood`: where a layer stood before; one that a hand has turned goes on from there.
 */
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
