import {
  blanksUp,
  cubewordKeyPlaces,
  cubeAt,
  farthest,
  isJoker,
  joker,
  lettersOn,
  mostBlanks,
  placedCube,
  placeText,
  type Felt,
  type FeltCube,
} from '#shared/games/cubeword/index.ts';
import type { Press } from '#renderer/table/index.ts';
import { rowAt } from '#renderer/keys/index.ts';
import { chordOf } from '#shared/keys/index.ts';
import { ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { cubewordSet, stepFrom, type Direction, type PieceSet, type Place } from '#shared/pieces/index.ts';
import type { PoolFace, Typing } from '../draft/draft.ts';
import { faceOf } from '../draft/reduce.ts';
import { canShow, withCube, withFace, type Face } from './finding-cubes.ts';

export interface Laying {
  readonly set: PieceSet;
  readonly cursor: Place;
  readonly lineStart: Place;
  readonly direction: Direction;
  readonly typing: Typing;
  readonly held: CubeId | undefined;
  readonly naming: boolean;
  readonly faces: ReadonlyMap<CubeId, PoolFace>;
  /** The person chose these cubes, so none of them is moved to show a letter elsewhere. */
  readonly kept: ReadonlySet<CubeId>;
}

export type LayingAction =
  | { readonly kind: 'cursor'; readonly place: Place }
  | { readonly kind: 'pick-place'; readonly place: Place }
  | { readonly kind: 'pick-cube'; readonly cube: CubeId }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'face'; readonly letter: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'joker' }
  | { readonly kind: 'cross' }
  | { readonly kind: 'space' }
  | { readonly kind: 'next-line' }
  | { readonly kind: 'back' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'swap'; readonly cube: CubeId }
  | { readonly kind: 'take-off' }
  | { readonly kind: 'let-go' };

export type LayingProblem =
  | { readonly code: 'cubeword/no-cube-left'; readonly letter: string }
  | { readonly code: 'cubeword/no-blank-left' }
  | { readonly code: 'cubeword/joker-elsewhere'; readonly place: string }
  | { readonly code: 'cubeword/cube-lacks'; readonly letter: string; readonly letters: readonly string[] }
  | { readonly code: 'cubeword/name-first' }
  | { readonly code: 'cubeword/set-up-blanks'; readonly blanks: number; readonly most: number };

export interface Laid {
  readonly felt: Felt;
  readonly laying: Laying;
}

type Step = Result<Laid, LayingProblem>;

const origin: Place = { column: 0, row: 0 };

export const nothingDone: Laying = {
  set: cubewordSet,
  cursor: origin,
  lineStart: origin,
  direction: 'across',
  typing: 'letter',
  held: undefined,
  naming: false,
  faces: new Map(),
  kept: new Set(),
};

export function reduceEntry(laid: Laid, action: LayingAction): Step {
  const step = made(laid, action);
  if (!step.ok) return step;
  const { felt, laying } = step.value;
  const kept = [...laying.kept].filter((cube) => placedCube(felt, cube) !== undefined);
  return ok({ felt, laying: { ...laying, kept: new Set(kept) } });
}

function made({ felt, laying }: Laid, action: LayingAction): Step {
  const { cursor, direction, held, typing } = laying;
  const only = (change: Partial<Laying>): Step => ok({ felt, laying: { ...laying, ...change } });
  switch (action.kind) {
    case 'cursor':
      return only({ cursor: action.place, lineStart: action.place });
    case 'pick-place':
      return pickPlace({ felt, laying }, action.place);
    case 'pick-cube':
      return only(
        action.cube === held
          ? letGo
          : { ...letGo, held: action.cube, cursor: placedCube(felt, action.cube) ?? cursor },
      );
    case 'letter':
      return held === undefined
        ? typed({ felt, laying }, action.letter)
        : lettered({ felt, laying }, held, action.letter);
    case 'face':
      return held === undefined
        ? ok({ felt, laying })
        : turned({ felt, laying }, held, { letter: action.letter, blank: false });
    case 'blank':
      if (held === undefined) return only({ typing: typing === 'blank' ? 'letter' : 'blank' });
      return held === joker || placedCube(felt, held) !== undefined
        ? only({ naming: true })
        : only({ naming: true, faces: new Map(laying.faces).set(held, { letter: undefined, blank: true }) });
    case 'joker':
      return only({ ...letGo, typing: typing === 'joker' ? 'letter' : 'joker' });
    case 'cross':
      return only({ direction: crossOf(direction), lineStart: cursor });
    case 'space':
      return held === undefined
        ? only({ cursor: onwards(cursor, direction, 1), typing: 'letter' })
        : pickPlace({ felt, laying }, cursor);
    case 'next-line': {
      const { column, row } = laying.lineStart;
      const across = direction === 'across';
      const begin = across ? { column, row: cursor.row } : { column: cursor.column, row };
      const next = onwards(begin, crossOf(direction), 1);
      return only({ cursor: next, lineStart: next, typing: 'letter' });
    }
    case 'back': {
      const last = onwards(cursor, direction, -1);
      return ok({ felt: without(felt, last), laying: { ...laying, ...letGo, cursor: last } });
    }
    case 'clear':
      return ok({ felt: without(felt, cursor), laying: { ...laying, ...letGo } });
    case 'swap':
      return swapped({ felt, laying }, action.cube);
    case 'take-off':
      return ok({ felt: felt.filter(({ cube }) => cube !== held), laying: { ...laying, ...letGo } });
    case 'let-go':
      return only(letGo);
  }
}

const letGo = { held: undefined, naming: false, typing: 'letter' } as const satisfies Partial<Laying>;

function without(felt: Felt, place: Place): Felt {
  const gone = cubeAt(felt, place);
  return felt.filter((one) => one !== gone);
}

function crossOf(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

function onwards(place: Place, direction: Direction, steps: number): Place {
  const { column, row } = stepFrom(place, direction, steps);
  const within = (at: number) => Math.max(-farthest, Math.min(farthest, at));
  return { column: within(column), row: within(row) };
}

function pickPlace({ felt, laying }: Laid, place: Place): Step {
  const { held } = laying;
  const there = cubeAt(felt, place);
  const here = { cursor: place, lineStart: place };
  if (there !== undefined) {
    const chosen = there.cube === held ? undefined : there.cube;
    return ok({ felt, laying: { ...laying, ...letGo, ...here, held: chosen } });
  }
  if (held === undefined) return ok({ felt, laying: { ...laying, ...here } });
  const before = placedCube(felt, held);
  const { letter, blank } = before ?? faceOf(laying.set, laying, held);
  if (letter === undefined) return refuse({ code: 'cubeword/name-first' });
  const others = felt.filter((one) => one !== before);
  const { column, row } = place;
  return checked({
    felt: [...others, { cube: held, column, row, letter, blank }],
    laying: { ...laying, ...letGo, ...here, kept: new Set(laying.kept).add(held) },
  });
}

function typed({ felt, laying }: Laid, letter: string): Step {
  const { cursor, direction, typing } = laying;
  const there = cubeAt(felt, cursor);
  const laid = typing === 'joker' ? jokerLaid(felt, cursor, letter) : letterLaid(felt, there, laying, letter);
  if (!laid.ok) return laid;
  return checked({
    felt: laid.value,
    laying: {
      ...laying,
      cursor: onwards(cursor, direction, 1),
      typing: 'letter',
    },
  });
}

function jokerLaid(felt: Felt, at: Place, letter: string): Result<Felt, LayingProblem> {
  const lies = placedCube(felt, joker);
  if (lies !== undefined && lies !== cubeAt(felt, at)) {
    return refuse({ code: 'cubeword/joker-elsewhere', place: placeText(lies) });
  }
  return ok([...without(felt, at), { cube: joker, column: at.column, row: at.row, letter, blank: false }]);
}

function letterLaid(
  felt: Felt,
  there: FeltCube | undefined,
  { set, cursor, typing, kept }: Laying,
  letter: string,
): Result<Felt, LayingProblem> {
  const face: Face = { letter, blank: typing === 'blank' || there?.blank === true };
  if (there !== undefined && (there.cube === joker ? typing === 'letter' : canShow(set, there.cube, face))) {
    return ok(felt.map((one) => (one === there ? { ...one, ...face } : one)));
  }
  const found = withFace(set, felt, cursor, face, kept);
  if (found !== undefined) return ok(found);
  return refuse(face.blank ? { code: 'cubeword/no-blank-left' } : { code: 'cubeword/no-cube-left', letter });
}

function lettered({ felt, laying }: Laid, cube: CubeId, letter: string): Step {
  const there = placedCube(felt, cube);
  const before = there ?? faceOf(laying.set, laying, cube);
  const blank = cube !== joker && (laying.naming || before.blank);
  return turned({ felt, laying }, cube, { letter, blank });
}

function turned({ felt, laying }: Laid, cube: CubeId, face: Face): Step {
  if (!isJoker(cube) && !canShow(laying.set, cube, face)) return lacks(laying.set, cube, face.letter);
  const lies = placedCube(felt, cube) !== undefined;
  return checked({
    felt: felt.map((one) => (one.cube === cube ? { ...one, ...face } : one)),
    laying: {
      ...laying,
      naming: false,
      faces: lies ? laying.faces : new Map(laying.faces).set(cube, face),
    },
  });
}

function swapped({ felt, laying }: Laid, cube: CubeId): Step {
  const there = laying.held === undefined ? undefined : placedCube(felt, laying.held);
  if (there === undefined || there.cube === cube) return ok({ felt, laying });
  const face: Face = isJoker(cube) ? { letter: there.letter, blank: false } : there;
  if (!isJoker(cube) && !canShow(laying.set, cube, face)) return lacks(laying.set, cube, face.letter);
  const kept = new Set([...laying.kept].filter((one) => one !== there.cube && one !== cube));
  const after = withCube(laying.set, felt, there, cube, { letter: face.letter, blank: face.blank }, kept);
  if (after === undefined) {
    const other = placedCube(felt, cube);
    return refuse({ code: 'cubeword/no-cube-left', letter: other?.letter ?? face.letter });
  }
  return ok({ felt: after, laying: { ...laying, held: cube, naming: false, kept: kept.add(cube) } });
}

function lacks(set: PieceSet, cube: CubeId, letter: string): Step {
  return refuse({ code: 'cubeword/cube-lacks', letter, letters: lettersOn(set, cube) });
}

function checked(laid: Laid): Step {
  const blanks = blanksUp(laid.felt);
  return blanks > mostBlanks
    ? refuse({ code: 'cubeword/set-up-blanks', blanks, most: mostBlanks })
    : ok(laid);
}

export function layingKey(press: Press, where: 'felt' | 'cubes'): LayingAction | undefined {
  const chord = chordOf(press);
  if (chord === undefined) return undefined;
  if (/^\p{L}$/u.test(chord)) return { kind: 'letter', letter: chord };
  const row = rowAt(cubewordKeyPlaces, 'cubeword-position', press);
  switch (row) {
    case 'blank':
    case 'joker':
    case 'cross':
    case 'let-go':
      return { kind: row };
    case 'space':
    case 'next-line':
      return where === 'felt' ? { kind: row } : undefined;
    case 'back':
    case 'clear':
      return { kind: where === 'felt' ? row : 'take-off' };
    default:
      return undefined;
  }
}
