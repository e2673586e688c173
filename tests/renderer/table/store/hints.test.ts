import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#renderer/gateway/index.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { AlphacubesPlay as Play, AlphacubesTable } from '#renderer/games/alphacubes/table-types.ts';
import type { PlayTools } from '#renderer/table/store/play.ts';
import { currentState } from '#shared/engine/index.ts';
import { preview } from '#shared/games/alphacubes/index.ts';
import { viewFor } from '#shared/games/alphacubes/view.ts';
import { cubeId, expectOk, refuse, type Seat } from '#shared/kernel/index.ts';
import { openReplayed, parseRecord, type OpenedReview } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { openTestServices } from '../../play/test-services.ts';

const words = [...published.words, 'CHOKE', 'EX'];
const atTurn11: AlphacubesRecord = { ...published.record, moves: published.record.moves.slice(0, 10) };
const green = 2 as Seat;

function game(play: Play) {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(stage.kind);
  return stage.game;
}
const hint = (play: Play) => play.store.getState().hint;
const told = (play: Play) => {
  const shown = hint(play);
  if (shown?.kind !== 'told') throw new Error(`No hint: ${JSON.stringify(shown)}`);
  return shown;
};
const onDisk = (games: string, id: string) =>
  expectOk(parseRecord(readFileSync(join(games, `${id}.cubewright.json`), 'utf8'))).hints;
const step = (name: string) => ({ after: 10, seat: 2, step: name });

describe('a hint (P19)', () => {
  it('tells one step more each time, and each is on disk when it is told', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    expect(hint(play)).toBeUndefined();
    for (const [at, steps] of [['score'], ['score', 'cubes'], ['score', 'cubes', 'place']].entries()) {
      await play.hint();
      expect([at, told(play).steps]).toEqual([at, steps]);
      expect(onDisk(services.games, id)).toEqual(steps.map(step));
    }
    await play.hint();
    await play.hint();
    expect(told(play).steps).toEqual(['score', 'cubes', 'place', 'play']);
    expect(onDisk(services.games, id)).toHaveLength(4);
    expect(game(play).timeline).toHaveProperty('length', 10);
  });

  it('is refused in strict play, and so is a look back, until the game is over', async () => {
    const strict = { ...published.record, options: { ...published.record.options, strict: true } };
    const services = openTestServices(words);
    const { play, id } = await services.open({ ...strict, moves: strict.moves.slice(0, 10) });
    await play.hint();
    expect(hint(play)).toBeUndefined();
    expect(play.store.getState().refusal).toMatchObject({ problem: { code: 'play/strict' } });
    expect(onDisk(services.games, id)).toBeUndefined();
    const opened = await openReplayed('alphacubes', game(play).timeline as OpenedReview['timeline'], 1);
    const green0 = opened?.turns.find((turn) => turn.seat === green);
    if (opened === undefined || green0 === undefined) throw new Error('Green has had a turn');
    expect(await play.review(opened, green0).answer).toEqual({ ok: false, problem: { code: 'play/strict' } });

    const over = await services.open(strict);
    // Then it is searched for, which the threads of these services cannot do.
    expect(await over.play.review(opened, green0).answer).toMatchObject({
      problem: { code: 'engine/no-search' },
    });
    // What was seen then helps nobody to play on.
    await over.play.undo();
    expect(over.play.store.getState().refusal).toMatchObject({ problem: { code: 'play/strict-over' } });
    expect(game(over.play).timeline).toHaveProperty('length', strict.moves.length);
  });

  it('is the best play that can be laid, for just its score', async () => {
    const { play } = await openTestServices(words).open(atTurn11);
    await play.hint();
    const best = told(play).found;
    if (best === undefined) throw new Error('nothing found');
    play.act({ kind: 'lay', play: best });
    const { laid } = play.store.getState().draft ?? { laid: [] };
    const placements = laid.map(({ square, cube, letter }) => ({ square, cube: cubeId(cube), letter }));
    expect(placements).toEqual(best.placements);
    const view = viewFor(currentState(game(play).timeline), green);
    expect(expectOk(preview(view, placements, game(play).words)).score).toMatchObject({ total: best.score });
    // Where other cubes would do, the player is still asked.
    expect(laid.every(({ picked }) => !picked)).toBe(true);
  });

  it('leaves what is laid where it is, and comes back as it was when put away or when the page is opened again', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    play.act({ kind: 'typed', text: 'G4 across CHECK' });
    const laid = play.store.getState().draft?.laid;
    await play.hint();
    await play.hint();
    expect(play.store.getState().draft?.laid).toEqual(laid);
    play.closeHint();
    expect(hint(play)).toBeUndefined();
    await play.hint();
    expect(told(play).steps).toEqual(['score', 'cubes']);

    const again = createPlay(services.gateway, id, services.tools);
    again.setCurtain(false);
    await again.load();
    await again.hint();
    expect(told(again).steps).toEqual(['score', 'cubes']);
    expect(onDisk(services.games, id)).toHaveLength(2);
  });

  it('is over with the turn; its log outlives undo', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    await play.hint();
    await play.make([{ kind: 'pass', by: green }]);
    expect(hint(play)).toBeUndefined();
    await play.undo();
    expect(onDisk(services.games, id)).toEqual([step('score')]);
    await play.undo();
    await play.hint();
    expect(onDisk(services.games, id)).toEqual([step('score'), { after: 9, seat: 1, step: 'score' }]);
  });

  it('is of everyday words for whoever asks, from then on, and as far as the other has told', async () => {
    const services = openTestServices(words, latinAlphabet, ['EX']);
    const { play, id } = await services.open(atTurn11);
    await play.hint();
    await play.hint();
    const best = told(play);
    expect(best).toMatchObject({ words: 'best', steps: ['score', 'cubes'] });
    await play.hint('everyday');
    expect(told(play)).toMatchObject({
      words: 'everyday',
      steps: ['score', 'cubes'],
      found: { word: 'EX' },
    });
    expect(told(play).found?.score).toBeLessThan(best.found?.score ?? 0);
    expect(onDisk(services.games, id)).toHaveLength(2);
    play.closeHint();
    await play.hint();
    expect(told(play)).toMatchObject({ words: 'everyday', found: { word: 'EX' } });
    await play.hint('best');
    expect(told(play).found).toEqual(best.found);
  });

  it('looks again once the table has let a word stand', async () => {
    const { play } = await openTestServices(words).open(atTurn11);
    await play.hint();
    const before = told(play).found?.score ?? 0;
    await play.make([{ kind: 'allow', by: green, words: ['CROONERY', 'ORTHOCENE', 'CONCERTO', 'CHOKE'] }]);
    expect(hint(play)).toBeUndefined();
    await play.hint();
    expect(told(play).found?.score).toBeGreaterThanOrEqual(before);
  });

  it('says so where nothing can be laid, in one step', async () => {
    const { play } = await openTestServices(['ZZZ']).open({
      ...atTurn11,
      moves: [],
      options: { ...atTurn11.options, allow: [] },
    });
    await play.hint();
    await play.hint();
    expect(told(play)).toEqual({
      kind: 'told',
      found: undefined,
      steps: ['score'],
      all: ['score'],
      words: 'best',
    });
  });

  it('takes no key away while it is being written down: letters are laid at once, and a move waits for it', async () => {
    const services = openTestServices(words);
    const { id } = await services.open(atTurn11);
    const saving = Promise.withResolvers<undefined>();
    const release = Promise.withResolvers<undefined>();
    const gateway: Gateway = {
      ...services.gateway,
      async call(method, ...ask) {
        if (method === 'saveGame') {
          saving.resolve(undefined);
          await release.promise;
        }
        return services.gateway.call(method, ...ask);
      },
    };
    const play = createPlay(gateway, id, services.tools);
    play.setCurtain(false);
    await play.load();
    const hinted = play.hint();
    await saving.promise;
    play.act({ kind: 'typed', text: 'G4 across CHECK' });
    expect(play.store.getState().draft?.laid).not.toEqual([]);
    const passed = play.make([{ kind: 'pass', by: green }]);
    release.resolve(undefined);
    await Promise.all([hinted, passed]);
    expect(onDisk(services.games, id)).toEqual([step('score')]);
    expect(game(play).timeline.length).toBe(atTurn11.moves.length + 1);
  });

  it('is looked for once the table has nothing else to do, and shown when it is asked for', async () => {
    const services = openTestServices(words);
    const { id } = await services.open(atTurn11);
    const plays = vi.fn(services.tools.help().plays);
    const idle: (() => void)[] = [];
    const play = createPlay(services.gateway, id, {
      ...services.tools,
      help: () => ({ ...services.tools.help(), plays }),
      whenIdle: (work) => void idle.push(work),
    });
    play.setCurtain(true);
    await play.load();
    for (const work of idle.splice(0)) work();
    // Nobody has come forward: there is no hand to look at.
    expect(plays).not.toHaveBeenCalled();
    play.liftCurtain();
    for (const work of idle.splice(0)) work();
    expect([plays.mock.calls.length, hint(play), onDisk(services.games, id)]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    await play.hint();
    await play.hint();
    expect(told(play).steps).toEqual(['score', 'cubes']);
    expect(plays).toHaveBeenCalledOnce();
  });

  it('is not told when it cannot be written down', async () => {
    const services = openTestServices(words);
    const { play } = await services.open(atTurn11);
    const aside = `${services.games}-aside`;
    renameSync(services.games, aside);
    writeFileSync(services.games, 'a file where the folder was');
    await play.hint();
    expect(hint(play)).toBeUndefined();
    expect(play.store.getState()).toMatchObject({
      saving: { kind: 'saved' },
      refusal: { problem: { code: expect.stringMatching(/^file\//) as string } },
    });
    rmSync(services.games);
    renameSync(aside, services.games);
    await play.hint();
    expect(told(play).steps).toEqual(['score']);
  });

  it('names what goes wrong with the engine, and nothing is logged', async () => {
    const services = openTestServices(words);
    const { id } = await services.open(atTurn11);
    const broken: PlayTools<AlphacubesTable> = {
      ...services.tools,
      help: () => ({
        ...services.tools.help(),
        plays: () => ({
          answer: Promise.resolve(refuse({ code: 'engine/crashed', reason: 'x' })),
          cancel: () => undefined,
        }),
      }),
    };
    const play = createPlay(services.gateway, id, broken);
    play.setCurtain(false);
    await play.load();
    await play.hint();
    expect(hint(play)).toBeUndefined();
    expect(play.store.getState().refusal?.problem.code).toBe('engine/crashed');
    expect(onDisk(services.games, id)).toBeUndefined();
  });

  it('can be put away while it is looked for', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    const asked = play.hint();
    expect(hint(play)).toEqual({ kind: 'asked' });
    play.closeHint();
    await asked;
    expect(hint(play)).toBeUndefined();
    expect(onDisk(services.games, id)).toBeUndefined();
    expect(play.store.getState().refusal).toBeUndefined();
  });

  it('is for people on their turn alone', async () => {
    const computers = atTurn11.players.map(({ name }) => ({ name, kind: 'computer' as const, level: 1 }));
    const { play } = await openTestServices(words).open({ ...atTurn11, players: computers });
    await play.hint();
    expect(hint(play)).toBeUndefined();
    const over = await openTestServices(words).open(published.record);
    await over.play.hint();
    expect(hint(over.play)).toBeUndefined();
  });
});
