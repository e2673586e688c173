import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parts } from '#renderer/games/kubo/parts.ts';
import type { KuboPlay as Play, KuboTable } from '#renderer/games/kubo/table-types.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { clockDraft, stopClock } from '#renderer/table/store/match/clock.ts';
import { newMatch } from '#renderer/table/store/match/new-match.ts';
import { monotonicNow } from '#renderer/table/store/run-match.ts';
import type { PlayTools } from '#renderer/table/store/play.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { movesOf, currentState } from '#shared/engine/index.ts';
import { kuboOptions, type KuboMove } from '#shared/games/kubo/index.ts';
import { expectOk, refuse, type Seat } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { openTestServices } from '../../play/test-services.ts';

const seconds = 10;
const [ann, ben] = [0 as Seat, 1 as Seat];

/** A game in which Ann has ended a turn that laid a card: the others have ten seconds to steal a line. */
const opened: readonly KuboMove[] = [
  { kind: 'lay', by: ann, card: 'blue M1' },
  { kind: 'end', by: ann },
];
const record = {
  ...kuboRecord(
    ['Ann', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person' })),
    7,
    { ...defaults(kuboOptions), stealSeconds: seconds },
    opened,
  ),
  setUp: { dealer: 2, hands: [['blue M1', 'blue L1', 'red M3'], ['red M4'], ['red L4']] },
};

/** Time passes only where the test says so; what is written to the disk takes the time it takes. */
async function atTheTable() {
  const services = openTestServices(['CAT']);
  const { id } = expectOk(await services.gateway.call('createGame', { text: formatRecord(record) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const tools: PlayTools<KuboTable> = { ...services.tools, parts, help: () => undefined };
  const open = async (gateway: Gateway = services.gateway): Promise<Play> => {
    const play = createPlay(gateway, id, tools);
    await play.load();
    return play;
  };
  return { gateway: services.gateway, open };
}

const timeline = (play: Play) => {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(stage.kind);
  return stage.game.timeline;
};
const phase = (play: Play) => currentState(timeline(play)).phase.kind;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time * 1000);
const closed = async (play: Play) => {
  await expect.poll(() => phase(play)).toBe('turn');
  await expect.poll(() => play.store.getState().saving).toEqual({ kind: 'saved' });
};

describe('the clock at the table', () => {
  it('counts while somebody looks on, and goes on from there when somebody does again', async () => {
    const play = await (await atTheTable()).open();
    const counted = () => play.store.getState().endsAt;
    expect(counted()).toBeUndefined();
    await pass(2 * seconds);
    const leave = play.attend();
    expect(counted()).toBe(monotonicNow() + seconds * 1000);
    await pass(seconds - 1);
    leave();
    expect(counted()).toBeUndefined();
    await pass(2 * seconds);
    expect(phase(play)).toBe('window');

    const begun = monotonicNow();
    onTestFinished(play.attend());
    expect(counted()).toBe(begun + 1000);
    await pass(1);
    await closed(play);
    expect(movesOf(timeline(play)).at(-1)).toEqual({ kind: 'close', by: 'clock', at: begun + 1000 });
    expect(counted()).toBeUndefined();
  });

  it('U7 does not open a window again that was closed by time: the turn is taken back with it', async () => {
    const play = await (await atTheTable()).open();
    play.setCurtain(false);
    onTestFinished(play.attend());
    await pass(seconds);
    await closed(play);
    await play.undo();
    expect(movesOf(timeline(play))).toEqual(opened.slice(0, 1));
    expect(timeline(play).takenBack).toBe(1);
    // The same cards leave the same lines, whose time is over; other cards have a window of their own.
    await play.make([{ kind: 'end', by: ann }]);
    await expect.poll(() => movesOf(timeline(play)).map(({ kind }) => kind)).toEqual(['lay', 'end', 'close']);
    await closed(play);
    await play.undo();
    await play.undo();
    expect(movesOf(timeline(play))).toEqual([]);
    await play.make([
      { kind: 'lay', by: ann, card: 'blue L1' },
      { kind: 'end', by: ann },
    ]);
    expect(phase(play)).toBe('window');
    expect(play.store.getState().endsAt).toBe(monotonicNow() + seconds * 1000);
  });

  it('makes its move after one that was being saved when the time ran out', async () => {
    const table = await atTheTable();
    const written = Promise.withResolvers<undefined>();
    const slow: Gateway = {
      ...table.gateway,
      call: async (...question) => {
        if (question[0] === 'saveGame') await written.promise;
        return table.gateway.call(...question);
      },
    };
    const play = await table.open(slow);
    onTestFinished(play.attend());
    const waved: KuboMove = { kind: 'wave', by: ben };
    const waving = play.make([waved]);
    await pass(seconds);
    const at = monotonicNow();
    expect(movesOf(timeline(play))).toEqual(opened);
    written.resolve(undefined);
    expect(await waving).toBeUndefined();
    await closed(play);
    expect(movesOf(timeline(play)).slice(opened.length)).toEqual([waved, { kind: 'close', by: 'clock', at }]);
  });

  it('waits for the next move where one could not be saved and its time ran out meanwhile', async () => {
    const table = await atTheTable();
    let full = true;
    const disk: Gateway = {
      ...table.gateway,
      call: async (...question) =>
        full && question[0] === 'saveGame'
          ? refuse({ code: 'file/disk-full', path: '/games' })
          : table.gateway.call(...question),
    };
    const play = await table.open(disk);
    onTestFinished(play.attend());
    await play.make([{ kind: 'wave', by: ben }]);
    expect(play.store.getState().saving.kind).toBe('failed');
    await pass(2 * seconds);
    play.dropUnsaved();
    expect(play.store.getState()).toMatchObject({
      endsAt: monotonicNow() - seconds * 1000,
      saving: { kind: 'saved' },
    });

    // Nor can the move of the clock itself be saved now.
    await play.make([{ kind: 'wave', by: ben }]);
    expect(play.store.getState().saving.kind).toBe('failed');
    play.dropUnsaved();
    full = false;
    await play.make([{ kind: 'wave', by: ben }]);
    await closed(play);
    expect(movesOf(timeline(play)).at(-1)).toMatchObject({ kind: 'close' });
  });

  it('moves once where two windows show the game, and neither calls that a fault', async () => {
    const table = await atTheTable();
    const plays = [await table.open(), await table.open()];
    for (const play of plays) onTestFinished(play.attend());
    await pass(seconds);
    const at = monotonicNow();
    for (const play of plays) await closed(play);
    const [one = [], other] = plays.map((play) => movesOf(timeline(play)));
    expect(one.slice(opened.length)).toEqual([{ kind: 'close', by: 'clock', at }]);
    expect(other).toEqual(one);
  });
});

describe('what is kept of the clock', () => {
  const { clock } = newMatch();

  it('P16 holds what was counted before a restart, also when it is kept again before anything has run', () => {
    const kept = [{ limit: 'turn 3', ms: 5000 }];
    const { draft } = clockDraft({ ...clock, kept }, 3);
    expect(draft).toMatchObject({ used: kept });
  });

  it('P16 is in whole milliseconds, as the record needs them, whatever an option gives', () => {
    const timed = { key: 'turn 1', ms: 16.1 * 1000, endsAt: 0, over: 'now', countsOver: false } as const;
    const stopped = stopClock({ ...clock, timed: [timed as never] }, 1_000_000);
    expect(stopped.ran.get('turn 1')).toBe(16_100);
  });
});
