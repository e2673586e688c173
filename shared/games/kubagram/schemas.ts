import { z } from 'zod';
import { cubeId, phraseMessage, seat } from '#shared/kernel/index.ts';
import { letterText, spellingText } from '#shared/lexicon/index.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { mostRuledWords } from '#shared/table-words/index.ts';
import { corners, squareCount } from './box.ts';
import { diceCount, jokerCount } from './dice.ts';
import type { KubagramMove, KubagramProposal } from './moves.ts';
import type { KubagramSetUp } from './set-up/set-up.ts';
import { seatsAllowed } from './setup.ts';

const at = z
  .int()
  .min(0)
  .max(seatsAllowed.most - 1);
const by = at.transform(seat);
const die = z
  .int()
  .min(0)
  .max(diceCount - 1)
  .transform(cubeId);
/** IJ is read as one letter (K12). */
const letter = z
  .string()
  .transform((written) => (written === 'IJ' ? 'Ĳ' : written))
  .refine((written) => letterText.test(written), phraseMessage({ phrase: 'capital' }));
const { least, most } = wordLengths;
const spelling = z
  .string()
  .regex(spellingText, phraseMessage({ phrase: 'capitals' }))
  .min(least)
  .max(most);
const shown = z.strictObject({ die, letter });
const word = z.int().min(1).max(1_000_000);
const corner = z.literal(corners);
const side = z.enum(['left', 'right']);

const claim = z.strictObject({ kind: z.literal('claim'), by, dice: z.array(shown).min(1).max(most) });
const join = z.strictObject({ kind: z.literal('join'), by, words: z.array(word).min(2).max(most) });
const extend = z.strictObject({
  kind: z.literal('extend'),
  by,
  word,
  before: z.array(shown).max(most),
  behind: z.array(shown).max(most),
});
const challenge = z.strictObject({ kind: z.literal('challenge'), by, word });
const declare = z.strictObject({ kind: z.literal('declare'), by });

const unjudged = [
  z.strictObject({ kind: z.literal('corner'), by, corner }),
  z.strictObject({ kind: z.literal('take'), by }),
  z.strictObject({ kind: z.literal('lay'), by, letter, side }),
  z.strictObject({ kind: z.literal('aside'), by }),
  z.strictObject({ kind: z.literal('skip'), by }),
  z.strictObject({ kind: z.literal('arrange'), by, dice: z.array(die).max(diceCount) }),
  z.strictObject({ kind: z.literal('end'), by }),
  z.strictObject({ kind: z.literal('accept'), by }),
  z.strictObject({ kind: z.literal('allow'), by, words: z.array(spelling).min(1).max(mostRuledWords) }),
] as const;

export const proposalSchema: z.ZodType<KubagramProposal> = z.discriminatedUnion('kind', [
  claim,
  join,
  extend,
  challenge,
  declare,
  ...unjudged,
]);

const accepted = { accepted: spelling.optional() };

export const moveSchema: z.ZodType<KubagramMove> = z.discriminatedUnion('kind', [
  claim.extend(accepted),
  join.extend(accepted),
  extend.extend(accepted),
  challenge.extend({ good: z.boolean() }),
  declare.extend({ checked: z.literal(true).optional() }),
  ...unjudged,
]);

const bySeat = <T extends z.ZodType>(one: T) => z.array(one).max(seatsAllowed.most);
const setUpShown = z.strictObject({ die: die.optional(), letter });
const dice = z.array(setUpShown).max(diceCount);
const boxDie = z.strictObject({ die: die.optional(), top: letter, turn: z.int().min(0).max(3).optional() });

const mostPenalty = 10_000;

export const setUpSchema: z.ZodType<KubagramSetUp> = z.strictObject({
  box: z
    .array(z.union([boxDie, z.literal('any'), z.null()]))
    .max(squareCount)
    .optional(),
  unseen: z.literal(true).optional(),
  drawn: bySeat(dice).optional(),
  first: at.optional(),
  corner: corner.optional(),
  turn: at.optional(),
  central: dice.optional(),
  words: bySeat(
    z.array(z.strictObject({ dice, parts: z.int().min(1).max(most).optional() })).max(diceCount),
  ).optional(),
  jokers: bySeat(z.array(die).max(jokerCount)).optional(),
  skipped: bySeat(z.boolean()).optional(),
  penalties: bySeat(z.int().min(0).max(mostPenalty)).optional(),
  handed: setUpShown.optional(),
});
