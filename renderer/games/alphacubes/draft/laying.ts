import { squareName, type Place } from '#shared/pieces/index.ts';
import { faceUp, parseSquare, step, turnTo, type Facing } from '#renderer/board/index.ts';
import { resolvePlay, setOf } from '#shared/games/alphacubes/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { cubeId, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { inHand, laidAt, type Draft, type DraftCube, type DraftProblem, type DraftTable } from './draft.ts';
import type { FoundPlay } from '../found-play.ts';
import { match, waysToShow, type Way } from './matching.ts';
import { typedPlay } from './typed-play.ts';

type Drafted = Result<Draft, DraftProblem>;

/** Where the letter already lies, only the cursor moves. Cubes laid by typing swap when a later letter needs one. */
export function typeLetter(draft: Draft, table: DraftTable, letter: string): Drafted {
  if (table.letterAt(squareName(draft.cursor)) === letter) return ok(onwards(draft, table));
  const place = freePlace(draft, table);
  if (place === undefined) return refuse({ code: 'alphacubes/edge' });
  const square = squareName(place);
  const own = laidAt(draft, square);
  if (own?.letter === letter) return ok(onwards({ ...draft, cursor: place }, table));
  if (own !== undefined) return refuse({ code: 'alphacubes/square-taken', square, letter: own.letter });

  const { gesture } = draft;
  const held = gesture.kind === 'holding' ? gesture.cube : undefined;
  if (held !== undefined && inHand(draft).includes(held) && table.lettersOf(held).includes(letter)) {
    return lay(draft, table, { square, cube: held, letter, picked: true }, place);
  }
  const loose = draft.laid.filter(({ picked }) => !picked);
  const cubes = [...inHand(draft), ...loose.map(({ cube }) => cube)];
  const up = (one: number) => facingOf(draft, table, one).top;
  const matched = match([...loose, { letter, cube: undefined }], cubes, table.lettersOf, up);
  const cube = matched?.at(-1);
  if (matched === undefined || cube === undefined) {
    return refuse(
      inHand(draft).length === 0
        ? { code: 'alphacubes/hand-empty' }
        : { code: 'alphacubes/no-cube-shows', letter },
    );
  }
  const moved = withCubes(draft, table, loose, matched);
  return lay(moved, table, { square, cube, letter, picked: false }, place);
}

export function layCube(draft: Draft, table: DraftTable, cube: number, square: string): Drafted {
  const place = parseSquare(square, table.columns, table.rows);
  const lying =
    table.letterAt(square) ?? draft.laid.find((one) => one.square === square && one.cube !== cube)?.letter;
  if (place === undefined) return refuse({ code: 'alphacubes/edge' });
  if (lying !== undefined) return refuse({ code: 'alphacubes/square-taken', square, letter: lying });
  const letter = facingOf(draft, table, cube).top;
  const lifted = { ...draft, laid: draft.laid.filter((one) => one.cube !== cube) };
  return lay(lifted, table, { square, cube, letter, picked: true }, place);
}

export function swapCube(draft: Draft, table: DraftTable, square: string): Drafted {
  const laid = laidAt(draft, square);
  if (laid === undefined) return refuse({ code: 'alphacubes/nothing-to-swap', square });
  const start = draft.order.indexOf(laid.cube);
  const round = [...draft.order.slice(start + 1), ...draft.order.slice(0, start)];
  const next = round.find(
    (cube) => inHand(draft).includes(cube) && table.lettersOf(cube).includes(laid.letter),
  );
  if (next === undefined) return refuse({ code: 'alphacubes/no-other-cube', letter: laid.letter });
  const changed = draft.laid.map((one) => (one === laid ? { ...one, cube: next, picked: true } : one));
  return ok({ ...turned(draft, table, next, laid.letter), laid: changed });
}

export function turned(draft: Draft, table: DraftTable, cube: number, letter: string): Draft {
  return withFacing(draft, cube, turnTo(facingOf(draft, table, cube), letter));
}

export function withFacing(draft: Draft, cube: number, facing: Facing): Draft {
  return {
    ...draft,
    facings: new Map(draft.facings).set(cube, facing),
    laid: draft.laid.map((one) => (one.cube === cube ? { ...one, letter: facing.top } : one)),
  };
}

/** The number of an untouched cube decides its facing, so it is the same each time. */
export function facingOf(draft: Draft, table: DraftTable, cube: number): Facing {
  const letters = table.lettersOf(cube);
  return draft.facings.get(cube) ?? faceUp(letters, letters[cube % letters.length] ?? '');
}

export function takeBack(draft: Draft, square: string): Draft {
  return { ...draft, laid: draft.laid.filter((one) => one.square !== square) };
}

/** Lays a whole play typed as one line (P12), after taking back what was laid. Exchanges and passes have buttons. */
export function layTyped(draft: Draft, table: DraftTable, text: string, language: Language = 'en'): Drafted {
  const line = typedPlay(setOf(table.lying.options), text, draft.direction, language);
  if (!line.ok) return line;
  const play = line.value;
  const resolved = resolvePlay(table.lying, draft.order.map(cubeId), play);
  if (!resolved.ok) return resolved;

  const picked = play.cubes !== undefined;
  return ok(layAll(draft, table, { ...play, placements: resolved.value.placements }, picked));
}

/** A found play does not count as picked, so that `waysToLay` offers other cubes with the same letters. */
export function layFound(draft: Draft, table: DraftTable, play: FoundPlay): Draft {
  return layAll(draft, table, play, false);
}

function layAll(
  draft: Draft,
  table: DraftTable,
  { placements, start, direction }: Pick<FoundPlay, 'placements' | 'start' | 'direction'>,
  picked: boolean,
): Draft {
  const laid = placements.map((placement): DraftCube => ({ ...placement, picked }));
  const faced = laid.reduce<Draft>((next, one) => turned(next, table, one.cube, one.letter), {
    ...draft,
    laid: [],
  });
  return {
    ...faced,
    laid,
    cursor: parseSquare(start, table.columns, table.rows) ?? draft.cursor,
    direction,
    gesture: { kind: 'idle' },
  };
}

/** Returns the choices of cubes that show the same letters; cubes that the player picked stay. */
export function waysToLay(draft: Draft, table: DraftTable): readonly Way[] {
  const loose = draft.laid.filter(({ picked }) => !picked);
  if (loose.length === 0) return [];
  const cubes = draft.order.filter((cube) => !draft.laid.some((one) => one.picked && one.cube === cube));
  return waysToShow(
    loose.map(({ letter }) => letter),
    cubes,
    table.lettersOf,
  );
}

export function chooseWay(draft: Draft, table: DraftTable, way: Way): Draft {
  const loose = draft.laid.filter(({ picked }) => !picked);
  const moved = withCubes(draft, table, loose, way.cubes);
  return { ...moved, laid: moved.laid.map((one) => ({ ...one, picked: true })) };
}

function lay(draft: Draft, table: DraftTable, cube: DraftCube, place: Place): Drafted {
  const gesture = draft.gesture.kind === 'exchanging' ? draft.gesture : { kind: 'idle' as const };
  const kept = draft.gesture.kind === 'holding' && draft.gesture.cube !== cube.cube ? draft.gesture : gesture;
  const faced = turned(draft, table, cube.cube, cube.letter);
  const laid = [...faced.laid.filter((one) => one.cube !== cube.cube), cube];
  return ok(onwards({ ...faced, laid, cursor: place, gesture: kept }, table));
}

function withCubes(
  draft: Draft,
  table: DraftTable,
  loose: readonly DraftCube[],
  cubes: readonly number[],
): Draft {
  const cubeAt = new Map(loose.map((one, at) => [one.square, cubes[at] ?? one.cube]));
  const laid = draft.laid.map((one) => ({ ...one, cube: cubeAt.get(one.square) ?? one.cube }));
  return laid.reduce<Draft>((next, one) => turned(next, table, one.cube, one.letter), { ...draft, laid });
}

function onwards(draft: Draft, table: DraftTable): Draft {
  return {
    ...draft,
    cursor: step(draft.cursor, draft.direction, 1, table.columns, table.rows) ?? draft.cursor,
  };
}

function freePlace(draft: Draft, table: DraftTable): Place | undefined {
  let place: Place | undefined = draft.cursor;
  while (place !== undefined && table.letterAt(squareName(place)) !== undefined) {
    place = step(place, draft.direction, 1, table.columns, table.rows);
  }
  return place;
}
