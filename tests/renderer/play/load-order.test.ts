import { describe, expect, it } from 'vitest';
import type { Gateway } from '#renderer/gateway/index.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { ReadLexicon } from '#renderer/table/store/load-game.ts';
import type { AlphacubesPlay as Play } from '#renderer/games/alphacubes/table-types.ts';
import { currentState } from '#shared/engine/index.ts';
import { refuse, type Seat } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { openTestServices } from './test-services.ts';

const atTurn11: AlphacubesRecord = { ...published.record, moves: published.record.moves.slice(0, 10) };
const pass = { kind: 'pass', by: 2 as Seat } as const;

function turn(play: Play) {
  const { stage } = play.store.getState();
  return stage.kind === 'ready' ? currentState(stage.game.timeline).turn : stage.kind;
}

/** The game of a record behind a way out that can hold back the next answer to `readGame`. */
async function aSlowHouse() {
  const services = openTestServices(published.words);
  const { id } = await services.open(atTurn11);
  let held: Promise<unknown> | undefined;
  const call: Gateway['call'] = async (method, ...ask) => {
    const until = method === 'readGame' ? held : undefined;
    if (until !== undefined) held = undefined;
    const answer = await services.gateway.call(method, ...ask);
    await until;
    return answer;
  };
  const play = createPlay({ ...services.gateway, call }, id, services.tools);
  play.setCurtain(false);
  return {
    play,
    /** The next game is read at once and comes when the function given is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = promise;
      return () => {
        resolve(undefined);
      };
    },
  };
}

describe('a game that is read more than once', () => {
  it('lies as it was read last, and a move made then stays made', async () => {
    const { play, hold } = await aSlowHouse();
    const handOver = hold();
    const early = play.load();
    await play.load();
    await play.make([pass]);
    handOver();
    await early;
    expect(turn(play)).toBe(12);
    await play.undo();
    expect(play.store.getState().saving).toEqual({ kind: 'saved' });
  });

  it('keeps a move that was made while it was looked at again', async () => {
    const { play, hold } = await aSlowHouse();
    await play.load();
    const handOver = hold();
    const look = play.heard();
    await play.make([pass]);
    handOver();
    await look;
    expect(turn(play)).toBe(12);
  });
});

describe('the word list of games', () => {
  it('is fetched and read once, however many ask for it at once; a refusal is tried again', async () => {
    const services = openTestServices([...published.words, 'ONCE']);
    const created = await services.gateway.call('createGame', { text: formatRecord(atTurn11) });
    if (!created.ok) throw new Error(created.problem.code);
    const fetched: string[] = [];
    let found = 0;
    const gateway: Gateway = {
      ...services.gateway,
      async call(method, ...ask) {
        const answer = await services.gateway.call(method, ...ask);
        if (method === 'appInfo') found += 1;
        return answer;
      },
      asset(path) {
        fetched.push(path);
        return services.gateway.asset(path);
      },
    };
    /** Opens the game twice at a time; the list is read once both have come so far as to want it. */
    const opened = (readLexicon: ReadLexicon) => {
      const before = found;
      const waits: ReadLexicon = async (bytes, file) => {
        await expect.poll(() => found).toBe(before + 2);
        return readLexicon(bytes, file);
      };
      const open = async () => {
        const play = createPlay(gateway, created.value.id, { ...services.tools, readLexicon: waits });
        play.setCurtain(false);
        await play.load();
        return turn(play);
      };
      return Promise.all([open(), open()]);
    };
    const broken = () => Promise.resolve(refuse({ code: 'play/list-not-read' }));
    expect(await opened(broken)).toEqual(['failed', 'failed']);
    expect(fetched).toHaveLength(1);
    expect(await opened(services.tools.readLexicon)).toEqual([11, 11]);
    expect(fetched).toHaveLength(2);
    expect(await opened(broken)).toEqual([11, 11]);
    expect(fetched).toHaveLength(2);
  });
});
