import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

type Play = AnyPlay<ScrubleTable>;

const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' }) as const);
const second = 1000;
const minute = 60 * second;
const whole = 5 * 60;
const [ann, ben] = [0 as Seat, 1 as Seat];
const passOf = (by: Seat) => ({ kind: 'pass', by, twists: [] }) as const;

/** Time passes only where the test says so. Without `attend`, a table that is opened again is only looked up. */
async function atTheTable(options: Partial<ScrubleOptions>) {
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

const gameOf = (play: Play) => {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(stage.kind);
  return stage.game;
};
const kinds = (play: Play) => movesOf(gameOf(play).timeline).map(({ kind }): string => kind);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const saved = (play: Play) => expect.poll(() => play.store.getState().saving).toEqual({ kind: 'saved' });
/** In whole seconds, since what waits for the disk takes some moments. */
const left = (play: Play, seat: number): number => {
  const times = seatTimes(gameOf(play), play.store.getState().clock, monotonicNow());
  const { leftMs = NaN } = times.find((one) => one.seat === seat) ?? {};
  return Math.round(leftMs / second);
};

const game = { clock: 'game', clockMinutes: 5, clockAdds: 10 } as const;

describe('P16 the clock of the table', () => {
  it('P16 runs for the player on turn alone, and a play adds to it', async () => {
    const play = await (await atTheTable(game)).open();
    await pass(40 * second);
    expect(left(play, ann)).toBe(whole - 40);
    expect(left(play, ben)).toBe(whole);
    await play.make([passOf(ann)]);
    await saved(play);
    await pass(20 * second);
    expect(left(play, ann)).toBe(whole - 30);
    expect(left(play, ben)).toBe(whole - 20);
  });

  it('P16 passes the turn when its time is over', async () => {
    const play = await (await atTheTable({ clock: 'turn', clockSeconds: 30 })).open();
    await pass(30 * second);
    await expect.poll(() => kinds(play)).toEqual(['clock-pass']);
    await saved(play);
    expect(play.store.getState().news?.events[0]).toEqual({ kind: 'clock-passed', seat: ann });
    await pass(10 * second);
    expect(left(play, ben)).toBe(20);
  });

  it('P16 counts each minute begun over the time as a move', async () => {
    const play = await (await atTheTable(game)).open();
    await pass(5 * minute);
    await expect.poll(() => kinds(play)).toEqual(['clock-cost']);
    await saved(play);
    await pass(42 * second);
    expect(left(play, ann)).toBe(-42);
    await pass(18 * second);
    await expect.poll(() => kinds(play)).toEqual(['clock-cost', 'clock-cost']);
  });

  it('P16 gives nothing back for an undo', async () => {
    const play = await (await atTheTable(game)).open();
    await pass(40 * second);
    await play.make([passOf(ann)]);
    await saved(play);
    await pass(50 * second);
    await play.undo();
    await saved(play);
    // The ten seconds that the play had added go with it, and the time does not come back.
    expect(left(play, ann)).toBe(whole - 40);
    expect(left(play, ben)).toBe(whole - 50);
  });

  it('P16 begins the minute over the time again where it was undone', async () => {
    const play = await (await atTheTable(game)).open();
    await play.make([passOf(ann)]);
    await saved(play);
    await pass(5 * minute);
    await expect.poll(() => kinds(play)).toEqual(['pass', 'clock-cost']);
    await saved(play);
    await play.undo();
    await saved(play);
    expect(kinds(play)).toEqual([]);
    expect(gameOf(play).timeline.takenBack).toBe(1);
    await play.make([passOf(ann)]);
    await expect.poll(() => kinds(play)).toEqual(['pass', 'clock-cost']);
    await saved(play);
    expect(left(play, ben)).toBeLessThanOrEqual(0);
  });

  it('P16 goes on after the program has ended without notice, and has lost a second at most', async () => {
    const table = await atTheTable(game);
    const first = await table.open();
    await pass(20 * second + 700);
    await expect
      .poll(
        async () => expectOk(await table.gateway.call('readDrafts', { id: gameOf(first).id })).drafts.length,
      )
      .toBe(1);
    const again = await table.open();
    expect([whole - 20, whole - 21]).toContain(left(again, ann));
  });

  it('S13 P16 runs beside the sand of the rules, each with its own effect', async () => {
    const play = await (await atTheTable({ ...game, timer: 'sand' })).open();
    expect(play.store.getState().clock.running.map(({ kind }) => kind)).toEqual(['seat', 'sand']);
    await pass(90 * second);
    await expect.poll(() => kinds(play)).toEqual(['time']);
    await saved(play);
    expect(left(play, ann)).toBe(whole - 90);
  });
});

describe('P16 a pause', () => {
  it('P16 stops the clock, covers the table and lets everything else wait', async () => {
    const play = await (await atTheTable(game)).open();
    await play.make([passOf(ann)]);
    await saved(play);
    await pass(10 * second);
    const before = left(play, ben);
    play.pause();
    expect(play.store.getState()).toMatchObject({ pause: { count: 1, since: monotonicNow() } });
    await pass(7 * minute);
    expect(left(play, ben)).toBe(before);
    for (const tried of [play.undo(), play.make([passOf(ben)]), play.hint(), play.redo()]) await tried;
    expect(kinds(play)).toEqual(['pass']);
    expect(play.store.getState().refusal?.problem).toEqual({ code: 'play/paused' });
    play.resume();
    expect(play.store.getState()).toMatchObject({ pause: undefined, refusal: undefined, forward: ben });
    await pass(2 * second);
    expect(left(play, ben)).toBe(before - 2);
    play.pause();
    expect(play.store.getState().pause).toMatchObject({ count: 2, ms: 7 * minute });
  });

  it('P16 is there again after a restart', async () => {
    const table = await atTheTable(game);
    const first = await table.open();
    await pass(10 * second);
    first.pause();
    const { pause } = first.store.getState();
    await expect
      .poll(async () => expectOk(await table.gateway.call('readDrafts', { id: gameOf(first).id })).drafts)
      .toMatchObject([{ draft: { pauses: { since: pause?.since } } }]);
    await pass(minute);
    const again = await table.open();
    expect(again.store.getState().pause).toEqual(pause);
    expect(left(again, ann)).toBe(whole - 10);
    again.resume();
    expect(again.store.getState().pause).toBeUndefined();
  });

  it('P16 needs a clock', async () => {
    const play = await (await atTheTable({})).open();
    play.pause();
    expect(play.store.getState().pause).toBeUndefined();
  });
});
