import { expect, onTestFinished, vi } from 'vitest';
import { parts } from '#renderer/games/scruble/parts.ts';
import type { ScrubleTable } from '#renderer/games/scruble/table-types.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { seatTimes } from '#renderer/table/clock/clocks.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { monotonicNow } from '#renderer/table/store/run-match.ts';
import type { Play as AnyPlay, PlayTools } from '#renderer/table/store/play.ts';
import { movesOf } from '#shared/engine/index.ts';
import type { ScrubleOptions } from '#shared/games/scruble/index.ts';
import { expectOk, type Seat } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { openTestServices } from '../../play/test-services.ts';

export type Play = AnyPlay<ScrubleTable>;

const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' }) as const);
export const second = 1000;
export const minute = 60 * second;
export const [ann, ben] = [0 as Seat, 1 as Seat];
export const passOf = (by: Seat) => ({ kind: 'pass', by, twists: [] }) as const;

/** Time passes only where the test says so. Without `attend`, a table that is opened again is only looked up. */
export async function atTheTable(options: Partial<ScrubleOptions>) {
  const services = openTestServices(['CAT', 'STREET']);
  const { lexica } = expectOk(await services.gateway.call('appInfo'));
  const sha256 = lexica[0]?.sha256 ?? '';
  const record = { ...scrubleRecord(people, options), lexicon: { name: 'english', sha256 } };
  const { id } = expectOk(await services.gateway.call('createGame', { text: formatRecord(record) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const tools: PlayTools<ScrubleTable> = { ...services.tools, parts, help: () => undefined };
  const open = async (gateway: Gateway = services.gateway): Promise<Play> => {
    const play = createPlay(gateway, id, tools);
    await play.load();
    onTestFinished(play.attend());
    return play;
  };
  return { gateway: services.gateway, open };
}

export const gameOf = (play: Play) => {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(stage.kind);
  return stage.game;
};
export const kinds = (play: Play) => movesOf(gameOf(play).timeline).map(({ kind }): string => kind);
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const saved = (play: Play) =>
  expect.poll(() => play.store.getState().saving).toEqual({ kind: 'saved' });
/** In whole seconds, since what waits for the disk takes some moments. */
export const left = (play: Play, seat: number): number => {
  const times = seatTimes(gameOf(play), play.store.getState().clock, monotonicNow());
  const { leftMs = NaN } = times.find((one) => one.seat === seat) ?? {};
  return Math.round(leftMs / second);
};
