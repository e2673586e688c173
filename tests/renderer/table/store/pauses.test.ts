import { describe, expect, it } from 'vitest';
import type { Gateway } from '#renderer/gateway/index.ts';
import { isIdle } from '#renderer/table/store/match/idle.ts';
import { monotonicNow } from '#renderer/table/store/run-match.ts';
import type { LoadedGame } from '#renderer/table/store/load-game.ts';
import type { TableTypes } from '#renderer/table/store/table-types.ts';
import { gameOf as gameNamed } from '#shared/games/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { parseRecord, replayRecord, type RecordPlayer } from '#shared/records/index.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import {
  ann,
  atTheTable,
  ben,
  gameOf,
  kinds,
  left,
  minute,
  pass,
  passOf,
  saved,
  second,
  type Play,
} from './timed-table.ts';

const game = { clock: 'game', clockMinutes: 5, clockAdds: 10 } as const;
const turns = { clock: 'turn', clockSeconds: 30 } as const;
const whole = 5 * 60;
const pauseOf = (play: Play) => play.store.getState().pause;
const recordOf = async (gateway: Gateway, play: Play) =>
  expectOk(parseRecord(expectOk(await gateway.call('readGame', { id: gameOf(play).id })).text));

describe('P16 a pause', () => {
  it('P16 stops the clock, covers the table and lets everything else wait', async () => {
    const play = await (await atTheTable(game)).open();
    await play.make([passOf(ann)]);
    await saved(play);
    await pass(10 * second);
    const before = left(play, ben);
    await play.pause();
    expect(pauseOf(play)).toMatchObject({ count: 1, since: monotonicNow() });
    await pass(7 * minute);
    expect(left(play, ben)).toBe(before);
    for (const tried of [play.undo(), play.make([passOf(ben)]), play.hint(), play.redo()]) await tried;
    expect(kinds(play)).toEqual(['pass']);
    expect(play.store.getState().refusal?.problem).toEqual({ code: 'play/paused' });
    await play.resume();
    expect(play.store.getState()).toMatchObject({ pause: undefined, refusal: undefined, forward: ben });
    await pass(2 * second);
    expect(left(play, ben)).toBe(before - 2);
    await play.pause();
    expect(pauseOf(play)).toMatchObject({ count: 2, ms: 7 * minute });
  });

  it('P16 is in the record, and so there again after a restart', async () => {
    const table = await atTheTable(game);
    const first = await table.open();
    await pass(10 * second);
    await first.pause();
    expect((await recordOf(table.gateway, first)).pauses).toEqual(pauseOf(first));
    await pass(minute);
    const again = await table.open();
    expect(pauseOf(again)).toEqual(pauseOf(first));
    expect(left(again, ann)).toBe(whole - 10);
    await again.resume();
    expect(pauseOf(again)).toBeUndefined();
    expect((await recordOf(table.gateway, again)).pauses).toEqual({ count: 1, ms: minute });
  });

  it('P16 needs a clock', async () => {
    const play = await (await atTheTable({})).open();
    await play.pause();
    expect(pauseOf(play)).toBeUndefined();
  });

  it('P16 counts where the disk is full, and says so', async () => {
    const table = await atTheTable(game);
    const problem = { code: 'file/disk-full', path: '/games' } as const;
    const call: Gateway['call'] = async (...question) =>
      question[0] === 'saveGame' ? refuse(problem) : table.gateway.call(...question);
    const play = await table.open({ ...table.gateway, call });
    await play.pause();
    expect(play.store.getState()).toMatchObject({ pause: { count: 1 }, refusal: { problem } });
    await pass(minute);
    expect(left(play, ann)).toBe(whole);
    await play.resume();
    expect(pauseOf(play)).toBeUndefined();
  });
});

describe('P16 a pause where two windows show the game', () => {
  async function twoWindows() {
    const table = await atTheTable(game);
    const [one, other] = [await table.open(), await table.open()];
    return { one, other, record: () => recordOf(table.gateway, one) };
  }

  it('P16 stops the clock of both, and either goes on', async () => {
    const { one, other, record } = await twoWindows();
    await pass(20 * second);
    await one.pause();
    await other.heard(gameOf(one).revision);
    expect(pauseOf(other)).toEqual(pauseOf(one));
    await pass(minute);
    expect([left(one, ann), left(other, ann)]).toEqual([whole - 20, whole - 20]);
    expect(await record()).toMatchObject({ pauses: { since: pauseOf(one)?.since } });
    await other.resume();
    await one.heard(gameOf(other).revision);
    expect([pauseOf(one), pauseOf(other)]).toEqual([undefined, undefined]);
    // Nobody has come forward in the window where nobody pressed.
    expect([one, other].map((play) => play.store.getState().forward)).toEqual([undefined, ann]);
  });

  it('P16 is not written over by a window that has not heard of it, nor are moves by a pause', async () => {
    const { one, other, record } = await twoWindows();
    await one.pause();
    await other.make([passOf(ann)]);
    expect(other.store.getState().saving.kind).toBe('failed');
    other.dropUnsaved();
    await other.heard(gameOf(one).revision);
    expect(await record()).toMatchObject({ moves: [], pauses: { count: 1 } });
    await other.resume();
    await one.heard(gameOf(other).revision);

    await one.make([passOf(ann)]);
    await saved(one);
    // This window has the table of before, and pauses the game as it is now.
    await other.pause();
    await expect.poll(() => pauseOf(other)).toMatchObject({ count: 2 });
    expect(kinds(other)).toEqual(['pass']);
    expect(await record()).toMatchObject({ moves: [{ kind: 'pass' }], pauses: { count: 2 } });
  });

  it('P16 ends once where both windows go on at once', async () => {
    const { one, other, record } = await twoWindows();
    await one.pause();
    await other.heard(gameOf(one).revision);
    await pass(minute);
    await Promise.all([one.resume(), other.resume()]);
    await expect.poll(() => [pauseOf(one), pauseOf(other)]).toEqual([undefined, undefined]);
    expect((await record()).pauses).toEqual({ count: 1, ms: minute });
  });
});

describe('P16 a table that was left', () => {
  it('P16 pauses itself after a whole round in which nobody did anything, and says so', async () => {
    const table = await atTheTable(turns);
    const play = await table.open();
    await pass(30 * second);
    await expect.poll(() => kinds(play)).toHaveLength(1);
    await saved(play);
    expect(pauseOf(play)).toBeUndefined();
    await pass(30 * second);
    await expect.poll(() => pauseOf(play)).toMatchObject({ count: 1, isIdle: true });
    await pass(10 * minute);
    expect(kinds(play)).toEqual(['clock-pass', 'clock-pass']);
    expect((await recordOf(table.gateway, play)).pauses).toMatchObject({ isIdle: true });

    await play.resume();
    expect((await recordOf(table.gateway, play)).pauses).not.toHaveProperty('isIdle');
    await pass(30 * second);
    await expect.poll(() => kinds(play)).toHaveLength(3);
    await saved(play);
    expect(pauseOf(play)).toBeUndefined();
    await pass(30 * second);
    await expect.poll(() => pauseOf(play)).toMatchObject({ count: 2, isIdle: true });
  });

  it('P16 goes on as long as somebody only tries something', async () => {
    const play = await (await atTheTable(turns)).open();
    await pass(30 * second);
    await expect.poll(() => kinds(play)).toHaveLength(1);
    await saved(play);
    play.liftCurtain();
    await pass(30 * second);
    await expect.poll(() => kinds(play)).toHaveLength(2);
    await saved(play);
    expect(pauseOf(play)).toBeUndefined();
  });

  it('P16 is paused once, and goes on, where two windows show it', async () => {
    const table = await atTheTable(turns);
    const plays = [await table.open(), await table.open()] as const;
    // Both windows hear of each change before more time passes.
    const wait = async (parts: number) => {
      for (let part = 0; part < parts; part += 1) {
        await pass(5 * second);
        for (const play of plays) await play.heard();
      }
    };
    await wait(20);
    for (const play of plays) expect(pauseOf(play)).toMatchObject({ count: 1 });
    await plays[0].resume();
    await wait(3);
    for (const play of plays) expect(pauseOf(play)).toBeUndefined();
  });

  const person = (name: string): RecordPlayer => ({ name, kind: 'person' });
  const computer: RecordPlayer = { name: 'Cem', kind: 'computer', level: 1 };
  const late = (kind: string) => ({ kind, by: 'clock', at: 1_795_730_000_000 });

  it.each([
    [
      'one person beside a computer',
      [person('Ann'), computer],
      turns,
      [late('clock-pass'), passOf(ben)],
      true,
    ],
    ['a computer has the turn', [person('Ann'), computer], turns, [late('clock-pass')], false],
    [
      'one of two persons plays',
      [person('Ann'), person('Ben')],
      turns,
      [late('clock-pass'), passOf(ben)],
      false,
    ],
    [
      'the sand of the rules, which ends no turn',
      [person('Ann')],
      { timer: 'sand' } as const,
      [late('time')],
      false,
    ],
    [
      'no time left at all',
      [person('Ann'), computer],
      { ...game, clockOver: 'ends' } as const,
      [late('clock-pass'), passOf(ben)],
      false,
    ],
    ['minutes over the time', [person('Ann')], game, [late('clock-cost'), late('clock-cost')], false],
  ])('P16 S13 tells a round without anybody: %s', (_, players, options, moves, idle) => {
    const record = { ...scrubleRecord(players, options), moves: moves as [] };
    const replayed = replayRecord(record);
    if (!replayed.ok) throw new Error(replayed.problem.code);
    const known = { game: gameNamed('scruble'), timeline: replayed.timeline, record };
    expect(isIdle(known as unknown as LoadedGame<TableTypes>, 0)).toBe(idle);
    expect(isIdle(known as unknown as LoadedGame<TableTypes>, moves.length)).toBe(false);
  });
});
