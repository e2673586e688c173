import { currentState, type GameTypes, type Rules } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { pastMoves, type GameMoves, type PastMove } from '../store/index.ts';

/** What one other player did in one turn, as the whole table saw it. */
export interface TurnMade<G extends GameTypes> {
  readonly seat: Seat;
  readonly turn: number;
  readonly moves: readonly PastMove<G>[];
  /** This is the number of the first of these moves in the record, from 0. */
  readonly from: number;
  readonly points: number;
  /** This is the player's score after the turn. */
  readonly total: number;
}

interface Numbered<G extends GameTypes> {
  readonly at: number;
  readonly made: PastMove<G>;
}

/** Returns what the others did since the last turn of `me` ended, the newest first. */
export function turnsSince<G extends GameTypes>(game: GameMoves<G>, me: Seat): readonly TurnMade<G>[] {
  const { rules } = game.game;
  const state = currentState(game.timeline);
  const past = pastMoves(game);
  const now = rules.turn(state).number;
  const current = past.findLastIndex(({ turn }) => turn !== now) + 1;
  const ended = past.findLastIndex(({ move, isOwn }, at) => at < current && isOwn && move.by === me);
  const since = past.map((made, at) => ({ at, made })).slice(ended + 1);
  const isOfTurn = ({ at, made }: Numbered<G>) => at >= current && made.move.by === me;
  let scores = withoutGains(rules, rules.scores(state), since.filter(isOfTurn));
  return grouped(since.filter((one) => !isOfTurn(one)))
    .toReversed()
    .flatMap((moves): readonly TurnMade<G>[] => {
      const [first] = moves;
      const seat = playerOf(moves, me);
      const after = scores;
      scores = withoutGains(rules, scores, moves);
      if (first === undefined || seat === undefined) return [];
      // Others may only have let stand what this person did in the turn before.
      const changed = scores.some((points, at) => points !== after[at]);
      if (!changed && first.made.turn === past[ended]?.turn) return [];
      const total = after[seat] ?? 0;
      const seen = moves.map(({ made }) => ({ ...made, events: rules.eventsFor(made.events, 'table') }));
      const points = total - (scores[seat] ?? 0);
      return [{ seat, turn: first.made.turn, moves: seen, from: first.at, points, total }];
    });
}

function withoutGains<G extends GameTypes>(
  rules: Rules<G>,
  scores: readonly number[],
  moves: readonly Numbered<G>[],
): readonly number[] {
  const gains = moves.flatMap(({ made }) => made.events.flatMap((event) => rules.gains(event)));
  return scores.map((score, seat) =>
    gains.reduce((left, gain) => (gain.seat === seat ? left - gain.points : left), score),
  );
}

function grouped<G extends GameTypes>(since: readonly Numbered<G>[]): readonly (readonly Numbered<G>[])[] {
  const groups: Numbered<G>[][] = [];
  for (const one of since) {
    const last = groups.at(-1);
    if (last?.[0]?.made.turn === one.made.turn) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** A clock's move belongs to nobody, and an answer only counts where nobody was on turn. */
function playerOf<G extends GameTypes>(moves: readonly Numbered<G>[], me: Seat): Seat | undefined {
  const others = moves.filter(({ made: { move } }) => move.by !== me && move.by !== 'clock');
  const by = (others.find(({ made }) => made.isOwn) ?? others[0])?.made.move.by;
  return by === 'clock' ? undefined : by;
}
