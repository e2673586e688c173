import { z } from 'zod';
import { seat } from '#shared/kernel/index.ts';
import { checkPosition, cheapestPieces, type GameSearch } from '#shared/word-engine/index.ts';
import { positionLimits } from '#shared/word-engine/position.ts';
import { pieceLimits } from '#shared/pieces/index.ts';
import { handSize } from '../scoring.ts';
import { seatsAllowed } from '../setup.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { AheadRequest } from './ahead.ts';
import { playSchema } from './ahead-request.ts';
import { solveBeforeEnd, type BeforeEndQuestion } from './end/before-end.ts';
import type { EndQuestion } from './end/end-game.ts';
import { endTurn } from './end/end-request.ts';
import { solveEnd } from './end/solve-end.ts';
import { lookAhead } from './look-ahead.ts';
import { weigh, type WeighRequest } from './weigh.ts';

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

const known = {
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
  lastRound: z.boolean(),
  random: z.array(z.int()).length(4),
} as const;

const aheadSchema: z.ZodType<AheadRequest> = z.strictObject({
  ...known,
  also: playSchema.optional(),
  effort: z.strictObject({
    plays: z.int().min(1).max(50),
    searches: z.int().min(1).max(100_000),
  }),
});

const side = z.literal([0, 1]);
const endSchema: z.ZodType<EndQuestion> = z.strictObject({
  position: known.position,
  hands: z.tuple([known.hand, known.hand]),
  by: side,
  first: side,
  afterPass: z.boolean(),
  lastTurn: z.boolean(),
  also: endTurn.optional(),
  work: z.int().min(1).max(10_000_000),
});

const beforeEndSchema: z.ZodType<BeforeEndQuestion> = z.strictObject({
  position: known.position,
  hand: known.hand,
  unseen: z.array(cube).min(1).max(9),
  stock: z.int().min(1).max(2),
  by: side,
  first: side,
  lead: points,
  also: playSchema.optional(),
  plays: z.int().min(1).max(100),
  work: z.int().min(1).max(10_000_000),
});

const share = z.number().min(0).max(1);
const weighSchema: z.ZodType<WeighRequest> = z.strictObject({
  ...known,
  tries: z
    .array(
      z
        .strictObject({ play: playSchema })
        .or(z.strictObject({ exchanged: z.array(z.int().min(0)).max(handSize) })),
    )
    .min(1)
    .max(10),
  strength: z.strictObject({
    sees: z.int().min(0).max(100),
    share: z.tuple([share, share]),
    swing: z.number().min(1).max(1000),
  }),
  draws: z.int().min(1).max(10_000),
});

/**
 * Answers what follows a play by `lookAhead`, if it has tries by `weigh`, if nothing is hidden by `solveEnd`, and if a
 * turn can draw all that is hidden by `solveBeforeEnd`.
 */
export const searchAhead: GameSearch = (lexicon, _, question, engine) => {
  const end = endSchema.safeParse(question);
  if (end.success) {
    return isSoundEnd(end.data, lexicon.alphabet) ? { found: solveEnd(engine(), end.data) } : undefined;
  }
  const before = beforeEndSchema.safeParse(question);
  if (before.success) {
    return isSoundBeforeEnd(before.data, lexicon.alphabet)
      ? { found: solveBeforeEnd(engine(), before.data) }
      : undefined;
  }
  const weighed = weighSchema.safeParse(question);
  if (weighed.success) {
    const plays = weighed.data.tries.flatMap((one) => ('play' in one ? one.play : []));
    return isSound(weighed.data, plays, lexicon.alphabet)
      ? { found: weigh(engine(), weighed.data) }
      : undefined;
  }
  const { data: ahead } = aheadSchema.safeParse(question);
  if (ahead === undefined) return undefined;
  const plays = ahead.also === undefined ? [] : [ahead.also];
  return isSound(ahead, plays, lexicon.alphabet) ? { found: lookAhead(engine(), ahead) } : undefined;
};

/** The engine must accept this position, and the unseen cubes must suffice to deal the other hands. */
function isSound(
  ask: Omit<AheadRequest, 'also' | 'effort'>,
  plays: readonly Play[],
  alphabet: string,
): boolean {
  const { position, hand, unseen, seats: all, by, first, stock } = ask;
  const dealt = all.reduce((sum, { cubes }, at) => (at === by ? sum : sum + cubes), stock);
  return (
    by < all.length &&
    first < all.length &&
    dealt <= unseen.length &&
    plays.every((play) => canLay(position, hand, play)) &&
    areSpelledIn(alphabet, unseen) &&
    checkPosition({ ...position, rack: hand }, { alphabet }).ok
  );
}

function isSoundBeforeEnd(
  { position, hand, unseen, stock, also }: BeforeEndQuestion,
  alphabet: string,
): boolean {
  const held = unseen.length - stock;
  return (
    held >= 0 &&
    held <= handSize &&
    (also === undefined || canLay(position, hand, also)) &&
    areSpelledIn(alphabet, unseen) &&
    checkPosition({ ...position, rack: hand }, { alphabet }).ok
  );
}

function canLay(
  { board }: AheadRequest['position'],
  hand: AheadRequest['hand'],
  { laid }: Pick<Play, 'laid'>,
): boolean {
  return (
    laid.every(({ square }) => square < board.length && board[square] === undefined) &&
    cheapestPieces(hand, laid, () => 0) !== undefined
  );
}

function areSpelledIn(alphabet: string, cubes: AheadRequest['unseen']): boolean {
  return cubes.every(({ faces }) => faces.every(({ letter }) => alphabet.includes(letter)));
}

/** The engine must accept both hands, and the turn that is asked about must lay cubes of its hand on empty squares. */
function isSoundEnd({ position, hands, also, by }: EndQuestion, alphabet: string): boolean {
  const hand = hands[by];
  const cubes = also?.cubes ?? [];
  const laid = also?.play?.laid ?? [];
  const named = cubes.flatMap((place) => hand[place] ?? []);
  return (
    hands.every((rack) => checkPosition({ ...position, rack }, { alphabet }).ok) &&
    (also === undefined || also.by === by) &&
    new Set(cubes).size === cubes.length &&
    cubes.every((place) => place < hand.length) &&
    laid.length === cubes.length &&
    canLay(position, named, { laid })
  );
}
