import {
  kubagram,
  squareName,
  squaresInOrder,
  type Corner,
  type KubagramEvent,
  type KubagramOptions,
  type KubagramProblem,
  type KubagramProposal,
  type KubagramSetUp,
  type KubagramState,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { KubagramStep } from '#shared/games/kubagram/types.ts';
import { expectOk, seat, type Problem, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import { DiceBag, dieOf, shownDie } from './dice.ts';
import { smallWords } from './lexicon.ts';

/** A table of Kubagram for tests. */
export interface KubagramTable {
  readonly seats?: number;
  readonly seed?: number;
  readonly options?: Partial<KubagramOptions>;
  readonly setUp?: KubagramSetUp;
}

export function setUpResult({
  seats = 2,
  seed = 7,
  options = {},
  setUp,
}: KubagramTable): Result<KubagramState, KubagramProblem> {
  const parsed = kubagram.optionsSchema.parse(options);
  return kubagram.rules.setup({ options: parsed, seats, seed, ...(setUp === undefined ? {} : { setUp }) });
}

export function begun(table: KubagramTable = {}): KubagramState {
  return expectOk(setUpResult(table));
}

/** A game under way, by spellings: dice that show them are found. */
export interface Standing {
  readonly seats?: number;
  readonly options?: Partial<KubagramOptions>;
  readonly corner?: Corner;
  readonly turn?: number;
  /** Ordinary dice, and behind them dice by name, as `DOKTER:E`. */
  readonly central?: string;
  readonly centralDice?: readonly string[];
  /** By seat; `TABLE+SPOON` is a compound of two. */
  readonly words?: readonly (readonly string[])[];
  /** Names, by seat. */
  readonly jokers?: readonly (readonly string[])[];
  readonly skipped?: readonly boolean[];
  readonly handed?: string;
  readonly drawn?: readonly (readonly string[])[];
  /**
   * Dice in the box by square: `{ L1: 'ACH:A' }`. Squares that come after the first of them hold any dice, and all others
   * lie in the last player's field. Left out, the rest is in the box.
   */
  readonly box?: Readonly<Record<string, string>>;
}

export function standing(at: Standing): KubagramState {
  const { seats = 2, options = {}, corner = 0, turn = 0, words = [], jokers = [], box } = at;
  const set = setOf({ set: 'en', ownSet: [], ...options });
  const named = (list: readonly string[] = []) => list.map((text) => shownDie(set, text));
  const drawn = Array.from({ length: seats }, (_, one) => named(at.drawn?.[one]));
  const boxed = Object.entries(box ?? {}).map(([square, text]) => ({ square, ...shownDie(set, text) }));
  const fixed = [
    ...named(at.centralDice),
    ...drawn.flat(),
    ...boxed,
    ...named(at.handed === undefined ? [] : [at.handed]),
  ];
  const aside = Array.from({ length: seats }, (_, one) =>
    (jokers[one] ?? []).map((name) => dieOf(set, name)),
  );
  const bag = new DiceBag(set, [...fixed.map(({ die }) => die), ...aside.flat()]);
  const spellings = words.flat().map((word) => word.replaceAll('+', ''));
  const [central = [], ...found] = bag.words([at.central ?? '', ...spellings]);
  let next = 0;
  const fields = Array.from({ length: seats }, (_, one) =>
    (words[one] ?? []).map((word) => {
      const dice = found[next] ?? [];
      next += 1;
      return { dice, parts: word.split('+').length };
    }),
  );
  const names = squaresInOrder(corner).map(squareName);
  const first = names.findIndex((square) => box?.[square] !== undefined);
  const gaps =
    box === undefined || drawn.flat().length > 0
      ? []
      : names.slice(first).filter((square) => box[square] === undefined);
  const filled = [...boxed, ...bag.any(gaps.length).map((one, index) => ({ square: gaps[index], ...one }))];
  const rest = box === undefined ? [] : bag.heaps(10);
  if (rest.some((dice) => dice.length < (options.minLength ?? 3))) {
    throw new Error('No die is left to make a word of what is over');
  }
  const setUp: KubagramSetUp = {
    corner,
    turn,
    drawn,
    central: [...central, ...named(at.centralDice)],
    words: fields.map((list, one) =>
      one === seats - 1 ? [...list, ...rest.map((dice) => ({ dice }))] : list,
    ),
    jokers: aside,
    ...(at.skipped === undefined ? {} : { skipped: at.skipped }),
    ...(at.handed === undefined ? {} : { handed: shownDie(set, at.handed) }),
    ...(box === undefined
      ? {}
      : {
          box: Array.from({ length: 108 }, (_, square) => {
            const one = filled.find((die) => die.square === squareName(square));
            return one === undefined ? null : { die: one.die, top: one.letter };
          }),
        }),
  };
  return begun({ seats, options, setUp });
}

export const smallJudge: WordJudge = { has: (word) => smallWords.includes(word), words: () => smallWords };

/** `1: claim CATTLE`: seats are written from 0. */
export function moveIn(state: KubagramState, line: string): Result<KubagramProposal> {
  const [who = '', text = ''] = line.split(': ');
  const by = seat(Number(who));
  return kubagram.notation.parse(kubagram.rules.viewFor(state, by), by, text);
}

export interface Played {
  readonly state: KubagramState;
  /** Of all the moves, in order. */
  readonly events: readonly KubagramEvent[];
}

export function playedOn(from: KubagramState, ...lines: readonly string[]): Played {
  return lines.reduce<Played>(
    ({ state, events }, line) => {
      const step = stepOf(state, line);
      if (!step.ok) throw new Error(`${line}: ${JSON.stringify(step.problem)}`);
      return { state: step.value.state, events: [...events, ...step.value.events] };
    },
    { state: from, events: [] },
  );
}

export function moved(from: KubagramState, ...lines: readonly string[]): KubagramState {
  return playedOn(from, ...lines).state;
}

function stepOf(state: KubagramState, line: string): Result<KubagramStep> {
  const proposal = moveIn(state, line);
  if (!proposal.ok) return proposal;
  const move = kubagram.rules.judge(state, proposal.value, smallJudge);
  return move.ok ? kubagram.rules.apply(state, move.value) : move;
}

/** Why this line is no move, or the move is refused; the state stays as it was. */
export function refusal(state: KubagramState, line: string): Problem {
  const before = JSON.stringify(state);
  const step = stepOf(state, line);
  if (step.ok) throw new Error(`${line} was made`);
  if (JSON.stringify(state) !== before) throw new Error(`${line} changed the state`);
  return step.problem;
}

export const scoresOf = (state: KubagramState): readonly number[] => kubagram.rules.scores(state);

/** The spellings in a field. */
export const wordsOf = (state: KubagramState, at: number): readonly string[] =>
  (state.seats[at]?.words ?? []).map(({ dice }) => dice.map(({ letter }) => letter).join(''));

export const centralOf = (state: KubagramState): string => state.central.map(({ letter }) => letter).join('');
