import { cheapestPieces } from '#shared/word-engine/pieces/assign-pieces.ts';
import type { WordEngine } from '#shared/word-engine/engine.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { Face, Piece, Position } from '#shared/word-engine/position.ts';
import { handSize } from '../scoring.ts';
import type { AheadCube } from './ahead.ts';

/** All hands and the stock are known; plays change the table in place. */
export interface OpenTable {
  readonly position: Omit<Position, 'rack' | 'board'>;
  readonly board: (Face | undefined)[];
  readonly hands: (readonly AheadCube[])[];
  readonly points: number[];
  readonly out: readonly boolean[];
  readonly first: number;
  stock: readonly AheadCube[];
  seat: number;
  wentOut: boolean;
  over: boolean;
}

export function cubesFor(play: Play, hand: readonly AheadCube[]): ReadonlySet<AheadCube> {
  const places = cheapestPieces(hand, play.laid, (piece: Piece) => (piece as AheadCube).worth);
  if (places === undefined) throw new Error(`The hand cannot show ${play.word}`);
  return new Set(places.map((place) => hand[place] as AheadCube));
}

/** Lays a play with these cubes and fills the hand up again (A2, A3). */
export function lay(
  table: OpenTable,
  seat: number,
  play: Play,
  used: ReadonlySet<AheadCube>,
  points = play.score,
): void {
  for (const { square, letter, value } of play.laid) table.board[square] = { letter, value };
  table.points[seat] = (table.points[seat] ?? 0) + points;
  const kept = (table.hands[seat] ?? []).filter((cube) => !used.has(cube));
  const drawn = table.stock.slice(0, handSize - kept.length);
  table.stock = table.stock.slice(drawn.length);
  table.hands[seat] = [...kept, ...drawn];
  table.wentOut ||= kept.length + drawn.length === 0;
  table.seat = seat;
}

/** Exchanges cubes for the next ones of the stock (A4). */
export function putBack(table: OpenTable, seat: number, cubes: ReadonlySet<AheadCube>): void {
  const kept = (table.hands[seat] ?? []).filter((cube) => !cubes.has(cube));
  const drawn = table.stock.slice(0, cubes.size);
  table.stock = [...table.stock.slice(drawn.length), ...cubes];
  table.hands[seat] = [...kept, ...drawn];
  table.seat = seat;
}

/**
 * Each turn is the highest-scoring play or a pass; the game may end early (A6). Weaker players are imitated by
 * the share of its points that they get for it, which `share` draws for each turn. Returns the number of searches.
 */
export function playOn(engine: WordEngine, table: OpenTable, turns: number, share?: () => number): number {
  const { hands, points } = table;
  const seats = hands.length;
  let searches = 0;
  let passes = 0;
  for (let turn = 0; turn < turns && !table.over; turn += 1) {
    const seat = (table.seat + 1) % seats;
    const startsRound = seat === table.first;
    if ((table.wentOut && startsRound) || passes >= seats) {
      table.over = true;
      for (const [at, hand] of hands.entries()) points[at] = (points[at] ?? 0) - costOf(hand);
      break;
    }
    table.seat = seat;
    const hand = hands[seat] ?? [];
    passes += 1;
    if (hand.length === 0 || table.out[seat] === true) continue;
    searches += 1;
    const best = engine.bestPlays({ ...table.position, board: table.board, rack: hand }, 1);
    if (best.count === 0) continue;
    const play = best.playAt(0);
    lay(table, seat, play, cubesFor(play, hand), share === undefined ? play.score : play.score * share());
    passes = 0;
  }
  return searches;
}

function costOf(hand: readonly AheadCube[]): number {
  return hand.reduce((sum, { total }) => sum + total, 0);
}
