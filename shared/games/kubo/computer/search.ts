import type { RandomState, Seat } from '#shared/kernel/index.ts';
import type { KuboView } from '../state.ts';
import { diceFrom, imagine } from './imagine.ts';
import { mayDraw, playOut, playTurn, type Weights } from './policy.ts';
import { copyInto, draw, emptyPosition, endTurn, isFree, lay, type Position } from './position.ts';

export type Choice = 'end' | 'draw' | number;

export function choicesIn(position: Position): readonly Choice[] {
  const { seat, handLo, handHi } = position;
  if (position.ending) return ['end'];
  const cards = Array.from({ length: 64 }, (_, card) => card).filter((card) => {
    const half = card < 32 ? (handLo[seat] ?? 0) : (handHi[seat] ?? 0);
    return (half & (1 << (card % 32))) !== 0 && isFree(position, card);
  });
  return [...cards, ...(mayDraw(position) ? (['draw'] as const) : []), 'end'];
}

/** How rounds are played out, and how many of them in all. */
export interface PlayOuts {
  readonly own: Weights;
  readonly others: Weights;
  readonly rounds: number;
}

/** Plays rounds out over the same random deals for all choices; each stage drops the worse half of the choices. */
export function search(
  view: KuboView,
  by: Seat,
  random: RandomState,
  { own, others, rounds }: PlayOuts,
): Choice {
  const weightsOf = view.seats.map((_, at) => (at === by ? own : others));
  const { position, deal } = imagine(view, by);
  const dice = diceFrom(random);
  deal(dice);
  const trial = emptyPosition(position.tables, position.seats);
  let contenders = choicesIn(position).map((choice) => ({ choice, worth: 0, tries: 0 }));
  const stages = Math.ceil(Math.log2(contenders.length));
  for (let stage = 0; stage < stages && contenders.length > 1; stage += 1) {
    const deals = Math.ceil(rounds / stages / contenders.length);
    for (let n = 0; n < deals; n += 1) {
      deal(dice);
      for (const one of contenders) {
        copyInto(trial, position);
        make(trial, one.choice, own);
        playOut(trial, weightsOf, mostTurns);
        one.worth += outcome(trial, by);
        one.tries += 1;
      }
    }
    contenders = contenders
      .toSorted((one, other) => other.worth / other.tries - one.worth / one.tries)
      .slice(0, Math.ceil(contenders.length / 2));
  }
  return contenders[0]?.choice ?? 'end';
}

const mostTurns = 120;

function make(position: Position, choice: Choice, own: Weights): void {
  if (choice === 'end') return endTurn(position);
  if (choice === 'draw') draw(position);
  else lay(position, choice);
  playTurn(position, own);
}

/** A round counts 1 if won, 0 if shared and -1 if lost, and a little for each point of the lead. */
function outcome({ seats, points, held }: Position, by: Seat): number {
  let best = -1000;
  for (let n = 0; n < seats; n += 1) if (n !== by) best = Math.max(best, (points[n] ?? 0) - (held[n] ?? 0));
  const lead = (points[by] ?? 0) - (held[by] ?? 0) - best;
  return Math.sign(lead) + pointWorth * lead;
}

const pointWorth = 0.01;
