import { z } from 'zod';
import type { Seat } from '#shared/kernel/index.ts';
import { enginePosition } from '../../engine-position.ts';
import { unseenCubes } from '../../pieces.ts';
import type { AlphacubesView } from '../../state.ts';
import { aheadCube, playSchema } from '../ahead-request.ts';
import type { EndFound, EndGame, EndQuestion, EndTurn, Side } from './end-game.ts';

/** Hands of more cubes than this are left to the look-ahead. */
const mostCubes = 4;

/** A search takes some 25 microseconds, and most positions of four cubes a hand need fewer than this. */
export const endSearches = 40_000;

/** Returns undefined unless this seat is on turn, everything is known, and few cubes are left. */
export function endRequest(view: AlphacubesView, by: Seat): EndQuestion | undefined {
  const { seats, stock, phase, hand, first } = view;
  const other = 1 - by;
  const isTwo = seats.length === 2 && seats.every(({ out, missed }) => !out && missed === 0);
  if (!isTwo || stock > 0 || phase.kind !== 'turn' || phase.seat !== by) return undefined;
  const unseen = unseenCubes(view);
  const held = seats[other]?.cubes ?? 0;
  if (unseen.length !== held || Math.max(hand.length, held) > mostCubes) return undefined;
  const own = hand.map((cube) => aheadCube(view, cube));
  const others = unseen.map((cube) => aheadCube(view, cube));
  const { rack: _, ...position } = enginePosition(view, []);
  return {
    position,
    hands: by === 0 ? [own, others] : [others, own],
    by: by as Side,
    first: first as Side,
    afterPass: view.passes > 0,
    lastTurn: view.lastRound,
    searches: endSearches,
  };
}

/** The lead at the end of the game of a seat that gains so many more points than the other from here. */
export function leadAfter({ seats }: AlphacubesView, { by, hands }: EndGame, gain: number): number {
  const costs = hands.map((hand) => hand.reduce((sum, { total }) => sum + total, 0));
  const finalOf = (side: number) => (seats[side]?.points ?? 0) - (costs[side] ?? 0);
  return finalOf(by) - finalOf(1 - by) + gain;
}

const side = z.literal([0, 1]);
export const endTurn: z.ZodType<EndTurn> = z.strictObject({
  by: side,
  play: playSchema.optional(),
  cubes: z.array(z.int().min(0).max(6)).max(7),
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
