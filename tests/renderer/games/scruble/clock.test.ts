import { expect, it, onTestFinished, vi } from 'vitest';
import { parts } from '#renderer/games/scruble/parts.ts';
import type { ScrubleTable } from '#renderer/games/scruble/table-types.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { monotonicNow } from '#renderer/table/store/run-match.ts';
import type { PlayTools } from '#renderer/table/store/play.ts';
import { movesOf } from '#shared/engine/index.ts';
import type { ScrubleMove } from '#shared/games/scruble/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';

const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
const pass = (by: number): ScrubleMove => ({ kind: 'pass', by: seat(by), twists: [] });
const kinds = (moves: readonly ScrubleMove[]) => moves.map(({ kind }) => kind);

async function atTheTable() {
  const services = openTestServices(['CAT']);
  const text = formatRecord(scrubleRecord(people, { timer: 'sand', strict: true }));
  const { id } = expectOk(await services.gateway.call('createGame', { text }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const tools: PlayTools<ScrubleTable> = { ...services.tools, parts, help: () => undefined };
  const open = async () => {
    const play = createPlay(services.gateway, id, tools);
    await play.load();
    const leave = play.attend();
    onTestFinished(leave);
    const game = () => {
      const { stage } = play.store.getState();
      if (stage.kind !== 'ready') throw new Error(stage.kind);
      return stage.game;
    };
    return {
      play,
      leave,
      moves: () => movesOf(game().timeline),
      takenBack: () => game().timeline.takenBack,
      secondsLeft: () => ((play.store.getState().clock.running[0]?.endsAt ?? NaN) - monotonicNow()) / 1000,
      saved: () => expect.poll(() => play.store.getState().saving).toEqual({ kind: 'saved' }),
    };
  };
  return { open, answered: services.answered };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it('S13 undo gives back no sand: not a part of it, nor what ran out, nor after the game is opened again', async () => {
  const table = await atTheTable();
  const { play, leave, moves, takenBack, secondsLeft, saved } = await table.open();
  await seconds(30);
  await play.make([pass(0)]);
  expect(secondsLeft()).toBe(90);
  await seconds(90);
  await expect.poll(() => kinds(moves())).toEqual(['pass', 'time']);
  await saved();
  await play.make([pass(1)]);
  await seconds(10);

  // The turn whose time is over stays so.
  await play.undo();
  expect(kinds(moves())).toEqual(['pass', 'time']);
  expect(secondsLeft()).toBeNaN();
  // Further back lies the turn before: what was left of its sand runs on. That time was taken back is marked.
  await play.undo();
  expect(moves()).toEqual([]);
  expect(secondsLeft()).toBe(60);
  expect(takenBack()).toBe(1);
  await seconds(5);
  await play.make([pass(0)]);
  await expect.poll(() => kinds(moves())).toEqual(['pass', 'time']);
  await saved();
  await play.make([pass(1)]);
  expect(secondsLeft()).toBe(80);
  leave();
  await table.answered();

  const again = await table.open();
  expect(again.secondsLeft()).toBe(80);
  await again.play.undo();
  await again.play.undo();
  expect(again.secondsLeft()).toBe(55);
});

it('S13 refuses a word after time that ran out, though the turn was taken back to before it', async () => {
  const { play, moves, saved } = await (await atTheTable()).open();
  await play.make([{ kind: 'allow', by: seat(0), words: ['QQT'] }]);
  await seconds(90);
  await expect.poll(() => kinds(moves())).toEqual(['allow', 'time']);
  await saved();
  await play.undo();
  expect(moves()).toEqual([]);
  const claim = {
    kind: 'claim',
    by: seat(0),
    twists: [],
    word: 'QQT',
    at: { ring: 1, from: 0, back: false },
  } as const;
  await play.make([claim]);
  expect(kinds(moves())).toEqual(['time']);
  expect(play.store.getState().refusal?.problem).toMatchObject({ code: 'scruble/too-late' });
});
