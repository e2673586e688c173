import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { AlphacubesPlay as Play } from '#renderer/games/alphacubes/table-types.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { keptDrafts, type KeptDraft } from '#shared/contract/index.ts';
import { currentState } from '#shared/engine/index.ts';
import { expectOk, refuse, type CubeId, type Seat } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { openTestServices } from './test-services.ts';

const words = [...published.words, 'CHECK'];
const atTurn11: AlphacubesRecord = { ...published.record, moves: published.record.moves.slice(0, 10) };
const green = 2 as Seat;
type House = ReturnType<typeof openTestServices>;

function draftOf(play: Play) {
  const { draft } = play.store.getState();
  if (draft === undefined) throw new Error(JSON.stringify(play.store.getState().stage));
  return draft;
}

function turnOf(play: Play): number {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(stage.kind);
  return currentState(stage.game.timeline).turn;
}

/** What a page loaded anew has, or another window, or the first window after a crash: a new store over the same home. */
async function openAgain(services: House, id: string, gateway: Gateway = services.gateway): Promise<Play> {
  await services.answered();
  const play = createPlay(gateway, id, services.tools);
  await play.load();
  play.setCurtain(false);
  return play;
}

/** `G4 across CHECK` on the board, a cube of the hand turned to another face, and the hand in another order. */
function layCheck(play: Play): void {
  play.act({ kind: 'typed', text: 'G4 across CHECK' });
  const { order, laid } = draftOf(play);
  const free = order.find((cube) => !laid.some((one) => one.cube === cube)) ?? -1;
  play.act({ kind: 'pick-cube', cube: free });
  play.act({ kind: 'tip', side: 'up' });
  play.act({ kind: 'let-go' });
  play.act({ kind: 'order', order: order.toReversed() });
}

function playLaid(play: Play, by: Seat): Promise<void> {
  const placements = draftOf(play).laid.map(({ square, cube, letter }) => {
    return { square, cube: cube as CubeId, letter };
  });
  return play.make([{ kind: 'play', by, placements }]);
}

const fileOf = (services: House, id: string): string => join(services.drafts, `${id}.json`);

async function keptIn(services: House, id: string): Promise<readonly KeptDraft[]> {
  await services.answered();
  return keptDrafts.parse(JSON.parse(readFileSync(fileOf(services, id), 'utf8')));
}

describe('what is laid and not yet played (P32)', () => {
  it('lies there again in a page that is loaded anew, turned and ordered as it was', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    layCheck(play);
    const again = await openAgain(services, id);
    expect(draftOf(again)).toEqual({ ...draftOf(play), past: [], future: [] });
    expect(draftOf(again).laid.map(({ square, letter }) => square + letter)).toEqual([
      'G4C',
      'H4H',
      'J4C',
      'K4K',
    ]);
    await playLaid(again, green);
    expect(turnOf(again)).toBe(12);
  });

  it('keeps the cubes chosen to be exchanged', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    const [first, second] = draftOf(play).order;
    play.act({ kind: 'exchange' });
    play.act({ kind: 'pick-cube', cube: second ?? -1 });
    play.act({ kind: 'pick-cube', cube: first ?? -1 });
    const again = await openAgain(services, id);
    expect(draftOf(again).gesture).toEqual({ kind: 'exchanging', cubes: [second, first] });
  });

  it('is gone with the move it was for, and stays gone when that is taken back', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    layCheck(play);
    const { order } = draftOf(play);
    await playLaid(play, green);
    expect(draftOf(await openAgain(services, id)).laid).toEqual([]);
    await play.undo();
    const again = await openAgain(services, id);
    expect(turnOf(again)).toBe(11);
    expect(draftOf(again)).toMatchObject({ laid: [], order });
  });

  it('is dropped where another window has moved on, and the order of the hand is not', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    const other = await openAgain(services, id);
    layCheck(play);
    const { order } = draftOf(play);
    await services.answered();
    await other.make([{ kind: 'pass', by: green }]);
    await play.heard();
    expect(draftOf(play).laid).toEqual([]);
    const again = await openAgain(services, id);
    expect(turnOf(again)).toBe(12);
    expect(draftOf(again).laid).toEqual([]);
    await again.undo();
    expect(draftOf(again)).toMatchObject({ laid: [], order });
  });

  it('lays nothing at another number of moves, as after a crash between a move and its draft', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    layCheck(play);
    const { order } = draftOf(play);
    const [kept] = await keptIn(services, id);
    expect(kept).toMatchObject({ seat: green, moves: 10 });
    for (const moves of [9, 11]) {
      writeFileSync(fileOf(services, id), JSON.stringify([{ ...kept, moves }]));
      expect(draftOf(await openAgain(services, id))).toMatchObject({ laid: [], order });
    }
  });

  it('is of one seat: each finds its own order and facings again', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    const greens = draftOf(play).order.toReversed();
    play.act({ kind: 'order', order: greens });
    await play.make([{ kind: 'pass', by: green }]);
    const again = await openAgain(services, id);
    expect(draftOf(again).order).not.toEqual(greens);
    const others = draftOf(again).order.toReversed();
    again.act({ kind: 'order', order: others });
    expect((await keptIn(services, id)).map(({ seat }) => seat).sort()).toEqual([2, 3]);
    await again.undo();
    const undone = await openAgain(services, id);
    expect(draftOf(undone).order).toEqual(greens);
    await undone.make([{ kind: 'pass', by: green }]);
    expect(draftOf(undone).order).toEqual(others);
  });

  it('goes on through a ruling on a word in the midst of the turn', async () => {
    const services = openTestServices(words.filter((word) => word !== 'CHECK'));
    const { play, id } = await services.open(atTurn11);
    layCheck(play);
    await play.make([{ kind: 'allow', by: green, words: ['CHECK'] }]);
    expect(draftOf(play).laid).toHaveLength(4);
    const again = await openAgain(services, id);
    expect(draftOf(again)).toEqual({ ...draftOf(play), past: [], future: [] });
  });

  it('is not on disk for a walk over the board, and once for cubes that are dragged about', async () => {
    const services = openTestServices(words);
    const { id } = await services.open(atTurn11);
    const asked: unknown[] = [];
    const call: Gateway['call'] = (method, ...ask) => {
      if (method === 'saveDraft') asked.push(ask);
      return services.gateway.call(method, ...ask);
    };
    const play = await openAgain(services, id, { ...services.gateway, call });
    play.act({ kind: 'cursor', place: { column: 3, row: 3 } });
    expect(asked).toEqual([]);
    play.act({ kind: 'grab', cube: draftOf(play).order[0] ?? -1, from: undefined });
    play.act({ kind: 'drag-over', square: 'A1' });
    play.act({ kind: 'drag-over', square: 'B1' });
    await services.answered();
    expect(asked).toHaveLength(1);
    play.act({ kind: 'drop' });
    await services.answered();
    expect(asked).toHaveLength(2);
    expect(draftOf(await openAgain(services, id)).laid).toMatchObject([{ square: 'B1' }]);
  });

  it('is written one at a time, the newest alone, and at once when the page goes', async () => {
    const services = openTestServices(words);
    const { id } = await services.open(atTurn11);
    let { promise, resolve } = Promise.withResolvers<undefined>();
    const asked: string[] = [];
    const call: Gateway['call'] = async (method, ...ask) => {
      if (method === 'saveDraft') {
        asked.push(JSON.stringify(ask));
        await promise;
      }
      return services.gateway.call(method, ...ask);
    };
    const play = await openAgain(services, id, { ...services.gateway, call });
    const type = (...letters: readonly string[]) => {
      for (const letter of letters) play.act({ kind: 'letter', letter });
    };
    play.act({ kind: 'cursor', place: { column: 0, row: 0 }, direction: 'across' });
    type('C', 'H', 'E');
    expect(asked).toHaveLength(1);
    resolve(undefined);
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toContain('C1');
    await services.answered();
    ({ promise, resolve } = Promise.withResolvers<undefined>());
    play.act({ kind: 'back' });
    type('K');
    expect(asked).toHaveLength(3);
    play.keepDrafts();
    expect(asked).toHaveLength(4);
    resolve(undefined);
    play.keepDrafts();
    expect(asked).toHaveLength(4);
  });
});

describe('a draft that cannot be kept', () => {
  it('is told once, stops nobody, and is written when that goes again', async () => {
    const services = openTestServices(words);
    const { play, id } = await services.open(atTurn11);
    writeFileSync(services.drafts, 'a file where the folder belongs');
    play.act({ kind: 'typed', text: 'G4 across CHECK' });
    const refusal = () => play.store.getState().refusal?.problem;
    await expect
      .poll(refusal)
      .toMatchObject({ code: 'play/draft-not-kept', reason: { code: 'file/not-a-folder' } });
    expect(draftOf(play).laid).toHaveLength(4);
    play.act({ kind: 'back' });
    await services.answered();
    expect(refusal()).toBeUndefined();
    rmSync(services.drafts);
    // What could not be written waits, and goes with the page.
    play.keepDrafts();
    expect(draftOf(await openAgain(services, id)).laid).toHaveLength(3);
    await playLaid(play, green);
    expect(refusal()).toMatchObject({ code: expect.stringMatching(/^alphacubes\//) });
  });

  it('says nothing of its own where the door is closed', async () => {
    const services = openTestServices(words);
    const { id } = await services.open(atTurn11);
    const call: Gateway['call'] = async (method, ...ask) =>
      method === 'saveDraft' ? refuse({ code: 'app/door-closed' }) : services.gateway.call(method, ...ask);
    const play = await openAgain(services, id, { ...services.gateway, call });
    layCheck(play);
    await services.answered();
    expect(play.store.getState().refusal).toBeUndefined();
    expect(draftOf(play).laid).toHaveLength(4);
  });

  it('does not keep a game from opening when it cannot be read', async () => {
    const services = openTestServices(words);
    const { id } = await services.open(atTurn11);
    const call: Gateway['call'] = async (method, ...ask) =>
      method === 'readDrafts' ? refuse({ code: 'app/door-closed' }) : services.gateway.call(method, ...ask);
    const play = await openAgain(services, id, { ...services.gateway, call });
    expect(turnOf(play)).toBe(11);
    expect(draftOf(play).laid).toEqual([]);
  });
});

describe('a game that is over (P33)', () => {
  it('opens without its word list, and says which list it is as long as it runs', async () => {
    const services = openTestServices(words);
    const text = formatRecord(published.record);
    const { id } = expectOk(await services.gateway.call('createGame', { text }));
    const running = expectOk(await services.gateway.call('createGame', { text: formatRecord(atTurn11) }));
    rmSync(services.list);
    mkdirSync(join(services.list, '..'), { recursive: true });
    writeFileSync(join(services.list, '..', 'lexica.json'), '[]');
    const over = createPlay(services.gateway, id, services.tools);
    await over.load();
    const { stage } = over.store.getState();
    if (stage.kind !== 'ready') throw new Error(JSON.stringify(stage));
    expect(stage.game.list).toBeUndefined();
    expect(stage.game.game.rules.ending(currentState(stage.game.timeline))).toBeDefined();
    const stopped = createPlay(services.gateway, running.id, services.tools);
    await stopped.load();
    expect(stopped.store.getState().stage).toMatchObject({
      kind: 'failed',
      problem: { code: 'play/no-such-list' },
    });
  });
});
