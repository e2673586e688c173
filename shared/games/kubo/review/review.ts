import {
  gradeOf,
  movesMade,
  seldomPoints,
  usualPoints,
  type MadeMove,
  type PlayedTurn,
  type Reviewer,
  type Statement,
  type Tried,
} from '#shared/engine/index.ts';
import { ok, type Seat } from '#shared/kernel/index.ts';
import { bestLaying, type Laying } from '../best-laying.ts';
import type { CardName } from '../cards.ts';
import { openLines, shapeOf, type KuboLine, type LineId } from '../lines.ts';
import { lineText } from '../notation/notation.ts';
import { placingOf } from '../placing.ts';
import type { KuboView } from '../state.ts';
import type { KuboTypes } from '../types.ts';
import { yardsticks } from './yardsticks.ts';

export interface KuboTurn extends PlayedTurn {
  readonly laid: readonly CardName[];
  /** The view of the player when nothing more was drawn and nothing laid yet. */
  readonly before: KuboView;
  /** The hand could still complete these lines after the turn, if nobody covers their places. */
  readonly kept: readonly KuboLine[];
  /** These lines were complete at the end of the turn or claimed in it; undefined is a line that nobody claimed. */
  readonly lines: readonly { readonly line: KuboLine; readonly owner: Seat | undefined }[];
}

type Made = MadeMove<KuboTypes>;

const mostStatements = 3;

/**
 * The best turn is the laying with the most points, and all its lines claimed. Lines that the hand can complete as well
 * in the next turn are not lost, because each card is there once: strong players hold them back.
 */
export const kuboReviewer: Reviewer<KuboTypes, KuboTurn> = {
  yardsticks,
  turns({ rules }, timeline) {
    const byTurn = Map.groupBy(movesMade(rules, timeline), ({ turn }) => turn);
    const { turn: current, phase } = timeline.state;
    return [...byTurn.values()].flatMap((made) => {
      const turn = turnOf(made, (one, seat) => rules.viewFor(one.before, seat));
      // While the window for stealing is open, missed lines can still be claimed.
      return turn === undefined || (turn.turn === current && phase.kind !== 'over') ? [] : [turn];
    });
  },
  async review(turns, turn, { level }) {
    const { seat, at, kind, points, before, laid } = turn;
    const laying = bestLaying(before, before.hand);
    const played = {
      line: linesText(
        laid,
        turn.lines.filter(({ owner }) => owner === seat).map(({ line }) => line),
      ),
      points,
    };
    const best = laying && bestOf(turn, laying, played);
    const usual = best && { points: usualPoints(yardsticks, level, best.points) };
    const seldom = best && seldomPoints(yardsticks, level, best.points);
    const statements = [
      ...missedIn(turn),
      ...(laying === undefined || best === played ? [] : belowIn(turn, laying.points, laying.lines)),
      ...coveredIn(turn),
      ...completedAfter(turns, turn),
    ].slice(0, mostStatements);
    const grade = turn.lines.some(({ owner }) => owner !== seat)
      ? 'missed'
      : gradeOf(played, best, usual, seldom);
    return Promise.resolve(
      ok({ turn: turn.turn, seat, at, kind, points, played, best, usual, grade, statements }),
    );
  },
};

/** Returns undefined if no line could be completed. */
function bestOf({ kept, points }: KuboTurn, laying: Laying, played: Tried): Tried | undefined {
  const lost = laying.lines.filter(({ id }) => kept.every((line) => line.id !== id));
  const most = lost.reduce((sum, line) => sum + line.points, 0);
  if (most > points) return { line: linesText(laying.cards, lost), points: most };
  return laying.points === 0 && points === 0 ? undefined : played;
}

function turnOf(made: readonly Made[], viewOf: (one: Made, seat: Seat) => KuboView): KuboTurn | undefined {
  const end = made.find(({ move }) => move.kind === 'end');
  const first = made.find(({ move }) => move.kind !== 'draw');
  if (end?.move.kind !== 'end' || first === undefined) return undefined;
  const { by: seat, kind } = end.move;
  const owners = new Map<LineId, Seat>();
  for (const { move } of made) if (move.kind === 'claim') owners.set(move.line, move.by);
  const { table, phase } = end.before;
  const after = viewOf(end, seat);
  const goesOn = phase.kind === 'turn' && phase.ending === 'no';
  const lines = openLines({ table, claimed: [] }, phase).map((line) => ({
    line,
    owner: owners.get(line.id),
  }));
  return {
    turn: end.turn,
    seat,
    at: end.at,
    kind,
    points: lines.reduce((sum, { line, owner }) => (owner === seat ? sum + line.points : sum), 0),
    laid: made.flatMap(({ move }) => (move.kind === 'lay' ? [move.card] : [])),
    before: viewOf(first, seat),
    kept: goesOn ? (bestLaying(after, after.hand)?.lines ?? []) : [],
    lines,
  };
}

function linesText(cards: readonly CardName[], lines: readonly KuboLine[]): string {
  return [...cards.map((card) => `lay ${card}`), ...lines.map(({ id }) => `claim ${lineText(id)}`)].join(
    '; ',
  );
}

/** What the player completed and did not point out, and who took it. */
function missedIn({ lines, seat, before }: KuboTurn): readonly Statement[] {
  return lines.flatMap(({ line, owner }): readonly Statement[] => {
    if (owner === seat) return [];
    const facts = {
      line: lineText(line.id),
      shape: shapeOf(line, before.options.orientation),
      points: line.points,
    };
    return [
      owner === undefined ? { kind: 'unclaimed', ...facts } : { kind: 'stolen', ...facts, seat: owner },
    ];
  });
}

/** What the hand could have completed beyond the lines of this turn. */
function belowIn(
  { lines, before }: KuboTurn,
  best: number,
  could: readonly KuboLine[],
): readonly Statement[] {
  const made = lines.reduce((sum, { line }) => sum + line.points, 0);
  if (best <= made) return [];
  const done = new Set(lines.map(({ line }) => line.id));
  const open = could.filter(({ id }) => !done.has(id));
  const [line] = open.toSorted((one, other) => other.points - one.points);
  return line === undefined
    ? []
    : [
        {
          kind: 'below',
          points: best - made,
          count: open.length,
          line: lineText(line.id),
          shape: shapeOf(line, before.options.orientation),
        },
      ];
}

/** Cards of the hand that this turn made dead (U4). */
function coveredIn({ laid, before }: KuboTurn): readonly Statement[] {
  const after = { options: before.options, table: [...before.table, ...laid] };
  return before.hand.flatMap((card): readonly Statement[] => {
    const placing = placingOf(after, card);
    if (placing.kind !== 'dead' || before.dead.includes(card)) return [];
    return [{ kind: 'covered', card, under: placing.under }];
  });
}

/** Lines that the next player completed with cards of this turn and claimed. */
function completedAfter(
  turns: readonly KuboTurn[],
  { laid, turn, seat, before }: KuboTurn,
): readonly Statement[] {
  const next = turns.find((one) => one.turn === turn + 1);
  if (next === undefined || next.seat === seat || next.before.round !== before.round) return [];
  return next.lines.flatMap(({ line, owner }): readonly Statement[] =>
    owner === next.seat && line.cards.some((card) => laid.includes(card))
      ? [{ kind: 'completed', line: lineText(line.id), points: line.points, seat: owner }]
      : [],
  );
}
