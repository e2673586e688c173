import type { ResponseOf, CubewrightApi, MethodName, ParsedRequest } from '#shared/contract/index.ts';
import { gameEndings, setEndings } from '#shared/files/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { replayedTrace } from '#electron/services/box/replayed-trace.ts';
import { drawSavedReport, measureReport } from '#electron/services/print/review-report.ts';
import { drawSensorReport } from '#electron/services/print/printing.ts';
import { withLexiconWords } from '#electron/services/designs.ts';
import type { Services } from '#electron/services/services.ts';

type Handler<M extends MethodName> = (
  ask: ParsedRequest<M>,
  services: Services,
) => Promise<Result<ResponseOf<M>>>;

type Handlers<M extends MethodName> = { readonly [Name in M]: Handler<Name> };

const app: Handlers<'appInfo' | 'canSave' | 'readSettings' | 'writeSettings' | 'damagedFiles' | 'mendFile'> =
  {
    appInfo: async (_ask, { version, door, home, lexica }) => {
      const found = await lexica.list();
      if (!found.ok) return found;
      const unreadableLexica = await lexica.unreadable();
      return ok({ version, door, gamesFolder: home.games, lexica: found.value, unreadableLexica });
    },
    canSave: async (_ask, { canWrite }) => {
      const can = canWrite();
      return ok(can.ok ? {} : { problem: can.problem });
    },
    readSettings: (_ask, { settings }) => settings.read(),
    writeSettings: (ask, { settings }) => settings.write(ask),
    damagedFiles: async (_ask, { settings }) => ok({ files: await settings.damaged() }),
    mendFile: ({ file, how }, { settings }) => settings.mend(file, how),
  };

const lexica: Handlers<
  'sendListPart' | 'countLetters' | 'importLexicon' | 'cancelImport' | 'removeLexicon' | 'judgeWords'
> = {
  sendListPart: async (ask, { imports }) => imports.part(ask),
  countLetters: (ask, { imports }) => imports.count(ask),
  importLexicon: (ask, { imports }) => imports.run(ask),
  cancelImport: async ({ job }, { imports }) => {
    imports.stop(job);
    return ok(undefined);
  },
  removeLexicon: ({ name }, { lexica: shelf }) => shelf.remove(name),
  judgeWords: (ask, { judging }) => judging(ask),
};

const games: Handlers<
  | 'listGames'
  | 'createGame'
  | 'readGame'
  | 'saveGame'
  | 'deleteGame'
  | 'exportGame'
  | 'listDeletedGames'
  | 'restoreGame'
  | 'destroyGames'
  | 'listEarlier'
  | 'readEarlier'
  | 'restoreEarlier'
  | 'findGames'
  | 'readFigures'
  | 'measureReview'
  | 'exportReview'
> = {
  listGames: (_ask, { library }) => library.list(),
  createGame: ({ text }, { library }) => library.create(text),
  readGame: ({ id }, { library }) => library.read(id),
  saveGame: ({ id, text, revision }, { library }) => library.save(id, text, revision),
  deleteGame: ({ id }, { library }) => library.remove(id),
  listDeletedGames: (_ask, { library }) => library.listDeleted(),
  restoreGame: ({ deleted }, { library }) => library.restore(deleted),
  destroyGames: ({ deleted }, { library }) => library.destroy(deleted),
  listEarlier: ({ id }, { earlier }) => earlier.list(id),
  readEarlier: ({ earlier: name }, { earlier }) => earlier.read(name),
  restoreEarlier: ({ earlier: name }, { earlier }) => earlier.restore(name),
  findGames: ({ word }, { library }) => library.withWord(word),
  readFigures: ({ name, game }, { library }) => library.figures(name, game),
  exportGame: async ({ id }, { library, exporter }) => {
    const game = await library.read(id);
    if (!game.ok) return game;
    return exporter({
      name: `${id}${gameEndings[0]}`,
      type: 'application/json',
      bytes: new TextEncoder().encode(game.value.text),
    });
  },
  measureReview: async ({ id, review, language }, { library }) => {
    const game = await library.read(id);
    return game.ok ? measureReport(game.value.text, review, language) : game;
  },
  exportReview: async ({ id, review, format, language }, { library, exporter }) => {
    const game = await library.read(id);
    if (!game.ok) return game;
    const report = await drawSavedReport(game.value.text, review, format, language);
    if (!report.ok) return report;
    const { bytes, type, pages } = report.value;
    const file = await exporter({ name: `${id}-review.${format}`, type, bytes });
    return file.ok ? ok({ file: file.value, pages }) : file;
  },
};

const drafts: Handlers<'readDrafts' | 'saveDraft'> = {
  readDrafts: async ({ id }, { drafts: kept }) => ok({ drafts: [...(await kept.read(id))] }),
  saveDraft: ({ id, draft }, { drafts: kept }) => kept.save(id, draft),
};

const reviews: Handlers<'readReview' | 'keepReview'> = {
  readReview: async ({ id, revision, level }, { reviews: kept }) => {
    const review = await kept.read(id, revision, level);
    return ok(review === undefined ? {} : { kept: review });
  },
  keepReview: ({ id, kept: review }, { reviews: kept }) => kept.keep(id, review),
};

const designs: Handlers<
  | 'listDesigns'
  | 'createDesign'
  | 'readDesign'
  | 'readDesignSteps'
  | 'saveDesign'
  | 'deleteDesign'
  | 'exportDesign'
> = {
  listDesigns: (_ask, { designs: kept }) => kept.list(),
  createDesign: ({ text }, { designs: kept }) => kept.create(text),
  readDesign: ({ id }, { designs: kept }) => kept.read(id),
  readDesignSteps: ({ id }, { designs: kept }) => kept.readSteps(id),
  saveDesign: ({ id, text, revision, steps }, { designs: kept }) => kept.save(id, text, revision, steps),
  deleteDesign: ({ id }, { designs: kept }) => kept.remove(id),
  exportDesign: async ({ id, words }, { designs: kept, lexica: shelf, exporter }) => {
    const design = await kept.readFile(id);
    if (!design.ok) return design;
    const { text } = design.value;
    const shared = words === undefined ? ok(text) : await withLexiconWords(text, words, shelf);
    if (!shared.ok) return shared;
    return exporter({
      name: `${id}${setEndings[0]}`,
      type: 'application/json',
      bytes: new TextEncoder().encode(shared.value),
    });
  },
};

const print: Handlers<
  'exportSheets' | 'exportBundle' | 'listPrints' | 'readPrint' | 'removePrint' | 'viewSolid' | 'cancelJob'
> = {
  exportSheets: (ask, { printing }) => printing.export(ask),
  exportBundle: (ask, { printing }) => printing.bundle(ask),
  listPrints: (_ask, { prints }) => prints.list(),
  readPrint: ({ id }, { prints }) => prints.read(id),
  removePrint: ({ id }, { prints }) => prints.remove(id),
  viewSolid: (ask, { printing }) => printing.view(ask),
  cancelJob: async ({ job }, { printing }) => {
    printing.cancel(job);
    return ok(undefined);
  },
};

const virtualBox: Handlers<'readVirtualBox' | 'actOnVirtualBox'> = {
  readVirtualBox: async (_ask, { box }) => ok(box.virtual.state()),
  actOnVirtualBox: async (ask, { box }) => box.virtual.act(ask),
};

const box: Handlers<
  | 'listPorts'
  | 'connectBox'
  | 'disconnectBox'
  | 'flashBox'
  | 'stopFlash'
  | 'readBox'
  | 'checkBox'
  | 'readBoxSettings'
  | 'setBox'
  | 'lightBox'
  | 'recordBox'
  | 'saveTrace'
  | 'replayTrace'
  | 'saveSensorReport'
> = {
  listPorts: async (_ask, { box }) => ok(await box.ports()),
  connectBox: ({ path }, { box }) => box.connect(path),
  disconnectBox: async (_ask, { box }) => ok(await box.disconnect()),
  flashBox: ({ path }, { box }) => box.flash(path),
  stopFlash: async (_ask, { box }) => {
    box.stopFlash();
    return ok(undefined);
  },
  readBox: async (_ask, { box }) => ok(box.state()),
  checkBox: (_ask, { box }) => box.check(),
  readBoxSettings: (_ask, { box }) => box.settings(),
  setBox: (ask, { box }) => box.set(ask),
  lightBox: (ask, { box }) => box.light(ask),
  recordBox: ({ on }, { box }) => box.record(on),
  saveTrace: async (_ask, { box, exporter }) => {
    const file = box.trace();
    return file.ok ? exporter(file.value) : file;
  },
  replayTrace: ({ text }) => replayedTrace(text),
  saveSensorReport: async ({ language, ...findings }, { box, exporter }) => {
    const file = await drawSensorReport(box.state().info, findings, new Date(), language);
    return file.ok ? exporter(file.value) : file;
  },
};

/** A missing or unknown handler fails the type check here. */
export const handlers: Handlers<MethodName> = {
  ...app,
  ...lexica,
  ...games,
  ...drafts,
  ...reviews,
  ...designs,
  ...print,
  ...box,
  ...virtualBox,
} satisfies Record<keyof CubewrightApi, unknown>;
