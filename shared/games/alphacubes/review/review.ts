import {
  gradeOf,
  levelIn,
  usualPoints,
  type Statement,
  type Reviewer,
  type ReviewTools,
  type Tried,
} from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { tableJudge } from '#shared/table-words/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { placementsKeeping } from '../computer/keeping.ts';
import { computerLevels } from '../computer/levels.ts';
import { enginePlay, laidLetters, playsRequest } from '../engine-position.ts';
import { refusedWords } from '../legality.ts';
import { formatMove, playLine } from '../notation/move-line.ts';
import { setOf } from '../pieces.ts';
import { aheadRequest, parseWeighFound } from '../search/ahead-request.ts';
import type { EndTurn } from '../search/end/end-game.ts';
import { endRequest, fewCubes, leadAfter, parseEndFound } from '../search/end/end-request.ts';
import type { Try } from '../search/weigh.ts';
import type { AlphacubesTypes } from '../types.ts';
import { endStatements, mostStatements, statementsOf, type BestPlay } from './statements.ts';
import { turnsOf, type AlphacubesTurn } from './turns.ts';
import { yardsticks } from './yardsticks.ts';

/** A turn is weighed with about this many searches, so that a whole game is reviewed within a minute. */
const searches = 400;
const leastDraws = 20;

export const alphacubesReviewer: Reviewer<AlphacubesTypes, AlphacubesTurn> = {
  yardsticks,
  turns: turnsOf,
  async review(turns, turn, tools) {
    const found = await findPlays(turn, tools);
    if (!found.ok) return found;
    const { best, usual } = found.value;
    const others = [best, usual].flatMap((play) => (play === undefined ? [] : { play }));
    const weighed = await weighTries(turn, [tryOf(turn), ...others], tools);
    if (!weighed.ok) return weighed;
    const [chances, ofBest, ofUsual = ofBest] = weighed.value;
    const { seat, at, kind, points, before } = turn;
    const laid = best && bestPlay(turn, best);
    const played: Tried = { line: lineOf(turn), points, chance: chances?.[seat] };
    const bestTried: Tried | undefined = laid && {
      line: playLine(before, laid.placements),
      points: best.score,
      chance: ofBest?.[seat],
    };
    const usualTried: Tried | undefined = best && { points: found.value.points, chance: ofUsual?.[seat] };
    const notListed = wordsNotListed(turn, tools);
    const end = await endOf(turn, tools);
    return ok({
      turn: turn.turn,
      seat,
      at,
      kind,
      points,
      played,
      best: bestTried,
      usual: usualTried,
      chances,
      grade: notListed.length > 0 ? 'unchallenged' : gradeOf(played, bestTried, usualTried),
      statements: [...end, ...statementsOf(turns, turn, laid, notListed)].slice(0, mostStatements),
    });
  },
};

/** What the turn was worth where nothing was hidden any more, if that can be proved in a short time. */
async function endOf(turn: AlphacubesTurn, { search }: ReviewTools): Promise<readonly Statement[]> {
  const { before, seat, move, takenBack } = turn;
  const request = takenBack || move.kind === 'exchange' ? undefined : endRequest(before, seat);
  if (request === undefined || request.hands.some((hand) => hand.length > fewCubes)) return [];
  const laid = tryOf(turn);
  const cubes = move.kind === 'play' ? move.placements : [];
  const also: EndTurn = {
    by: request.by,
    ...('play' in laid && { play: laid.play }),
    cubes: cubes.map(({ cube }) => before.hand.indexOf(cube)),
  };
  const answer = await search({ layers: playsRequest(before, 1).layers, question: { ...request, also } });
  const found = answer.ok ? parseEndFound(answer.value.found) : undefined;
  if (found?.isExact !== true || found.gain === undefined || found.alsoGain === undefined) return [];
  return endStatements(leadAfter(before, request, found.gain), found.gain - found.alsoGain);
}

function lineOf({ before, move }: AlphacubesTurn): string {
  return move.kind === 'play' ? playLine(before, move.placements) : formatMove(before, move);
}

interface FoundPlays {
  readonly best: Play | undefined;
  /** This is the play nearest to the usual `points`, from below, if there is one. */
  readonly usual: Play | undefined;
  readonly points: number;
}

async function findPlays(
  { before }: AlphacubesTurn,
  { ask, level }: ReviewTools,
): Promise<Result<FoundPlays, Problem>> {
  const request = playsRequest(before, 1);
  const bests = await ask(request);
  if (!bests.ok) return bests;
  const [best] = bests.value;
  const points = usualPoints(yardsticks, level, best?.score ?? 0);
  if (best === undefined || points >= best.score) return ok({ best, usual: undefined, points });
  const usuals = await ask({ ...request, atMost: points });
  return usuals.ok ? ok({ best, usual: usuals.value[0], points }) : usuals;
}

/** A play that was taken back is weighed as a pass. */
function tryOf({ before, move, score, takenBack }: AlphacubesTurn): Try {
  const [main] = score?.words ?? [];
  if (move.kind === 'play' && !takenBack && score !== undefined && main !== undefined) {
    return { play: enginePlay(before, move.placements, main, score.total) };
  }
  const cubes = move.kind === 'exchange' ? move.cubes : [];
  return { exchanged: cubes.map((cube) => before.hand.indexOf(cube)) };
}

async function weighTries(
  { before, seat }: AlphacubesTurn,
  tries: readonly Try[],
  { level, random, search }: ReviewTools,
): Promise<Result<readonly (readonly number[])[], Problem>> {
  const { sees, share } = levelIn(computerLevels, level);
  const { swing } = levelIn(yardsticks, level);
  const { effort: _, ...position } = aheadRequest(before, seat, random, { plays: 1, searches: 1 });
  const draws = Math.max(leastDraws, Math.floor(searches / (tries.length * before.seats.length)));
  const question = { ...position, tries, draws, strength: { sees, share, swing } };
  const answer = await search({ layers: playsRequest(before, 1).layers, question });
  if (!answer.ok) return answer;
  const found = parseWeighFound(answer.value.found);
  return found === undefined ? refuse({ code: 'engine/no-search' }) : ok(found.chances);
}

function bestPlay({ before }: AlphacubesTurn, play: Play): BestPlay {
  const placements = placementsKeeping(setOf(before.options), laidLetters(before, play), before.hand);
  if (placements === undefined) throw new Error(`The hand cannot show ${play.word}`);
  // A play of one cube is written across if it forms a word across, and its sum begins with that word.
  return { placements, direction: placements.length === 1 ? 'across' : play.direction };
}

/** A word can stand though it is not in the list where only a challenge looks words up (A5), and nobody challenged. */
function wordsNotListed(
  { before, score, challenged }: AlphacubesTurn,
  { words }: ReviewTools,
): readonly string[] {
  if (score === undefined || challenged || before.options.judge !== 'challenge') return [];
  const judge = tableJudge(words, before, setOf(before.options).alphabet);
  return refusedWords(judge, score.words).map(({ word }) => word);
}
