import { nextInt, type RandomState, type Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { laidLetters } from '../engine-position.ts';
import { leastUsefulFirst, placementsKeeping } from './keeping.ts';
import type { ComputerLevel } from './levels.ts';
import type { AlphacubesProposal } from '../moves.ts';
import { setOf } from '../pieces.ts';
import { handSize } from '../scoring.ts';
import type { EndTurn } from '../search/end/end-game.ts';
import type { AlphacubesView, PendingPlay } from '../state.ts';
import { tableJudge } from '#shared/table-words/index.ts';

/** While the stock can fill a whole hand, a best play worth less than this is not worth a turn. */
const littlePoints = 8;
const keptCubes = 2;
export const choiceOfPlays = 6;

export interface FoundPlays {
  readonly best: Play | undefined;
  readonly plays: readonly Play[];
}

export function choose(
  view: AlphacubesView,
  by: Seat,
  found: FoundPlays,
  random: RandomState,
): AlphacubesProposal {
  const { best, plays } = found;
  const [at] = plays.length === 0 ? [0] : nextInt(random, plays.length);
  const play = plays[at] ?? best;
  const hopeless = best === undefined || (best.score < littlePoints && view.stock >= handSize);
  if (play === undefined || hopeless) return exchangeOrPass(view, by, play);
  return lay(view, by, play);
}

export function answerPlay(
  view: AlphacubesView,
  by: Seat,
  pending: PendingPlay,
  level: ComputerLevel,
  words: WordJudge,
  random: RandomState,
): AlphacubesProposal {
  const judge = tableJudge(words, view, setOf(view.options).alphabet);
  const good = pending.score.words.every(({ word }) => judge.has(word));
  const [drawn] = nextInt(random, 100);
  return { kind: good || drawn >= level.doubts ? 'accept' : 'challenge', by };
}

function lay(view: AlphacubesView, by: Seat, play: Play): AlphacubesProposal {
  const placements = placementsKeeping(setOf(view.options), laidLetters(view, play), view.hand);
  if (placements === undefined) throw new Error(`The hand cannot show ${play.word}`);
  return { kind: 'play', by, placements };
}

/** Lays the very cubes that the turn names, since others may be worth more at the end. */
export function takeTurn(view: AlphacubesView, by: Seat, { play, cubes }: EndTurn): AlphacubesProposal {
  if (play === undefined) return { kind: 'pass', by };
  const hand = cubes.flatMap((place) => view.hand[place] ?? []);
  return lay({ ...view, hand }, by, play);
}

/** If the stock is empty, even a small play is better than a pass. */
function exchangeOrPass(view: AlphacubesView, by: Seat, play: Play | undefined): AlphacubesProposal {
  const cubes = leastUsefulFirst(setOf(view.options), view.hand).slice(
    0,
    Math.max(1, view.hand.length - keptCubes),
  );
  const count = Math.min(cubes.length, view.stock);
  if (count > 0) return { kind: 'exchange', by, cubes: cubes.slice(0, count) };
  return play === undefined ? { kind: 'pass', by } : lay(view, by, play);
}
