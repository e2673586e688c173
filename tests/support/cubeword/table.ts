import { cubewordSet } from '#shared/pieces/index.ts';
import type { Actor } from '#shared/engine/index.ts';
import {
  cubeIds,
  cubeName,
  cubeword,
  type CubewordEvent,
  type CubewordMove,
  type CubewordOptions,
  type CubewordProblem,
  type CubewordSetUp,
  type CubewordState,
  type FeltCube,
  type NewWord,
} from '#shared/games/cubeword/index.ts';
import { expectOk, seat, type CubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import { cubewordWords } from './lexicon.ts';

/** A table of CUBEWORD for tests. */
export interface CubewordTable {
  readonly seats?: number;
  readonly seed?: number;
  readonly options?: Partial<CubewordOptions>;
  /** Seat 0 begins where it says nothing else. */
  readonly setUp?: CubewordSetUp;
}

export const smallList: WordJudge = new Set(cubewordWords);

export function setUpResult({
  seats = 2,
  seed = 7,
  options = {},
  setUp = {},
}: CubewordTable): Result<CubewordState, CubewordProblem> {
  const parsed = cubeword.optionsSchema.parse(options);
  return cubeword.rules.setup({ options: parsed, seats, seed, setUp: { seat: 0, ...setUp } });
}

export function begun(table: CubewordTable = {}): CubewordState {
  return expectOk(setUpResult(table));
}

/** `1: site T at 4, 0; site O at 5, 0`: seats are written from 0. */
export function moveIn(
  state: CubewordState,
  line: string,
  words: WordJudge = smallList,
): Result<CubewordMove, Problem> {
  const [who = '', text = ''] = line.split(': ');
  const by: Actor = who === 'clock' ? 'clock' : seat(Number(who));
  const proposal = cubeword.notation.parse(cubeword.rules.viewFor(state, 'table'), by, text);
  if (!proposal.ok) return proposal;
  return cubeword.rules.judge(state, proposal.value, words);
}

export interface Played {
  readonly state: CubewordState;
  /** Of all the moves, in order. */
  readonly events: readonly CubewordEvent[];
}

export function playedOn(from: CubewordState, ...lines: readonly string[]): Played {
  return lines.reduce<Played>(
    ({ state, events }, line) => {
      const move = moveIn(state, line);
      const step = move.ok ? cubeword.rules.apply(state, move.value) : move;
      if (!step.ok) throw new Error(`${line}: ${JSON.stringify(step.problem)}`);
      return { state: step.value.state, events: [...events, ...step.value.events] };
    },
    { state: from, events: [] },
  );
}

export function moved(from: CubewordState, ...lines: readonly string[]): CubewordState {
  return playedOn(from, ...lines).state;
}

/** Why this move is refused, when it is read, judged or made; the state stays as it was. */
export function refusal(state: CubewordState, line: string): Problem {
  const before = JSON.stringify(state);
  const move = moveIn(state, line);
  const step = move.ok ? cubeword.rules.apply(state, move.value) : move;
  if (step.ok) throw new Error(`${line} was made`);
  if (JSON.stringify(state) !== before) throw new Error(`${line} changed the state`);
  return step.problem;
}

export const scoresOf = (state: CubewordState): readonly number[] => cubeword.rules.scores(state);

/** The new words of the last turn, the best first. */
export function newWordsOf({ events }: Played): readonly NewWord[] {
  const turned = events.findLast((event) => event.kind === 'turned');
  return turned?.score.words ?? [];
}

/** `STREW 5, CONE 0`: what each new word of the last turn brought. */
export function pointsOf(played: Played): string {
  return newWordsOf(played)
    .map(({ word, points }) => `${word} ${points}`)
    .join(', ');
}

/** Sites a word from here, each letter by a cube that the pool has for it. */
export function siting(
  word: string,
  column: number,
  row: number,
  direction: 'across' | 'down' = 'across',
): string {
  return [...word]
    .map((letter, at) => {
      const place = direction === 'across' ? [column + at, row] : [column, row + at];
      return `site ${letter} at ${place.join(', ')}`;
    })
    .join('; ');
}

export function cubeNamed(name: string): CubeId {
  const found = cubeIds.find((cube) => cubeName(cubewordSet, cube) === name);
  if (found === undefined) throw new Error(`No cube ${name}`);
  return found;
}

/** `GINTZ T 4 0`, `GINTZ *T 4 0` with the blank face up, `Joker T 4 0`: cubes as a set-up has them. */
export function lying(...cubes: readonly string[]): readonly FeltCube[] {
  return cubes.map((text) => {
    const [name = '', face = '', column = '', row = ''] = text.split(' ');
    return {
      cube: cubeNamed(name),
      column: Number(column),
      row: Number(row),
      letter: face.slice(-1),
      blank: face.startsWith('*'),
    };
  });
}

/** The felt as rows of letters from its first cube to its last, `.` for an empty place. */
export function feltText({ felt }: Pick<CubewordState, 'felt'>): string {
  const columns = felt.map(({ column }) => column);
  const rows = felt.map(({ row }) => row);
  const lines: string[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row += 1) {
    let line = '';
    for (let column = Math.min(...columns); column <= Math.max(...columns); column += 1) {
      line += felt.find((one) => one.column === column && one.row === row)?.letter ?? '.';
    }
    lines.push(line);
  }
  return lines.join('\n');
}
