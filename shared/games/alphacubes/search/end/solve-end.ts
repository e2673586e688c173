import type { WordEngine } from '#shared/word-engine/engine.ts';
import type { EndFound, EndQuestion, EndTurn, Side } from './end-game.ts';
import { EndPlays, isOne, type CubeSet, type EndPlay, type Reply } from './end-plays.ts';
import { LastTurns, portions } from './last-turns.ts';
import { PositionTable, type Bound } from './position-table.ts';
import { once, other, restOf, turnOf, type Standing } from './standing.ts';

/** No game gains as many points. */
const anyGain = 100_000;
const allAtOnce: readonly number[] = [1_000_000];
const repliesKept = 24;
const repliesTried = 3;

/**
 * Finds the best turn where nothing is hidden, by alpha-beta search with null windows (Pearl, 1980). Points at the end
 * are counted as gains when cubes are laid, so that the rest of a game has one value whatever was scored before.
 */
export function solveEnd(engine: WordEngine, end: EndQuestion): EndFound {
  return new EndSearch(engine, end).solve();
}

/**
 * Tells whether the side on turn gains more than `aim` from here (1), as much (0) or less (-1), which takes far less work
 * than how much it gains; `sign` is undefined if the work was used up.
 */
export function compareEnd(engine: WordEngine, end: EndQuestion, aim: number): ComparedEnd {
  return new EndSearch(engine, end).compare(aim);
}

export interface ComparedEnd {
  readonly sign: -1 | 0 | 1 | undefined;
  readonly work: number;
}

/** Is thrown when the work is used up, and caught by `solve` and `compare`. */
class UsedUp extends Error {}

class EndSearch {
  readonly #plays: EndPlays;
  readonly #table: PositionTable;
  readonly #last: LastTurns;
  readonly #end: EndQuestion;

  constructor(engine: WordEngine, end: EndQuestion) {
    this.#plays = new EndPlays(engine, end);
    const letters = end.hands.flat().flatMap(({ faces }) => faces.map(({ letter }) => letter));
    this.#table = new PositionTable(end.position.board.length, letters);
    this.#last = new LastTurns(this.#plays, this.#table, () => {
      this.#stopIfUsedUp();
    });
    this.#end = end;
  }

  solve(): EndFound {
    const { by, lastTurn } = this.#end;
    const standing = this.#atFirst();
    let best: { readonly gain: number; readonly turn: EndPlay | undefined } | undefined;
    try {
      if (lastTurn) return this.#solveLast(by, standing.own);
      const gain = this.#valueOf(standing, -anyGain, anyGain, [], (value, turn) => {
        best = { gain: value, turn };
      });
      const line = this.#lineFrom(standing);
      return { isExact: true, gain, alsoGain: this.#inTime(() => this.#alsoGain(standing)), line };
    } catch (error) {
      if (!(error instanceof UsedUp)) throw error;
      this.#plays.board.splice(0, this.#plays.board.length, ...this.#end.position.board);
      const turn = best === undefined ? this.#highest(standing) : best.turn;
      return { isExact: false, gain: best?.gain, line: [turnOf(by, turn)] };
    }
  }

  compare(aim: number): ComparedEnd {
    const gain = this.#inTime(() => this.#valueOf(this.#atFirst(), aim - 1, aim + 1, []));
    const sign = gain === undefined ? undefined : gain > aim ? 1 : gain === aim ? 0 : -1;
    return { sign, work: this.#plays.work };
  }

  /** Returns undefined if the work is used up meanwhile; the board may then hold plays of the search. */
  #inTime(task: () => number | undefined): number | undefined {
    try {
      return task();
    } catch (error) {
      if (!(error instanceof UsedUp)) throw error;
      return undefined;
    }
  }

  #atFirst(): Standing {
    const { hands, by, afterPass } = this.#end;
    const all = (side: Side): CubeSet => (1 << hands[side].length) - 1;
    return { side: by, own: all(by), others: all(other(by)), afterPass };
  }

  #solveLast(side: Side, own: CubeSet): EndFound {
    const gain = this.#last.gain(side, own, anyGain);
    const { also } = this.#end;
    const alsoGain = also && this.#asPlay(also).gain;
    return { isExact: true, gain, alsoGain, line: [turnOf(side, this.#last.turn(side, own, gain))] };
  }

  #asPlay({ by, play, cubes: places }: EndTurn): EndPlay | { readonly play?: undefined; readonly gain: 0 } {
    if (play === undefined) return { gain: 0 };
    const cubes = places.reduce((set, place) => set | (1 << place), 0);
    return { play, cubes, gain: play.score + this.#plays.costOf(by, cubes) };
  }

  #alsoGain(standing: Standing): number | undefined {
    const { also } = this.#end;
    if (also === undefined) return undefined;
    const turn = this.#asPlay(also);
    if (turn.play === undefined) return this.#afterPass(standing, -anyGain, anyGain);
    const answers = once(() => this.#repliesOf(other(standing.side), standing.others));
    return this.#afterPlay(standing, turn, -anyGain, anyGain, answers, true);
  }

  #highest({ side, own }: Standing): EndPlay | undefined {
    return this.#plays.waysOf(side, own, this.#plays.best(side, own, repliesKept))[0];
  }

  /**
   * Returns the gain of the side on turn over the other, exactly if it lies between `least` and `most`.
   * @param replies of this side refuted the last turns, or may do so
   * @param tell hears of each better turn
   */
  #valueOf(
    standing: Standing,
    least: number,
    most: number,
    replies: readonly Reply[],
    tell?: (value: number, turn: EndPlay | undefined) => void,
  ): number {
    const { side, own, others, afterPass } = standing;
    const key = this.#table.keyOf(restOf(standing));
    const known = this.#table.get(key);
    if (known !== undefined && tell === undefined) {
      const { value, bound } = known;
      if (bound === 'exact' || (bound === 'least' ? value >= most : value <= least)) return value;
    }
    let best = -anyGain;
    let bestTurn: EndPlay | undefined;
    let from = least;
    let isFirst = true;
    const answers = once(() => this.#repliesOf(other(side), others));
    /** Returns whether this turn is enough. */
    const isEnough = (turn: EndPlay | undefined): boolean => {
      const value =
        turn === undefined
          ? this.#afterPass(standing, from, most)
          : this.#afterPlay(standing, turn, from, most, answers, isFirst);
      isFirst = false;
      if (value > best) {
        best = value;
        bestTurn = turn;
        if (value > from) tell?.(value, turn);
      }
      from = Math.max(from, value);
      return from >= most;
    };
    const isDone =
      (known?.turn !== undefined && isEnough(known.turn)) ||
      (afterPass && isEnough(undefined)) ||
      this.#isRefuted(replies, isEnough) ||
      this.#isPlayEnough(side, own, isEnough);
    if (!isDone && !afterPass) isEnough(undefined);
    const bound: Bound = best <= least ? 'most' : best >= most ? 'least' : 'exact';
    this.#table.set(key, { value: best, bound, turn: bestTurn });
    return best;
  }

  #isRefuted(replies: readonly Reply[], isEnough: (turn: EndPlay) => boolean): boolean {
    return replies.some((reply) => {
      if (!isEnough(reply)) return false;
      reply.hits += 1;
      return true;
    });
  }

  #isPlayEnough(side: Side, own: CubeSet, isEnough: (turn: EndPlay) => boolean): boolean {
    let below = Infinity;
    // One cube has so few plays that portions of them take longer than all.
    for (const portion of isOne(own) ? allAtOnce : portions) {
      this.#stopIfUsedUp();
      const plays = this.#plays.best(side, own, portion);
      const isAll = plays.length < portion;
      const lowest = isAll ? -anyGain : (plays.at(-1)?.score ?? 0);
      // Of the plays with the lowest score some may be missing: they come with the next portion.
      const fresh = plays.filter(({ score }) => score < below && score > lowest);
      if (this.#plays.waysOf(side, own, fresh).some(isEnough)) return true;
      if (isAll) return false;
      below = lowest + 1;
    }
    return false;
  }

  #repliesOf(side: Side, cubes: CubeSet): readonly Reply[] {
    this.#stopIfUsedUp();
    return this.#plays.repliesOf(side, cubes, repliesKept);
  }

  #afterPass({ side, own, others, afterPass }: Standing, least: number, most: number): number {
    if (afterPass) return 0;
    const next = { side: other(side), own: others, others: own, afterPass: true };
    return 0 - this.#valueOf(next, -most, -least, []);
  }

  #afterPlay(
    standing: Standing,
    turn: EndPlay,
    least: number,
    most: number,
    answers: () => readonly Reply[],
    isFirst: boolean,
  ): number {
    const { side, own, others } = standing;
    const { play, cubes, gain } = turn;
    const rest = own & ~cubes;
    if (rest === 0) {
      // Who goes out last in a round ends the game at once; otherwise the other side has one more turn (A6).
      if (side !== this.#end.first || gain <= least) return gain;
      // The replies cost a search, and the first turn often needs none.
      if (!isFirst) {
        const [sure] = this.#plays.untouched(answers(), others, play);
        if (sure !== undefined && gain - sure.gain <= least) return gain - sure.gain;
      }
      return gain - this.#with(turn, () => this.#last.gain(other(side), others, gain - least));
    }
    const near = this.#plays
      .untouched(answers(), others, play)
      .toSorted((one, another) => another.hits - one.hits || another.gain - one.gain)
      .slice(0, repliesTried);
    const refuted = isFirst ? undefined : this.#refutedValue(standing, turn, near, least);
    if (refuted !== undefined) return refuted;
    const next = { side: other(side), own: others, others: rest, afterPass: false };
    return this.#with(turn, () => {
      const value = (from: number, to: number) => gain - this.#valueOf(next, gain - to, gain - from, near);
      // After the first turn it is enough to know that another one is no better.
      if (isFirst || most - least <= 1) return value(least, most);
      const scouted = value(least, least + 1);
      return scouted > least && scouted < most ? value(least, most) : scouted;
    });
  }

  /**
   * Returns what a turn gains at the most, if one of these replies goes out and leaves it no more than `least`. Most
   * turns that are not the best are refuted so, without a search.
   */
  #refutedValue(
    { side, own, others }: Standing,
    { play, cubes, gain }: EndPlay,
    replies: readonly Reply[],
    least: number,
  ): number | undefined {
    const rest = own & ~cubes;
    const endsAtOnce = other(side) !== this.#end.first;
    if (!endsAtOnce && !isOne(rest)) return undefined;
    for (const reply of replies) {
      const value = gain - reply.gain;
      if (reply.cubes !== others || value > least) continue;
      if (endsAtOnce) return value;
      this.#stopIfUsedUp();
      const last = this.#plays.lastGain(side, rest, play, reply, least - value);
      if (last === undefined) continue;
      reply.hits += 1;
      return value + last;
    }
    return undefined;
  }

  #stopIfUsedUp(): void {
    if (this.#plays.work >= this.#end.work) throw new UsedUp();
  }

  #with<T>({ play }: EndPlay, task: () => T): T {
    const { board } = this.#plays;
    for (const { square, letter, value } of play.laid) board[square] = { letter, value };
    this.#table.turnOver(play);
    const done = task();
    for (const { square } of play.laid) board[square] = undefined;
    this.#table.turnOver(play);
    return done;
  }

  /** Follows the best turns as long as they are proved. */
  #lineFrom(standing: Standing): readonly EndTurn[] {
    const { side, own, others, afterPass } = standing;
    const known = this.#table.get(this.#table.keyOf(restOf(standing)));
    if (known?.bound !== 'exact') return [];
    const { turn } = known;
    const here = turnOf(side, turn);
    if (turn === undefined) {
      if (afterPass) return [here];
      return [here, ...this.#lineFrom({ side: other(side), own: others, others: own, afterPass: true })];
    }
    const rest = own & ~turn.cubes;
    if (rest === 0 && side !== this.#end.first) return [here];
    return this.#with(turn, () => {
      if (rest !== 0) {
        const next = { side: other(side), own: others, others: rest, afterPass: false };
        return [here, ...this.#lineFrom(next)];
      }
      const last = other(side);
      const gain = turn.gain - known.value;
      return [here, turnOf(last, this.#last.turn(last, others, gain))];
    });
  }
}
