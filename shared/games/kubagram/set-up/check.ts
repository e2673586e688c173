import type { CubeId } from '#shared/kernel/index.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { squareCount, squareName, squaresInOrder } from '../box.ts';
import {
  allDice,
  alphabetOf,
  dieName,
  isJoker,
  lettersOn,
  spelled,
  typed,
  type DiceSet,
  setOf,
} from '../dice.ts';
import { resultOf } from './draw.ts';
import type { KubagramOptions } from '../options.ts';
import type { SetUpPlace, SetUpProblem } from '../problems.ts';
import { usedDice, type NamedSetUp } from './set-up.ts';

export function setUpProblem(
  setUp: NamedSetUp,
  seats: number,
  options: KubagramOptions,
): SetUpProblem | undefined {
  return (
    seatProblem(setUp, seats) ??
    unseenProblem(setUp, seats) ??
    diceProblem(setUp, options) ??
    wordsProblem(setUp, options) ??
    drawProblem(setUp, seats, options) ??
    boxProblem(setUp, seats, options)
  );
}

/** A draw by lot would pick dice that nobody knows. */
function unseenProblem(
  { unseen, drawn, first, corner }: NamedSetUp,
  seats: number,
): SetUpProblem | undefined {
  const isGiven = seats === 1 || drawn !== undefined || first !== undefined || corner !== undefined;
  return unseen === true && !isGiven ? { code: 'kubagram/set-up-unseen-first' } : undefined;
}

function seatProblem(setUp: NamedSetUp, seats: number): SetUpProblem | undefined {
  for (const at of [setUp.first, setUp.turn]) {
    if (at !== undefined && !(Number.isInteger(at) && at >= 0 && at < seats)) {
      return { code: 'kubagram/set-up-seat', seat: at, seats };
    }
  }
  for (const list of ['drawn', 'words', 'jokers', 'skipped', 'penalties'] as const) {
    const found = setUp[list]?.length ?? seats;
    if (found !== seats) return { code: 'kubagram/set-up-count', list, found, seats };
  }
  const squares = setUp.box?.length ?? squareCount;
  if (squares !== squareCount) {
    return { code: 'kubagram/set-up-squares', found: squares, squares: squareCount };
  }
  if (seats > 1) return undefined;
  if ((setUp.drawn ?? []).flat().length > 0) return { code: 'kubagram/set-up-no-draw' };
  if (setUp.handed !== undefined) return { code: 'kubagram/set-up-alone', entry: 'handed' };
  return setUp.skipped?.includes(true) === true
    ? { code: 'kubagram/set-up-alone', entry: 'skipped' }
    : undefined;
}

interface PlacedDie {
  readonly die: CubeId;
  readonly letter?: string | undefined;
  readonly where: SetUpPlace;
}

/** A drawn joker that has been used since counts where it has gone (K3). */
function placedDice(setUp: NamedSetUp, options: KubagramOptions): readonly PlacedDie[] {
  const { box = [], drawn = [], central = [], words = [], jokers = [], handed } = setUp;
  const used = options.drawnJoker === 'setAside' ? usedDice(setUp) : new Set<CubeId>();
  return [
    ...box.flatMap((one, square): readonly PlacedDie[] =>
      one === null
        ? []
        : [{ die: one.die, letter: one.top, where: { place: 'box', square: squareName(square) } }],
    ),
    ...drawn.flatMap((dice, seat) =>
      dice
        .filter(({ die }) => !(isJoker(die) && used.has(die)))
        .map((one): PlacedDie => ({ ...one, where: { place: 'drawn', seat } })),
    ),
    ...central.map((one): PlacedDie => ({ ...one, where: { place: 'central' } })),
    ...words.flatMap((list, seat) =>
      list.flatMap(({ dice }) => dice.map((one): PlacedDie => ({ ...one, where: { place: 'word', seat } }))),
    ),
    ...jokers.flatMap((dice, seat) =>
      dice.map((die): PlacedDie => ({ die, where: { place: 'joker', seat } })),
    ),
    ...(handed === undefined ? [] : [{ ...handed, where: { place: 'handed' } as const }]),
  ];
}

function diceProblem(setUp: NamedSetUp, options: KubagramOptions): SetUpProblem | undefined {
  const set = setOf(options);
  const seen = new Set<CubeId>();
  const wrongLetter = (die: CubeId, letter: string | undefined) =>
    letter !== undefined && !lettersOn(set, die).includes(letter);
  for (const { die, letter, where } of placedDice(setUp, options)) {
    if (seen.has(die)) return { code: 'kubagram/set-up-die-twice', die: dieName(set, die), ...where };
    seen.add(die);
    if (letter !== undefined && wrongLetter(die, letter)) return letterProblem(set, die, letter, where);
    if (where.place === 'joker' && !isJoker(die)) {
      return { code: 'kubagram/set-up-no-joker', die: dieName(set, die), seat: where.seat };
    }
  }
  for (const [seat, dice] of (setUp.drawn ?? []).entries()) {
    const wrong = dice.find(({ die, letter }) => wrongLetter(die, letter));
    if (wrong !== undefined) return letterProblem(set, wrong.die, wrong.letter, { place: 'drawn', seat });
  }
  const missing = allDice.filter((die) => !seen.has(die));
  const [first] = missing;
  return setUp.box === undefined || first === undefined
    ? undefined
    : { code: 'kubagram/set-up-die-missing', die: dieName(set, first), count: missing.length };
}

function letterProblem(set: DiceSet, die: CubeId, letter: string, where: SetUpPlace): SetUpProblem {
  return {
    code: 'kubagram/set-up-letter',
    die: dieName(set, die),
    letter: typed(letter),
    letters: lettersOn(set, die).map(typed),
    ...where,
  };
}

function wordsProblem({ words = [] }: NamedSetUp, options: KubagramOptions): SetUpProblem | undefined {
  const least = options.minLength;
  for (const [seat, list] of words.entries()) {
    for (const { dice, parts = 1 } of list) {
      const word = typed(spelled(dice));
      if (dice.length < least) return { code: 'kubagram/set-up-short-word', word, seat, least };
      if (dice.length > wordLengths.most) return { code: 'kubagram/set-up-long-word', word, seat };
      if (parts * least > dice.length) return { code: 'kubagram/set-up-parts', word, seat, parts };
    }
  }
  return undefined;
}

function drawProblem(
  { drawn, first }: NamedSetUp,
  seats: number,
  options: KubagramOptions,
): SetUpProblem | undefined {
  if (drawn === undefined || seats === 1 || drawn.every(({ length }) => length === 0)) return undefined;
  const result = resultOf(drawn, alphabetOf(setOf(options)));
  switch (result.kind) {
    case 'tie':
      return { code: 'kubagram/set-up-tie', seat: result.seats };
    case 'drew':
      return { code: 'kubagram/set-up-drew', seat: result.seat, dice: result.dice };
    case 'first':
      return first === undefined || first === result.seat
        ? undefined
        : { code: 'kubagram/set-up-first', seat: first };
  }
}

/** Dice leave the box in its order, except for those drawn from anywhere (K2, K3). */
function boxProblem(setUp: NamedSetUp, seats: number, options: KubagramOptions): SetUpProblem | undefined {
  const { box, corner, drawn = [], handed } = setUp;
  if (corner === undefined) return isUnderWay(setUp, seats) ? { code: 'kubagram/set-up-corner' } : undefined;
  const left = box === undefined ? allDice.length - placedDice(setUp, options).length : filled(box);
  if (left === 0 && handed === undefined) return { code: 'kubagram/set-up-box-empty' };
  if (box === undefined) return undefined;
  const squares = squaresInOrder(corner);
  const next = squares.findIndex((square) => box[square] !== null);
  const holes = squares.filter((square, at) => next >= 0 && at > next && box[square] === null);
  const hole = holes[drawn.flat().length];
  return hole === undefined ? undefined : { code: 'kubagram/set-up-hole', square: squareName(hole) };
}

function isUnderWay(setUp: NamedSetUp, seats: number): boolean {
  const {
    box,
    drawn = [],
    turn,
    central = [],
    words = [],
    jokers = [],
    skipped = [],
    penalties = [],
  } = setUp;
  const isBoxShort = box !== undefined && filled(box) + drawn.flat().length < allDice.length;
  return (
    (turn !== undefined && seats > 1) ||
    setUp.handed !== undefined ||
    isBoxShort ||
    central.length > 0 ||
    words.flat().length > 0 ||
    jokers.flat().length > 0 ||
    skipped.includes(true) ||
    penalties.some((points) => points > 0)
  );
}

function filled(box: readonly unknown[]): number {
  return box.filter((one) => one !== null).length;
}
