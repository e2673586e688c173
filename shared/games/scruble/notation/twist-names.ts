import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { layers, type Axis } from '../cube.ts';
import type { Twist } from '../twists.ts';

export type TwistTextProblem =
  | { readonly code: 'scruble/unknown-twist'; readonly found: string }
  /** Some cubers mean one layer by a small letter and others two, so it is refused here. */
  | { readonly code: 'scruble/small-letter'; readonly found: string; readonly face: string }
  | { readonly code: 'scruble/no-such-layer'; readonly found: string };

/** Each face letter gives an axis, whether depth counts from the far end, and whether clockwise is along the ring. */
const letters: Readonly<Record<string, readonly [axis: Axis, fromFar: boolean, along: boolean]>> = {
  L: ['column', false, true],
  R: ['column', true, false],
  U: ['row', false, false],
  D: ['row', true, true],
  F: ['slice', false, true],
  B: ['slice', true, false],
};

/** Depth 1 is the outermost layer seen from the face. */
function layerFrom(
  face: string,
  depth: number,
): { readonly layer: number; readonly along: boolean } | undefined {
  const [axis, fromFar, along] = letters[face] ?? [];
  const at = fromFar ? 5 - depth : depth;
  const layer = layers.find((one) => one.axis === axis && one.at === at);
  return layer === undefined || along === undefined ? undefined : { layer: layer.number, along };
}

/** Writes `R` (clockwise), `R'`, `R2` by the rules of the World Cube Association, inner `2R` by their extensions. */
export function twistText({ layer, quarters }: Twist): string {
  for (const face of Object.keys(letters)) {
    for (const depth of [1, 2]) {
      const found = layerFrom(face, depth);
      if (found?.layer !== layer) continue;
      const amount = quarters === 2 ? '2' : (quarters === 1) === found.along ? '' : "'";
      return `${depth === 1 ? '' : depth}${face}${amount}`;
    }
  }
  throw new RangeError(`No layer ${layer}`);
}

export function twistsText(twists: readonly Twist[]): string {
  return twists.map(twistText).join(' ');
}

const amounts: Readonly<Record<Axis, Readonly<Record<string, 1 | 2 | 3>>>> = {
  column: { down: 1, half: 2, up: 3 },
  row: { right: 1, half: 2, left: 3 },
  slice: { clockwise: 1, half: 2, anticlockwise: 3 },
};

/** Writes `column 4 up`, `row 2 left`, `slice 1 clockwise` or `row 3 half`, as seen at the front. */
export function plainTwist({ layer, quarters }: Twist): string {
  const { axis, at } = layers[layer - 1] ?? layers[0] ?? { axis: 'column' as const, at: 1 };
  const amount = Object.entries(amounts[axis]).find(([, one]) => one === quarters)?.[0] ?? '';
  return `${axis} ${at} ${amount}`;
}

const synonyms: Readonly<Record<string, string>> = {
  counterclockwise: 'anticlockwise',
  round: 'half',
  twice: 'half',
};

const plain = /^(column|row|slice)\s+(\d+)\s+([a-z]+)$/;
const cubers = /^(\d*)([A-Za-z])([wW]?)([23]?)(['’`]?)$/;

/** Reads cubers' letters (`R 2U' F2`; `Rw` is two twists) and, with commas, words (`row 2 left, column 4 half`). */
export function parseTwists(text: string): Result<readonly Twist[], TwistTextProblem> {
  const twists: Twist[] = [];
  for (const piece of text.split(/[,;]/)) {
    const phrase = piece.trim().replace(/\s+/g, ' ');
    const words = plain.exec(phrase.toLowerCase());
    const parsed = words === null ? undefined : plainParsed(words, phrase);
    if (parsed !== undefined) {
      if (!parsed.ok) return parsed;
      twists.push(parsed.value);
      continue;
    }
    for (const token of phrase.split(' ').filter((one) => one !== '')) {
      const found = cubersTwists(token);
      if (!found.ok) return found;
      twists.push(...found.value);
    }
  }
  return ok(twists);
}

function plainParsed(
  [, axis = '', number = '', word = '']: RegExpExecArray,
  found: string,
): Result<Twist, TwistTextProblem> {
  const layer = layers.find((one) => one.axis === axis && one.at === Number(number));
  if (layer === undefined) return refuse({ code: 'scruble/no-such-layer', found: clip(found) });
  const quarters = amounts[layer.axis][synonyms[word] ?? word];
  return quarters === undefined
    ? refuse({ code: 'scruble/unknown-twist', found: clip(found) })
    : ok({ layer: layer.number, quarters });
}

function cubersTwists(token: string): Result<readonly Twist[], TwistTextProblem> {
  const [, deep = '', letter = '', wide = '', times = '', prime = ''] = cubers.exec(token) ?? [];
  const face = letter.toUpperCase();
  if (letters[face] === undefined) return refuse({ code: 'scruble/unknown-twist', found: clip(token) });
  if (letter !== face) return refuse({ code: 'scruble/small-letter', found: clip(token), face });
  // `Rw` turns two layers, `3Rw` three; `2R` only the second one.
  const count = deep === '' ? (wide === '' ? 1 : 2) : Number(deep);
  const depths = wide === '' ? [count] : Array.from({ length: Math.min(count, 4) }, (_, at) => at + 1);
  const turned = times === '' ? 1 : Number(times);
  const twists: Twist[] = [];
  for (const depth of depths) {
    const found = count > 4 ? undefined : layerFrom(face, depth);
    if (found === undefined) return refuse({ code: 'scruble/no-such-layer', found: clip(token) });
    const clockwise = prime === '' ? turned : 4 - turned;
    twists.push({ layer: found.layer, quarters: (found.along ? clockwise : 4 - clockwise) as 1 | 2 | 3 });
  }
  return ok(twists);
}

export function clip(text: string): string {
  return text.trim().slice(0, 60);
}
