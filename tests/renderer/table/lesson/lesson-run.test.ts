import { expect, it, onTestFinished, vi } from 'vitest';
import type { Gateway } from '#renderer/gateway/index.ts';
import { memoryGateway } from '#renderer/table/memory-gateway.ts';
import { createLessonRun } from '#renderer/table/lesson/lesson-run.ts';
import type { LessonPlace } from '#renderer/table/lesson/lesson-table.ts';
import { openLesson, recordAt } from '#renderer/table/lesson/open-lesson.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { expectOk, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { lineProposal } from '#shared/engine/index.ts';

/** Kubo has no words, so its lesson asks the door for nothing but what there is. */
const door = {
  call: (method: string) =>
    Promise.resolve(method === 'appInfo' ? ok({ lexica: [] }) : refuse({ code: 'app/door-closed' })),
  on: () => () => undefined,
} as unknown as Gateway;

const noList = (): Promise<Result<Lexicon>> => Promise.reject(new Error('Kubo has no list'));

/** The lesson of Kubo from a step on, as its table plays it, without a screen. */
async function running(from: string, offerAfterMs?: number, turned?: LessonPlace['turned']) {
  const opened = expectOk(await openLesson(door, 'kubo', 'You'));
  const { lesson, places, table } = opened;
  const at = lesson.steps.findIndex(({ id }) => id === from);
  const jumps: number[] = [];
  const memory = memoryGateway(door, 'kubo', recordAt(opened, at));
  const run = createLessonRun(
    (prepared) =>
      createPlay(memory, 'kubo', {
        parts: table.parts,
        help: () => undefined,
        readLexicon: noList,
        pauseMs: 0,
        prepared,
      }),
    {
      lesson,
      table: turned === undefined ? places : { steps: { ...places.steps, [from]: { rings: [], turned } } },
      from: at,
      jump: (to) => jumps.push(to),
      ...(offerAfterMs !== undefined && { offerAfterMs }),
    },
  );
  onTestFinished(run.begin());
  onTestFinished(run.play.attend());
  await run.play.load();
  const game = () => {
    const { stage } = run.play.store.getState();
    if (stage.kind !== 'ready') throw new Error('The table is laid');
    return stage.game;
  };
  const make = (line: string) => run.play.make([expectOk(lineProposal(game().game, game().timeline, line))]);
  return { run, make, game, jumps, at, step: () => lesson.steps[run.store.getState().at]?.id };
}

it('P28 takes the move of the step, and answers a legal one that is not: later', async () => {
  const { run, make, game, step } = await running('beside');
  await make('lay green S1');
  expect([step(), run.store.getState().note, game().timeline.length]).toEqual(['beside', 'later', 0]);
  await make('lay blue M1');
  expect([step(), run.store.getState().note, game().timeline.length]).toEqual(['top', 'none', 1]);
});

it('P28 leaves it to the rules to refuse what is not legal', async () => {
  const { run, make, game } = await running('beside');
  await make('lay red L3');
  expect(run.play.store.getState().refusal?.problem.code).toMatch(/^kubo\//);
  expect([run.store.getState().note, game().timeline.length]).toEqual(['none', 0]);
});

it('P28 has the others make their prepared moves, and goes on with the learner', async () => {
  const { make, game, step } = await running('shut');
  await make('lay green S2');
  await make('end');
  expect(step()).toBe('draw');
  // Tom lets the window pass and ends his turn, as the lesson has it.
  await expect.poll(() => game().game.rules.turn(game().timeline.state).seat).toBe(0);
  expect(game().timeline.length).toBe(6);
});

it('P28 shows a step without counting it, and goes back to its beginning', async () => {
  const { run, make, game, jumps, at } = await running('beside');
  await run.showMe();
  expect([run.store.getState().isShown, game().timeline.length, run.store.getState().at]).toEqual([
    true,
    1,
    at,
  ]);
  await make('lay green S1');
  expect(game().timeline.length).toBe(1);
  run.back();
  expect(jumps).toEqual([at]);
});

it('P28 offers once to show a step to whoever hesitates', async () => {
  const { run } = await running('beside', 1);
  const notes: string[] = [];
  onTestFinished(run.store.subscribe(({ note }) => notes.push(note)));
  await expect.poll(() => run.store.getState().note).toBe('offer');
  run.play.act({ kind: 'let-go' });
  run.play.act({ kind: 'let-go' });
  // A timer begun after these presses would have ended before this one.
  await new Promise((done) => setTimeout(done, 20));
  expect(notes.filter((note) => note === 'offer')).toHaveLength(1);
});

it('P28 offers it in each step in which something is to be done, after a minute and not before', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { lesson } = expectOk(await openLesson(door, 'kubo', 'You'));
  for (const { id } of lesson.steps) {
    const { run } = await running(id);
    await vi.advanceTimersByTimeAsync(59_000);
    expect([id, run.store.getState().note]).toEqual([id, 'none']);
    await vi.advanceTimersByTimeAsync(2000);
    expect([id, run.store.getState().note]).toEqual([id, 'offer']);
    run.play.act({ kind: 'let-go' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect([id, run.store.getState().note]).toEqual([id, 'none']);
  }
});

it('P28 shows each step to its end', async () => {
  const { lesson } = expectOk(await openLesson(door, 'kubo', 'You'));
  for (const { id, moves } of lesson.steps) {
    const { run, game } = await running(id);
    const before = game().timeline.length;
    await run.showMe();
    expect([id, run.store.getState().isShown, game().timeline.length - before]).toEqual([
      id,
      true,
      moves.length,
    ]);
  }
});

it('P28 says anew that a move comes later, and no more what was refused before', async () => {
  const { run, make } = await running('beside');
  const notes: string[] = [];
  onTestFinished(run.store.subscribe(({ note }) => notes.push(note)));
  await make('lay red L3');
  await make('lay green S1');
  expect(run.play.store.getState().refusal).toBeUndefined();
  await make('lay green S1');
  expect(notes).toEqual(['later', 'none', 'later']);
});

it('P28 shows nothing of a free step once it was begun, whose lines may fit no more', async () => {
  const { run, make, game } = await running('last');
  await make('lay green L1');
  const made = game().timeline.length;
  expect(made).toBe(1);
  await run.showMe();
  expect([run.store.getState().isShown, game().timeline.length]).toEqual([false, made]);
});

it('undo goes back in the lesson', async () => {
  const { run, jumps, at } = await running('top');
  await run.play.undo();
  expect(jumps).toEqual([at - 1]);
});

const turned = { isDone: ({ yaw }: { readonly yaw: number }) => yaw > 90, shown: { yaw: 120, pitch: 0 } };

it('P28 waits until the picture is turned, and for nothing while it shows how', async () => {
  const { run, at } = await running('beside', undefined, turned);
  run.look({ yaw: 60, pitch: 0 });
  expect(run.store.getState().at).toBe(at);
  await run.showMe();
  run.look({ yaw: 120, pitch: 0 });
  expect([run.store.getState().isShown, run.store.getState().at]).toEqual([true, at]);
  const again = await running('beside', undefined, turned);
  again.run.look({ yaw: 120, pitch: 0 });
  expect(again.run.store.getState().at).toBe(at + 1);
});

it('P28 only reads where the picture is missing: a move goes on, and nothing is shown or offered', async () => {
  const { run, make, game, at } = await running('beside', 1, turned);
  run.look(undefined);
  await run.showMe();
  await new Promise((done) => setTimeout(done, 20));
  expect(run.store.getState()).toMatchObject({ at, isShown: false, note: 'none' });
  await make('lay blue M1');
  expect([run.store.getState().at, game().timeline.length]).toEqual([at + 1, 0]);
});
