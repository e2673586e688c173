import type { Seat } from '#shared/kernel/index.ts';
import type { KuboView } from '../state.ts';
import { imagine } from './imagine.ts';
import { completedBy, copyInto, emptyPosition, endTurn, lay, type Position } from './position.ts';
import { choicesIn, type Choice } from './search.ts';

export interface SolvedEnd {
  readonly choice: Choice;
  /** So many points this seat gains on the other from here, if both lay as well as they can and claim what they complete at once. */
  readonly gain: number;
}

/** As many take up to half a second, for which a window stands still; most ends have some hundreds. */
const mostPositions = 50_000;

/** The key of a position is a safe integer as long as no more cards can still be laid. */
const mostCards = 40;

/** No end gains as many points. */
const anyGain = 1000;

/**
 * Finds the best choice where nothing is hidden: two seats, and no card left to draw. An alpha-beta search over the
 * points to come, in which each table is worked out once, whatever the order in which it was laid. A Zoker is claimed as
 * soon as it is complete, which ends the laying (U9): to hold it back and lay on first is not tried. Returns undefined
 * where something is hidden, or the end has too many positions.
 */
export function solveEnd(view: KuboView, by: Seat, most = mostPositions): SolvedEnd | undefined {
  if (view.seats.length !== 2 || view.phase.kind !== 'turn' || view.phase.seat !== by) return undefined;
  const { position, deal } = imagine(view, by);
  deal(() => 0);
  if (position.deckEnd > 0) return undefined;
  const search = new EndSearch(position, most);
  return search.cards > mostCards ? undefined : search.solve(position);
}

class EndSearch {
  readonly #known = new Map<number, Known>();
  readonly #most: number;
  /** Only cards that can still be laid tell one table from another. */
  readonly #cards: readonly number[];
  /** One position to change for each depth. */
  readonly #trials: Position[] = [];

  constructor(position: Position, most: number) {
    this.#most = most;
    this.#cards = Array.from({ length: 64 }, (_, card) => card).filter(
      (card) => (isHeld(position, 0, card) || isHeld(position, 1, card)) && !isCovered(position, card),
    );
  }

  get cards(): number {
    return this.#cards.length;
  }

  solve(position: Position): SolvedEnd | undefined {
    let best: SolvedEnd | undefined;
    for (const choice of inOrder(position)) {
      const gain = this.#after(position, choice, best?.gain ?? -anyGain, anyGain, 0);
      if (best === undefined || gain > best.gain) best = { choice, gain };
    }
    return this.#isUsedUp ? undefined : best;
  }

  get #isUsedUp(): boolean {
    return this.#known.size >= this.#most;
  }

  /** Returns what the seat on turn gains by this choice, exactly if it lies between `least` and `most`. */
  #after(position: Position, choice: Choice, least: number, most: number, depth: number): number {
    const trial = (this.#trials[depth] ??= emptyPosition(position.tables, position.seats));
    copyInto(trial, position);
    const { seat } = trial;
    if (typeof choice === 'number') {
      lay(trial, choice);
      const gain = (trial.points[seat] ?? 0) - (position.points[seat] ?? 0);
      return gain + this.#valueOf(trial, least - gain, most - gain, depth + 1);
    }
    endTurn(trial);
    if (trial.over) return (trial.held[1 - seat] ?? 0) - (trial.held[seat] ?? 0);
    return 0 - this.#valueOf(trial, -most, -least, depth + 1);
  }

  #valueOf(position: Position, least: number, most: number, depth: number): number {
    if (position.ending) return this.#after(position, 'end', least, most, depth);
    const key = this.#keyOf(position);
    const known = this.#known.get(key);
    if (known !== undefined && (known.atLeast === known.atMost || known.atLeast >= most))
      return known.atLeast;
    if (known !== undefined && known.atMost <= least) return known.atMost;
    if (this.#isUsedUp) return 0;
    let best = -anyGain;
    for (const choice of inOrder(position)) {
      best = Math.max(best, this.#after(position, choice, Math.max(least, best), most, depth));
      if (best >= most) break;
    }
    this.#known.set(key, {
      atLeast: best > least ? best : (known?.atLeast ?? -anyGain),
      atMost: best < most ? best : (known?.atMost ?? anyGain),
    });
    return best;
  }

  #keyOf(position: Position): number {
    let key = position.seat + (position.laid > 0 ? 2 : 0) + (position.barren > 0 ? 4 : 0);
    for (const card of this.#cards)
      key = key * 2 + (isHeld(position, 0, card) || isHeld(position, 1, card) ? 1 : 0);
    return key;
  }
}

/** What a position gains for the seat on turn, as far as it was worked out. */
interface Known {
  readonly atLeast: number;
  readonly atMost: number;
}

/** The cards that bring the most points come first, since they are often the best. */
function inOrder(position: Position): readonly Choice[] {
  const choices = choicesIn(position);
  if (choices.length < 3) return choices;
  const pointsOf = (choice: Choice) => (typeof choice === 'number' ? pointsFor(position, choice) : 0);
  return choices
    .map((choice) => ({ choice, points: pointsOf(choice) }))
    .sort((one, other) => other.points - one.points)
    .map(({ choice }) => choice);
}

function pointsFor(position: Position, card: number): number {
  const { tableLo, tableHi } = position;
  if (card < 32) position.tableLo |= 1 << card;
  else position.tableHi |= 1 << (card - 32);
  const points = completedBy(position, card);
  position.tableLo = tableLo;
  position.tableHi = tableHi;
  return points;
}

const isIn = (lo: number, hi: number, card: number): boolean =>
  ((card < 32 ? lo : hi) & (1 << (card % 32))) !== 0;

function isHeld({ handLo, handHi }: Position, seat: number, card: number): boolean {
  return isIn(handLo[seat] ?? 0, handHi[seat] ?? 0, card);
}

function isCovered({ coverLo, coverHi }: Position, card: number): boolean {
  return isIn(coverLo, coverHi, card);
}
