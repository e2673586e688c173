import { z } from 'zod';
import { seat } from '#shared/kernel/index.ts';
import { checkPosition, cheapestPieces, type GameSearch } from '#shared/word-engine/index.ts';
import { positionLimits } from '#shared/word-engine/position.ts';
import { pieceLimits } from '#shared/pieces/index.ts';
import { handSize } from '../scoring.ts';
import { seatsAllowed } from '../setup.ts';
import type { AheadRequest } from './ahead.ts';
import { playSchema } from './ahead-request.ts';
import { lookAhead } from './look-ahead.ts';

const { mostFaces, mostSide, mostValue } = positionLimits;
const squares = mostSide * mostSide;
const face = z.strictObject({
  letter: z.string().min(1).max(2),
  value: z.int().min(0).max(mostValue),
});
const cube = z.strictObject({
  faces: z.array(face).min(1).max(mostFaces),
  total: z.int().min(0).max(10_000),
  worth: z.number(),
});
const points = z.int().min(-100_000).max(100_000);
const seats = seatsAllowed.most;
const cubesHeld = z.int().min(0).max(handSize);

const requestSchema: z.ZodType<AheadRequest> = z.strictObject({
  position: z.strictObject({
    layout: z.strictObject({
      width: z.int(),
      height: z.int(),
      letterFactors: z.array(z.int()).max(squares),
      wordFactors: z.array(z.int()).max(squares),
      start: z.array(z.int()).max(squares),
    }),
    board: z.array(face.or(z.undefined())).max(squares),
    bonuses: z.record(z.string(), z.int()),
  }),
  by: z
    .int()
    .min(0)
    .max(seats - 1)
    .transform(seat),
  first: z
    .int()
    .min(0)
    .max(seats - 1)
    .transform(seat),
  seats: z
    .array(z.strictObject({ points, cubes: cubesHeld, out: z.boolean() }))
    .min(1)
    .max(seats),
  hand: z.array(cube).max(handSize),
  unseen: z.array(cube).max(pieceLimits.pieces),
  stock: z.int().min(0).max(pieceLimits.pieces),
  also: playSchema.optional(),
  lastRound: z.boolean(),
  random: z.array(z.int()).length(4),
  effort: z.strictObject({
    plays: z.int().min(1).max(50),
    searches: z.int().min(1).max(100_000),
  }),
});

export const searchAhead: GameSearch = (lexicon, _, question, engine) => {
  const ask = requestSchema.safeParse(question);
  return ask.success && isSound(ask.data, lexicon.alphabet)
    ? { found: lookAhead(engine(), ask.data) }
    : undefined;
};

/** The engine must accept this position, and the unseen cubes must suffice to deal the other hands. */
function isSound(ask: AheadRequest, alphabet: string): boolean {
  const { position, hand, unseen, seats: all, by, first, stock, also } = ask;
  const laid = also?.laid ?? [];
  const faces = unseen.flatMap((one) => one.faces);
  const dealt = all.reduce((sum, { cubes }, at) => (at === by ? sum : sum + cubes), stock);
  return (
    by < all.length &&
    first < all.length &&
    dealt <= unseen.length &&
    laid.every(({ square }) => square < position.board.length && position.board[square] === undefined) &&
    cheapestPieces(hand, laid, () => 0) !== undefined &&
    faces.every(({ letter }) => alphabet.includes(letter)) &&
    checkPosition({ ...position, rack: hand }, { alphabet }).ok
  );
}
