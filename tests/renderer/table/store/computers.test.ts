import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { AlphacubesPlay as Play, AlphacubesTable } from '#renderer/games/alphacubes/table-types.ts';
import type { PlayTools } from '#renderer/table/store/play.ts';
import { movesOf, currentState } from '#shared/engine/index.ts';
import {
  alphacubesOptions,
  type AlphacubesMove,
  type AlphacubesOptions,
} from '#shared/games/alphacubes/index.ts';
import { expectOk, refuse, type CubeId, type Seat } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { parseRecord, type RecordPlayer } from '#shared/records/index.ts';
import { patience } from '#tests/support/patience.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { cubes } from '#tests/support/alphacubes/position.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { openTestServices } from '../../play/test-services.ts';

const ann: RecordPlayer = { name: 'Ann', kind: 'person' };
const ben: RecordPlayer = { name: 'Ben', kind: 'person' };
const eva: RecordPlayer = { name: 'Eva', kind: 'computer', level: 19 };
const finn: RecordPlayer = { name: 'Finn', kind: 'computer', level: 1 };
const seatOf = (place: number) => place as Seat;

function gameOf(
  players: readonly RecordPlayer[],
  more: Partial<AlphacubesOptions> = {},
  drawOrder?: readonly CubeId[],
): AlphacubesRecord {
  const options = { ...defaults(alphacubesOptions), ...more };
  return { ...published.record, players, options, seed: 17, setUp: { first: 0, drawOrder }, moves: [] };
}

function table(play: Play) {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(`${stage.kind}: ${JSON.stringify(stage)}`);
  return { ...stage.game, state: currentState(stage.game.timeline) };
}

const moves = (play: Play) => movesOf(table(play).timeline).map((move) => `${move.by} ${move.kind}`);
const until = (play: Play, check: () => boolean) =>
  new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`It did not come to that: ${JSON.stringify(play.store.getState().computer)}`));
    }, patience);
    const look = () => {
      if (!check()) return;
      clearTimeout(late);
      unsubscribe();
      resolve();
    };
    const unsubscribe = play.store.subscribe(look);
    look();
  });
/** A table that somebody looks at, until the test is over. */
const attended = (play: Play) => {
  onTestFinished(play.attend());
};
/** The word engine of a house whose answers wait until the test releases them; a cancelled question is answered, too. */
function heldHelp(tools: ReturnType<typeof openTestServices>['tools']) {
  const asked: { readonly cancelled: () => boolean; readonly release: () => Promise<void> }[] = [];
  const help: PlayTools<AlphacubesTable>['help'] = () => ({
    ...tools.help(),
    plays(ask, tier) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const found = tools.help().plays(ask, tier);
      const answer = promise.then(() => found.answer);
      let cancelled = false;
      asked.push({
        cancelled: () => cancelled,
        release: async () => {
          resolve(undefined);
          await answer;
          // What follows the answer has had its turn.
          await new Promise((done) => setImmediate(done));
        },
      });
      return { answer, cancel: () => (cancelled = true) };
    },
  });
  return { asked, tools: { ...tools, help } };
}
const pass = (place: number): AlphacubesMove => ({ kind: 'pass', by: seatOf(place) });

describe('computers at the table', () => {
  it('move when it is their turn and somebody looks on, each move on disk', async () => {
    const services = openTestServices(smallWords);
    const { play, id } = await services.open(gameOf([ann, eva, finn]));
    await play.make([pass(0)]);
    expect(moves(play)).toEqual(['0 pass']);
    attended(play);
    expect(play.store.getState().computer).toEqual({ kind: 'thinking', seat: 1 });
    await until(play, () => table(play).timeline.length === 3);
    expect(moves(play)).toEqual(['0 pass', '1 play', '2 play']);
    expect(play.store.getState().computer).toEqual({ kind: 'idle' });
    expect(table(play).state.phase).toEqual({ kind: 'turn', seat: 0 });
    const kept = expectOk(parseRecord(readFileSync(join(services.games, `${id}.cubewright.json`), 'utf8')));
    expect(kept.moves).toHaveLength(3);
  });

  it('begin where lot has one of them begin', async () => {
    const { play } = await openTestServices(smallWords).open(gameOf([eva, ann]));
    attended(play);
    await until(play, () => table(play).timeline.length === 1);
    expect(moves(play)).toEqual(['0 play']);
  });

  it('never have their hand drawn; the only person keeps theirs in view, in their own order', async () => {
    const { play } = await openTestServices(smallWords).open(gameOf([ann, eva]));
    const [hand = []] = table(play).state.seats.map((seat) => seat.hand);
    const order = [...hand].reverse();
    play.act({ kind: 'order', order });
    await play.make([pass(0)]);
    expect(table(play).state.phase).toEqual({ kind: 'turn', seat: 1 });
    expect(play.store.getState().draft?.order).toEqual(order);

    const { play: several } = await openTestServices(smallWords).open(gameOf([ann, ben, eva]), true);
    several.liftCurtain();
    await several.make([pass(0)]);
    several.liftCurtain();
    await several.make([pass(1)]);
    expect(several.store.getState().draft?.order).toEqual([]);
    expect(several.store.getState().forward).toBeUndefined();
  });

  it('P15 one undo returns to the person’s decision, and one redo to the next', async () => {
    const { play } = await openTestServices(smallWords).open(gameOf([ann, eva, finn]));
    attended(play);
    await play.make([pass(0)]);
    await until(play, () => table(play).timeline.length === 3);
    const after = table(play).state;
    await play.undo();
    expect(moves(play)).toEqual([]);
    expect(table(play).timeline.takenBack).toBe(2);
    await play.redo();
    expect(moves(play)).toEqual(['0 pass', '1 play', '2 play']);
    expect(table(play).state).toEqual(after);
    await play.undo();
    await play.make([pass(0)]);
    await until(play, () => table(play).timeline.length === 3);
    // The same game up to there is decided alike.
    expect(table(play).state).toEqual(after);
  });

  it('wait when they are told to, also for ever, and go on', async () => {
    const services = openTestServices(smallWords);
    const { id } = await services.open(gameOf([ann, eva]));
    const play = createPlay(services.gateway, id, { ...services.tools, pauseMs: 60_000 });
    play.setCurtain(false);
    await play.load();
    attended(play);
    await play.make([pass(0)]);
    expect(play.store.getState().computer).toEqual({ kind: 'thinking', seat: 1 });
    play.computers.stop();
    expect(play.store.getState().computer).toEqual({ kind: 'stopped', seat: 1 });
    await play.undo();
    expect(moves(play)).toEqual([]);
    await play.make([pass(0)]);
    expect(play.store.getState().computer.kind).toBe('thinking');
    play.computers.stop();
    play.computers.goOn();
    // Nobody need sit through the pause.
    play.computers.hurry();
    await until(play, () => table(play).timeline.length === 2);
    expect(moves(play)).toEqual(['0 pass', '1 play']);
  });

  it('think no more once the table is left, and again when it is seen again', async () => {
    const services = openTestServices(smallWords);
    const { id } = await services.open(gameOf([ann, eva]));
    const held = heldHelp(services.tools);
    const play = createPlay(services.gateway, id, held.tools);
    await play.load();
    const leave = play.attend();
    await play.make([pass(0)]);
    leave();
    expect(held.asked.map(({ cancelled }) => cancelled())).toEqual([true]);
    // An answer that was on its way all the same moves nothing: neither on the table nor, first, on disk.
    await held.asked[0]?.release();
    expect(play.store.getState().saving).toEqual({ kind: 'saved' });
    expect(moves(play)).toEqual(['0 pass']);
    attended(play);
    await held.asked[1]?.release();
    await until(play, () => table(play).timeline.length === 2);
  });

  it('A5 answer a play that may be challenged, one after another, and people after or before them', async () => {
    const laid = cubes('AENST AHOUX EINRT AEIRS AEIKT EGNRT DEIRV');
    const rest = cubes('AENPT CEIOV AEITY ABDIT DEHOR EIQRU NORTY AINTU INOTY AEFOU AELNT ILNOY EHLOT DEGLX');
    const record = gameOf([ann, eva, ben], { judge: 'challenge' }, [...laid, ...rest]);
    const { play } = await openTestServices(smallWords).open(record);
    attended(play);
    play.act({ kind: 'typed', text: 'I9 across TNE' });
    const placements = (play.store.getState().draft?.laid ?? []).map(({ square, cube, letter }) => {
      return { square, cube: cube as CubeId, letter };
    });
    await play.make([{ kind: 'play', by: seatOf(0), placements }]);
    // TNE is in no list, and the strongest level lets nothing pass.
    await until(play, () => table(play).timeline.length === 2);
    expect(moves(play)).toEqual(['0 play', '1 challenge']);
    expect(table(play).state.squares).toEqual({});
  });

  it('play a whole game among themselves; undo looks at one move and stops them', async () => {
    const { play } = await openTestServices(smallWords).open(
      gameOf(
        [eva, finn],
        {},
        cubes(
          'AENST AHOUX EINRT AEIRS AEIKT EGNRT DEIRV AENPT CEIOV AEITY ABDIT DEHOR EIQRU NORTY AINTU INOTY',
        ),
      ),
    );
    attended(play);
    await until(play, () => table(play).state.phase.kind === 'over');
    const count = moves(play).length;
    await play.undo();
    expect(moves(play)).toHaveLength(count - 1);
    expect(play.store.getState().computer.kind).toBe('stopped');
    play.computers.goOn();
    await until(play, () => table(play).state.phase.kind === 'over');
  });

  it('say why they cannot think, try again, and may be let pass', async () => {
    const services = openTestServices(smallWords);
    const { id } = await services.open(gameOf([ann, eva]));
    let broken = true;
    const tools: PlayTools<AlphacubesTable> = {
      ...services.tools,
      help: () => ({
        ...services.tools.help(),
        plays: (ask, tier) =>
          broken
            ? {
                answer: Promise.resolve(refuse({ code: 'engine/crashed', reason: 'no memory' })),
                cancel: () => undefined,
              }
            : services.tools.help().plays(ask, tier),
      }),
    };
    const play = createPlay(services.gateway, id, tools);
    play.setCurtain(false);
    await play.load();
    attended(play);
    await play.make([pass(0)]);
    await until(play, () => play.store.getState().computer.kind === 'failed');
    expect(play.store.getState().computer).toMatchObject({ seat: 1, problem: { code: 'engine/crashed' } });
    await play.make([pass(1)]);
    expect(table(play).state.phase.kind).toBe('over');
    await play.undo();
    broken = false;
    await play.make([pass(0)]);
    await until(play, () => table(play).timeline.length === 2);
    expect(moves(play)).toEqual(['0 pass', '1 play']);
  });

  it('say so when the rules refuse what they found, as by a vocabulary that is not of the list', async () => {
    const services = openTestServices(smallWords);
    const { id } = await services.open(gameOf([ann, eva]));
    const backwards = smallWords.map((word) => [...word].reverse().join(''));
    const other = openTestServices(backwards.filter((word) => !smallWords.includes(word)));
    const play = createPlay(services.gateway, id, other.tools);
    play.setCurtain(false);
    await play.load();
    attended(play);
    await play.make([pass(0)]);
    await until(play, () => play.store.getState().computer.kind === 'failed');
    expect(play.store.getState().computer).toMatchObject({ problem: { code: 'alphacubes/not-in-lexicon' } });
    await play.make([pass(1)]);
    expect(moves(play)).toEqual(['0 pass', '1 pass']);
  });

  it('in two windows move once, and both tables show the same', async () => {
    const services = openTestServices(smallWords);
    const { play, id } = await services.open(gameOf([ann, eva]));
    const other = createPlay(services.gateway, id, services.tools);
    other.setCurtain(false);
    await other.load();
    attended(play);
    attended(other);
    await play.make([pass(0)]);
    await other.heard();
    await until(play, () => table(play).timeline.length === 2);
    await until(other, () => table(other).timeline.length === 2);
    await play.heard();
    await other.heard();
    expect(table(play).state).toEqual(table(other).state);
    expect([play, other].map((one) => one.store.getState().saving)).toEqual([
      { kind: 'saved' },
      { kind: 'saved' },
    ]);
  });

  it('wait with a move that could not be saved, and do not try for ever', async () => {
    const services = openTestServices(smallWords);
    const { play } = await services.open(gameOf([ann, eva]));
    await play.make([pass(0)]);
    const aside = `${services.games}-aside`;
    renameSync(services.games, aside);
    writeFileSync(services.games, 'a file where the folder was');
    attended(play);
    await until(play, () => play.store.getState().saving.kind === 'failed');
    expect(moves(play)).toEqual(['0 pass']);
    play.dropUnsaved();
    expect(play.store.getState().computer).toEqual({ kind: 'stopped', seat: 1 });
    rmSync(services.games);
    renameSync(aside, services.games);
    play.computers.goOn();
    await until(play, () => table(play).timeline.length === 2);
  });
});
