import { z } from 'zod';
import { recordLimits } from '#shared/records/limits.ts';
import { setLimit } from '#shared/pieces/limits.ts';
import { boxTrace } from './box-schemas.ts';
import { myWords } from './lexicon-schemas.ts';
import { problemSchema } from './method.ts';
import { plainJson } from './plain-json.ts';

/** A saved game's name on disk: lower case letters, digits, hyphens. */
export const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

export const gameSummary = z.strictObject({
  id: gameId,
  game: z.string(),
  /** What its players call this game. */
  title: z.string().optional(),
  players: z.array(z.strictObject({ name: z.string(), points: z.number() })),
  /** Seat to move, or undefined when over. */
  toMove: z.int().nonnegative().optional(),
  turn: z.int().nonnegative(),
  ended: z.boolean(),
  /** When the game was created here, and when it was saved last; milliseconds since 1970. */
  begunAt: z.number(),
  changedAt: z.number(),
});
export type GameSummary = z.infer<typeof gameSummary>;

/** A set that was designed here. */
export const designSummary = z.strictObject({
  id: gameId,
  /** As files and commands call it. */
  name: z.string(),
  title: z.string(),
  language: z.string(),
  pieces: z.int().nonnegative(),
  /** The games that it can be played with, the one that it suits best first. */
  plays: z.array(z.string()),
  /** The nine rows of its box, where it has marks of its own. */
  box: z.array(z.string()).optional(),
  /** Milliseconds since 1970. */
  changedAt: z.number(),
});
export type DesignSummary = z.infer<typeof designSummary>;

/** A print that was made here: what its design is, and when it was printed. */
export const printSummary = z.strictObject({
  id: gameId,
  template: z.string(),
  /** Name and title of its set. */
  set: z.string(),
  setTitle: z.string(),
  /** As the option says, such as `a4`; undefined where the product asks for none. */
  paper: z.string().optional(),
  /** Eight signs, as under the ruler of each sheet. */
  code: z.string(),
  /** Milliseconds since 1970. */
  printedAt: z.number(),
});
export type PrintSummary = z.infer<typeof printSummary>;

/** Text of a `*.cubewright-set.json` file; parsed by `shared/pieces` on both sides of the door. */
export const setText = z.string().max(setLimit);

/** Drawn from the text of a saved game: two texts that differ have different revisions. */
export const revision = z.int().nonnegative();

/** `revision` is absent once the game is deleted. */
export const gamesChanged = z.strictObject({ id: gameId, revision: revision.optional() });

/** A file in the folder of games, or of added lexica, that could not be read; it is left as it is. */
export const unreadable = z.strictObject({ file: z.string(), problem: problemSchema });

/** Text of a `*.cubewright.json` file; parsed by `shared/records` on both sides of the door. */
export const recordText = z.string().max(recordLimits.characters);

/** Where a file went: saved through a dialog, offered as a download, or the dialog was closed. */
export const exported = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('saved'), path: z.string() }),
  z.strictObject({ kind: z.literal('download'), href: z.string(), name: z.string() }),
  z.strictObject({ kind: z.literal('cancelled') }),
]);
export type Exported = z.infer<typeof exported>;

export const jobId = z.string().regex(/^[a-z0-9-]{1,64}$/);

/** One of several files that are exported together, as an export alone asks for it. */
export const bundledFile = z.strictObject({
  product: z.string().max(80),
  options: z.record(z.string().max(60), plainJson),
  format: z.enum(['pdf', 'svg', '3mf']),
  /** Of a PDF of a kit. */
  batch: z.string().max(60).optional(),
  /** Of SVG, by its name such as `3`. */
  sheet: z.string().max(12).optional(),
  /** Of 3MF, counted from 0. */
  bed: z.int().nonnegative().optional(),
});

export const printProgress = z.discriminatedUnion('stage', [
  /** `before` are the jobs before this one, those that run included. */
  z.strictObject({ job: jobId, stage: z.literal('waiting'), before: z.int().positive() }),
  z.strictObject({
    job: jobId,
    stage: z.literal('drawing'),
    /** In sheets. */
    done: z.int().nonnegative(),
    total: z.int().nonnegative(),
  }),
]);
export type PrintProgress = z.infer<typeof printProgress>;

export const portInfo = z.strictObject({
  path: z.string().max(500),
  label: z.string(),
  serialNumber: z.string().optional(),
});
export type PortInfo = z.infer<typeof portInfo>;

export const boxInfo = z.strictObject({
  protocol: z.string(),
  firmware: z.string(),
  rows: z.int().min(1).max(21),
  columns: z.int().min(1).max(21),
  features: z.array(z.string()),
  /** How long a reading must hold still before it counts. */
  debounceMs: z.int().nonnegative(),
  serialNumber: z.string(),
  /** What people call it, where somebody has given it a name. */
  name: z.string().optional(),
});
export type BoxInfo = z.infer<typeof boxInfo>;

/** Frames and questions on the line to the box. */
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
 * The box as the screens know it.
 * `off`: not asked for. `opening`, `greeting`: on the way. `live`: squares are true now.
 * `unsure`: the box speaks, but nothing has confirmed the squares of late. `silent`: the port is open but nothing is heard. `lost`: gone, tried again by itself. `refused`: see problem.
 */
export const boxState = z.strictObject({
  /**
   * When this was so: milliseconds since 1970, each state later than the one before. An answer and an event travel
   * on different ways and may overtake each other; what is older than what is known is passed over.
   */
  asOf: z.number(),
  link: z.enum(['off', 'opening', 'greeting', 'live', 'unsure', 'silent', 'lost', 'refused']),
  port: z.string().optional(),
  info: boxInfo.optional(),
  /** One character a square, row by row: `1` holds a cube, `0` is empty, `?` unsure. */
  squares: z
    .string()
    .regex(/^[01?]*$/)
    .optional(),
  /** The last changes, newest first, 20 at most; `at` in device milliseconds. */
  changes: z.array(z.strictObject({ square: z.int().nonnegative(), full: z.boolean(), at: z.number() })),
  /** What the box finds wrong with itself; `detail` is the square of a sensor, mV, or how often. */
  faults: z.array(z.strictObject({ error: z.string(), detail: z.int().nonnegative() })).optional(),
  /** The port that was let go because somebody connected to this one. */
  replaced: z.string().optional(),
  /** The port that was chosen, where the box has come back under the name of another. */
  movedFrom: z.string().optional(),
  /** What is recorded of the line, or was. */
  trace: boxTrace.optional(),
  /** What has passed over the line since it was opened. */
  counts: boxCounts.optional(),
  /** Milliseconds since 1970 when the box was last heard. */
  heardAt: z.number().optional(),
  problem: problemSchema.optional(),
});
export type BoxState = z.infer<typeof boxState>;

/** What a box finds when it is asked to test itself. */
export const boxCheck = z.strictObject({
  /** The checks that failed, by name. */
  failed: z.array(z.string()),
  /** Absent where it does not measure it. */
  supplyMv: z.int().positive().optional(),
  longestScanUs: z.int().nonnegative(),
  unusedRam: z.int().positive().optional(),
  lastStart: z.string(),
  /** Squares whose sensor is not sound. */
  unsound: z.array(z.int().nonnegative()),
  /** A level a square, 0 surely empty to 255 surely filled; absent where the box has none. */
  levels: z.array(z.int().min(0).max(255)).optional(),
});
export type BoxCheck = z.infer<typeof boxCheck>;

/** Choices that are remembered: theme, fonts, the last options of each product and game, the last port. */
export const settings = z.strictObject({
  theme: z.enum(['system', 'light', 'dark', 'high-contrast']).default('system'),
  cubeFont: z.enum(['besley', 'bitter', 'franklin', 'atkinson']).default('besley'),
  /** Size of the letters on cubes; the largest take the room of the value. */
  cubeLetters: z.enum(['usual', 'large', 'largest']).default('usual'),
  interfaceFont: z.enum(['franklin', 'atkinson']).default('franklin'),
  myWords: myWords.default({ allow: [], forbid: [] }),
  remembered: z.record(z.string().max(100), plainJson).default({}),
});
export type Settings = z.infer<typeof settings>;

/** The choices that change, and no others; of what is remembered, the entries named. */
export const settingsChange = z.strictObject({
  theme: settings.shape.theme.unwrap().exactOptional(),
  cubeFont: settings.shape.cubeFont.unwrap().exactOptional(),
  cubeLetters: settings.shape.cubeLetters.unwrap().exactOptional(),
  interfaceFont: settings.shape.interfaceFont.unwrap().exactOptional(),
  myWords: settings.shape.myWords.unwrap().exactOptional(),
  /** The words that were shown when `myWords` were written: what another window has added since is left alone. */
  myWordsWere: settings.shape.myWords.unwrap().exactOptional(),
  remembered: settings.shape.remembered.unwrap().exactOptional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;

/** The files of the home that are kept as `electron/services/kept` does it. */
export const keptFileName = z.enum(['settings', 'own-words']);
export type KeptFileName = z.infer<typeof keptFileName>;

/** A damaged file whose person has not decided yet what to do about it. */
export const damagedFile = z.strictObject({
  file: keptFileName,
  path: z.string(),
  /** What is wrong with it, the first fault first. */
  damage: z.array(problemSchema),
  /** Where its bytes are kept. */
  kept: z.string().exactOptional(),
  /** Why nothing can be written to it now. */
  problem: problemSchema.exactOptional(),
  /** Words or choices that the damaged file still gave. */
  read: z.int().nonnegative(),
  /** Words or choices that only the last good copy had; they hold until it is decided. */
  copied: z.int().nonnegative(),
  /** What *Restore* brings back; `at` in milliseconds since 1970. */
  copy: z.strictObject({ at: z.number(), entries: z.int().positive() }).exactOptional(),
});
export type DamagedFile = z.infer<typeof damagedFile>;

/** `restore`: the last good copy holds again. `anew`: only what the damaged file still gave. */
export const mending = z.enum(['restore', 'anew']);
export type Mending = z.infer<typeof mending>;

const part = z.strictObject({ path: z.string(), shade: z.number().min(0).max(1) });

/** Of one bed; lengths in millimetres. */
export const solidView = z.strictObject({
  pieces: z.int().nonnegative(),
  triangles: z.int().nonnegative(),
  cubicMillimetres: z.number(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  picture: z.strictObject({
    /** Left, top, width and height. */
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly(),
    parts: z.array(part).readonly(),
    /** Path data, to be stroked over the parts. */
    edges: z.string(),
  }),
});
