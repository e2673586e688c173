import { z } from 'zod';
import { longestName, nameFault, phraseMessage, tidyName, withoutHidden } from '#shared/kernel/index.ts';
import { followsOthers, type Computers, type Edition, type GameTypes } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { recordFormat, recordVersion, type AnyRecord } from './game-record.ts';
import { recordLimits } from './limits.ts';

const plainText = /^[^\p{Cc}\p{Cs}]*$/u;
const name = z
  .string()
  .trim()
  .min(1)
  .max(longestName)
  .regex(plainText, phraseMessage({ phrase: 'plainText' }))
  // Older files may hold hidden characters, which are removed here. `checkNames` checks new games.
  .transform((written) => withoutHidden(written) || '?');
const title = z
  .string()
  .refine((written) => written === tidyName(written) && nameFault(written) === undefined, {
    message: phraseMessage({ phrase: 'name', most: longestName }),
  });
const carried = z.int().min(-1_000_000).max(1_000_000).optional();

const person = z.strictObject({ name, kind: z.literal('person'), carried });

/** Levels beyond those known belong to a later Cubewright, so they are accepted. */
function playerSchema({ levels, follow, formerLevels }: Computers<GameTypes>, version: RecordVersion) {
  const least = version >= 3 && follow !== undefined ? followsOthers : 1;
  const level = z
    .int()
    .min(least)
    .max(version >= 3 ? 99 : 9)
    .transform((written) => {
      if (version >= 3 || formerLevels === undefined) return written;
      return formerLevels[written - 1] ?? levels.length;
    });
  return z.discriminatedUnion('kind', [
    person,
    z.strictObject({ name, kind: z.literal('computer'), level, carried }),
  ]);
}

// Old files have list names such as “my.words”, so any text is allowed as a label; none is a path.
const lexicon = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(recordLimits.lexiconName)
    .regex(plainText, phraseMessage({ phrase: 'plainText' })),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, phraseMessage({ phrase: 'hash' })),
});

export const timeUsed = z.strictObject({
  limit: z
    .string()
    .min(1)
    .max(recordLimits.limitName)
    .regex(plainText, phraseMessage({ phrase: 'plainText' })),
  ms: z.int().min(0).max(recordLimits.timeUsed),
});

const pauses = z.strictObject({
  count: z.int().min(1).max(recordLimits.pauses),
  ms: z.int().min(0).max(recordLimits.timeUsed),
  since: z.int().min(0).optional(),
  isIdle: z.literal(true).optional(),
});

/** Version 1 has no verdicts; 1 and 2 use `formerLevels`; up to 3 there is one time limit, and edition 3's rules. */
export type RecordVersion = 1 | 2 | 3 | typeof recordVersion;

export const formerEdition: Edition = 3;

const schemas = new Map<string, z.ZodType<AnyRecord>>();

export function recordSchema(id: GameId, version: RecordVersion): z.ZodType<AnyRecord> {
  // Schemas are cached, because making one costs more than many parses.
  const key = `${id} ${version}`;
  const schema = schemas.get(key) ?? makeSchema(id, version);
  schemas.set(key, schema);
  return schema;
}

function makeSchema(id: GameId, version: RecordVersion): z.ZodType<AnyRecord> {
  const game = gameOf(id);
  const hint = z.strictObject({
    after: z.int().min(0).max(recordLimits.moves),
    seat: z.int().min(0),
    step: z.enum(game.hintSteps),
  });
  const move = version === 1 ? bySeat(game.proposalSchema) : game.moveSchema;
  const schema = z
    .strictObject({
      format: z.literal(recordFormat),
      version: z.literal(version),
      game: z.literal(id),
      edition: z.literal(formerEdition).optional(),
      title: title.optional(),
      players: z.array(playerSchema(game.computers, version)).min(game.seats.least).max(game.seats.most),
      options: game.optionsSchema.prefault({} as never),
      lexicon: game.lexicon === 'required' ? lexicon : z.undefined().optional(),
      seed: z
        .int()
        .min(0)
        .max(2 ** 32 - 1)
        .optional(),
      setUp: game.setUpSchema.optional(),
      takenBack: z.int().min(0).max(recordLimits.takenBack).default(0),
      // An empty list is not written, so that a record without hints keeps its old text.
      hints: z
        .array(hint)
        .max(recordLimits.hints)
        .transform((hints) => (hints.length === 0 ? undefined : hints))
        .optional(),
      timeUsed: z.preprocess(
        (used) => (version < recordVersion && used !== undefined && !Array.isArray(used) ? [used] : used),
        z.array(timeUsed).max(recordLimits.limits).optional(),
      ),
      pauses: pauses.optional(),
      moves: z.array(move).max(recordLimits.moves).default([]),
    })
    .superRefine((record, context) => {
      if (record.seed === undefined && record.setUp === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['seed'],
          message: phraseMessage({ phrase: 'seedOrSetUp', most: 2 ** 32 - 1 }),
        });
      }
      const message = phraseMessage({ phrase: 'seat', most: record.players.length - 1 });
      const stranger = record.moves.findIndex(({ by }) => by !== 'clock' && by >= record.players.length);
      if (stranger >= 0) {
        const path = ['moves', stranger, version === 1 ? 'seat' : 'by'];
        context.addIssue({ code: 'custom', path, message });
      }
      const helped = (record.hints ?? []).findIndex(({ seat }) => seat >= record.players.length);
      if (helped >= 0) context.addIssue({ code: 'custom', path: ['hints', helped, 'seat'], message });
    })
    .transform((record) => ({
      ...record,
      version: version === 1 ? version : recordVersion,
      // Version 1 implies its edition by its number.
      edition: version === 1 || version === recordVersion ? record.edition : formerEdition,
      seed: record.seed ?? 0,
    }));
  return schema as unknown as z.ZodType<AnyRecord>;
}

/** Version 1 calls the seat of a move `seat`, today's moves `by`. Problems use the names of the file. */
function bySeat<T>(schema: z.ZodType<T>): z.ZodType<T> {
  return z.unknown().transform((move, context): T => {
    const parsed = schema.safeParse(swapSeatAndBy(move));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const [first, ...path] = issue.path;
      const found = { ...issue, path: first === undefined ? [] : [otherName(first), ...path] };
      context.addIssue('keys' in found ? { ...found, keys: found.keys.map(otherName) } : found);
    }
    return z.NEVER;
  });
}

/** A `by` in a file of version 1 becomes `seat`, which no move has today, so it is refused as an unknown name. */
export function swapSeatAndBy(move: unknown): unknown {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return move;
  return Object.fromEntries(Object.entries(move).map(([name, entry]) => [otherName(name), entry]));
}

function otherName<N extends PropertyKey>(name: N): N | 'seat' | 'by' {
  return name === 'seat' ? 'by' : name === 'by' ? 'seat' : name;
}
