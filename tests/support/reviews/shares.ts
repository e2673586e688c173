import type { Grade, PlayedTurn, ReviewedTurn } from '#shared/engine/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import type { ComputerGame, ReviewedGames } from '../reviewed-games.ts';

/** What the turns of some games came to, as shares of those in which something could be made. */
export interface Shares extends Readonly<Record<Exclude<Grade, 'unchallenged'>, number>> {
  readonly games: number;
  readonly turns: number;
  /** Of them make more than usual. */
  readonly more: number;
  /** Of these mistakes cost chances in other play-outs too; 1 if there are no play-outs. */
  readonly confirmed: number;
}

/** Chances take most of the time of a review: this many turns of a game are weighed, of those below the usual points. */
const weighed = 1;
/** In other play-outs a mistake may cost less than the tenth of all chances that made it one. */
const leastCost = 0.05;
const otherSeed = 0x2545f491;

export async function sharesOf(
  games: ReviewedGames,
  played: AsyncIterable<ComputerGame>,
  measured: number,
): Promise<Shares> {
  const counts = { best: 0, good: 0, slip: 0, mistake: 0, missed: 0, unchallenged: 0 };
  let [count, turns, more, below, tried, mistakes, confirmed] = [0, 0, 0, 0, 0, 0, 0];
  for await (const game of played) {
    count += 1;
    const lower: PlayedTurn[] = [];
    for (const turn of game.turns) {
      const reviewed = await games.review(game, turn, measured, { withoutChances: true });
      if ((reviewed.best?.points ?? 0) <= 0) continue;
      turns += 1;
      if (isBelow(reviewed) && reviewed.played.chance !== undefined) lower.push(turn);
      else counts[reviewed.grade] += 1;
      if (reviewed.points > (reviewed.usual?.points ?? 0)) more += 1;
    }
    below += lower.length;
    let random = randomFrom(game.seed);
    for (let at = 0; at < Math.min(weighed, lower.length); at += 1) {
      const [place, next] = nextInt(random, lower.length);
      random = next;
      const turn = lower[place] as PlayedTurn;
      const { grade } = await games.review(game, turn, measured);
      tried += 1;
      if (grade !== 'mistake') continue;
      mistakes += 1;
      const again = await games.review({ ...game, seed: game.seed ^ otherSeed }, turn, measured);
      if ((again.usual?.chance ?? 0) - (again.played.chance ?? 0) > leastCost) confirmed += 1;
    }
  }
  const ofBelow = tried === 0 ? 0 : mistakes / tried;
  const share = (some: number): number => some / Math.max(1, turns);
  return {
    games: count,
    turns,
    best: share(counts.best),
    good: share(counts.good),
    slip: share(counts.slip + below * (1 - ofBelow)),
    mistake: share(counts.mistake + below * ofBelow),
    missed: share(counts.missed),
    more: share(more),
    confirmed: mistakes === 0 ? 1 : confirmed / mistakes,
  };
}

const isBelow = ({ played, usual }: ReviewedTurn): boolean => played.points < (usual?.points ?? 0);
