import {
  cubeAt,
  cubesFor,
  feltAfter,
  joker,
  lettersOn,
  placedCube,
  placeText,
  poolOf,
  type CubewordView,
  type Felt,
  type FeltCube,
  type Part,
  setOf,
} from '#shared/games/cubeword/index.ts';
import { stepDraftHistory } from '#renderer/table/index.ts';
import { ok, refuse, type CubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import { stepFrom as placeFrom, type Place, type PieceSet } from '#shared/pieces/index.ts';
import { undoneWith, withPart } from './draft-parts.ts';
import type { Draft, DraftAction, DraftProblem, PoolFace } from './draft.ts';

type Drafted = Result<Draft, Problem>;

export function feltOf(
  { felt, options }: Pick<CubewordView, 'felt' | 'options'>,
  { parts }: Pick<Draft, 'parts'>,
): Felt {
  const after = feltAfter(setOf(options), felt, parts);
  return after.ok ? after.value : felt;
}

/** Returns the face turned up by the player, or one by the cube's number, so that the pool shows many letters. */
export function faceOf(set: PieceSet, { faces }: Pick<Draft, 'faces'>, cube: CubeId): PoolFace {
  const letters = lettersOn(set, cube);
  return faces.get(cube) ?? { letter: letters[cube % Math.max(1, letters.length)], blank: false };
}

export function reduce(draft: Draft, view: CubewordView, action: DraftAction): Drafted {
  switch (action.kind) {
    case 'cursor':
      return ok({ ...draft, cursor: action.place });
    case 'pick-place':
      return pickPlace(draft, view, action.place);
    case 'lay-here':
      return pickPlace(draft, view, draft.cursor);
    case 'pick-cube':
      return ok(held(draft, view, action.cube === draft.held ? undefined : action.cube));
    case 'drop': {
      const next = held(draft, view, action.cube);
      const there = cubeAt(feltOf(view, draft), action.place);
      if (there?.cube === action.cube) return ok(held(draft, view, undefined));
      return layHeld(next, view, action.cube, action.place);
    }
    case 'let-go':
      return ok({ ...draft, held: undefined, naming: false, typing: 'letter' });
    case 'face':
      return draft.held === undefined ? nothingHeld : turned(draft, view, draft.held, action.letter);
    case 'blank':
      return blankWanted(draft, view);
    case 'joker':
      return ok({ ...draft, held: undefined, naming: false, typing: 'joker' });
    case 'letter':
      return draft.held === undefined
        ? typed(draft, view, action.letter)
        : lettered(draft, view, draft.held, action.letter);
    case 'cross':
      return ok({ ...draft, direction: draft.direction === 'across' ? 'down' : 'across' });
    case 'undo': {
      const gone = undoneWith(setOf(view.options), view.felt, draft.parts, action.parts);
      const parts = draft.parts.filter((_, at) => !gone.includes(at));
      return ok(parts.length === draft.parts.length ? draft : stepped(draft, parts));
    }
    case 'undo-all':
      return ok(draft.parts.length === 0 ? draft : stepped(draft, []));
    case 'step-back':
    case 'step-on':
      return walked(draft, action.kind);
    case 'make': {
      const made = feltAfter(setOf(view.options), view.felt, action.parts);
      return made.ok ? ok({ ...stepped(draft, action.parts), held: undefined }) : made;
    }
  }
}

const nothingHeld = refuse<DraftProblem>({ code: 'cubeword/nothing-held' });

function stepped(draft: Draft, parts: readonly Part[]): Draft {
  return { ...draft, parts, past: [...draft.past, draft.parts], future: [], typing: 'letter', naming: false };
}

function walked(draft: Draft, way: 'step-back' | 'step-on'): Drafted {
  const to = stepDraftHistory(draft, draft.parts, way);
  if (to === undefined) return refuse<DraftProblem>({ code: 'cubeword/no-step' });
  return ok({ ...draft, parts: to.step, past: to.past, future: to.future });
}

function held(draft: Draft, view: CubewordView, cube: CubeId | undefined): Draft {
  const there = cube === undefined ? undefined : placedCube(feltOf(view, draft), cube);
  const cursor = there === undefined ? draft.cursor : { column: there.column, row: there.row };
  return { ...draft, held: cube, cursor, naming: false, typing: 'letter' };
}

function make(draft: Draft, view: CubewordView, part: Part): Drafted {
  const parts = withPart(setOf(view.options), view.felt, draft.parts, part);
  return parts.ok ? ok(stepped(draft, parts.value)) : parts;
}

function pickPlace(draft: Draft, view: CubewordView, place: Place): Drafted {
  const there = cubeAt(feltOf(view, draft), place);
  if (there?.cube === draft.held && there !== undefined) return ok(held(draft, view, undefined));
  if (there !== undefined) return ok(held(draft, view, there.cube));
  if (draft.held !== undefined) return layHeld(draft, view, draft.held, place);
  const isHere = draft.cursor.column === place.column && draft.cursor.row === place.row;
  return isHere ? reduce(draft, view, { kind: 'cross' }) : ok({ ...draft, cursor: place });
}

function layHeld(draft: Draft, view: CubewordView, cube: CubeId, place: Place): Drafted {
  if (placedCube(feltOf(view, draft), cube) !== undefined) {
    const made = make({ ...draft, cursor: place }, view, { kind: 're-site', cube, to: place });
    return made.ok ? ok({ ...made.value, held: undefined }) : made;
  }
  const { letter, blank } = faceOf(setOf(view.options), draft, cube);
  if (letter === undefined) return refuse<DraftProblem>({ code: 'cubeword/name-first' });
  const made = make({ ...draft, cursor: place }, view, { kind: 'site', cube, at: place, letter, blank });
  return made.ok ? ok({ ...made.value, held: undefined, faces: unnamed(made.value.faces, cube) }) : made;
}

/** A blank or the Joker has its name only where it lies, so back in the pool it has none. */
function unnamed(faces: Draft['faces'], cube: CubeId): Draft['faces'] {
  const face = faces.get(cube);
  if (face === undefined || (!face.blank && cube !== joker)) return faces;
  const others = new Map(faces);
  others.delete(cube);
  return others;
}

function facing(draft: Draft, cube: CubeId, face: PoolFace): Draft {
  return { ...draft, faces: new Map(draft.faces).set(cube, face), naming: false };
}

function turned(draft: Draft, view: CubewordView, cube: CubeId, letter: string): Drafted {
  const letters = lettersOn(setOf(view.options), cube);
  if (!letters.includes(letter)) {
    return refuse<DraftProblem>({ code: 'cubeword/cube-lacks', letter, letters });
  }
  const there = placedCube(feltOf(view, draft), cube);
  if (there === undefined) return ok(facing(draft, cube, { letter, blank: false }));
  return there.letter === letter && !there.blank
    ? ok({ ...draft, naming: false })
    : make(draft, view, { kind: 're-face', cube, letter, blank: false });
}

function blankWanted(draft: Draft, view: CubewordView): Drafted {
  const cube = draft.held;
  if (cube === undefined) return ok({ ...draft, typing: draft.typing === 'blank' ? 'letter' : 'blank' });
  const lies = placedCube(feltOf(view, draft), cube) !== undefined;
  if (lies) return ok({ ...draft, naming: true });
  return ok({ ...facing(draft, cube, { letter: undefined, blank: cube !== joker }), naming: true });
}

function lettered(draft: Draft, view: CubewordView, cube: CubeId, letter: string): Drafted {
  const there = placedCube(feltOf(view, draft), cube);
  if (there !== undefined) return changed(draft, view, there, letter, draft.naming);
  const { blank } = faceOf(setOf(view.options), draft, cube);
  return cube === joker || blank
    ? ok(facing(draft, cube, { letter, blank }))
    : turned(draft, view, cube, letter);
}

function changed(
  draft: Draft,
  view: CubewordView,
  there: FeltCube,
  letter: string,
  naming: boolean,
): Drafted {
  const { cube, blank } = there;
  if (blank || cube === joker) {
    return there.letter === letter
      ? ok({ ...draft, naming: false })
      : make(draft, view, { kind: 're-name', cube, letter });
  }
  return naming
    ? make(draft, view, { kind: 're-face', cube, letter, blank: true })
    : turned(draft, view, cube, letter);
}

function typed(draft: Draft, view: CubewordView, letter: string): Drafted {
  const there = cubeAt(feltOf(view, draft), draft.cursor);
  const made =
    there === undefined
      ? sited(draft, view, letter)
      : changed(draft, view, there, letter, draft.typing === 'blank');
  if (!made.ok) return made;
  const cursor = placeFrom(draft.cursor, draft.direction, 1);
  return ok({ ...made.value, cursor, typing: 'letter' });
}

function sited(draft: Draft, view: CubewordView, letter: string): Drafted {
  const { cursor: at, typing } = draft;
  if (typing === 'joker') {
    const there = placedCube(feltOf(view, draft), joker);
    if (there !== undefined) {
      return refuse<DraftProblem>({ code: 'cubeword/joker-lies', place: placeText(there) });
    }
    return make(draft, view, { kind: 'site', cube: joker, at, letter, blank: false });
  }
  const blank = typing === 'blank';
  const pool = poolOf(feltOf(view, draft));
  const [cube] = cubesFor(setOf(view.options), pool, [{ cube: undefined, letter, blank }]) ?? [];
  if (cube !== undefined) return make(draft, view, { kind: 'site', cube, at, letter, blank });
  const parts = withOtherCubes(setOf(view.options), draft, pool, letter, at);
  return parts === undefined
    ? refuse<DraftProblem>({ code: 'cubeword/pool-lacks', letters: [letter] })
    : ok(stepped(draft, parts));
}

/** If the only cube with the letter was sited for another letter, swaps cubes so that all letters stay. */
function withOtherCubes(
  set: PieceSet,
  { parts }: Draft,
  pool: readonly CubeId[],
  letter: string,
  at: Place,
): readonly Part[] | undefined {
  const alone = parts.filter(
    (part) =>
      part.kind === 'site' &&
      part.cube !== joker &&
      !part.blank &&
      parts.filter(({ cube }) => cube === part.cube).length === 1,
  );
  const wanted = [...alone.map((part) => (part.kind === 'site' ? part.letter : '')), letter];
  const cubes = cubesFor(
    set,
    [...pool, ...alone.map(({ cube }) => cube)],
    wanted.map((one) => ({ cube: undefined, letter: one, blank: false })),
  );
  const last = cubes?.at(-1);
  if (cubes === undefined || last === undefined) return undefined;
  const moved = parts.map((part) => {
    const cube = cubes[alone.indexOf(part)];
    return part.kind === 'site' && cube !== undefined && alone.includes(part) ? { ...part, cube } : part;
  });
  return [...moved, { kind: 'site', cube: last, at, letter, blank: false }];
}
