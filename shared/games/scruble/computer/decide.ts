import { levelIn, type Computers, type ComputerTurn } from '#shared/engine/index.ts';
import { nextInt, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { wordsKnown } from '../../common/rulings.ts';
import { claimRequest } from '../hints.ts';
import { wordProblem } from '../judge.ts';
import { legalClaim } from '../legality.ts';
import type { ScrubleMove } from '../moves.ts';
import { premiumsAreWild } from '../options.ts';
import type { ScrubleTypes } from '../types.ts';
import { scrubleLevels } from './levels.ts';

export const scrubleComputers: Computers<ScrubleTypes> = {
  levels: scrubleLevels.map(({ level, tier }) => ({ level, tier })),
  decide,
};

const choiceOfClaims = 6;

/** With wild premium pegs a cube holds about ten times as many words, so this part of the work is enough. */
const wildPart = 0.25;

async function decide({
  view,
  by,
  level: number,
  random,
  words: judge,
  search,
}: ComputerTurn<ScrubleTypes>): Promise<Result<ScrubleMove, Problem>> {
  const pass: ScrubleMove = { kind: 'pass', by, twists: [] };
  if (view.phase.kind === 'over' || view.phase.timeUp) return ok(pass);
  const level = levelIn(scrubleLevels, number);
  const { tier, further, sees, share: low, care } = level;
  const part = premiumsAreWild(view.options) ? wildPart : 1;
  const [width, replies] = [Math.ceil(level.width * part), Math.ceil(level.replies * part)];
  const [drawn, after] = nextInt(random, 100);
  const share = drawn < sees ? 1 : low;
  const words = tableWords(view);
  const layers = wordsKnown(tier, words);
  const most = share < 1 ? choiceOfClaims : Math.max(1, replies);
  const question = claimRequest(view, [], { further, width, most, share, replies, care });
  const answer = await search({ layers, question });
  if (!answer.ok) return answer;
  // The import is dynamic, so that loading the rules does not load the search.
  const { parseClaimsFound } = await import('../search/search-claims.ts');
  const found = parseClaimsFound(answer.value.found);
  if (found === undefined) return refuse({ code: 'engine/no-search' });
  const [choice] = share < 1 ? nextInt(after, Math.max(1, found.claims.length)) : [0];
  const claim = found.claims[choice];
  if (claim === undefined) return ok(pass);
  const { twists, word, at } = claim;
  const mayClaim = legalClaim(view, claim).ok && wordProblem(view, word, judge) === undefined;
  return ok(mayClaim ? { kind: 'claim', by, twists, word, at } : pass);
}
