import { reviewedGames } from '#tests/support/reviewed-games.ts';
import { percentile, type Row } from './measure.ts';

/** Reviews of whole games between computers, with the English list (promise P17). */
export default async function* reviews(): AsyncGenerator<Row> {
  const games = await reviewedGames('alphacubes');
  const whole: number[] = [];
  const turns: number[] = [];
  // The weakest players make the most turns.
  for (const [at, level] of [1, 9, 17].entries()) {
    const game = await games.play([level, level], at + 1);
    const began = cpuMs();
    for (const turn of game.turns) {
      const before = cpuMs();
      await games.review(game, turn, 9);
      turns.push(cpuMs() - before);
    }
    whole.push(cpuMs() - began);
  }
  yield {
    what: 'Alphacubes: review of a whole game, the longest of three, in time of the processor',
    value: Math.max(...whole),
    unit: 'ms',
    bar: 60_000,
  };
  // A turn costs a fixed number of searches, so that no turn holds up a review.
  yield {
    what: 'Alphacubes: review of a turn, 95 of 100 to the median',
    value: percentile(turns, 95) / percentile(turns, 50),
    unit: 'ratio',
    bar: 4,
  };
}

const cpuMs = (): number => process.cpuUsage().user / 1000;
