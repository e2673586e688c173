import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { AlphacubesPlay as Play } from '#renderer/games/alphacubes/table-types.ts';
import { currentState } from '#shared/engine/index.ts';
import { expectOk, type CubeId, type Seat } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { readRecord, underChallenge, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { version1Text } from '#tests/support/alphacubes/version-1.ts';
import { openTestServices } from './test-services.ts';

const words = [...published.words, 'CHECK'];
const atTurn11: AlphacubesRecord = { ...published.record, moves: published.record.moves.slice(0, 10) };
const green = 2 as Seat;

function table(play: Play) {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(`${stage.kind}: ${JSON.stringify(stage)}`);
  return { ...stage.game, state: currentState(stage.game.timeline) };
}

function typeCheck(play: Play): void {
  play.act({ kind: 'typed', text: 'G4 across CHECK' });
}

async function playLaid(play: Play): Promise<void> {
  const placements = (play.store.getState().draft?.laid ?? []).map(({ square, cube, letter }) => {
    return { square, cube: cube as CubeId, letter };
  });
  const { phase } = table(play).state;
  if (phase.kind !== 'turn') throw new Error('no turn');
  await play.make([{ kind: 'play', by: phase.seat, placements }]);
}

describe('a game in progress', () => {
  it('opens where it was left', async () => {
    const { play } = await openTestServices(words).open(atTurn11);
    const { state, listChanged } = table(play);
    expect(state.turn).toBe(11);
    expect(state.phase).toEqual({ kind: 'turn', seat: green });
    expect(listChanged).toBe(true);
    expect(play.store.getState().draft?.order).toHaveLength(7);
  });

  it('finds its word list by its words, whatever it is called here (7.8)', async () => {
    const services = openTestServices(words);
    const info = expectOk(await services.gateway.call('appInfo'));
    const sha256 = info.lexica[0]?.sha256 ?? '';
    const { play } = await services.open({ ...atTurn11, lexicon: { name: 'my.words', sha256 } });
    expect(table(play)).toMatchObject({ listChanged: false, list: { name: 'english' } });
  });

  it('believes the verdicts of its record, whatever the list here holds', async () => {
    const services = openTestServices(['AA']);
    const { play, id } = await services.open(atTurn11);
    expect(table(play).state.turn).toBe(11);
    await play.make([{ kind: 'pass', by: green }]);
    const kept = readRecord(readFileSync(join(services.games, `${id}.cubewright.json`), 'utf8'));
    expect(kept.moves).toEqual([...atTurn11.moves, { kind: 'pass', by: green }]);
  });

  it('of version 1 is judged by its list as it opens, and saved with its verdicts', async () => {
    const services = openTestServices(words);
    const text = version1Text(atTurn11);
    const { id } = expectOk(await services.gateway.call('createGame', { text }));
    const file = join(services.games, `${id}.cubewright.json`);
    const play = createPlay(services.gateway, id, services.tools);
    await play.load();
    expect(table(play).record).toEqual({ ...atTurn11, edition: 3 });
    // Nothing is written by looking at it.
    expect(readFileSync(file, 'utf8')).toBe(text);
    play.liftCurtain();
    await play.make([{ kind: 'pass', by: green }]);
    expect(readRecord(readFileSync(file, 'utf8'))).toEqual({
      ...atTurn11,
      edition: 3,
      moves: [...atTurn11.moves, { kind: 'pass', by: green }],
    });

    const stranger = openTestServices(['AA']);
    const created = expectOk(await stranger.gateway.call('createGame', { text }));
    const stopped = createPlay(stranger.gateway, created.id, stranger.tools);
    await stopped.load();
    expect(stopped.store.getState().stage).toMatchObject({
      kind: 'failed',
      problem: { code: 'play/stops', move: 1, reason: { code: 'alphacubes/not-in-lexicon' } },
    });
  });

  it('shows a move as done only once it is on disk, and opens there again', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    typeCheck(play);
    const saving = playLaid(play);
    expect(play.store.getState().saving).toEqual({ kind: 'saving' });
    expect(table(play).state.turn).toBe(11);
    await saving;
    expect(table(play).state.turn).toBe(12);
    expect(table(play).state.seats[green]?.points).toBe(131);
    expect(play.store.getState().draft?.laid).toEqual([]);
    const kept = expectOk(parseRecord(readFileSync(join(services.games, `${id}.cubewright.json`), 'utf8')));
    expect(kept.moves).toHaveLength(11);

    const again = createPlay(services.gateway, id, services.tools);
    again.setCurtain(false);
    await again.load();
    expect(table(again).state).toEqual(table(play).state);
  });

  it('sends a move to the disk before anything is drawn of it', async () => {
    const services = openTestServices(words);
    const { id } = await services.open(atTurn11);
    const shown: string[] = [];
    const call: Gateway['call'] = (method, ...ask) => {
      if (method === 'saveGame') shown.push(play.store.getState().saving.kind);
      return services.gateway.call(method, ...ask);
    };
    const play = createPlay({ ...services.gateway, call }, id, services.tools);
    play.setCurtain(false);
    await play.load();
    const made = play.make([{ kind: 'pass', by: green }]);
    expect(shown).toEqual(['saved']);
    expect(play.store.getState().saving.kind).toBe('saving');
    await made;
    expect(table(play).state.turn).toBe(12);
  });

  it('keeps a move that could not be saved, says why, and saves it later', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    typeCheck(play);
    const aside = `${services.games}-aside`;
    renameSync(services.games, aside);
    writeFileSync(services.games, 'a file where the folder was');
    await playLaid(play);
    expect(play.store.getState().saving).toMatchObject({
      kind: 'failed',
      problem: { code: 'file/not-a-folder' },
    });
    expect(table(play).state.turn).toBe(11);
    expect(play.store.getState().draft?.laid).toHaveLength(4);

    rmSync(services.games);
    renameSync(aside, services.games);
    await play.saveAgain();
    expect(play.store.getState().saving).toEqual({ kind: 'saved' });
    expect(table(play).state.turn).toBe(12);
    expect(readdirSync(services.games)).toEqual([`${id}.cubewright.json`]);
  });

  it('gives up an unsaved move when asked, with the cubes as they were laid', async () => {
    const services = openTestServices(words);
    const { play } = await services.open(atTurn11);
    typeCheck(play);
    rmSync(services.games, { recursive: true });
    await playLaid(play);
    expect(play.store.getState().saving).toMatchObject({
      kind: 'failed',
      problem: { code: 'file/no-such-game' },
    });
    play.dropUnsaved();
    expect(play.store.getState().saving).toEqual({ kind: 'saved' });
    expect(play.store.getState().draft?.laid).toHaveLength(4);
  });

  it('never overwrites what another window saved, and can open that', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    const other = createPlay(services.gateway, id, services.tools);
    other.setCurtain(false);
    await other.load();
    await other.make([{ kind: 'pass', by: green }]);
    await play.make([
      { kind: 'exchange', by: green, cubes: table(play).state.seats[green]?.hand.slice(0, 2) ?? [] },
    ]);
    expect(play.store.getState().saving).toMatchObject({
      kind: 'failed',
      problem: { code: 'file/changed-elsewhere' },
    });
    await play.load();
    expect(table(play).state).toEqual(table(other).state);
  });

  it('follows another window that saves, and keeps what is laid while nothing has changed', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    typeCheck(play);
    await play.heard(table(play).revision);
    expect(play.store.getState().draft?.laid).toHaveLength(4);
    const other = createPlay(services.gateway, id, services.tools);
    other.setCurtain(false);
    await other.load();
    await other.make([{ kind: 'pass', by: green }]);
    await play.heard(table(other).revision);
    expect(table(play).state.turn).toBe(12);
    expect(play.store.getState().draft?.laid).toEqual([]);
  });

  it('takes a move back and makes it again; having seen new cubes is marked in the record', async () => {
    const { play } = await openTestServices(words).open(atTurn11);
    typeCheck(play);
    await playLaid(play);
    const after = table(play).state;
    await play.undo();
    expect(table(play).state.turn).toBe(11);
    expect(table(play).record.takenBack).toBe(1);
    await play.redo();
    expect(table(play).state).toEqual(after);
    await play.redo();
    expect(play.store.getState().refusal?.problem).toEqual({ code: 'play/nothing-to-redo' });
  });

  it('says how to begin where a play of no cubes is asked for', async () => {
    const { play } = await openTestServices(words).open(atTurn11);
    await playLaid(play);
    expect(play.store.getState().refusal?.problem).toEqual({ code: 'alphacubes/nothing-laid' });
    expect(table(play).state.turn).toBe(11);
  });

  it('keeps the cubes laid when the table accepts a word', async () => {
    const { play } = await openTestServices(published.words.filter((word) => word !== 'CHECK')).open(
      atTurn11,
    );
    typeCheck(play);
    await playLaid(play);
    expect(play.store.getState().refusal?.problem.code).toBe('alphacubes/not-in-lexicon');
    await play.make([{ kind: 'allow', by: green, words: ['CHECK'] }]);
    expect(play.store.getState().draft?.laid).toHaveLength(4);
    await playLaid(play);
    expect(table(play).state.seats[green]?.points).toBe(131);
    expect(
      table(play)
        .record.moves.map(({ kind }) => kind)
        .slice(-2),
    ).toEqual(['allow', 'play']);
  });

  it('forgets whose hand was drawn while a play may be challenged', async () => {
    const judged = underChallenge(atTurn11);
    const accepted = published.record.moves.slice(0, 1);
    const { play } = await openTestServices(words).open({ ...judged, moves: [] }, true);
    play.liftCurtain();
    expect(play.store.getState().forward).toBe(0);
    await play.make(accepted);
    expect(table(play).state.phase.kind).toBe('challenge');
    expect(play.store.getState().forward).toBeUndefined();
    expect(play.store.getState().draft?.order).toEqual([]);
    await play.make([1, 2, 3].map((seat) => ({ kind: 'accept', by: seat as Seat })));
    expect(table(play).state.phase).toEqual({ kind: 'turn', seat: 1 });
    expect(play.store.getState().forward).toBeUndefined();
  });

  it('says which list a game needs, where a record stops, and that a game is not there', async () => {
    const services = openTestServices(words);
    const failed = async (record: AlphacubesRecord) => {
      const { play } = await services.open(record);
      const { stage } = play.store.getState();
      return stage.kind === 'failed' ? stage.problem : undefined;
    };
    for (const name of ['klingon', '../english', '/etc/passwd']) {
      const problem = await failed({ ...atTurn11, lexicon: { name, sha256: 'f'.repeat(64) } });
      expect(problem).toEqual({ code: 'play/no-such-list', name, known: [{ phrase: 'wordLists.english' }] });
    }
    const [first, second] = atTurn11.moves;
    if (first === undefined || second === undefined) throw new Error('two moves');
    // No door saves such a game, but a file that somebody edits may hold one.
    const { id } = await services.open(atTurn11);
    const edited = formatRecord({ ...atTurn11, moves: [first, first] });
    writeFileSync(join(services.games, `${id}.cubewright.json`), edited);
    const stopped = createPlay(services.gateway, id, services.tools);
    await stopped.load();
    expect(stopped.store.getState().stage).toMatchObject({
      kind: 'failed',
      problem: { code: 'play/stops', move: 2, reason: { code: 'alphacubes/not-your-turn' } },
    });
    mkdirSync(services.games, { recursive: true });
    const nobody = createPlay(services.gateway, 'no-such-game', services.tools);
    nobody.setCurtain(false);
    await nobody.load();
    expect(nobody.store.getState().stage).toEqual({
      kind: 'failed',
      problem: { code: 'file/no-such-game', id: 'no-such-game' },
    });
  });
});
