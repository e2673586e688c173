import { cutContent, cutFiles, cutLines, kerf, printerProfile } from '#shared/printers/index.ts';
import { z } from 'zod';
import { languages } from '#shared/i18n/language.ts';
import type { DeepReadonly, Result } from '#shared/kernel/index.ts';
import { setLimit } from '#shared/pieces/piece-set.ts';
import * as boxes from './box-schemas.ts';
import { virtualBoxAction, virtualBoxState } from './box-schemas.ts';
import { channels, eventChannels } from './channels.ts';
import { playerFigures } from './figure-schemas.ts';
import * as drafts from './kept-schemas.ts';
import { designSteps, keptDesignSteps } from './kept-schemas.ts';
import { method, nothing, problemSchema, type Method } from './method.ts';
import * as lexica from './lexicon-schemas.ts';
import { gameReview, keptReview } from './review-schemas.ts';
import * as s from './schemas.ts';

const kept = z.strictObject({ id: s.gameId });

/** A revision identifies the text that was read, so that a save is refused if another one came first. */
const saved = z.strictObject({ revision: s.revision });
const created = kept.extend(saved.shape);
const earlierKept = z.strictObject({ earlier: s.earlierVersion });
const deletedKept = z.strictObject({ deleted: s.deletedGame });

/** A report is written in the language of the screen that asks for it. */
const spoken = { language: z.enum(languages) };

/** The review must be of the game as it is saved. */
const reviewed = kept.extend({ review: gameReview, ...spoken });

const printed = {
  product: z.string().max(80),
  /** This is the text of the user's own set; if it is absent, the product uses a bundled set. */
  set: z.string().max(setLimit).optional(),
  options: s.productOptions,
};
const portChoice = z.strictObject({ path: z.string().min(1).max(500) });
const drawn = { file: s.exported, bytes: z.int().nonnegative(), sha256: z.string() };

/** Desktop IPC, loopback server and the screens' gateway all use this, so a method missing in one does not compile. */
export const contract = {
  appInfo: method(
    channels.appInfo,
    nothing,
    z.strictObject({
      version: z.string(),
      door: z.enum(['desktop', 'browser']),
      gamesFolder: z.string(),
      lexica: z.array(lexica.lexiconSummary),
      unreadableLexica: z.array(s.unreadable),
    }),
  ),
  /** Writes a small file to find out whether anything can be saved, and why not. */
  canSave: method(channels.canSave, nothing, z.strictObject({ problem: problemSchema.exactOptional() })),
  readSettings: method(channels.readSettings, nothing, s.settings),
  writeSettings: method(channels.writeSettings, s.settingsChange, s.settings),
  /** Lists damaged or unreadable files of settings and words until the user decides about them. */
  damagedFiles: method(channels.damagedFiles, nothing, z.strictObject({ files: z.array(s.damagedFile) })),
  mendFile: method(channels.mendFile, z.strictObject({ file: s.keptFileName, how: s.mending }), s.settings),

  /** A word list is sent in parts, because calls are JSON and limited in length. */
  sendListPart: method(
    channels.sendListPart,
    lexica.importPart,
    z.strictObject({ bytes: z.int().nonnegative() }),
  ),
  /** Counts the letters of the parts sent, which are kept for the import; a refusal drops them. */
  countLetters: method(channels.countLetters, lexica.countLettersRequest, lexica.countedLetters),
  importLexicon: method(channels.importLexicon, lexica.importRequest, lexica.importedList),
  cancelImport: method(channels.cancelImport, z.strictObject({ job: lexica.importJob }), nothing),
  removeLexicon: method(channels.removeLexicon, z.strictObject({ name: lexica.lexiconName }), nothing),
  /** Gives all words of a play one verdict (P8). `mine` applies the person's own words, `exceptions` a new game's. */
  judgeWords: method(
    channels.judgeWords,
    z.strictObject({
      lexicon: lexica.lexiconName,
      words: z.array(z.string().max(60)).min(1).max(50),
      mine: z.boolean(),
      exceptions: z.boolean(),
    }),
    z.strictObject({ accepted: z.boolean(), words: z.array(lexica.wordVerdict) }),
  ),

  listGames: method(
    channels.listGames,
    nothing,
    z.strictObject({ games: z.array(s.gameSummary), unreadable: z.array(s.unreadable) }),
  ),
  createGame: method(channels.createGame, z.strictObject({ text: s.recordText }), created),
  readGame: method(channels.readGame, kept, created.extend({ text: s.recordText })),
  saveGame: method(channels.saveGame, created.extend({ text: s.recordText }), saved),
  /** The file moves to the folder `deleted` beside the others; nothing is destroyed. */
  deleteGame: method(channels.deleteGame, kept, deletedKept),
  exportGame: method(channels.exportGame, kept, s.exported),
  listDeletedGames: method(
    channels.listDeletedGames,
    nothing,
    z.strictObject({
      games: z.array(s.deletedSummary),
      unreadable: z.array(deletedKept.extend({ problem: problemSchema })),
    }),
  ),
  /** The game gets its id back unless another has it by now. */
  restoreGame: method(channels.restoreGame, deletedKept, kept),
  /** Nothing else destroys a game. */
  destroyGames: method(
    channels.destroyGames,
    z.strictObject({ deleted: z.array(s.deletedGame).max(100_000) }),
    nothing,
  ),
  /** What a game was like earlier, kept by rule while it was played and saved. */
  listEarlier: method(
    channels.listEarlier,
    kept,
    z.strictObject({
      versions: z.array(s.earlierSummary),
      unreadable: z.array(earlierKept.extend({ problem: problemSchema })),
    }),
  ),
  readEarlier: method(channels.readEarlier, earlierKept, z.strictObject({ text: s.recordText })),
  /** `before` is what the game was until then, kept so that this can be undone; absent if nothing has changed. */
  restoreEarlier: method(
    channels.restoreEarlier,
    earlierKept,
    kept.extend({ before: s.earlierVersion.exactOptional() }),
  ),
  /** Finds the games in which a word with these letters was made. */
  findGames: method(
    channels.findGames,
    z.strictObject({ word: z.string().min(1).max(60) }),
    z.strictObject({ games: z.array(s.gameId) }),
  ),
  /** Adds up the finished games of a person, told by name; without `game` those of all games. */
  readFigures: method(
    channels.readFigures,
    z.strictObject({ name: z.string().max(200), game: z.string().max(60).optional() }),
    playerFigures,
  ),
  /** Tells how long the report of a reviewed game is, before it is saved. */
  measureReview: method(channels.measureReview, reviewed, z.strictObject({ pages: z.int().positive() })),
  exportReview: method(
    channels.exportReview,
    reviewed.extend({ format: z.enum(['pdf', 'html']) }),
    z.strictObject({ file: s.exported, pages: z.int().positive() }),
  ),

  readDrafts: method(channels.readDrafts, kept, z.strictObject({ drafts: drafts.keptDrafts })),
  saveDraft: method(channels.saveDraft, kept.extend({ draft: drafts.keptDraft }), nothing),

  /** Absent unless this revision was reviewed against this level, as it would be reviewed today. */
  readReview: method(
    channels.readReview,
    created.extend({ level: z.int().nonnegative() }),
    z.strictObject({ kept: keptReview.exactOptional() }),
  ),
  keepReview: method(channels.keepReview, kept.extend({ kept: keptReview }), nothing),

  listDesigns: method(
    channels.listDesigns,
    nothing,
    z.strictObject({ designs: z.array(s.designSummary), unreadable: z.array(s.unreadable) }),
  ),
  createDesign: method(channels.createDesign, z.strictObject({ text: s.setText }), created),
  readDesign: method(channels.readDesign, kept, created.extend({ text: s.setText })),
  /** The steps lead back and forth from `text`, the design saved with them; absent if none are kept. */
  readDesignSteps: method(
    channels.readDesignSteps,
    kept,
    z.strictObject({ steps: keptDesignSteps.optional() }),
  ),
  /** Without `steps`, those that are kept stay, and what has changed since is one more. */
  saveDesign: method(
    channels.saveDesign,
    created.extend({ text: s.setText, steps: designSteps.exactOptional() }),
    saved,
  ),
  deleteDesign: method(channels.deleteDesign, kept, nothing),
  /** The exported file includes the words of this lexicon. */
  exportDesign: method(
    channels.exportDesign,
    kept.extend({ words: lexica.lexiconName.optional() }),
    s.exported,
  ),

  exportSheets: method(
    channels.exportSheets,
    z.strictObject({
      job: s.jobId,
      ...printed,
      format: z.enum(['pdf', 'svg', 'dxf', 'stl', '3mf', 'tabletop', 'board']),
      kerf: kerf.optional(),
      lines: cutLines.optional(),
      content: cutContent.optional(),
      files: cutFiles.optional(),
      printer: printerProfile.optional(),
      batch: z.string().max(60).optional(),
      /** Formats for machines hold one sheet in a file, named like `3` or `3-back`. */
      sheet: z.string().max(12).optional(),
    }),
    z.strictObject({
      ...drawn,
      sheets: z.int().nonnegative(),
    }),
  ),
  /** The files are drawn one after the other into one ZIP; `printProgress` counts files. */
  exportBundle: method(
    channels.exportBundle,
    z.strictObject({
      job: s.jobId,
      name: z.string().regex(/^[a-z0-9-]{1,80}$/),
      set: z.string().max(setLimit).optional(),
      printer: printerProfile.optional(),
      files: z.array(s.bundledFile).min(1).max(200),
    }),
    z.strictObject({
      ...drawn,
      files: z.int().nonnegative(),
    }),
  ),
  listPrints: method(
    channels.listPrints,
    nothing,
    z.strictObject({ prints: z.array(s.printSummary), unreadable: z.array(s.unreadable) }),
  ),
  readPrint: method(channels.readPrint, kept, z.strictObject({ text: z.string() })),
  removePrint: method(channels.removePrint, kept, nothing),
  viewSolid: method(
    channels.viewSolid,
    z.strictObject({
      job: s.jobId,
      ...printed,
      sheet: z.string().max(12),
    }),
    s.solidView,
  ),
  cancelJob: method(channels.cancelJob, z.strictObject({ job: s.jobId }), nothing),

  /** If the system gives no list of ports, `problem` says why; the simulated box is always listed. */
  listPorts: method(
    channels.listPorts,
    nothing,
    z.strictObject({ ports: z.array(s.portInfo), problem: problemSchema.optional() }),
  ),
  connectBox: method(channels.connectBox, portChoice, s.boxState),
  disconnectBox: method(channels.disconnectBox, nothing, s.boxState),
  /** Writes the firmware to a board; `boxChanged` events report how far it is, and the box that connects or the problem. */
  flashBox: method(channels.flashBox, portChoice, s.boxState),
  stopFlash: method(channels.stopFlash, nothing, nothing),
  readBox: method(channels.readBox, nothing, s.boxState),
  checkBox: method(channels.checkBox, nothing, s.boxCheck),
  readBoxSettings: method(channels.readBoxSettings, nothing, boxes.boxSettings),
  /** Changes only the named settings and returns all settings afterwards. The box itself stores its name and lights. */
  setBox: method(channels.setBox, boxes.boxSettingsChange, boxes.boxSettings),
  lightBox: method(channels.lightBox, boxes.lightsRequest, nothing),
  /** Starts or stops recording everything on the line. A recording begins with a new greeting. */
  recordBox: method(channels.recordBox, z.strictObject({ on: z.boolean() }), s.boxState),
  saveTrace: method(channels.saveTrace, nothing, s.exported),
  /** Plays a recording of a box again at once; the box that is connected hears nothing of it. */
  replayTrace: method(
    channels.replayTrace,
    z.strictObject({ text: z.string().max(boxes.traceTextLimit) }),
    s.replayedTrace,
  ),
  saveSensorReport: method(channels.saveSensorReport, boxes.sensorFindings.extend(spoken), s.exported),
  readVirtualBox: method(channels.readVirtualBox, nothing, virtualBoxState),
  actOnVirtualBox: method(channels.actOnVirtualBox, virtualBoxAction, virtualBoxState),
} as const satisfies Record<keyof typeof channels, Method<z.ZodType, z.ZodType>>;

export type Contract = typeof contract;
export type MethodName = keyof Contract;
export type RequestOf<M extends MethodName> = DeepReadonly<z.input<Contract[M]['ask']>>;
export type ParsedRequest<M extends MethodName> = DeepReadonly<z.output<Contract[M]['ask']>>;
export type ResponseOf<M extends MethodName> = DeepReadonly<z.output<Contract[M]['answer']>>;

export type FileMethod = {
  readonly [M in MethodName]: ResponseOf<M> extends s.Exported | { readonly file: s.Exported } ? M : never;
}[MethodName];

export type CubewrightApi = {
  readonly [M in MethodName]: (ask: RequestOf<M>) => Promise<Result<ResponseOf<M>>>;
};

export const events = {
  gamesChanged: { channel: eventChannels.gamesChanged, schema: s.documentChanged },
  earlierChanged: { channel: eventChannels.earlierChanged, schema: s.earlierChanged },
  designsChanged: { channel: eventChannels.designsChanged, schema: s.documentChanged },
  damageChanged: { channel: eventChannels.damageChanged, schema: z.strictObject({ file: s.keptFileName }) },
  lexicaChanged: {
    channel: eventChannels.lexicaChanged,
    schema: z.strictObject({ name: lexica.lexiconName }),
  },
  importProgress: { channel: eventChannels.importProgress, schema: lexica.importProgress },
  printProgress: { channel: eventChannels.printProgress, schema: s.printProgress },
  printsChanged: { channel: eventChannels.printsChanged, schema: kept },
  boxChanged: { channel: eventChannels.boxChanged, schema: s.boxState },
  virtualBoxChanged: { channel: eventChannels.virtualBoxChanged, schema: virtualBoxState },
} as const satisfies Record<keyof typeof eventChannels, { channel: string; schema: z.ZodType }>;

export type EventName = keyof typeof events;
export type EventOf<E extends EventName> = DeepReadonly<z.output<(typeof events)[E]['schema']>>;
