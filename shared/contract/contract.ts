import { z } from 'zod';
import type { Result } from '#shared/kernel/index.ts';
import { method, nothing, type Method } from './method.ts';
import * as s from './schemas.ts';

/**
 * The one interface behind every door. Desktop IPC, the loopback server and the gateway of the screens all take
 * their channels, schemas and types from here, so a method missing from any of them does not compile.
 */
export const contract = {
  appInfo: method(
    'app:info',
    nothing,
    z.strictObject({
      version: z.string(),
      door: z.enum(['desktop', 'browser']),
      lexica: z.array(s.lexiconSummary),
    }),
  ),
  readSettings: method('settings:read', nothing, s.settings),
  writeSettings: method('settings:write', s.settings, s.settings),

  listGames: method(
    'games:list',
    nothing,
    z.strictObject({ games: z.array(s.gameSummary), unreadable: z.array(s.unreadable) }),
  ),
  createGame: method(
    'games:create',
    z.strictObject({ text: s.recordText }),
    z.strictObject({ id: s.gameId }),
  ),
  readGame: method(
    'games:read',
    z.strictObject({ id: s.gameId }),
    z.strictObject({ id: s.gameId, text: s.recordText, revision: z.int().nonnegative() }),
  ),
  /** Answers once the record is on disk. A stale `revision` (another window saved since) is refused. */
  saveGame: method(
    'games:save',
    z.strictObject({ id: s.gameId, text: s.recordText, revision: z.int().nonnegative() }),
    z.strictObject({ revision: z.int().nonnegative() }),
  ),
  deleteGame: method('games:delete', z.strictObject({ id: s.gameId }), nothing),
  exportGame: method('games:export', z.strictObject({ id: s.gameId }), s.exported),

  exportSheets: method(
    'print:export',
    z.strictObject({
      job: s.jobId,
      product: z.string().max(60),
      options: z.record(z.string().max(60), z.json()),
      format: z.enum(['pdf', 'svg']),
      /** SVG holds one sheet a file; counted from 0. */
      sheet: z.int().nonnegative().optional(),
    }),
    z.strictObject({
      file: s.exported,
      sheets: z.int().nonnegative(),
      bytes: z.int().nonnegative(),
      sha256: z.string(),
    }),
  ),
  cancelJob: method('print:cancel', z.strictObject({ job: s.jobId }), nothing),

  listPorts: method('box:ports', nothing, z.strictObject({ ports: z.array(s.portInfo) })),
  connectBox: method('box:connect', z.strictObject({ path: z.string().min(1).max(500) }), s.boxState),
  disconnectBox: method('box:disconnect', nothing, s.boxState),
  readBox: method('box:read', nothing, s.boxState),
} as const satisfies Record<string, Method<z.ZodType, z.ZodType>>;

export type Contract = typeof contract;
export type MethodName = keyof Contract;
export type Ask<M extends MethodName> = z.input<Contract[M]['ask']>;
export type ParsedAsk<M extends MethodName> = z.output<Contract[M]['ask']>;
export type Answer<M extends MethodName> = z.output<Contract[M]['answer']>;

/** What every door offers and every gateway calls. */
export type CubewrightApi = {
  readonly [M in MethodName]: (ask: Ask<M>) => Promise<Result<Answer<M>>>;
};

/** What the services tell the screens of their own accord. */
export const events = {
  printProgress: { channel: 'print:progress', schema: s.printProgress },
  boxChanged: { channel: 'box:changed', schema: s.boxState },
} as const;

export type EventName = keyof typeof events;
export type EventOf<E extends EventName> = z.output<(typeof events)[E]['schema']>;
