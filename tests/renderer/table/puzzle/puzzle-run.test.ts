import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Gateway } from '#renderer/gateway/index.ts';
import { memoryGateway } from '#renderer/table/memory-gateway.ts';
import { findPuzzle, layPuzzle } from '#renderer/table/puzzle/open-puzzle.ts';
import { questionText, saidText } from '#renderer/table/puzzle/puzzle-sentences.ts';
import { puzzleAnswer } from '#renderer/table/puzzle/puzzle-speech.ts';
import { createPuzzleRun } from '#renderer/table/puzzle/puzzle-run.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { lineProposal } from '#shared/engine/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { puzzlesOf } from '#shared/puzzles/index.ts';

const { t } = createTranslator();

/** The first puzzle of Alphacubes as its table plays it, without a screen, with a list of a few words. */
async function running(knows: 'the answer' | 'nothing' = 'the answer') {
  const [puzzle] = await puzzlesOf('alphacubes');
  if (puzzle === undefined) throw new Error('There are puzzles of Alphacubes');
  const laid = expectOk(await layPuzzle(puzzle, (at) => `Player ${at}`));
  const [, , answer = ''] = laid.puzzle.answers[0].lines[0]?.split(' ') ?? [];
  // Lists are kept by their sum, so that another list needs another.
  const sha256 = knows === 'nothing' ? 'none' : (puzzle.lexicon?.sha256 ?? '');
  const about = { name: 'english', title: 'English', alphabet: latinAlphabet, sha256, asset: 'english' };
  const calls: string[] = [];
  const door = {
    call(method: string) {
      calls.push(method);
      return Promise.resolve(
        method === 'appInfo' ? ok({ lexica: [about] }) : refuse({ code: 'app/door-closed' }),
      );
    },
    asset: () => Promise.resolve(ok(new Uint8Array())),
    on: () => () => undefined,
  } as unknown as Gateway;
  const lexicon = buildLexicon(knows === 'nothing' ? ['AT'] : ['AT', answer].toSorted(), {
    name: 'english',
    alphabet: latinAlphabet,
    sha256,
  });
  const memory = memoryGateway(door, 'alphacubes', laid.record);
  const play = createPlay(memory, 'alphacubes', {
    parts: laid.table.parts,
    help: () => undefined,
    readLexicon: () => Promise.resolve(ok(lexicon)),
    pauseMs: 0,
  });
  const attend = vi.fn(play.attend);
  const run = createPuzzleRun({ ...play, attend }, { puzzle, opened: laid.opened, hints: laid.hints.length });
  onTestFinished(run.play.attend());
  await run.play.load();
  const game = () => {
    const { stage } = run.play.store.getState();
    if (stage.kind !== 'ready') throw new Error('The table is laid');
    return stage.game;
  };
  const make = (line: string) => run.play.make([expectOk(lineProposal(game().game, game().timeline, line))]);
  const start = game().timeline.length;
  const made = () => game().timeline.length - start;
  return { run, attend, make, made, puzzle, laid, answer, calls, state: () => run.store.getState() };
}

describe('a puzzle at its table', () => {
  it('lets neither the clock nor the computers of the game it is from go on', async () => {
    const { attend } = await running();
    expect(attend).not.toHaveBeenCalled();
  });

  it('P20 is solved by its answer, which lies there then, and nobody plays on', async () => {
    const { run, make, made, puzzle, laid, state, answer } = await running();
    await make(puzzle.answers[0].lines[0] ?? '');
    expect(state()).toMatchObject({ standing: 'solved', said: { kind: 'answer', points: puzzle.points } });
    expect(made()).toBe(1);
    expect(run.play.store.getState().computer.kind).not.toBe('thinking');
    const { said } = state();
    if (said === undefined) throw new Error('The answer is told');
    const text = saidText(t, laid.texts, said);
    expect(text).toContain(`${answer} for ${puzzle.points}: `);
    expect(text).toContain('That is it.');
    await run.play.undo();
    await run.giveUp();
    expect([made(), state().standing]).toEqual([1, 'solved']);
  });

  it('P20 tells what another play makes, and lays nothing', async () => {
    const { make, made, laid, state } = await running();
    await make('pass');
    const { said } = state();
    expect([said?.kind, made(), state().standing]).toEqual(['other', 0, 'open']);
    if (said === undefined) throw new Error('The try is told');
    expect(saidText(t, laid.texts, said)).toMatch(/^Tried: .* for 0, not the one\.$/);
  });

  it('P20 leaves it to the rules to refuse', async () => {
    const { run, make, made, puzzle, state } = await running('nothing');
    await make(puzzle.answers[0].lines[0] ?? '');
    expect(run.play.store.getState().refusal?.problem.code).toMatch(/^alphacubes\//);
    expect([state().said, made()]).toEqual([undefined, 0]);
  });

  it('P20 shows the play to whoever gives up, with where it lies', async () => {
    const { run, made, laid, state, answer } = await running();
    await run.giveUp();
    const { said, standing } = state();
    expect([standing, made()]).toEqual(['given-up', 1]);
    if (said === undefined) throw new Error('The answer is told');
    expect(saidText(t, laid.texts, said)).toMatch(
      new RegExp(`^Given up: ${answer}, [A-Q]\\d+ (across|down), \\d+\\.$`, 'u'),
    );
  });

  it('P20 tells hints one at a time, as the table asks for them, and remembers those told before', async () => {
    const { run, laid, state } = await running();
    await run.play.hint();
    expect(state().hints).toBe(1);
    run.remember(3);
    expect(state().hints).toBe(3);
    run.remember(2);
    for (let at = 0; at < 10; at += 1) run.tellHint();
    expect(state().hints).toBe(laid.hints.length);
  });

  it('P13 answers what can be done now with the question, and later with the answer', async () => {
    const { run, laid, puzzle, state } = await running();
    const answer = () => puzzleAnswer(t, { ...state(), ...laid }, 'Turn 9.');
    expect(answer()).toBe(`${questionText(t, puzzle)} Turn 9.`);
    await run.giveUp();
    expect(answer()).toMatch(/^Given up: /u);
    expect(puzzleAnswer(t, undefined, 'Turn 9.')).toBe('Turn 9.');
  });

  it('P20 makes no file of a game', async () => {
    const { make, calls, puzzle, run } = await running();
    run.play.keepDrafts();
    await make(puzzle.answers[0].lines[0] ?? '');
    expect(calls.filter((method) => method !== 'appInfo')).toEqual([]);
  });

  it('refuses a puzzle that there is none', async () => {
    expect(await findPuzzle('alphacubes', 'none')).toMatchObject({
      problem: { code: 'puzzle/no-such-puzzle' },
    });
    expect(await findPuzzle('no-game', 'none')).toMatchObject({ ok: false });
  });
});
