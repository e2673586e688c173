import { z } from 'zod';
import { clockOf, overtimeOf } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { enginePosition } from '../../engine-position.ts';
import { unseenCubes } from '../../pieces.ts';
import type { AlphacubesView } from '../../state.ts';
import { aheadCube, playSchema } from '../ahead-request.ts';
import type { BeforeEndFound, BeforeEndQuestion } from './before-end.ts';
import type { EndFound, EndGame, EndQuestion, EndTurn, Side } from './end-game.ts';

/** A unit of work takes some 25 microseconds, and 95 of 100 ends of four cubes a hand need fewer than this. */
export const endWork = 100_000;
/** Ends of more cubes than this a hand are often not solved, and the look-ahead follows. */
export const fewCubes = 4;
const workOfMany = 40_000;
/** With two cubes in the stock 36 ends are solved a play, so that a quarter of the questions takes more than this. */
export const workBeforeEnd = 25_000;
/** So many of the highest-scoring plays are looked at before the end. */
export const playsBeforeEnd = 12;
const mostInStock = 2;

/** Returns undefined unless this seat of two is on turn and everything is known. */
export function endRequest(view: AlphacubesView, by: Seat): EndQuestion | undefined {
  const table = tableOfTwo(view, by);
  if (table === undefined || view.stock > 0) return undefined;
  const { own, unseen, ...known } = table;
  return {
    ...known,
    hands: by === 0 ? [own, unseen] : [unseen, own],
    afterPass: view.passes > 0,
    lastTurn: view.lastRound,
    work: Math.max(own.length, unseen.length) > fewCubes ? workOfMany : endWork,
  };
}

/** Returns undefined unless this seat of two is on turn and one or two cubes are in the stock. */
export function beforeEndRequest(view: AlphacubesView, by: Seat): BeforeEndQuestion | undefined {
  const table = tableOfTwo(view, by);
  if (table === undefined || view.stock === 0 || view.stock > mostInStock) return undefined;
  const { own: hand, ...known } = table;
  const lead = pointsOf(view, by) - pointsOf(view, 1 - by);
  return { ...known, hand, stock: view.stock, lead, plays: playsBeforeEnd, work: workBeforeEnd };
}

/** The points so far, less what minutes over the clock cost at the end. */
function pointsOf(view: AlphacubesView, seat: number): number {
  const clock = clockOf(view);
  const overtime = clock === undefined ? 0 : (overtimeOf(clock)[seat] ?? 0);
  return (view.seats[seat]?.points ?? 0) + overtime;
}

function tableOfTwo(view: AlphacubesView, by: Seat) {
  const { seats, stock, phase, hand, first, waiting } = view;
  // Words that count from the next turn on are words for the answers alone (A8), and a search has one list.
  if (waiting.length > 0) return undefined;
  const isTwo = seats.length === 2 && seats.every(({ out, missed }) => !out && missed === 0);
  if (!isTwo || phase.kind !== 'turn' || phase.seat !== by) return undefined;
  const unseen = unseenCubes(view);
  if (unseen.length !== (seats[1 - by]?.cubes ?? 0) + stock) return undefined;
  const { rack: _, ...position } = enginePosition(view, []);
  return {
    position,
    own: hand.map((cube) => aheadCube(view, cube)),
    unseen: unseen.map((cube) => aheadCube(view, cube)),
    by: by as Side,
    first: first as Side,
  };
}

/** The lead at the end of the game of a seat that gains so many more points than the other from here. */
export function leadAfter(view: AlphacubesView, { by, hands }: EndGame, gain: number): number {
  const costs = hands.map((hand) => hand.reduce((sum, { total }) => sum + total, 0));
  const finalOf = (side: number) => pointsOf(view, side) - (costs[side] ?? 0);
  return finalOf(by) - finalOf(1 - by) + gain;
}

const side = z.literal([0, 1]);
const cubes = z.array(z.int().min(0).max(6)).max(7);
export const endTurn: z.ZodType<EndTurn> = z.strictObject({
  by: side,
  play: playSchema.optional(),
  cubes,
});

const endFound: z.ZodType<EndFound> = z.strictObject({
  isExact: z.boolean(),
  gain: z.int().optional(),
  alsoGain: z.int().optional(),
  line: z.array(endTurn).max(100),
});

export function parseEndFound(found: unknown): EndFound | undefined {
  return endFound.safeParse(found).data;
}

const beforeEndFound: z.ZodType<BeforeEndFound> = z.strictObject({
  ways: z.int().min(1),
  isWhole: z.boolean(),
  plays: z.array(z.strictObject({ play: playSchema, cubes, wins: z.int().min(0), draws: z.int().min(0) })),
});

export function parseBeforeEndFound(found: unknown): BeforeEndFound | undefined {
  return beforeEndFound.safeParse(found).data;
}
