import type { Side } from './end-game.ts';
import { isOne, type CubeSet, type EndPlay, type EndPlays } from './end-plays.ts';
import type { PositionTable } from './position-table.ts';
import { lastTurnFlag, restOf } from './standing.ts';

/** Plays are searched in such portions, since one of the first is enough in most positions. */
export const portions: readonly number[] = [16, 200, 1_000_000];

/** Finds the best last turn of a game, which nobody answers (A6). */
export class LastTurns {
  readonly #plays: EndPlays;
  readonly #table: PositionTable;
  readonly #stopIfUsedUp: () => void;

  /** @param stopIfUsedUp is called before each search, and throws where no work is left */
  constructor(plays: EndPlays, table: PositionTable, stopIfUsedUp: () => void) {
    this.#plays = plays;
    this.#table = table;
    this.#stopIfUsedUp = stopIfUsedUp;
  }

  /** Returns the most that the last turn gains, or some gain of at least `enough`. */
  gain(side: Side, own: CubeSet, enough: number): number {
    const standing = { side, own, others: 0, afterPass: false };
    const key = this.#table.keyOf(restOf(standing) | lastTurnFlag);
    const known = this.#table.get(key);
    if (known !== undefined && (known.bound === 'exact' || known.value >= enough)) return known.value;
    const dearest = this.#plays.costOf(side, own);
    if (isOne(own)) {
      this.#stopIfUsedUp();
      const highest = this.#plays.highestScore(side, own);
      const value = highest === undefined ? 0 : highest + dearest;
      this.#table.set(key, { value, bound: 'exact' });
      return value;
    }
    let best = known?.value ?? 0;
    for (const portion of [1, ...portions]) {
      this.#stopIfUsedUp();
      const plays = this.#plays.best(side, own, portion);
      for (const play of plays) {
        if (play.score + dearest <= best) break;
        best = Math.max(best, this.#plays.gainOf(side, own, play) ?? 0);
      }
      const isAll = plays.length < portion || (plays.at(-1)?.score ?? 0) + dearest <= best;
      if (isAll || best >= enough) {
        this.#table.set(key, { value: best, bound: isAll ? 'exact' : 'least' });
        break;
      }
    }
    return best;
  }

  /** Returns a turn with this gain, or undefined for a pass. */
  turn(side: Side, own: CubeSet, gain: number): EndPlay | undefined {
    if (gain === 0) return undefined;
    const plays = this.#plays.best(side, own, 1_000_000);
    return this.#plays.waysOf(side, own, plays).find((way) => way.gain === gain);
  }
}
