import type { Actor } from '#shared/engine/index.ts';
import {
  afterTwists,
  inverseOf,
  parseTwists,
  pegIds,
  pegName,
  placesOf,
  scruble,
  type Claim,
  type Cube,
  type Run,
  type ScrubleMove,
  type ScrubleOptions,
  type ScrubleProblem,
  type ScrubleSetUp,
  type ScrubleState,
  type Twist,
} from '#shared/games/scruble/index.ts';
import { expectOk, seat, type CubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';

/** A table of SCRUBLE Cube for tests. */
export interface ScrubleTable {
  readonly seats?: number;
  readonly seed?: number;
  readonly options?: Partial<ScrubleOptions>;
  /** Seat 0 begins where it says nothing else. */
  readonly setUp?: ScrubleSetUp;
}

/** Takes every spelling but those of four letters that begin with QQ. */
export const anyWord: WordJudge = { has: (word) => !word.startsWith('QQ') };

export function setUpResult({
  seats = 2,
  seed = 7,
  options = {},
  setUp = {},
}: ScrubleTable): Result<ScrubleState, ScrubleProblem> {
  const parsed = scruble.optionsSchema.parse(options);
  return scruble.rules.setup({ options: parsed, seats, seed, setUp: { seat: 0, ...setUp } });
}

export function begun(table: ScrubleTable = {}): ScrubleState {
  return expectOk(setUpResult(table));
}

/** Pegs from a place of a ring onwards, by what they show: `S T R E E T 3L`, `*` a wild one, `.` whichever is left. */
export interface Laid {
  readonly run: Omit<Run, 'length'>;
  readonly pegs: string;
}

/**
 * A cube on which these pegs lie so. All other places take what is left, premiums last: with `plain` letters lie next to
 * what is laid as far as they go.
 */
export function cubeWith(...laid: readonly Laid[]): Cube {
  const cube: (CubeId | undefined)[] = pegIds.map(() => undefined);
  const left = new Set(pegIds);
  const take = (shown: string): CubeId => {
    const peg = [...left].find((one) => pegName(one).split(' ')[0] === shown);
    if (peg === undefined) throw new Error(`No peg is left that shows ${shown}`);
    left.delete(peg);
    return peg;
  };
  for (const { run, pegs } of laid) {
    const shown = pegs.split(' ');
    for (const [at, place] of placesOf({ ...run, length: shown.length }).entries()) {
      if (cube[place] === undefined && shown[at] !== '.') cube[place] = take(shown[at] ?? '');
    }
  }
  return cube.map((peg) => {
    if (peg !== undefined) return peg;
    // Consonants that end most words by chance; wild and premium pegs come when nothing else is left, on the last places.
    const next = [...left].find((one) => /^[A-Z]/.test(pegName(one))) ?? [...left][0];
    if (next === undefined) throw new Error('No peg is left');
    left.delete(next);
    return next;
  });
}

/** Twists in cubers' letters. */
export function twistsIn(text: string): readonly Twist[] {
  return expectOk(parseTwists(text));
}

/** A game in which these twists bring about this cube. */
export function beforeTwists(cube: Cube, twists: string, table: ScrubleTable = {}): ScrubleState {
  const start = afterTwists(cube, inverseOf(twistsIn(twists)));
  return begun({ ...table, setUp: { ...table.setUp, cube: start } });
}

/** `1: R U: STREET`: seats are written from 0. */
export function moveIn(
  state: ScrubleState,
  line: string,
  words: WordJudge = anyWord,
): Result<ScrubleMove, Problem> {
  const [who = '', ...rest] = line.split(': ');
  const by: Actor = who === 'clock' ? 'clock' : seat(Number(who));
  const proposal = scruble.notation.parse(scruble.rules.viewFor(state, 'table'), by, rest.join(': '));
  return proposal.ok ? scruble.rules.judge(state, proposal.value, words) : proposal;
}

export function moved(from: ScrubleState, ...lines: readonly string[]): ScrubleState {
  return lines.reduce((state, line) => {
    const move = moveIn(state, line);
    const step = move.ok ? scruble.rules.apply(state, move.value) : move;
    if (!step.ok) throw new Error(`${line}: ${JSON.stringify(step.problem)}`);
    return step.value.state;
  }, from);
}

/** What a claim brings, by its events. */
export function claimed(state: ScrubleState, claim: Omit<Claim, 'kind' | 'by'>, words: WordJudge = anyWord) {
  const by = state.phase.kind === 'turn' ? state.phase.seat : seat(0);
  const judged = scruble.rules.judge(state, { kind: 'claim', by, ...claim }, words);
  const step = judged.ok ? scruble.rules.apply(state, judged.value) : judged;
  if (!step.ok) return { problem: step.problem };
  const event = step.value.events.find(({ kind }) => kind === 'claimed');
  if (event?.kind !== 'claimed') throw new Error('A claim is told');
  return { state: step.value.state, score: event.score };
}
