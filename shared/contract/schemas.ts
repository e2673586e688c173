import { z } from 'zod';
import type { DeepReadonly } from '#shared/kernel/index.ts';
import { languages } from '#shared/i18n/language.ts';
import { recordLimits } from '#shared/records/limits.ts';
import { setLimit } from '#shared/pieces/piece-set.ts';
import { boxTrace, traceMomentLimit, watchedSquares } from './box-schemas.ts';
import { myWords } from './lexicon-schemas.ts';
import { problemSchema, plainJson } from './method.ts';

export const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

export const gameSummary = z.strictObject({
  id: gameId,
  game: z.string(),
  title: z.string().optional(),
  /** `computer` is the level of a computer; people have none. */
  players: z.array(
    z.strictObject({ name: z.string(), points: z.number(), computer: z.int().nonnegative().exactOptional() }),
  ),
  toMove: z.int().nonnegative().optional(),
  turn: z.int().nonnegative(),
  ended: z.boolean(),
  /** These seats won, not always with the most points; empty until the game has ended. */
  winners: z.array(z.int().nonnegative()),
  /** Both times are in milliseconds since 1970. */
  begunAt: z.number(),
  changedAt: z.number(),
});
export type GameSummary = DeepReadonly<z.infer<typeof gameSummary>>;

/** A deleted game has this name in its folder; the same game may be deleted and restored again and again. */
export const deletedGame = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);

export const deletedSummary = gameSummary.extend({ deleted: deletedGame, deletedAt: z.number() });
export type DeletedSummary = DeepReadonly<z.infer<typeof deletedSummary>>;

/** An earlier version of a game has this name in its folder: the id of the game and the time. */
export const earlierVersion = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}-\d{8}-\d{9}$/);

export const earlierSummary = z.strictObject({
  earlier: earlierVersion,
  /** In milliseconds since 1970: until then the game was as it is here. */
  at: z.number(),
  game: z.string(),
  moves: z.int().nonnegative(),
  ended: z.boolean(),
  players: z.array(z.strictObject({ name: z.string(), points: z.number() })),
});
export type EarlierSummary = DeepReadonly<z.infer<typeof earlierSummary>>;

/** An earlier version of the game was kept, or could not be kept for this reason. */
export const earlierChanged = z.strictObject({ id: gameId, problem: problemSchema.exactOptional() });

export const designSummary = z.strictObject({
  id: gameId,
  name: z.string(),
  title: z.string(),
  language: z.string(),
  pieces: z.int().nonnegative(),
  /** The set suits these games, the best one first. */
  plays: z.array(z.string()),
  box: z.array(z.string()).optional(),
  /** The time is in milliseconds since 1970. */
  changedAt: z.number(),
});
export type DesignSummary = DeepReadonly<z.infer<typeof designSummary>>;

export const printSummary = z.strictObject({
  id: gameId,
  template: z.string(),
  set: z.string(),
  setTitle: z.string(),
  /** The option names the paper, such as `a4`; absent if the product has no such option. */
  paper: z.string().optional(),
  code: z.string(),
  printedAt: z.number(),
});
export type PrintSummary = DeepReadonly<z.infer<typeof printSummary>>;

/** `shared/pieces` parses the text of a `*.cubewright-set.json` file on both sides of the door. */
export const setText = z.string().max(setLimit);

/** Two texts that differ have different revisions. */
export const revision = z.int().nonnegative();

/** `revision` is absent when the game is deleted. */
export const documentChanged = z.strictObject({ id: gameId, revision: revision.optional() });

/** The file of a game, set, print or lexicon could not be read and stays as it is. */
export const unreadable = z.strictObject({ file: z.string(), problem: problemSchema });

export const recordText = z.string().max(recordLimits.characters);

export const exported = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('saved'), path: z.string() }),
  z.strictObject({ kind: z.literal('download'), href: z.string(), name: z.string() }),
  z.strictObject({ kind: z.literal('cancelled') }),
]);
export type Exported = DeepReadonly<z.infer<typeof exported>>;

export const jobId = z.string().regex(/^[a-z0-9-]{1,64}$/);

/** Any JSON values pass here, because the product parses them and names the wrong option. */
export const productOptions: z.ZodType<
  Readonly<Record<string, unknown>>,
  Readonly<Record<string, unknown>>
> = z.record(z.string().max(60), plainJson);

export const bundledFile = z.strictObject({
  product: z.string().max(80),
  options: productOptions,
  format: z.enum(['pdf', 'svg', '3mf']),
  batch: z.string().max(60).optional(),
  /** SVG and 3MF hold one sheet, named like `3`. */
  sheet: z.string().max(12).optional(),
});

export const printProgress = z.discriminatedUnion('stage', [
  /** `before` counts the jobs ahead, including running ones. */
  z.strictObject({ job: jobId, stage: z.literal('waiting'), before: z.int().positive() }),
  z.strictObject({
    job: jobId,
    stage: z.literal('drawing'),
    done: z.int().nonnegative(),
    total: z.int().nonnegative(),
  }),
]);
export type PrintProgress = DeepReadonly<z.infer<typeof printProgress>>;

export const portInfo = z.strictObject({
  path: z.string().max(500),
  label: z.string(),
  serialNumber: z.string().optional(),
});
export type PortInfo = DeepReadonly<z.infer<typeof portInfo>>;

export const boxInfo = z.strictObject({
  protocol: z.string(),
  firmware: z.string(),
  rows: z.int().min(1).max(21),
  columns: z.int().min(1).max(21),
  features: z.array(z.string()),
  debounceMs: z.int().nonnegative(),
  serialNumber: z.string(),
  name: z.string().optional(),
});
export type BoxInfo = DeepReadonly<z.infer<typeof boxInfo>>;

export const boxCounts = z.strictObject({
  good: z.int().nonnegative(),
  bad: z.int().nonnegative(),
  lost: z.int().nonnegative(),
  repeated: z.int().nonnegative(),
  asked: z.int().nonnegative(),
  unanswered: z.int().nonnegative(),
  roundTripMs: z.number().nonnegative().optional(),
});

/**
 * `off`: nobody has asked. `live`: the squares are true now. `unsure`: nothing has confirmed them lately.
 * `silent`: the port is open, but nothing is heard. `lost`: the box is tried again. `refused`: `problem` says why.
 */
export const boxState = z.strictObject({
  /** Each state is later than the last (ms since 1970); ignore one older than known, as messages may overtake. */
  asOf: z.number(),
  link: z.enum(['off', 'opening', 'greeting', 'live', 'unsure', 'silent', 'lost', 'refused']),
  port: z.string().optional(),
  info: boxInfo.optional(),
  /** Each square has one character, row by row: `1` holds a cube, `0` is empty, `?` is unsure. */
  squares: z
    .string()
    .regex(/^[01?]*$/)
    .optional(),
  /** At most 20 changes are listed, newest first; `at` is in milliseconds of the device. */
  changes: z.array(z.strictObject({ square: z.int().nonnegative(), full: z.boolean(), at: z.number() })),
  /** The box reports these faults; `detail` is the square of a sensor, mV, or a count. */
  faults: z.array(z.strictObject({ error: z.string(), detail: z.int().nonnegative() })).optional(),
  /** This port was closed because the user connected to the current one. */
  replaced: z.string().optional(),
  /** This port was chosen, but the box came back on another. */
  movedFrom: z.string().optional(),
  trace: boxTrace.optional(),
  /** Absent until a cube was moved. */
  watched: watchedSquares.optional(),
  /** The firmware is being written to the board at `path`; `done` and `total` are in bytes of this step. */
  flashing: z
    .strictObject({
      path: z.string(),
      step: z.enum(['starting', 'writing', 'reading', 'greeting']),
      done: z.int().nonnegative(),
      total: z.int().nonnegative(),
    })
    .optional(),
  counts: boxCounts.optional(),
  /** The box was last heard at this time, in milliseconds since 1970. */
  heardAt: z.number().optional(),
  problem: problemSchema.optional(),
});
export type BoxState = DeepReadonly<z.infer<typeof boxState>>;

/** What a recording of a box tells when it is played again. */
export const replayedTrace = z.strictObject({
  /** The time is in milliseconds since 1970. */
  startedAt: z.number(),
  /** The squares as in `boxState` whenever they changed, oldest first; `at` is in milliseconds from the beginning. */
  moments: z
    .array(z.strictObject({ at: z.number().nonnegative(), squares: boxState.shape.squares.unwrap() }))
    .max(traceMomentLimit),
  end: boxState,
});
export type ReplayedTrace = DeepReadonly<z.infer<typeof replayedTrace>>;

export const boxCheck = z.strictObject({
  failed: z.array(z.string()),
  supplyMv: z.int().positive().optional(),
  longestScanUs: z.int().nonnegative(),
  unusedRam: z.int().positive().optional(),
  lastStart: z.string(),
  unsound: z.array(z.int().nonnegative()),
  /** Each square has a level from 0, surely empty, to 255, surely filled; absent if the box has none. */
  levels: z.array(z.int().min(0).max(255)).optional(),
});
export type BoxCheck = DeepReadonly<z.infer<typeof boxCheck>>;

export const settings = z.strictObject({
  /** `system` is the first wished one that the screens speak. */
  language: z.enum(['system', ...languages]).default('system'),
  theme: z.enum(['system', 'light', 'dark', 'high-contrast']).default('system'),
  cubeFont: z.enum(['besley', 'bitter', 'franklin', 'atkinson']).default('besley'),
  /** The largest letters also take the room of the value. */
  cubeLetters: z.enum(['usual', 'large', 'largest']).default('usual'),
  interfaceFont: z.enum(['franklin', 'atkinson']).default('franklin'),
  sound: z.enum(['off', 'on']).default('off'),
  motion: z.enum(['system', 'full', 'reduced']).default('system'),
  myWords: myWords.default({ allow: [], forbid: [] }),
  remembered: z.record(z.string().max(100), plainJson).default({}),
});
export type Settings = DeepReadonly<z.infer<typeof settings>>;

/** Only choices that change are given; entries of `remembered` that are not named stay. */
export const settingsChange = z.strictObject({
  language: settings.shape.language.unwrap().exactOptional(),
  theme: settings.shape.theme.unwrap().exactOptional(),
  cubeFont: settings.shape.cubeFont.unwrap().exactOptional(),
  cubeLetters: settings.shape.cubeLetters.unwrap().exactOptional(),
  interfaceFont: settings.shape.interfaceFont.unwrap().exactOptional(),
  sound: settings.shape.sound.unwrap().exactOptional(),
  motion: settings.shape.motion.unwrap().exactOptional(),
  myWords: settings.shape.myWords.unwrap().exactOptional(),
  /** These words were shown when `myWords` was written, so that words added by another window meanwhile are kept. */
  myWordsWere: settings.shape.myWords.unwrap().exactOptional(),
  remembered: settings.shape.remembered.unwrap().exactOptional(),
  /**
   * A remembered value named here is replaced only while it is still this one, so that a change by another window is not
   * lost; null stands for no value. The answer holds the value that is kept.
   */
  rememberedWere: settings.shape.remembered.unwrap().exactOptional(),
});
export type SettingsChange = DeepReadonly<z.infer<typeof settingsChange>>;

export const keptFileName = z.enum(['settings', 'own-words']);
export type KeptFileName = z.infer<typeof keptFileName>;

/** The user has not decided yet what to do about this damaged file. */
export const damagedFile = z.strictObject({
  file: keptFileName,
  path: z.string(),
  damage: z.array(problemSchema),
  kept: z.string().exactOptional(),
  problem: problemSchema.exactOptional(),
  /** This many words or choices were read from the damaged file. */
  read: z.int().nonnegative(),
  /** This many words or choices come only from the last good copy; they hold until the decision. */
  copied: z.int().nonnegative(),
  /** *Restore* brings back this copy; `at` is in milliseconds since 1970. */
  copy: z.strictObject({ at: z.number(), entries: z.int().positive() }).exactOptional(),
});
export type DamagedFile = DeepReadonly<z.infer<typeof damagedFile>>;

/** `restore` takes the last good copy, `anew` only what could be read from the damaged file. */
export const mending = z.enum(['restore', 'anew']);
export type Mending = z.infer<typeof mending>;

const part = z.strictObject({
  path: z.string(),
  shade: z.number().min(0).max(1),
  isSecond: z.literal(true).exactOptional(),
});

/** Lengths are in millimetres. */
export const solidView = z.strictObject({
  pieces: z.int().nonnegative(),
  triangles: z.int().nonnegative(),
  cubicMillimetres: z.number(),
  ofSecond: z.number(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  picture: z.strictObject({
    /** The numbers are left, top, width and height. */
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly(),
    parts: z.array(part).readonly(),
    edges: z.string(),
  }),
});
