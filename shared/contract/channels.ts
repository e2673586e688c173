/** Names are separate from the schemas, so that the preload script loads no schema library into the window. */
export const channels = {
  appInfo: 'app:info',
  canSave: 'app:can-save',
  readSettings: 'settings:read',
  writeSettings: 'settings:write',
  damagedFiles: 'settings:damaged',
  mendFile: 'settings:mend',

  sendListPart: 'lexica:part',
  countLetters: 'lexica:letters',
  importLexicon: 'lexica:import',
  cancelImport: 'lexica:cancel',
  removeLexicon: 'lexica:remove',
  judgeWords: 'lexica:judge',

  listGames: 'games:list',
  createGame: 'games:create',
  readGame: 'games:read',
  saveGame: 'games:save',
  deleteGame: 'games:delete',
  exportGame: 'games:export',
  listDeletedGames: 'games:list-deleted',
  restoreGame: 'games:restore',
  destroyGames: 'games:destroy',
  listEarlier: 'games:list-earlier',
  readEarlier: 'games:read-earlier',
  restoreEarlier: 'games:restore-earlier',
  findGames: 'games:find',
  readFigures: 'games:figures',
  measureReview: 'games:measure-review',
  exportReview: 'games:export-review',

  readDrafts: 'drafts:read',
  saveDraft: 'drafts:save',

  readReview: 'reviews:read',
  keepReview: 'reviews:keep',

  listDesigns: 'designs:list',
  createDesign: 'designs:create',
  readDesign: 'designs:read',
  readDesignSteps: 'designs:read-steps',
  saveDesign: 'designs:save',
  deleteDesign: 'designs:delete',
  exportDesign: 'designs:export',

  exportSheets: 'print:export',
  exportBundle: 'print:export-bundle',
  listPrints: 'prints:list',
  readPrint: 'prints:read',
  removePrint: 'prints:remove',
  viewSolid: 'print:view-solid',
  cancelJob: 'print:cancel',

  listPorts: 'box:ports',
  connectBox: 'box:connect',
  disconnectBox: 'box:disconnect',
  flashBox: 'box:flash',
  stopFlash: 'box:stop-flash',
  readBox: 'box:read',
  checkBox: 'box:check',
  readBoxSettings: 'box:settings',
  setBox: 'box:set',
  lightBox: 'box:light',
  recordBox: 'box:record',
  saveTrace: 'box:save-trace',
  replayTrace: 'box:replay-trace',
  saveSensorReport: 'box:save-report',
  readVirtualBox: 'virtual-box:read',
  actOnVirtualBox: 'virtual-box:act',
} as const;

export const eventChannels = {
  gamesChanged: 'games:changed',
  earlierChanged: 'games:earlier-changed',
  designsChanged: 'designs:changed',
  damageChanged: 'settings:damage-changed',
  lexicaChanged: 'lexica:changed',
  importProgress: 'lexica:progress',
  printProgress: 'print:progress',
  printsChanged: 'prints:changed',
  boxChanged: 'box:changed',
  virtualBoxChanged: 'virtual-box:changed',
} as const;

/** The preload script puts this on the window; the gateway parses everything that comes through it. */
export interface Bridge {
  call(method: string, ask: unknown): Promise<unknown>;
  on(event: string, listen: (payload: unknown) => void): () => void;
}
