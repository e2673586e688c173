import { levelIn, type ComputerTurn } from '#shared/engine/index.ts';
import { nextInt, ok, refuse, type Problem, type RandomState, type Result } from '#shared/kernel/index.ts';
import { wordsKnown } from '../../common/rulings.ts';
import { computerLevels, type ComputerLevel } from './levels.ts';
import type { AlphacubesProposal } from '../moves.ts';
import { playsRequest } from '../engine-position.ts';
import { aheadRequest, parseAheadFound } from '../search/ahead-request.ts';
import type { EndFound, EndQuestion, EndTurn } from '../search/end/end-game.ts';
import {
  beforeEndRequest,
  endRequest,
  leadAfter,
  parseBeforeEndFound,
  parseEndFound,
} from '../search/end/end-request.ts';
import { answerPlay, choiceOfPlays, choose, takeTurn } from './choose.ts';
import type { AlphacubesView } from '../state.ts';
import type { AlphacubesTypes } from '../types.ts';

export function decide(turn: ComputerTurn<AlphacubesTypes>): Promise<Result<AlphacubesProposal, Problem>> {
  const { view, by, words, random } = turn;
  const level = levelIn(computerLevels, turn.level);
  return view.phase.kind === 'challenge'
    ? Promise.resolve(ok(answerPlay(view, by, view.phase.pending, level, words, random)))
    : think(turn, level);
}

async function think(
  turn: ComputerTurn<AlphacubesTypes>,
  level: ComputerLevel,
): Promise<Result<AlphacubesProposal, Problem>> {
  const { view, by, random, ask, search } = turn;
  const solved = level.ahead === undefined ? undefined : await solvedTurn(turn);
  if (solved !== undefined) return ok(takeTurn(view, by, solved));
  const all = playsRequest(view, 1);
  const question = { ...all, layers: wordsKnown(level.tier, all.layers) };
  const bests = await ask(question);
  if (!bests.ok) return bests;
  const [best] = bests.value;
  const [drawn, forShare] = nextInt(random, 100);
  if (best === undefined || drawn < level.sees) {
    const ahead = level.ahead === undefined ? undefined : aheadRequest(view, by, random, level.ahead);
    if (best === undefined || ahead === undefined)
      return ok(choose(view, by, { best, plays: bests.value }, random));
    const answer = await search({ layers: question.layers, question: ahead });
    if (!answer.ok) return answer;
    const found = parseAheadFound(answer.value.found);
    if (found === undefined) return refuse({ code: 'engine/no-search' });
    return ok(choose(view, by, { best, plays: found.plays.slice(0, 1).map(({ play }) => play) }, random));
  }
  const [share, forChoice] = shareOf(level, forShare);
  // If every play scores above the limit, the limit rises until one fits.
  for (let atMost = Math.floor(best.score * share); atMost < best.score; atMost = 2 * atMost + 1) {
    const plays = await ask({ ...question, most: choiceOfPlays, atMost });
    if (!plays.ok) return plays;
    if (plays.value.length > 0) return ok(choose(view, by, { best, plays: plays.value }, forChoice));
  }
  return ok(choose(view, by, { best, plays: bests.value }, forChoice));
}

/** Returns the best turn where it can be proved, since nothing is hidden any more or a turn can draw all that is. */
async function solvedTurn(turn: ComputerTurn<AlphacubesTypes>): Promise<EndTurn | undefined> {
  const { view, by, search } = turn;
  const { layers } = playsRequest(view, 1);
  const end = endRequest(view, by);
  if (end !== undefined) {
    const answer = await search({ layers, question: end });
    const found = answer.ok ? parseEndFound(answer.value.found) : undefined;
    return found !== undefined && isSure(view, end, found) ? found.line[0] : undefined;
  }
  const before = beforeEndRequest(view, by);
  if (before === undefined) return undefined;
  const answer = await search({ layers, question: before });
  const found = answer.ok ? parseBeforeEndFound(answer.value.found) : undefined;
  const [best] = found?.plays ?? [];
  if (found === undefined || best === undefined) return undefined;
  // Where every play loses to the best answers, the look-ahead finds what makes them hardest.
  const isBest = found.isWhole ? best.wins + best.draws > 0 : best.wins === found.ways;
  if (!isBest) return undefined;
  return { by: before.by, play: best.play, cubes: best.cubes };
}

/** The turn is the best one, or it wins whatever follows. */
function isSure(view: AlphacubesView, end: EndQuestion, { isExact, gain }: EndFound): boolean {
  return isExact || (gain !== undefined && leadAfter(view, end, gain) > 0);
}

function shareOf(
  { share: [least, most] }: ComputerLevel,
  random: RandomState,
): readonly [number, RandomState] {
  const steps = 1000;
  const [drawn, rest] = nextInt(random, steps + 1);
  return [least + ((most - least) * drawn) / steps, rest];
}
