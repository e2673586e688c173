import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parts } from '#renderer/games/cubeword/parts.ts';
import type { CubewordTable } from '#renderer/games/cubeword/table-types.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { monotonicNow } from '#renderer/table/store/run-match.ts';
import { nextRecord } from '#renderer/table/frame/begin-again.ts';
import type { Play, PlayTools } from '#renderer/table/store/play.ts';
import { movesOf } from '#shared/engine/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, replayRecord } from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';

const minute = 60_000;
const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
const record = cubewordRecord(people, { finish: 'time', minutes: 30 });

async function atTheTable() {
  const services = openTestServices(['CAT']);
  const { id } = expectOk(await services.gateway.call('createGame', { text: formatRecord(record) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const tools: PlayTools<CubewordTable> = { ...services.tools, parts, help: () => undefined };
  /** A window of its own, that knows nothing but what is on the disk. */
  const open = async (game = id) => {
    const play = createPlay(services.gateway, game, tools);
    await play.load();
    const leave = play.attend();
    onTestFinished(leave);
    return { play, leave };
  };
  const saved = async () => expectOk(await services.gateway.call('readGame', { id })).text;
  return { ...services, id, open, saved };
}

type Opened = Play<CubewordTable>['store'];
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);
const leftIn = (store: Opened) => ((store.getState().endsAt ?? NaN) - monotonicNow()) / minute;
const movesIn = (store: Opened) => {
  const { stage } = store.getState();
  return stage.kind === 'ready' ? movesOf(stage.game.timeline) : undefined;
};
const isSaved = (store: Opened) => expect.poll(() => store.getState().saving).toEqual({ kind: 'saved' });
const passed = { kind: 'pass', by: seat(0) } as const;
const rung = (at: number) => ({ kind: 'time', by: 'clock', at }) as const;

describe('the time of a game (C9)', () => {
  it('goes on from where it was, with each move and when the game is opened another day', async () => {
    const table = await atTheTable();
    const first = await table.open();
    expect(leftIn(first.play.store)).toBe(30);
    await pass(10);
    await first.play.make([passed]);
    expect(leftIn(first.play.store)).toBe(20);
    await pass(2);
    first.leave();
    await table.answered();
    // Nobody looks: nothing runs.
    await pass(60);

    const second = await table.open();
    expect(leftIn(second.play.store)).toBe(18);
    await pass(18);
    await expect.poll(() => movesIn(second.play.store)?.at(-1)).toEqual(rung(monotonicNow()));
    await isSaved(second.play.store);
    expect(second.play.store.getState().endsAt).toBeUndefined();
  });

  it('goes on where the program was killed, but for the last second', async () => {
    const table = await atTheTable();
    await table.open();
    await pass(7);
    await table.answered();
    // No notice was given: the first window is still there, and nothing of it is told to the second.
    const second = await table.open();
    expect(leftIn(second.play.store)).toBe(23);
  });

  it('goes along with the record, as of its last move, and changes nothing of a replay', async () => {
    const table = await atTheTable();
    const { play } = await table.open();
    await pass(12);
    await play.make([passed]);
    const text = await table.saved();
    const written = expectOk(parseRecord(text));
    expect(written.timeUsed).toEqual([{ limit: 'cubeword:time', ms: 12 * minute }]);
    expect(replayRecord({ ...written, timeUsed: undefined }).timeline).toEqual(
      replayRecord(written).timeline,
    );
    const other = expectOk(await table.gateway.call('createGame', { text }));
    const imported = await table.open(other.id);
    expect(leftIn(imported.play.store)).toBe(18);
    // Another game of the same table has all of its time again.
    expect(nextRecord({ ...record, timeUsed: written.timeUsed }, [0, 0], 3).timeUsed).toBeUndefined();
  });

  it('is over for good: a turn may be taken back, and the time ends before the next move again', async () => {
    const table = await atTheTable();
    const { play } = await table.open();
    await play.make([passed]);
    await pass(30);
    await expect.poll(() => movesIn(play.store)?.length).toBe(2);
    await isSaved(play.store);
    await play.undo();
    // Never to where the time had not run out yet.
    expect(movesIn(play.store)).toEqual([]);
    expect(leftIn(play.store)).toBe(0);
    await pass(5);
    expect(movesIn(play.store)).toEqual([]);
    await play.make([passed]);
    await isSaved(play.store);
    expect(movesIn(play.store)).toEqual([rung(monotonicNow()), passed]);
  });
});
