import type { Seat } from '#shared/kernel/index.ts';
import type { CardName } from './cards.ts';
import { bestLay } from './computer/policy.ts';
import { linesThrough, openLines, type KuboLine, type LineId } from './lines.ts';
import type { KuboMove } from './moves.ts';
import { placingOf } from './placing.ts';
import type { KuboView } from './state.ts';
import { problemIn } from './view.ts';

export const hintSteps = ['look', 'card', 'where', 'why'] as const;

/** `one-card` or `two-cards` of the hand complete a line; a `safe-card` helps nobody else; `leave-it`: lay nothing. */
export type HintTopic =
  | 'open-line'
  | 'one-card'
  | 'two-cards'
  | 'draw'
  | 'safe-card'
  | 'leave-it'
  | 'nothing-open';

export type HintStep =
  | { readonly step: 'look'; readonly at: HintTopic }
  /** The card is in the hand; for an open line it is the card of this turn that completed it. */
  | { readonly step: 'card'; readonly card: CardName }
  | { readonly step: 'where'; readonly beside: readonly CardName[]; readonly on?: CardName }
  | { readonly step: 'where'; readonly line: LineId }
  /** `next` is the second card, which completes the lines. */
  | {
      readonly step: 'why';
      readonly lines: readonly LineId[];
      readonly points: number;
      readonly next?: CardName;
    }
  | { readonly step: 'why'; readonly because: HintReason };

/** `earned`: the last turn of the seat laid two or more cards. `nothing-fits`: no card of the hand can lie now. */
export type HintReason = 'earned' | 'gives-nothing-away' | 'nothing-fits' | 'helps-others' | 'all-found';

export interface Hint {
  readonly steps: readonly HintStep[];
  readonly move: KuboMove;
}

export function hintFor(view: KuboView, by: Seat): Hint | undefined {
  const { phase } = view;
  if (phase.kind === 'over') return undefined;
  const isOnTurn = phase.kind === 'turn' && phase.seat === by;
  const maySteal = phase.kind === 'window' && phase.seat !== by && !phase.waved.includes(by);
  if (!isOnTurn && !maySteal) return undefined;
  const [open] = openLines(view, phase).toSorted((one, other) => other.points - one.points);
  if (open !== undefined) return claimHint(open, phase.laid, by);
  if (maySteal) {
    return {
      steps: [
        { step: 'look', at: 'nothing-open' },
        { step: 'why', because: 'all-found' },
      ],
      move: { kind: 'wave', by },
    };
  }
  return turnHint(view, by);
}

function claimHint({ id, cards, points }: KuboLine, laid: readonly CardName[], by: Seat): Hint {
  const completed = laid.findLast((card) => cards.includes(card));
  return {
    steps: [
      { step: 'look', at: 'open-line' },
      ...(completed === undefined ? [] : [{ step: 'card', card: completed } as const]),
      { step: 'where', line: id },
      { step: 'why', lines: [id], points },
    ],
    move: { kind: 'claim', by, line: id },
  };
}

function turnHint(view: KuboView, by: Seat): Hint {
  const end: KuboMove = { kind: 'end', by };
  if (view.phase.kind === 'turn' && view.phase.ending !== 'no') return endHint('all-found', end);
  const scoring = bestScoring(view);
  if (scoring !== undefined) return scoring.hint(by);
  const draw: KuboMove = { kind: 'draw', by };
  if (problemIn(view, draw) === undefined) {
    return {
      steps: [
        { step: 'look', at: 'draw' },
        { step: 'why', because: 'earned' },
      ],
      move: draw,
    };
  }
  const safe = bestLay(view, by);
  if (safe === undefined) {
    const canLay = view.hand.some((card) => placingOf(view, card).kind === 'free');
    return endHint(canLay ? 'helps-others' : 'nothing-fits', end);
  }
  return {
    steps: [
      { step: 'look', at: 'safe-card' },
      ...placeSteps(view, safe),
      { step: 'why', because: 'gives-nothing-away' },
    ],
    move: { kind: 'lay', by, card: safe },
  };
}

function endHint(because: HintReason, move: KuboMove): Hint {
  return {
    steps: [
      { step: 'look', at: 'leave-it' },
      { step: 'why', because },
    ],
    move,
  };
}

interface Scoring {
  readonly points: number;
  hint(by: Seat): Hint;
}

function bestScoring(view: KuboView): Scoring | undefined {
  const free = view.hand.filter((card) => placingOf(view, card).kind === 'free');
  const singles = free.map((card) => scoring(view, card));
  const best = highestScoring(singles);
  if (best !== undefined) return best;
  const pairs = free.flatMap((card) => {
    const after = { ...view, table: [...view.table, card] };
    return view.hand
      .filter((next) => next !== card && placingOf(after, next).kind === 'free')
      .map((next) => scoring(view, card, next));
  });
  return highestScoring(pairs);
}

function highestScoring(all: readonly Scoring[]): Scoring | undefined {
  const [best] = all.toSorted((one, other) => other.points - one.points);
  return best === undefined || best.points === 0 ? undefined : best;
}

function scoring(view: KuboView, card: CardName, next?: CardName): Scoring {
  const lying = new Set([...view.table, card, ...(next === undefined ? [] : [next])]);
  const done = linesThrough(next ?? card).filter(({ cards }) => cards.every((one) => lying.has(one)));
  const points = done.reduce((sum, line) => sum + line.points, 0);
  const lines = done.map(({ id }) => id);
  return {
    points,
    hint: (by) => ({
      steps: [
        { step: 'look', at: next === undefined ? 'one-card' : 'two-cards' },
        ...placeSteps(view, card),
        { step: 'why', lines, points, ...(next === undefined ? {} : { next }) },
      ],
      move: { kind: 'lay', by, card },
    }),
  };
}

function placeSteps(view: KuboView, card: CardName): readonly HintStep[] {
  const placing = placingOf(view, card);
  if (placing.kind !== 'free') return [{ step: 'card', card }];
  const { beside } = placing;
  const on = placing.on === undefined ? {} : { on: placing.on };
  return [
    { step: 'card', card },
    { step: 'where', beside, ...on },
  ];
}
