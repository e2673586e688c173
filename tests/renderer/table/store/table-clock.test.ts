import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
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
} from './timed-table.ts';

const whole = 5 * 60;
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
