import { parseSquare, type Direction } from '#shared/pieces/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import { turnProblem } from './apply.ts';
import { checkPlay, refusedWords, wordProblem } from './legality.ts';
import type { AlphacubesMove, AlphacubesProposal, Placement } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import { setOf } from './pieces.ts';
import { scorePlay } from './scoring.ts';
import { seatState } from './seats.ts';
import type { AlphacubesState } from './state.ts';
import { tableJudge } from '#shared/table-words/index.ts';

type Judged = Result<AlphacubesMove, MoveProblem>;

/** Writes the list's verdict into a move, for a challenged play on all its words (A5); rulings override it (A8). */
export function judge(
  state: AlphacubesState,
  proposal: AlphacubesProposal | AlphacubesMove,
  words: WordJudge,
): Judged {
  const problem = turnProblem(state, proposal);
  if (problem !== undefined) return refuse(problem);
  switch (proposal.kind) {
    case 'play':
      return judgePlay(state, proposal, words);
    case 'challenge': {
      if (state.phase.kind !== 'challenge') return refuse({ code: 'alphacubes/nothing-to-challenge' });
      const { words: formed } = state.phase.pending.score;
      const good = refusedWords(tableJudge(words, state, setOf(state.options).alphabet), formed).length === 0;
      return ok({ kind: 'challenge', by: proposal.by, good });
    }
    default:
      return ok(proposal);
  }
}

type Play = Extract<AlphacubesProposal, { kind: 'play' }>;

function judgePlay(state: AlphacubesState, { by, placements }: Play, words: WordJudge): Judged {
  const direction = checkPlay(state, seatState(state, by).hand, placements);
  if (!direction.ok) return direction;
  const inOrder = inLineOrder(placements, direction.value);
  if (state.options.judge === 'challenge') return ok({ kind: 'play', by, placements: inOrder });
  const formed = scorePlay(state, placements, direction.value).words;
  const problem = wordProblem(tableJudge(words, state, setOf(state.options).alphabet), formed);
  if (problem !== undefined) return refuse(problem);
  return ok({ kind: 'play', by, placements: inOrder, accepted: formed.map(({ word }) => word) });
}

/** Cubes may be laid in any order; the record lists them as the word reads. */
function inLineOrder(placements: readonly Placement[], direction: Direction): readonly Placement[] {
  const along = ({ square }: Placement): number => {
    const place = parseSquare(square);
    return place?.[direction === 'across' ? 'column' : 'row'] ?? 0;
  };
  return [...placements].sort((one, other) => along(one) - along(other));
}
