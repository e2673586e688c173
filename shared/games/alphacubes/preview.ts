import { ok, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import { checkPlay, unknownWords } from './legality.ts';
import type { Placement } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import { scorePlay } from './scoring.ts';
import type { AlphacubesView, PlayScore } from './state.ts';
import { tableJudge } from './words.ts';

/** What a play would bring, before it is made (P14). */
export interface PlayPreview {
  readonly score: PlayScore;
  /** Its words that are not in the list; always none where the table judges, for nobody looks them up before (A5). */
  readonly unknown: readonly string[];
}

/** Works from the view alone: cubes put down but not yet played, their words, premiums, splash and sum. */
export function preview(
  view: AlphacubesView,
  placements: readonly Placement[],
  words: WordJudge,
): Result<PlayPreview, MoveProblem> {
  const direction = checkPlay(view, view.hand, placements);
  if (!direction.ok) return direction;
  const score = scorePlay(view, placements, direction.value);
  if (view.options.judge === 'challenge') return ok({ score, unknown: [] });
  return ok({ score, unknown: unknownWords(tableJudge(words, view), score.words)?.words ?? [] });
}
