import { differencesOf } from '#shared/box-sync/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import { leftOf } from './seats.ts';
import { corners, nextSquare, type Corner } from './box.ts';
import type { KubagramEvent } from './events.ts';
import type { KubagramProposal } from './moves.ts';
import type { KubagramView } from './state.ts';
import { problemIn } from './view.ts';

export interface TakenDie {
  readonly square: number;
  readonly die: CubeId;
  readonly top: string;
  readonly seat: Seat;
  readonly turn: number;
  readonly moves: number;
}

export interface AtTheBox {
  readonly view: KubagramView;
  readonly taken: readonly TakenDie[];
  /** Each square of the map is `1` filled, `0` empty or `?` unsure. */
  readonly sensed: string;
  readonly bad: ReadonlySet<number>;
  /** This counts the moves made when box and screen last agreed; 0 means that they never have. */
  readonly agreed: number;
  /** Only people lift dice as a move; nobody lifts one for a computer before the computer has taken it. */
  readonly people: readonly Seat[];
}

export interface BoxStep {
  readonly act: 'lift' | 'put';
  readonly square: number;
  readonly why:
    | 'not-next'
    /** The die is next, but the turn before it is not over. */
    | 'too-early'
    /** Several dice were lifted, and this is not the one to take first. */
    | 'one-by-one'
    | 'taken'
    | 'put-back'
    /** No die belongs on this square: the one there was drawn to find who begins, or comes from elsewhere. */
    | 'stray'
    | 'fill'
    | 'next';
  readonly taken?: TakenDie;
}

export type BoxFinding =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'taken'; readonly moves: readonly KubagramProposal[] }
  /** The next die was lifted, but nobody has named it yet. */
  | { readonly kind: 'unseen'; readonly square: number; readonly moves: readonly KubagramProposal[] }
  | {
      readonly kind: 'fill' | 'to-lift' | 'too-early' | 'wrong' | 'several' | 'put-back' | 'differs';
      readonly steps: readonly BoxStep[];
      /** These moves make the game match the box; absent if the rules do not allow them. */
      readonly boxIsRight?: readonly KubagramProposal[];
      readonly undoTo?: TakenDie;
    };

export function squaresExpected({ box }: Pick<KubagramView, 'box'>): string {
  return box.map((one) => (one === null ? '0' : '1')).join('');
}

/** Compares what the box senses with the game (B6 to B9). */
export function compareBox(at: AtTheBox): BoxFinding {
  const differences = differencesOf(squaresExpected(at.view), at.sensed, at.bad);
  const gone = differences.filter(({ act }) => act === 'put').map(({ square }) => square);
  const lying = differences.filter(({ act }) => act === 'lift').map(({ square }) => square);
  if (differences.length === 0) return { kind: 'agrees' };
  if (isBeingFilled(at.view, gone)) {
    const fills = inOrder(at.view, gone).map((square) => putBack(square, 'fill'));
    return { kind: 'fill', steps: [...stepsToLift(at, lying), ...fills] };
  }
  if (gone.length === 0) return stillLying(at, lying);
  if (lying.length === 0) return lifted(at, gone);
  return {
    kind: 'differs',
    steps: [...gone.map((square) => putBack(square, 'not-next')), ...stepsToLift(at, lying)],
  };
}

function stillLying(at: AtTheBox, lying: readonly number[]): BoxFinding {
  const steps = stepsToLift(at, lying);
  if (steps.every(({ why }) => why !== 'put-back')) return { kind: 'to-lift', steps };
  const undoTo = takeBefore(at, lying);
  return { kind: 'put-back', steps, ...(undoTo === undefined ? {} : { undoTo }) };
}

function stepsToLift({ taken, agreed }: AtTheBox, lying: readonly number[]): readonly BoxStep[] {
  return lying.map((square): BoxStep => {
    const die = taken.findLast((one) => one.square === square);
    if (die === undefined) return { act: 'lift', square, why: 'stray' };
    return { act: 'lift', square, why: die.moves >= agreed ? 'taken' : 'put-back', taken: die };
  });
}

/** Finds the take before which the box was as it is now; bad sensors are skipped. */
function takeBefore({ taken, bad }: AtTheBox, lying: readonly number[]): TakenDie | undefined {
  const back = new Set(lying);
  let first: TakenDie | undefined;
  let found = 0;
  for (const die of taken.toReversed()) {
    if (bad.has(die.square)) continue;
    if (!back.has(die.square)) break;
    first = die;
    found += 1;
  }
  return found === back.size ? first : undefined;
}

function lifted(at: AtTheBox, gone: readonly number[]): BoxFinding {
  const { view } = at;
  const run = runOf(view, gone);
  if (run === undefined) {
    const steps = gone.map((square) => putBack(square, 'not-next'));
    const next = view.corner === undefined ? undefined : nextSquare(view.box, view.corner);
    const thenLift: readonly BoxStep[] =
      next === undefined || gone.includes(next) ? [] : [{ act: 'lift', square: next, why: 'next' }];
    return { kind: gone.length > 1 ? 'several' : 'wrong', steps: [...steps, ...thenLift] };
  }
  const [first = 0, ...others] = run.squares;
  const isUnseen = view.box[first]?.unseen === true;
  const moves = movesToTake(at, run.corner);
  // An unnamed die cannot be taken; the table is asked for it first.
  const boxIsRight = moves === undefined || isUnseen ? {} : { boxIsRight: moves.proposals };
  if (others.length === 0) {
    if (moves?.goesOn === true) {
      const { proposals } = moves;
      return isUnseen
        ? { kind: 'unseen', square: first, moves: proposals }
        : { kind: 'taken', moves: proposals };
    }
    const steps = [putBack(first, 'too-early')];
    return { kind: 'too-early', steps, ...boxIsRight };
  }
  const waits = moves?.goesOn === true ? others : run.squares;
  return {
    kind: 'several',
    steps: waits.map((square) => putBack(square, 'one-by-one')),
    ...boxIsRight,
  };
}

const putBack = (square: number, why: BoxStep['why']): BoxStep => ({ act: 'put', square, why });

const mostLiftedAtOnce = 2;
const mostLiftedInOrder = 8;

/** The box is being filled if nothing has been taken and more is missing than a hand lifts by mistake. */
function isBeingFilled(view: KubagramView, gone: readonly number[]): boolean {
  const { phase, turn, central } = view;
  const isBeginning = phase.kind === 'corner' || (phase.kind === 'before' && turn === 1);
  if (!isBeginning || central.length > 0 || gone.length <= mostLiftedAtOnce) return false;
  // A few dice that are next in order may have been lifted one after the other.
  return gone.length > mostLiftedInOrder || runOf(view, gone) === undefined;
}

interface Run {
  readonly corner: Corner;
  readonly squares: readonly number[];
}

/** Returns undefined unless these squares are next; before the box is turned, exactly one corner must fit. */
function runOf({ box, corner }: KubagramView, gone: readonly number[]): Run | undefined {
  const found = (corner === undefined ? corners : [corner]).flatMap((turned): readonly Run[] => {
    const squares: number[] = [];
    let left = box;
    while (squares.length < gone.length) {
      const next = nextSquare(left, turned);
      if (next === undefined || !gone.includes(next)) return [];
      squares.push(next);
      left = left.with(next, null);
    }
    return [{ corner: turned, squares }];
  });
  return found.length === 1 ? found[0] : undefined;
}

function inOrder(view: KubagramView, squares: readonly number[]): readonly number[] {
  let { box } = view;
  if (view.corner === undefined) return squares;
  const order: number[] = [];
  for (let next = nextSquare(box, view.corner); next !== undefined; next = nextSquare(box, view.corner)) {
    if (squares.includes(next)) order.push(next);
    box = box.with(next, null);
  }
  return order;
}

interface Taking {
  readonly proposals: readonly KubagramProposal[];
  readonly goesOn: boolean;
}

function movesToTake({ view, people }: AtTheBox, corner: Corner): Taking | undefined {
  const { phase, first, seats, handed, claims } = view;
  const isPerson = (seat: Seat): boolean => people.includes(seat);
  switch (phase.kind) {
    case 'corner':
      return isPerson(phase.seat) && isPerson(first)
        ? {
            proposals: [
              { kind: 'corner', by: phase.seat, corner },
              { kind: 'take', by: first },
            ],
            goesOn: true,
          }
        : undefined;
    case 'before': {
      const take = { kind: 'take', by: phase.seat } as const;
      // An unnamed die may be taken as soon as it is named.
      const problem = problemIn(view, take)?.code;
      const may = isPerson(phase.seat) && (problem === undefined || problem === 'kubagram/unseen-die');
      return may ? { proposals: [take], goesOn: true } : undefined;
    }
    case 'after': {
      const next = leftOf(phase.seat, seats.length);
      // Claims that others may look up, and a die that was handed on, come before the next die.
      if (handed !== undefined || claims.length > 0 || !isPerson(phase.seat) || !isPerson(next))
        return undefined;
      return {
        proposals: [
          { kind: 'end', by: phase.seat },
          { kind: 'take', by: next },
        ],
        goesOn: false,
      };
    }
    default:
      return undefined;
  }
}

export function takenDice(
  moves: readonly { readonly events: readonly KubagramEvent[]; readonly turn: number }[],
): readonly TakenDie[] {
  return moves.flatMap(({ events, turn }, at) =>
    events.flatMap((event): readonly TakenDie[] =>
      event.kind === 'took'
        ? [{ square: event.square, die: event.die, top: event.top, seat: event.seat, turn, moves: at }]
        : [],
    ),
  );
}
