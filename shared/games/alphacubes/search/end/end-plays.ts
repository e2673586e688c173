import type { WordEngine } from '#shared/word-engine/engine.ts';
import type { LaidFace, Play } from '#shared/word-engine/play.ts';
import type { Face } from '#shared/word-engine/position.ts';
import type { EndGame, Side } from './end-game.ts';

/** A set of cubes of a hand, one bit for each place. */
export type CubeSet = number;

export const isOne = (cubes: CubeSet): boolean => (cubes & (cubes - 1)) === 0;

/** One way to lay a play: the same letters can come from different cubes. */
export interface EndPlay {
  readonly play: Play;
  readonly cubes: CubeSet;
  /** The score and what the laid cubes would have cost at the end. */
  readonly gain: number;
}

/** A play of the other side that stays as it is unless one of `squares` is filled. */
export interface Reply extends EndPlay {
  readonly squares: readonly number[];
  /** So often has this reply refuted a turn. */
  hits: number;
  /** What single cubes of the first side score after this reply, each asked for once. */
  readonly after: Map<CubeSet, SquareScores>;
}

/** What one cube can score on each square where it fits, the highest first. */
type SquareScores = readonly { readonly square: number; readonly score: number }[];

/**
 * What finding plays takes, as measured, in units of some 25 microseconds: a search by the number of its cubes, each play
 * listed, each play only counted, each way to lay one, and the ends of a play's words.
 */
const workOf = { search: [0, 1, 3, 4, 6, 10, 16, 25], listed: 0.05, counted: 0.01, way: 0.02, ends: 0.125 };

const nothing: ReadonlySet<number> = new Set();

/** Finds the plays of a board that changes as turns are tried and taken back. */
export class EndPlays {
  /** So much work has been done, in the units of `workOf`. */
  work = 0;
  readonly board: (Face | undefined)[];
  readonly #engine: WordEngine;
  readonly #position: EndGame['position'];
  readonly #hands: EndGame['hands'];
  /** The cubes of each side that can show a letter. */
  readonly #cubesWith: readonly [ReadonlyMap<string, CubeSet>, ReadonlyMap<string, CubeSet>];
  readonly #costs: readonly (readonly number[])[];
  readonly #marked: Uint8Array;
  readonly #met: Uint8Array;
  readonly #racks: readonly [EndGame['hands'][Side][], EndGame['hands'][Side][]] = [[], []];

  constructor(engine: WordEngine, { position, hands }: EndGame) {
    this.#engine = engine;
    this.#position = position;
    this.#hands = hands;
    this.board = [...position.board];
    this.#cubesWith = [cubesByLetter(hands[0]), cubesByLetter(hands[1])];
    this.#costs = hands.map((hand) =>
      Array.from({ length: 1 << hand.length }, (_, cubes) =>
        hand.reduce((sum, { total }, place) => ((cubes >> place) & 1 ? sum + total : sum), 0),
      ),
    );
    this.#marked = new Uint8Array(this.board.length);
    this.#met = new Uint8Array(1 << Math.max(...hands.map((hand) => hand.length)));
  }

  costOf(side: Side, cubes: CubeSet): number {
    return this.#costs[side]?.[cubes] ?? 0;
  }

  /** Returns the plays of the `most` highest scores, the highest first. */
  best(side: Side, cubes: CubeSet, most: number): readonly Play[] {
    const rack = this.#rackOf(side, cubes);
    const found = this.#engine.bestPlays({ ...this.#position, board: this.board, rack }, most);
    this.work += workOfSearch(rack) + found.count * workOf.listed;
    return Array.from({ length: found.count }, (_, place) => found.playAt(place));
  }

  /** Returns the highest score of a play, or undefined if there is none. */
  highestScore(side: Side, cubes: CubeSet): number | undefined {
    const rack = this.#rackOf(side, cubes);
    const { plays, bestScore } = this.#engine.countPlays({ ...this.#position, board: this.board, rack });
    this.work += workOfSearch(rack) + plays * workOf.counted;
    return plays === 0 ? undefined : bestScore;
  }

  /** Returns every way to lay these plays, the highest gain first. */
  waysOf(side: Side, cubes: CubeSet, plays: readonly Play[]): readonly EndPlay[] {
    const ways = plays.flatMap((play) =>
      this.#setsFor(side, cubes, play.laid).map((laid) => ({
        play,
        cubes: laid,
        gain: play.score + this.costOf(side, laid),
      })),
    );
    this.work += ways.length * workOf.way;
    return ways.sort((one, other) => other.gain - one.gain);
  }

  /** Returns the most that laying this play gains, or undefined if these cubes cannot show it. */
  gainOf(side: Side, cubes: CubeSet, play: Play): number | undefined {
    const costs = this.#setsFor(side, cubes, play.laid).map((laid) => this.costOf(side, laid));
    return costs.length === 0 ? undefined : play.score + Math.max(...costs);
  }

  repliesOf(side: Side, cubes: CubeSet, most: number): readonly Reply[] {
    return this.waysOf(side, cubes, this.best(side, cubes, most)).map((way) => ({
      ...way,
      squares: this.#squaresFor(way.play),
      hits: 0,
      after: new Map(),
    }));
  }

  /** Returns the replies of these cubes that a turn leaves as they are. */
  untouched(replies: readonly Reply[], cubes: CubeSet, { laid }: Play): readonly Reply[] {
    for (const { square } of laid) this.#marked[square] = 1;
    const left = replies.filter(
      (reply) => (reply.cubes & ~cubes) === 0 && reply.squares.every((square) => this.#marked[square] === 0),
    );
    for (const { square } of laid) this.#marked[square] = 0;
    return left;
  }

  /**
   * Returns the most that the one cube of this set gains once a play and the reply to it are laid, or undefined as soon as
   * it is more than `most`. The play must leave the reply as it is: then only the squares at the ends of the play's
   * words score otherwise than after the reply alone.
   */
  lastGain(side: Side, cube: CubeSet, { laid }: Play, reply: Reply, most: number): number | undefined {
    const { board } = this;
    const cost = this.costOf(side, cube);
    for (const { square, letter, value } of reply.play.laid) board[square] = { letter, value };
    const scores = this.#scoresAfter(reply, side, cube);
    for (const { square, letter, value } of laid) board[square] = { letter, value };
    const ends = this.#endsOf(laid);
    for (const square of ends) this.#marked[square] = 1;
    for (const { square } of laid) this.#marked[square] = 1;
    const unchanged = scores.find(({ square }) => this.#marked[square] === 0);
    for (const square of ends) this.#marked[square] = 0;
    for (const { square } of laid) this.#marked[square] = 0;
    let gain = unchanged === undefined ? 0 : unchanged.score + cost;
    if (gain <= most) {
      this.work += workOf.ends;
      const position = { ...this.#position, board, rack: this.#rackOf(side, cube) };
      for (const square of ends) {
        const score = this.#engine.bestOnSquare(position, square);
        if (score !== undefined) gain = Math.max(gain, score + cost);
      }
    }
    for (const { square } of laid) board[square] = undefined;
    for (const { square } of reply.play.laid) board[square] = undefined;
    return gain <= most ? gain : undefined;
  }

  #scoresAfter({ after }: Reply, side: Side, cube: CubeSet): SquareScores {
    const known = after.get(cube);
    if (known !== undefined) return known;
    const rack = this.#rackOf(side, cube);
    const found = this.#engine.allPlays({ ...this.#position, board: this.board, rack });
    this.work += workOfSearch(rack) + found.count * workOf.listed;
    const best = new Map<number, number>();
    for (let place = 0; place < found.count; place += 1) {
      const { laid, score } = found.playAt(place);
      const square = laid[0]?.square ?? 0;
      best.set(square, Math.max(score, best.get(square) ?? 0));
    }
    const scores = Array.from(best, ([square, score]) => ({ square, score }));
    scores.sort((one, other) => other.score - one.score);
    after.set(cube, scores);
    return scores;
  }

  /** The empty squares at both ends of each word that these faces, which lie on the board, have formed. */
  #endsOf(laid: readonly LaidFace[]): readonly number[] {
    const { width } = this.#position.layout;
    const ends = new Set<number>();
    for (const { square } of laid)
      for (const step of [-1, 1, -width, width])
        for (const end of this.#endOf(square, step, nothing)) ends.add(end);
    return [...ends];
  }

  /** Returns one array for each set of cubes, because the engine caches a rack by its array. */
  #rackOf(side: Side, cubes: CubeSet): EndGame['hands'][Side] {
    const racks = this.#racks[side];
    return (racks[cubes] ??= this.#hands[side].filter((_, place) => (cubes >> place) & 1));
  }

  /** Returns all sets of these cubes that can show the letters, without one twice. */
  #setsFor(side: Side, cubes: CubeSet, laid: readonly LaidFace[]): readonly CubeSet[] {
    const cubesWith = this.#cubesWith[side];
    const met = this.#met;
    let sets: readonly CubeSet[] = [0];
    for (const { letter } of laid) {
      const all = cubes & (cubesWith.get(letter) ?? 0);
      const longer: CubeSet[] = [];
      for (const set of sets) {
        for (let fit = all & ~set; fit !== 0; fit &= fit - 1) {
          const next = set | (fit & -fit);
          if (met[next] === 1) continue;
          met[next] = 1;
          longer.push(next);
        }
      }
      for (const set of longer) met[set] = 0;
      sets = longer;
    }
    return sets;
  }

  /** The empty squares whose filling would change the play: its own, and those at the ends of the words that it forms. */
  #squaresFor({ laid, direction }: Play): readonly number[] {
    const { width } = this.#position.layout;
    const own = new Set(laid.map(({ square }) => square));
    const along = direction === 'across' ? 1 : width;
    const across = direction === 'across' ? width : 1;
    const [first] = laid;
    const last = laid.at(-1);
    return [
      ...own,
      ...(first === undefined ? [] : this.#endOf(first.square, -along, own)),
      ...(last === undefined ? [] : this.#endOf(last.square, along, own)),
      ...laid.flatMap(({ square }) => [
        ...this.#endOf(square, across, own),
        ...this.#endOf(square, -across, own),
      ]),
    ];
  }

  /** Returns the first empty square in this direction, if the edge does not come before it. */
  #endOf(from: number, step: number, own: ReadonlySet<number>): readonly number[] {
    const { width } = this.#position.layout;
    const staysInRow = step === 1 || step === -1;
    for (let square = from + step; square >= 0 && square < this.board.length; square += step) {
      if (staysInRow && Math.floor(square / width) !== Math.floor(from / width)) return [];
      if (this.board[square] === undefined && !own.has(square)) return [square];
    }
    return [];
  }
}

function workOfSearch(rack: readonly unknown[]): number {
  return workOf.search[rack.length] ?? 0;
}

function cubesByLetter(hand: EndGame['hands'][Side]): ReadonlyMap<string, CubeSet> {
  const sets = new Map<string, CubeSet>();
  for (const [place, { faces }] of hand.entries())
    for (const { letter } of faces) sets.set(letter, (sets.get(letter) ?? 0) | (1 << place));
  return sets;
}
