import { levelIn, type Computers, type ComputerTurn } from '#shared/engine/index.ts';
import { nextInt, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { wordsKnown } from '../../common/rulings.ts';
import { lettersOf } from '../cubes.ts';
import { checkTurn } from '../check-turn.ts';
import { turnRequest } from '../hints.ts';
import { passOrAllow } from '../judge.ts';
import type { CubewordProposal, Part } from '../moves.ts';
import type { CubewordView } from '../state.ts';
import type { CubewordTypes } from '../types.ts';
import { cubewordLevels } from './levels.ts';

export const cubewordComputers: Computers<CubewordTypes> = {
  levels: cubewordLevels.map(({ level, tier }) => ({ level, tier })),
  decide,
};

const choiceOfTurns = 6;

/** Ties for the best among this many turns are broken by lot, so that no two games begin alike. */
const choiceOfBest = 24;

async function decide({
  view,
  by,
  level: number,
  random,
  words: judge,
  search,
}: ComputerTurn<CubewordTypes>): Promise<Result<CubewordProposal, Problem>> {
  const level = levelIn(cubewordLevels, number);
  const { tier, moves, nodes, width, sees } = level;
  const [drawn, after] = nextInt(random, 100);
  const share = drawn < sees ? 1 : level.share;
  const words = tableWords(view, lettersOf(view.options));
  const layers = wordsKnown(tier, words);
  const most = share < 1 ? choiceOfTurns : choiceOfBest;
  const answer = await search({ layers, question: turnRequest(view, { moves, nodes, width, most, share }) });
  if (!answer.ok) return answer;
  // The import is dynamic, so that loading the rules does not load the search.
  const { parseTurnsFound } = await import('../search/search-turns.ts');
  const found = parseTurnsFound(answer.value.found);
  if (found === undefined) return refuse({ code: 'engine/no-search' });
  const [first] = found.turns;
  const choices = found.turns.filter(({ points }) => share < 1 || points === first?.points);
  const [choice] = nextInt(after, Math.max(1, choices.length));
  const turn = choices[choice];
  const mayEnd = turn !== undefined && isLegal(view, turn.parts, judge);
  return ok(mayEnd ? { kind: 'turn', by, parts: turn.parts } : passOrAllow(view, by, judge));
}

function isLegal(view: CubewordView, parts: readonly Part[], judge: WordJudge): boolean {
  const check = checkTurn(view, parts, judge);
  return check.ok && check.value.problem === undefined;
}
