import { expect, it, onTestFinished, vi } from 'vitest';
import { parts } from '#renderer/games/cubeword/parts.ts';
import type { CubewordTable } from '#renderer/games/cubeword/table-types.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { keptHere } from '#renderer/table/store/clock.ts';
import type { PlayTools } from '#renderer/table/store/play.ts';
import { movesOf } from '#shared/engine/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { aHouse } from '#tests/renderer/play/a-house.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';

const minute = 60_000;

it('the time of a game goes on from where it was, with each move and after a reload (C9)', async () => {
  const house = aHouse(['CAT']);
  const record = cubewordRecord(
    ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' })),
    { finish: 'time', minutes: 30 },
  );
  const { id } = expectOk(await house.gateway.call('createGame', { text: formatRecord(record) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const left = keptHere();
  const tools: PlayTools<CubewordTable> = { ...house.tools, parts, help: () => undefined, left };
  const open = async () => {
    const play = createPlay(house.gateway, id, tools);
    await play.load();
    return { play, leave: play.attend() };
  };

  const first = await open();
  const ends = Date.now() + 30 * minute;
  expect(first.play.store.getState().endsAt).toBe(ends);
  await vi.advanceTimersByTimeAsync(10 * minute);
  await first.play.make([{ kind: 'pass', by: seat(0) }]);
  expect(first.play.store.getState().endsAt).toBe(ends);
  await vi.advanceTimersByTimeAsync(2 * minute);
  first.leave();
  // Nobody looks: nothing runs.
  await vi.advanceTimersByTimeAsync(60 * minute);

  const second = await open();
  onTestFinished(second.leave);
  expect(second.play.store.getState().endsAt).toBe(Date.now() + 18 * minute);
  await vi.advanceTimersByTimeAsync(18 * minute);
  await expect
    .poll(() => {
      const { stage } = second.play.store.getState();
      return stage.kind === 'ready' ? movesOf(stage.game.timeline).at(-1) : undefined;
    })
    .toEqual({ kind: 'time', by: 'clock', at: Date.now() });
  await expect.poll(() => second.play.store.getState().saving).toEqual({ kind: 'saved' });
  expect(second.play.store.getState().endsAt).toBeUndefined();
  expect(left.read('cubeword:time')).toBeUndefined();
});
