import { enginePosition } from '#shared/games/alphacubes/engine-position.ts';
import { alphacubesOptions, type AlphacubesView } from '#shared/games/alphacubes/index.ts';
import { aheadCube } from '#shared/games/alphacubes/search/ahead-request.ts';
import type { AheadCube } from '#shared/games/alphacubes/search/ahead.ts';
import type { BeforeEndQuestion } from '#shared/games/alphacubes/search/end/before-end.ts';
import type { EndGame, Side } from '#shared/games/alphacubes/search/end/end-game.ts';
import { cubesFor, lay, type OpenTable } from '#shared/games/alphacubes/search/play-on.ts';
import { cubeId, nextInt, randomFrom, shuffle, type RandomState } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import type { Play, WordEngine } from '#shared/word-engine/index.ts';

const fullHand = 7;
const options = defaults(alphacubesOptions);
const empty = { options, board: alphacubesSet.boards['standard']?.rows ?? [], squares: {} };

/** A table of two at which the first turn is about to be played. */
export function dealtTable(seed: number): readonly [table: OpenTable, random: RandomState] {
  const all = alphacubesSet.pieces.map((_, at): AheadCube => aheadCube(empty as AlphacubesView, cubeId(at)));
  const [cubes, random] = shuffle(randomFrom(seed), all);
  const { rack: _, ...position } = enginePosition(empty as AlphacubesView, []);
  const table: OpenTable = {
    position,
    board: [...position.board],
    hands: [cubes.slice(0, 7), cubes.slice(7, 14)],
    points: [0, 0],
    out: [false, false],
    first: 0,
    stock: cubes.slice(14),
    seat: 1,
    wentOut: false,
    over: false,
  };
  return [table, random];
}

/**
 * Plays the highest-scoring play of each turn until the stock holds no more than `rest`; `tell` hears of each turn before
 * it is played.
 */
export function playToTheEnd(
  engine: WordEngine,
  table: OpenTable,
  tell?: (hand: readonly AheadCube[], best: Play) => void,
  rest = 0,
): void {
  for (let turn = 0; table.stock.length > rest && turn < 100; turn += 1) {
    const seat = 1 - table.seat;
    const hand = table.hands[seat] ?? [];
    const plays = engine.bestPlays({ ...table.position, board: table.board, rack: hand }, 1);
    table.seat = seat;
    if (plays.count === 0) continue;
    const best = plays.playAt(0);
    tell?.(hand, best);
    lay(table, seat, best, cubesFor(best, hand));
  }
}

/**
 * An end of a game of highest-scoring plays: once the stock is empty both hands are cut to `least` to `most` cubes, as
 * far as they hold so many.
 */
export function endPosition(engine: WordEngine, seed: number, most: number, least = 1): EndGame {
  const [table, random] = dealtTable(seed);
  playToTheEnd(engine, table);
  const [drawn] = nextInt(random, 2 ** 12);
  const bit = (at: number): 0 | 1 => (((drawn >> at) & 1) === 0 ? 0 : 1);
  const [one = [], other = []] = table.hands;
  const count = (at: number) => least + (((drawn >> at) & 7) % (most - least + 1));
  return {
    position: { ...table.position, board: table.board },
    hands: [one.slice(0, count(0)), other.slice(0, count(3))],
    by: bit(6),
    first: bit(7),
    afterPass: bit(8) === 1 && bit(9) === 1,
    lastTurn: bit(10) === 1 && bit(11) === 1,
  };
}

/** Both hands are full and the stock is cut to so many cubes, as late in a game of highest-scoring plays as it can be. */
export function positionBeforeEnd(
  engine: WordEngine,
  seed: number,
  stock: number,
): Omit<BeforeEndQuestion, 'plays' | 'work'> {
  const [table] = dealtTable(seed);
  playToTheEnd(engine, table, undefined, fullHand);
  const by: Side = table.seat === 0 ? 1 : 0;
  const [one = 0, other = 0] = table.points;
  return {
    position: { ...table.position, board: table.board },
    hand: table.hands[by] ?? [],
    unseen: [...(table.hands[1 - by] ?? []), ...table.stock.slice(0, stock)],
    stock,
    by,
    first: 0,
    lead: by === 0 ? one - other : other - one,
  };
}
