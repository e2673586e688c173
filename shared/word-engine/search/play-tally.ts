import type { PlaySink } from './play-store.ts';

/** Counts plays without keeping them: ten cubes of six letters can have a hundred million. */
export class PlayTally implements PlaySink {
  plays = 0;
  /** 0 where there is no play. */
  bestScore = 0;

  add(_where: number, score: number): void {
    this.plays += 1;
    if (score > this.bestScore) this.bestScore = score;
  }
}
