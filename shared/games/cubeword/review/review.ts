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
import { checkTurn } from '../check-turn.ts';
import { lettersOf } from '../cubes.ts';
import { turnRequest } from '../hints.ts';
import type { CubewordMove } from '../moves.ts';
import { notation } from '../notation/notation.ts';
import { costOf, mostMoves } from '../parts.ts';
import type { NewWord, TurnScore } from '../scoring.ts';
import type { FoundTurn } from '../search/best-turn.ts';
import type { CubewordView } from '../state.ts';
import type { CubewordTypes } from '../types.ts';
import { yardsticks } from './yardsticks.ts';

export interface CubewordTurn extends PlayedTurn {
  readonly move: Extract<CubewordMove, { readonly kind: 'turn' | 'pass' }>;
  readonly before: CubewordView;
  readonly score: TurnScore | undefined;
}

/** The best turn is the best that the strongest computer finds, or the played one if that makes as much. */
export const cubewordReviewer: Reviewer<CubewordTypes, CubewordTurn> = {
  yardsticks,
  turns({ rules }, timeline) {
    const turns: CubewordTurn[] = [];
    for (const { before: state, move, events, at, turn } of movesMade(rules, timeline)) {
      if (move.kind !== 'turn' && move.kind !== 'pass') continue;
      const score = events.find((event) => event.kind === 'turned')?.score;
      const { kind, by: seat } = move;
      const before = rules.viewFor(state, seat);
      turns.push({ turn, seat, at, kind, points: score?.total ?? 0, move, before, score });
    }
    return turns;
  },
  async review(_, turn, tools) {
    const found = await bestTurn(turn, tools);
    if (!found.ok) return found;
    const { seat, at, kind, points, before, move } = turn;
    const played = { line: notation.format(before, move), points };
    const made = points > 0 ? played : undefined;
    const best =
      found.value === undefined || found.value.points <= points
        ? made
        : {
            line: notation.format(before, { kind: 'turn', by: seat, parts: found.value.parts, words: [] }),
            points: found.value.points,
          };
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
      statements: statementsOf(turn, found.value, tools),
    });
  },
};

async function bestTurn(
  { before }: CubewordTurn,
  { search }: ReviewTools,
): Promise<Result<FoundTurn | undefined, Problem>> {
  const layers = tableWords(before, lettersOf(before.options));
  const answer = await search({ layers, question: turnRequest(before) });
  if (!answer.ok) return answer;
  // The import is dynamic, so that loading the rules does not load the search.
  const { parseTurnsFound } = await import('../search/search-turns.ts');
  const found = parseTurnsFound(answer.value.found);
  return found === undefined ? refuse({ code: 'engine/no-search' }) : ok(found.turns[0]);
}

const mostStatements = 3;

function statementsOf(
  { before, points, move, score }: CubewordTurn,
  best: FoundTurn | undefined,
  { words }: ReviewTools,
): readonly Statement[] {
  const used = move.kind === 'turn' ? costOf(move.parts) : 0;
  const check =
    best === undefined || best.points <= points ? undefined : checkTurn(before, best.parts, words);
  const missed: readonly Statement[] =
    best === undefined || check?.ok !== true
      ? []
      : [
          {
            kind: 'below',
            points: best.points - points,
            words: check.value.score.words.flatMap((one) => (one.points > 0 ? [one.word] : [])).join(' '),
            count: check.value.moves,
          },
          ...(used < mostMoves ? [{ kind: 'unused', count: mostMoves - used }] : []),
        ];
  return [...missed, ...(score?.words ?? []).flatMap(withoutPoints)].slice(0, mostStatements);
}

/** A new word that made nothing because of C6 or C7. */
function withoutPoints({ word, sum, standing }: NewWord): readonly Statement[] {
  switch (standing.kind) {
    case 'waits':
      return [{ kind: 'waited', word, points: sum, made: standing.made, from: standing.from }];
    case 'twice':
      return [{ kind: 'twice', word }];
    case 'counts':
      return [];
  }
}
