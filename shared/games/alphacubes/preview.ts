import { ok, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import { checkPlay, refusedWords, wordProblem } from './legality.ts';
import type { Placement } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import { setOf } from './pieces.ts';
import { scorePlay } from './scoring.ts';
import type { AlphacubesView, PlayScore } from './state.ts';
import { tableJudge } from '#shared/table-words/index.ts';

export interface PlayPreview {
  readonly score: PlayScore;
  /** These words do not count; none are listed where words are looked up only when challenged (A5). */
  readonly unknown: readonly string[];
  /** The play would be refused with this problem (P10). */
  readonly why?: MoveProblem;
}

/** Uses only the view, for cubes put down but not yet played (P14). */
export function preview(
  view: AlphacubesView,
  placements: readonly Placement[],
  words: WordJudge,
): Result<PlayPreview, MoveProblem> {
  const direction = checkPlay(view, view.hand, placements);
  if (!direction.ok) return direction;
  const score = scorePlay(view, placements, direction.value);
  if (view.options.judge === 'challenge') return ok({ score, unknown: [] });
  const judge = tableJudge(words, view, setOf(view.options).alphabet);
  const unknown = refusedWords(judge, score.words).map(({ word }) => word);
  const why = wordProblem(judge, score.words);
  return ok(why === undefined ? { score, unknown } : { score, unknown, why });
}
