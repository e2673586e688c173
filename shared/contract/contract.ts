import { cutLines, kerf, printerProfile } from '#shared/printers/index.ts';
import { z } from 'zod';
import type { Result } from '#shared/kernel/index.ts';
import { setLimit } from '#shared/pieces/limits.ts';
import * as boxes from './box-schemas.ts';
import { channels, eventChannels } from './channels.ts';
import { designSteps, keptDesignSteps } from './design-schemas.ts';
import * as drafts from './draft-schemas.ts';
import { method, nothing, problemSchema, type Method } from './method.ts';
import { plainJson } from './plain-json.ts';
import * as lexica from './lexicon-schemas.ts';
import * as s from './schemas.ts';
import { virtualBoxAct, virtualBoxState } from './virtual-box-schemas.ts';

/**
 * The one interface behind every door. Desktop IPC, the loopback server and the gateway of the screens all take
 * their channels, schemas and types from here, so a method missing from any of them does not compile.
 */
export const contract = {
  appInfo: method(
    channels.appInfo,
    nothing,
    z.strictObject({
      version: z.string(),
      door: z.enum(['desktop', 'browser']),
      /** The folder that holds the saved games. */
      gamesFolder: z.string(),
      lexica: z.array(lexica.lexiconSummary),
      unreadableLexica: z.array(s.unreadable),
    }),
  ),
  /** Whether anything can be saved now, and else why not; found out by writing a small file. */
  canSave: method(channels.canSave, nothing, z.strictObject({ problem: problemSchema.exactOptional() })),
  readSettings: method(channels.readSettings, nothing, s.settings),
  /** Answers with all settings as they are kept now: another window may have changed others. */
  writeSettings: method(channels.writeSettings, s.settingsChange, s.settings),
  /** Files of settings and words that are damaged, or cannot be read; each until its person has decided. */
  damagedFiles: method(channels.damagedFiles, nothing, z.strictObject({ files: z.array(s.damagedFile) })),
  /** Answers with all settings as they are then. */
  mendFile: method(channels.mendFile, z.strictObject({ file: s.keptFileName, how: s.mending }), s.settings),

  /** Bytes of a word list that is to be added, one part after another; calls are JSON and limited in length. */
  sendListPart: method(
    channels.sendListPart,
    lexica.importPart,
    z.strictObject({ bytes: z.int().nonnegative() }),
  ),
  /** Counts the letters of the parts sent, which stay for the import; a refusal forgets them. */
  countLetters: method(channels.countLetters, lexica.countLettersAsk, lexica.countedLetters),
  /** Makes a lexicon of the parts sent; answers once it is on disk. The parts are forgotten, whatever the answer. */
  importLexicon: method(channels.importLexicon, lexica.importAsk, lexica.importedList),
  cancelImport: method(channels.cancelImport, z.strictObject({ job: lexica.importJob }), nothing),
  /** Of the lexica that were added; those that came with the program stay. */
  removeLexicon: method(channels.removeLexicon, z.strictObject({ name: lexica.lexiconName }), nothing),
  /**
   * One verdict for all words of a play (P8), under the words of one's own where `mine` says so, and under the exceptions
   * that a new game begins with where `exceptions` does.
   */
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
  /** Answers once the record is on disk. */
  createGame: method(
    channels.createGame,
    z.strictObject({ text: s.recordText }),
    z.strictObject({ id: s.gameId, revision: s.revision }),
  ),
  readGame: method(
    channels.readGame,
    z.strictObject({ id: s.gameId }),
    z.strictObject({ id: s.gameId, text: s.recordText, revision: s.revision }),
  ),
  /** Answers once the record is on disk. A stale `revision` (another window saved since) is refused. */
  saveGame: method(
    channels.saveGame,
    z.strictObject({ id: s.gameId, text: s.recordText, revision: s.revision }),
    z.strictObject({ revision: s.revision }),
  ),
  /** Moves the file to the folder `deleted` beside the games; nothing is destroyed. */
  deleteGame: method(channels.deleteGame, z.strictObject({ id: s.gameId }), nothing),
  exportGame: method(channels.exportGame, z.strictObject({ id: s.gameId }), s.exported),

  /** What lies at the table of a game and has not been played. */
  readDrafts: method(
    channels.readDrafts,
    z.strictObject({ id: s.gameId }),
    z.strictObject({ drafts: drafts.keptDrafts }),
  ),
  /** Takes the place of what was kept for that seat; answers once it is on disk. */
  saveDraft: method(channels.saveDraft, z.strictObject({ id: s.gameId, draft: drafts.keptDraft }), nothing),

  listDesigns: method(
    channels.listDesigns,
    nothing,
    z.strictObject({ designs: z.array(s.designSummary), unreadable: z.array(s.unreadable) }),
  ),
  /** Answers once the set's file is on disk. */
  createDesign: method(
    channels.createDesign,
    z.strictObject({ text: s.setText }),
    z.strictObject({ id: s.gameId, revision: s.revision }),
  ),
  readDesign: method(
    channels.readDesign,
    z.strictObject({ id: s.gameId }),
    z.strictObject({ id: s.gameId, text: s.setText, revision: s.revision }),
  ),
  /** The way back and forth from `text`, which is the design as it was saved with them; absent where none are kept. */
  readDesignSteps: method(
    channels.readDesignSteps,
    z.strictObject({ id: s.gameId }),
    z.strictObject({ steps: keptDesignSteps.optional() }),
  ),
  /** Answers once the set's file is on disk. A stale `revision` (another window saved since) is refused. */
  saveDesign: method(
    channels.saveDesign,
    z.strictObject({ id: s.gameId, text: s.setText, revision: s.revision, steps: designSteps }),
    z.strictObject({ revision: s.revision }),
  ),
  /** Moves the file to the folder `deleted` beside the designs; nothing is destroyed. */
  deleteDesign: method(channels.deleteDesign, z.strictObject({ id: s.gameId }), nothing),
  /** `words`: the lexicon whose words the file takes along. */
  exportDesign: method(
    channels.exportDesign,
    z.strictObject({ id: s.gameId, words: lexica.lexiconName.optional() }),
    s.exported,
  ),

  exportSheets: method(
    channels.exportSheets,
    z.strictObject({
      job: s.jobId,
      product: z.string().max(80),
      /** The file of a set of one's own; left out, the product is one of a bundled set. */
      set: z.string().max(setLimit).optional(),
      options: z.record(z.string().max(60), plainJson),
      format: z.enum(['pdf', 'svg', 'dxf', 'stl', '3mf']),
      /** What a machine takes away, in millimetres; of a cut file. */
      kerf: kerf.optional(),
      /** Of an SVG. */
      lines: cutLines.optional(),
      printer: printerProfile.optional(),
      /** One batch of a kit. */
      batch: z.string().max(60).optional(),
      /** SVG and DXF hold one sheet a file, by its name such as `3` or `3-back`. */
      sheet: z.string().max(12).optional(),
      /** STL and 3MF hold one bed a file; counted from 0. */
      bed: z.int().nonnegative().optional(),
    }),
    z.strictObject({
      file: s.exported,
      sheets: z.int().nonnegative(),
      bytes: z.int().nonnegative(),
      sha256: z.string(),
    }),
  ),
  /** Several files of one set as one ZIP, drawn one after the other; `printProgress` counts files. */
  exportBundle: method(
    channels.exportBundle,
    z.strictObject({
      job: s.jobId,
      /** Of the file, without its ending. */
      name: z.string().regex(/^[a-z0-9-]{1,80}$/),
      set: z.string().max(setLimit).optional(),
      printer: printerProfile.optional(),
      files: z.array(s.bundledFile).min(1).max(200),
    }),
    z.strictObject({
      file: s.exported,
      files: z.int().nonnegative(),
      bytes: z.int().nonnegative(),
      sha256: z.string(),
    }),
  ),
  /** The last prints on paper, the newest first. */
  listPrints: method(
    channels.listPrints,
    nothing,
    z.strictObject({ prints: z.array(s.printSummary), unreadable: z.array(s.unreadable) }),
  ),
  /** The text of the project that it was made from. */
  readPrint: method(
    channels.readPrint,
    z.strictObject({ id: s.gameId }),
    z.strictObject({ text: z.string() }),
  ),
  /** Forgets it; what was printed stays where it is. */
  removePrint: method(channels.removePrint, z.strictObject({ id: s.gameId }), nothing),
  /** What lies on one bed of a solid product, and how its first piece looks. A job as an export is. */
  viewSolid: method(
    channels.viewSolid,
    z.strictObject({
      job: s.jobId,
      product: z.string().max(80),
      /** The file of a set of one's own; left out, the solid is one of a bundled set. */
      set: z.string().max(setLimit).optional(),
      options: z.record(z.string().max(60), plainJson),
      /** Counted from 0. */
      bed: z.int().nonnegative(),
    }),
    s.solidView,
  ),
  cancelJob: method(channels.cancelJob, z.strictObject({ job: s.jobId }), nothing),

  /** The ports there are; where the system gives no list, why, and the simulated box all the same. */
  listPorts: method(
    channels.listPorts,
    nothing,
    z.strictObject({ ports: z.array(s.portInfo), problem: problemSchema.optional() }),
  ),
  connectBox: method(channels.connectBox, z.strictObject({ path: z.string().min(1).max(500) }), s.boxState),
  disconnectBox: method(channels.disconnectBox, nothing, s.boxState),
  readBox: method(channels.readBox, nothing, s.boxState),
  /** Asks the box to test itself, and for the level of each sensor. */
  checkBox: method(channels.checkBox, nothing, s.boxCheck),
  /** How the box is set, as it says itself. */
  readBoxSettings: method(channels.readBoxSettings, nothing, boxes.boxSettings),
  /** Sets what is named, leaves the rest, and answers how the box is set then. It keeps its name and lights by itself. */
  setBox: method(channels.setBox, boxes.boxSettingsChange, boxes.boxSettings),
  /** Lights these squares and makes all others dark. */
  lightBox: method(channels.lightBox, boxes.lightsAsk, nothing),
  /** Begins to record all that passes over the line, with a new greeting, or ends it. */
  recordBox: method(channels.recordBox, z.strictObject({ on: z.boolean() }), s.boxState),
  /** Hands over what was recorded last, as far as it has come. */
  saveTrace: method(channels.saveTrace, nothing, s.exported),
  /** A page to print about the sensors of the box that is connected. */
  saveSensorReport: method(channels.saveSensorReport, boxes.sensorFindings, s.exported),
  readVirtualBox: method(channels.readVirtualBox, nothing, virtualBoxState),
  /** Lifts, puts back, pulls the plug; refused while no virtual box is connected. */
  actOnVirtualBox: method(channels.actOnVirtualBox, virtualBoxAct, virtualBoxState),
} as const satisfies Record<keyof typeof channels, Method<z.ZodType, z.ZodType>>;

export type Contract = typeof contract;
export type MethodName = keyof Contract;
export type Ask<M extends MethodName> = z.input<Contract[M]['ask']>;
export type ParsedAsk<M extends MethodName> = z.output<Contract[M]['ask']>;
export type Answer<M extends MethodName> = z.output<Contract[M]['answer']>;

/** Methods that answer with a file for the person who asked, alone or as `file`. */
export type FileMethod = {
  readonly [M in MethodName]: Answer<M> extends s.Exported | { readonly file: s.Exported } ? M : never;
}[MethodName];

/** What every door offers and every gateway calls. */
export type CubewrightApi = {
  readonly [M in MethodName]: (ask: Ask<M>) => Promise<Result<Answer<M>>>;
};

/** What the services tell the screens of their own accord. */
export const events = {
  /** A game was created, saved or deleted, by this window or another. */
  gamesChanged: { channel: eventChannels.gamesChanged, schema: s.gamesChanged },
  /** A set was designed, saved or deleted, by this window or another. */
  designsChanged: { channel: eventChannels.designsChanged, schema: s.gamesChanged },
  /** A damaged file was found, or somebody has decided what to do about one. */
  damageChanged: { channel: eventChannels.damageChanged, schema: z.strictObject({ file: s.keptFileName }) },
  /** A lexicon was added or removed. */
  lexicaChanged: {
    channel: eventChannels.lexicaChanged,
    schema: z.strictObject({ name: lexica.lexiconName }),
  },
  importProgress: { channel: eventChannels.importProgress, schema: lexica.importProgress },
  printProgress: { channel: eventChannels.printProgress, schema: s.printProgress },
  /** Something was printed, or a print was forgotten, by this window or another. */
  printsChanged: { channel: eventChannels.printsChanged, schema: z.strictObject({ id: s.gameId }) },
  boxChanged: { channel: eventChannels.boxChanged, schema: s.boxState },
  virtualBoxChanged: { channel: eventChannels.virtualBoxChanged, schema: virtualBoxState },
} as const satisfies Record<keyof typeof eventChannels, { channel: string; schema: z.ZodType }>;

export type EventName = keyof typeof events;
export type EventOf<E extends EventName> = z.output<(typeof events)[E]['schema']>;
