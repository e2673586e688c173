import {
  isJoker,
  lettersOn,
  rowsOf,
  squareName,
  squaresInOrder,
  setOf,
  type Corner,
  type KubagramOptions,
  type KubagramSetUp,
  type SetUpDie,
  type SetUpShown,
  type DiceSet,
} from '#shared/games/kubagram/index.ts';
import type { CubeId, Problem } from '#shared/kernel/index.ts';
import { isShown, type Square, type EntryDice } from './entry-text.ts';

const dice = 108;

export interface EmptyProblem {
  readonly code: 'kubagram/entry-box-empty';
  readonly count: number;
}

export function rowsSeen(corner: Corner | undefined): readonly (readonly number[])[] {
  return rowsOf(corner ?? 0).toReversed();
}

export function squaresAt({ box }: KubagramSetUp, squares: readonly number[]): readonly Square[] {
  return squares.map((square) => {
    const one = box?.[square] ?? (box === undefined ? 'any' : null);
    return one === null || one === 'any' ? one : { die: one.die, letter: one.top };
  });
}

/** Squares beyond the end of `found` may hold any die. */
export function withSquares(
  entered: KubagramSetUp,
  squares: readonly number[],
  found: readonly Square[],
): KubagramSetUp {
  let box: readonly (SetUpDie | 'any' | null)[] = entered.box ?? Array.from({ length: dice }, () => 'any');
  for (const [at, square] of squares.entries()) {
    const one = found[at] ?? (at < found.length ? null : 'any');
    box = box.with(square, isShown(one) ? { die: one.die, top: one.letter } : one);
  }
  return { ...entered, box: box.every((one) => one === 'any') ? undefined : box };
}

/** Dice that cannot show their letter in this set become ones that can; each die elsewhere empties an open square. */
export function fitted(entered: KubagramSetUp, seats: number, options: KubagramOptions): KubagramSetUp {
  const { corner, first, turn = 0, box, central = [], words, jokers, skipped, penalties, handed } = entered;
  const bySeat = <T>(one: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => one(seat));
  const shown = (one: SetUpShown) => inSet(one, setOf(options));
  const drawn = bySeat((seat) => (seats === 1 ? [] : (entered.drawn?.[seat] ?? []).map(shown)));
  const hasDrawn = drawn.some(({ length }) => length > 0);
  const made: KubagramSetUp = {
    ...(entered.unseen === true ? { unseen: true } : {}),
    ...(hasDrawn ? { drawn } : {}),
    ...(hasDrawn || first === undefined || first >= seats ? {} : { first }),
    ...(corner === undefined
      ? {}
      : {
          corner,
          turn: turn < seats ? turn : 0,
          central: central.map(shown),
          words: bySeat((seat) =>
            (words?.[seat] ?? []).map((word) => ({ ...word, dice: word.dice.map(shown) })),
          ),
          jokers: bySeat((seat) => jokers?.[seat] ?? []),
          ...(seats === 1 ? {} : { skipped: bySeat((seat) => skipped?.[seat] ?? false) }),
          ...(options.judge === 'challenge' ? { penalties: bySeat((seat) => penalties?.[seat] ?? 0) } : {}),
          ...(seats === 1 || handed === undefined ? {} : { handed: shown(handed) }),
        }),
  };
  return box === undefined ? made : { ...made, box: boxOf(entered, made, options) };
}

export function boxOf(
  entered: KubagramSetUp,
  elsewhere: KubagramSetUp,
  options: KubagramOptions,
): readonly (SetUpDie | 'any' | null)[] {
  const order = squaresInOrder(entered.corner ?? 0);
  const box = entered.box ?? order.map(() => 'any' as const);
  const open = order.filter((square) => box[square] === 'any');
  const gone = Math.max(0, open.length - anyLeft(entered, elsewhere, options));
  const emptied = new Set(open.slice(0, gone));
  return box.map((one, square) => {
    if (one === null || emptied.has(square)) return null;
    if (one === 'any') return one;
    const { die, letter } = inSet({ die: one.die, letter: one.top }, setOf(options));
    return { die, top: letter };
  });
}

/** With more empty squares than dice elsewhere, the rules would pick a die that nobody has named. */
export function emptyProblem(
  entered: KubagramSetUp,
  seats: number,
  options: KubagramOptions,
): EmptyProblem | undefined {
  const any = entered.box?.filter((one) => one === 'any').length ?? dice;
  const count = anyLeft(entered, fitted(entered, seats, options), options) - any;
  return count > 0 ? { code: 'kubagram/entry-box-empty', count } : undefined;
}

function anyLeft(
  { box = [] }: KubagramSetUp,
  { drawn = [], central = [], words = [], jokers = [], handed }: KubagramSetUp,
  { drawnJoker }: KubagramOptions,
): number {
  const inWords = words.flat().flatMap((word) => word.dice);
  const used = new Set([...[...central, ...inWords].map(({ die }) => die), ...jokers.flat()]);
  // A joker drawn to begin may lie elsewhere by now (K3).
  const out = drawn.flat().filter(({ die }) => drawnJoker === 'out' || !isUsedJoker(die, used));
  const lying = central.length + inWords.length + jokers.flat().length + out.length;
  const boxed = box.filter((one) => one !== null && one !== 'any').length;
  return dice - lying - boxed - (handed === undefined ? 0 : 1);
}

function isUsedJoker(die: CubeId | undefined, used: ReadonlySet<CubeId | undefined>): boolean {
  return die !== undefined && isJoker(die) && used.has(die);
}

function inSet({ die, letter }: SetUpShown, set: DiceSet): SetUpShown {
  return die !== undefined && lettersOn(set, die).includes(letter) ? { die, letter } : { letter };
}

export function jokersIn({
  box = [],
  drawn = [],
  central = [],
  words = [],
  jokers = [],
  handed,
}: KubagramSetUp): readonly CubeId[] {
  const shown = [
    ...box.filter((one) => one !== null && one !== 'any'),
    ...drawn.flat(),
    ...central,
    ...words.flat().flatMap((word) => word.dice),
    ...(handed === undefined ? [] : [handed]),
  ];
  return [...shown.flatMap(({ die }) => die ?? []).filter(isJoker), ...jokers.flat()];
}

export type Field =
  | `row ${number}`
  | 'central'
  | 'handed'
  | `joker ${string}`
  | `${'words' | 'drawn'} ${number}`;

/** Returns the field that shows a problem; undefined if the problem is not about the position. */
export function fieldOf(problem: Problem | undefined, corner: Corner | undefined): Field | undefined {
  const rows = rowsSeen(corner);
  const [seat = 0] = problem !== undefined && 'seat' in problem ? [problem.seat].flat().map(Number) : [];
  switch (problem?.code) {
    case 'kubagram/set-up-die-twice':
    case 'kubagram/set-up-none-left':
      return 'place' in problem ? fieldOfPlace(problem, seat, rows) : undefined;
    case 'kubagram/set-up-hole':
      return rowOfSquare(problem, rows);
    case 'kubagram/set-up-box-empty':
    case 'kubagram/entry-box-empty':
      return `row ${rows.length - 1}`;
    case 'kubagram/set-up-short-word':
    case 'kubagram/set-up-long-word':
    case 'kubagram/set-up-parts':
      return `words ${seat}`;
    case 'kubagram/set-up-tie':
    case 'kubagram/set-up-drew':
      return `drawn ${seat}`;
    default:
      return undefined;
  }
}

function fieldOfPlace(
  problem: Problem,
  seat: number,
  rows: readonly (readonly number[])[],
): Field | undefined {
  switch ('place' in problem ? problem.place : undefined) {
    case 'box':
      return rowOfSquare(problem, rows);
    case 'central':
      return 'central';
    case 'handed':
      return 'handed';
    case 'word':
      return `words ${seat}`;
    case 'drawn':
      return `drawn ${seat}`;
    case 'joker':
      return `joker ${'die' in problem ? String(problem.die) : ''}`;
    default:
      return undefined;
  }
}

function rowOfSquare(problem: Problem, rows: readonly (readonly number[])[]): Field {
  const name = 'square' in problem ? problem.square : '';
  return `row ${rows.findIndex((row) => row.some((square) => squareName(square) === name))}`;
}

/** Only these problems are shown at once, because others may disappear while the rest is entered. */
export function isSaidAtOnce({ code }: Problem): boolean {
  return atOnce.has(code);
}

const atOnce: ReadonlySet<string> = new Set([
  'kubagram/set-up-die-twice',
  'kubagram/set-up-none-left',
  'kubagram/set-up-short-word',
  'kubagram/set-up-long-word',
  'kubagram/set-up-parts',
]);

export interface EntryPlaces {
  readonly entered: KubagramSetUp;
  readonly set: DiceSet;
  readonly jokers: readonly CubeId[];
  readonly onChange: (entered: KubagramSetUp) => void;
  readonly onWrong: (field: Field, wrong: boolean) => void;
  readonly problemAt: (field: Field) => Problem | undefined;
}

/** Jokers entered in other fields are not available here. */
export function diceFor({ jokers, set }: EntryPlaces, own: readonly SetUpShown[]): EntryDice {
  const mine = new Set(own.map(({ die }) => die));
  return { set, jokersGone: new Set(jokers.filter((die) => !mine.has(die))) };
}
