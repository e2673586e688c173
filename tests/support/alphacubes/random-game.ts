import { parseSquare, squareName, stepFrom, type Direction, type Place } from '#shared/pieces/index.ts';
import {
  alphacubesOptions,
  alphacubesRules,
  centreOf,
  resolvePlay,
  type AlphacubesOptions,
  type AlphacubesProposal,
  type AlphacubesState,
  type AlphacubesTypes,
} from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import {
  begin,
  moveAt,
  currentState,
  propose,
  type AppliedMove,
  type Start,
  type Timeline,
} from '#shared/engine/index.ts';
import { expectOk, nextInt, randomFrom, type RandomState, type Seat } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { allCubes } from './position.ts';
import { smallJudge, smallWords } from './lexicon.ts';

/** A stream of whole numbers from a seed: every random game can be played again. */
export class Dice {
  private state: RandomState;
  constructor(seed: number) {
    this.state = randomFrom(seed);
  }
  below(limit: number): number {
    const [value, next] = nextInt(this.state, limit);
    this.state = next;
    return value;
  }
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}

export interface RandomGame {
  readonly start: Start<AlphacubesTypes>;
  readonly timeline: Timeline<AlphacubesTypes>;
  /** Every move with the states before and after it, and what happened. */
  readonly steps: readonly AppliedMove<AlphacubesTypes>[];
}

export const randomRules = createAlphacubes(smallJudge);

/** A game of the rules' own making from first move to last, or to `limit` moves: any switches, 1 to 6 seats. */
export function randomGame(seed: number, limit = 150): RandomGame {
  const dice = new Dice(seed);
  const seats = 1 + dice.below(6);
  const options: AlphacubesOptions = {
    ...defaults(alphacubesOptions),
    board: dice.pick(['standard', 'example']),
    judge: dice.pick(['assisted', 'challenge']),
    challengeKind: dice.pick(['double', 'single', 'plus5', 'plus10', 'triple', 'void']),
    missedTurn: dice.pick(['this', 'next']),
  };
  // Often a short stock, so that many games come to their natural end.
  const setUp = dice.chance(70)
    ? { drawOrder: rotated(allCubes, dice.below(98)).slice(0, seats * 7 + dice.below(15)) }
    : undefined;
  const start = { options, seats, seed: dice.below(2 ** 31), setUp };
  const steps: AppliedMove<AlphacubesTypes>[] = [];
  let timeline = expectOk(begin<AlphacubesTypes>(alphacubesRules, start));
  for (let count = 0; count < limit; count += 1) {
    const state = currentState(timeline);
    if (state.phase.kind === 'over') break;
    const proposal = randomMove(state, dice);
    const { timeline: next, events } = expectOk(propose(alphacubesRules, timeline, proposal, smallJudge));
    const move = moveAt(next, timeline.length);
    if (move === undefined) throw new Error('A move was made');
    steps.push({ before: state, move, state: currentState(next), events });
    timeline = next;
  }
  return { start, timeline, steps };
}

/** A legal move: mostly plays, some exchanges and passes; where the table judges, made-up words and challenges too. */
export function randomMove(state: AlphacubesState, dice: Dice): AlphacubesProposal {
  const at = dice.pick(randomRules.toMove(state));
  if (dice.chance(2)) return { kind: 'allow', by: at, words: ['ZZZ'] };
  if (state.phase.kind === 'challenge') return { kind: dice.pick(['challenge', 'accept', 'accept']), by: at };
  if (dice.chance(90)) {
    const found = randomPlay(state, at, dice);
    if (found !== undefined) return found;
  }
  const { hand } = state.seats[at] ?? { hand: [] };
  const most = Math.min(hand.length, state.stock.length);
  if (most > 0 && dice.chance(60)) {
    return {
      kind: 'exchange',
      by: at,
      cubes: rotated(hand, dice.below(hand.length)).slice(0, 1 + dice.below(most)),
    };
  }
  return { kind: 'pass', by: at };
}

function randomPlay(state: AlphacubesState, at: Seat, dice: Dice): AlphacubesProposal | undefined {
  const laid = Object.keys(state.squares);
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const direction = dice.pick<Direction>(['across', 'down']);
    const word = randomWord(state, dice);
    const through = laid.length === 0 ? centreOf(state.board) : dice.pick(laid);
    const place = parseSquare(through);
    if (place === undefined) throw new Error(`Not a square: ${through}`);
    // Mostly through the cube, now and then beside it.
    const aside = dice.chance(20) ? 1 : 0;
    const from = stepFrom(
      stepFrom(place, direction, -dice.below(word.length)),
      direction === 'across' ? 'down' : 'across',
      aside,
    );
    if (from.column < 0 || from.row < 0) continue;
    const hand = rotated(state.seats[at]?.hand ?? [], dice.below(7));
    if (!agrees(state, from, direction, word)) continue;
    const play = resolvePlay(state, hand, { kind: 'play', start: squareName(from), direction, word });
    if (!play.ok) continue;
    const move: AlphacubesProposal = { kind: 'play', by: at, placements: play.value.placements };
    if (randomRules.check(state, move).ok) return move;
  }
  return undefined;
}

/** Whether the letters that lie are those of the word: few attempts come so far, and only these are worth a closer look. */
function agrees({ squares }: AlphacubesState, from: Place, direction: Direction, word: string): boolean {
  return [...word].every((letter, index) => {
    const there = squares[squareName(stepFrom(from, direction, index))];
    return there === undefined || there.letter === letter;
  });
}

function randomWord(state: AlphacubesState, dice: Dice): string {
  const word = dice.pick(smallWords);
  const invents = state.options.judge === 'challenge' && dice.chance(25);
  return invents ? [...word].reverse().join('') : word;
}

function rotated<T>(items: readonly T[], by: number): readonly T[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
