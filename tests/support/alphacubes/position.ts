import { alphacubesSet, squareName } from '#shared/pieces/index.ts';
import {
  alphacubesOptions,
  parseMoveLine,
  resolvePlay,
  type AlphacubesOptions,
  type AlphacubesProposal,
  type AlphacubesState,
  type AlphacubesStep,
  type LaidCube,
} from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { cubeId, expectOk, seat, type CubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { smallJudge } from './lexicon.ts';

/** Cubes by their five letters, as `AEHNO BIKLS`; no two cubes of the set are alike. */
export function cubes(text: string): readonly CubeId[] {
  return text
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => {
      const letters = [...name].sort().join('');
      const found = alphacubesSet.pieces.find((cube) => cube.letters.join('') === letters);
      if (found === undefined) throw new Error(`No cube ${name}`);
      return found.id;
    });
}

export function oneCube(name: string): CubeId {
  const [cube] = cubes(name);
  if (cube === undefined) throw new Error('No cube named');
  return cube;
}

export interface PositionAsk {
  readonly options?: Partial<AlphacubesOptions>;
  /** Rows of an own board; the options' board otherwise. */
  readonly board?: readonly string[];
  /** Rows from the top, a letter where a cube lies and `.` where none does; short rows and pictures are filled up. */
  readonly picture?: readonly string[];
  /** Hands by seat; seat 0 is to move. */
  readonly hands: readonly string[];
  readonly stock?: string;
  readonly points?: readonly number[];
  readonly missed?: readonly number[];
  readonly first?: number;
}

/** A game in the middle: what is asked for, and cubes nobody else holds for the letters of the picture. */
export function position(ask: PositionAsk): AlphacubesState {
  const options: AlphacubesOptions = {
    ...defaults(alphacubesOptions),
    ...(ask.board === undefined ? {} : { board: 'own' as const, ownBoard: ask.board }),
    ...ask.options,
  };
  const hands = ask.hands.map(cubes);
  const stock = cubes(ask.stock ?? '');
  const held = new Set([...hands.flat(), ...stock]);
  const state = expectOk(
    createAlphacubes(smallJudge).setup({
      options,
      seats: hands.length,
      seed: 11,
      setUp: { hands, drawOrder: stock, first: ask.first ?? 0 },
    }),
  );
  return {
    ...state,
    squares: picture(ask.picture ?? [], held),
    seats: state.seats.map((one, index) => ({
      ...one,
      points: ask.points?.[index] ?? 0,
      missed: ask.missed?.[index] ?? 0,
    })),
    phase: { kind: 'turn', seat: seat(0) },
  };
}

function picture(rows: readonly string[], held: Set<CubeId>): Readonly<Record<string, LaidCube>> {
  const squares: Record<string, LaidCube> = {};
  for (const [row, marks] of rows.entries()) {
    for (const [column, letter] of [...marks].entries()) {
      if (letter === '.' || letter === ' ') continue;
      const cube = alphacubesSet.pieces.find(({ id, letters }) => letters.includes(letter) && !held.has(id));
      if (cube === undefined) throw new Error(`No cube left for ${letter}`);
      held.add(cube.id);
      squares[squareName({ column, row })] = { cube: cube.id, letter, turn: 1 };
    }
  }
  return squares;
}

/** A move from a line such as `G4 across CHECK` or `exchange AEHNO`, made by this seat. */
export function moveOf(state: AlphacubesState, at: number, line: string): AlphacubesProposal {
  const parsed = expectOk(parseMoveLine(alphacubesSet, line));
  if (parsed.kind !== 'play') return { ...parsed, by: seat(at) };
  const { placements } = expectOk(resolvePlay(state, state.seats[at]?.hand ?? [], parsed));
  return { kind: 'play', by: seat(at), placements };
}

/** Plays lines `0: G4 across CHECK` one after another; the last state and all events. */
export function playLines(
  state: AlphacubesState,
  lines: readonly string[],
  words: Iterable<string> | undefined = undefined,
): AlphacubesStep {
  const rules = createAlphacubes(words === undefined ? smallJudge : new Set(words));
  return lines.reduce<AlphacubesStep>(
    (step, line) => {
      const [at = '', text = ''] = line.split(/:\s*/);
      const next = expectOk(rules.apply(step.state, moveOf(step.state, Number(at), text)));
      return { state: next.state, events: [...step.events, ...next.events] };
    },
    { state, events: [] },
  );
}

/** The code of a refusal; throws when there was none. */
export function codeOf(result: Result<unknown, Problem>): string {
  if (result.ok) throw new Error('Expected a refusal');
  return result.problem.code;
}

export const allCubes: readonly CubeId[] = alphacubesSet.pieces.map(({ id }) => cubeId(id));
