import {
  gradeOf,
  movesMade,
  seldomPoints,
  usualPoints,
  type PlayedTurn,
  type Reviewer,
  type ReviewTools,
  type Statement,
} from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { crossingsOf } from '../crossing.ts';
import { claimRequest } from '../hints.ts';
import type { ScrubleMove } from '../moves.ts';
import { notation } from '../notation/notation.ts';
import { facesOf } from '../runs.ts';
import { scoreClaim, type ClaimScore } from '../scoring.ts';
import type { FoundClaim } from '../search/best-claims.ts';
import type { ScrubleView } from '../state.ts';
import { afterTwists } from '../twists.ts';
import type { ScrubleTypes } from '../types.ts';
import { yardsticks } from './yardsticks.ts';

export interface ScrubleTurn extends PlayedTurn {
  readonly move: Extract<ScrubleMove, { readonly kind: 'claim' | 'pass' }>;
  readonly before: ScrubleView;
  readonly score: ClaimScore | undefined;
}

const mostStatements = 3;

/** The best claim is the best of all within two twists, or the played one if further twists made as much. */
export const scrubleReviewer: Reviewer<ScrubleTypes, ScrubleTurn> = {
  yardsticks,
  turns({ rules }, timeline) {
    const turns: ScrubleTurn[] = [];
    for (const { before: state, move, events, at, turn } of movesMade(rules, timeline)) {
      if (move.kind !== 'claim' && move.kind !== 'pass') continue;
      const score = events.find((event) => event.kind === 'claimed')?.score;
      const { kind, by: seat } = move;
      const before = rules.viewFor(state, seat);
      turns.push({ turn, seat, at, kind, points: score?.total ?? 0, move, before, score });
    }
    return turns;
  },
  async review(turns, turn, tools) {
    const found = await bestClaim(turn, tools);
    if (!found.ok) return found;
    const { value: claim } = found;
    const { seat, at, kind, points, before, move } = turn;
    const played = { line: notation.format(before, move), points };
    const made = points > 0 ? played : undefined;
    const best =
      claim === undefined || claim.points <= points
        ? made
        : { line: notation.format(before, { kind: 'claim', by: seat, ...claim }), points: claim.points };
    const usual = best && { points: usualPoints(yardsticks, tools.level, best.points) };
    const seldom = best && seldomPoints(yardsticks, tools.level, best.points);
    return ok({
      turn: turn.turn,
      seat,
      at,
      kind,
      points,
      played,
      best,
      usual,
      grade: gradeOf(played, best, usual, seldom),
      statements: [...crossedAfter(turns, turn), ...missedIn(turn, claim)].slice(0, mostStatements),
    });
  },
};

async function bestClaim(
  { before }: ScrubleTurn,
  { search }: ReviewTools,
): Promise<Result<FoundClaim | undefined, Problem>> {
  const answer = await search({ layers: tableWords(before), question: claimRequest(before) });
  if (!answer.ok) return answer;
  // The import is dynamic, so that loading the rules does not load the search.
  const { parseClaimsFound } = await import('../search/search-claims.ts');
  const found = parseClaimsFound(answer.value.found);
  return found === undefined ? refuse({ code: 'engine/no-search' }) : ok(found.claims[0]);
}

function missedIn({ points, before }: ScrubleTurn, best: FoundClaim | undefined): readonly Statement[] {
  if (best === undefined || best.points <= points) return [];
  const { word, twists, at } = best;
  const cube = afterTwists(before.cube, twists);
  const run = { ...at, length: word.length };
  const [crossing] = crossingsOf(cube, before.claimed, run, word);
  const score = scoreClaim(cube, run, word, before.options, crossing);
  const { times, lengthBonus: length, facesBonus: faces } = score;
  return [
    { kind: 'below', points: best.points - points, word, count: twists.length },
    ...(times > 1 ? [{ kind: 'times', word, sum: score.sum, times }] : []),
    ...(faces > 0 ? [{ kind: 'faces', word, faces: facesOf(run), points: faces }] : []),
    ...(crossing === undefined
      ? []
      : [{ kind: 'crosses', word, older: crossing.word, points: crossing.points }]),
    ...(length > 0 ? [{ kind: 'length', word, letters: word.length, points: length }] : []),
  ];
}

/** The next player was credited with this claim's word for crossing it (S9). */
function crossedAfter(turns: readonly ScrubleTurn[], turn: ScrubleTurn): readonly Statement[] {
  // A turn that the clock ended is not in the list.
  const next = turns.find((one) => one.turn === turn.turn + 1);
  const crossing = next?.score?.crossing;
  if (turn.move.kind !== 'claim' || next === undefined || next.seat === turn.seat) return [];
  return crossing?.word === turn.move.word
    ? [{ kind: 'crossed', word: crossing.word, points: crossing.points, seat: next.seat }]
    : [];
}
