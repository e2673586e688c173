import { describe, expect, it } from 'vitest';
import { formOf, positionNow, positionOf } from '#renderer/table/position/edit-position.ts';
import type { LoadedGame, TableTypes } from '#renderer/table/store/index.ts';
import { stateBefore, type OpenHands } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import type { KuboSetUp, KuboState } from '#shared/games/kubo/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { replayRecord, type AnyRecord, type GameRecord } from '#shared/records/index.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';

const all: OpenHands = { kind: 'all' };

/** A game in its middle, as a table has it. */
function loaded(id: Parameters<typeof midGame>[0]) {
  const record = midGame(id);
  const replayed = replayRecord(record as AnyRecord);
  if (!replayed.ok) throw new Error(replayed.problem.code);
  return { game: gameOf(id), record, timeline: replayed.timeline } as unknown as LoadedGame<TableTypes>;
}

describe('editing the position of a game', () => {
  it('goes back to where the turn began once cards of it lie', () => {
    const kubo = loaded('kubo');
    const { rules } = kubo.game;
    const states = Array.from({ length: kubo.timeline.length + 1 }, (_, at) =>
      stateBefore(rules, kubo.timeline, at),
    ) as readonly KuboState[];
    const laying = states.findIndex(({ phase }) => phase.kind === 'turn' && phase.laid.length > 0);
    expect(laying).toBeGreaterThan(0);
    const turn = { at: laying, turn: states[laying]?.turn ?? 0 };
    const found = positionOf(kubo, turn, all);
    const began = states[found?.at ?? -1];
    expect(began).toMatchObject({ turn: turn.turn, phase: { laid: [] } });
    expect(found?.setUp).toMatchObject({ hands: began?.seats.map(({ hand }) => hand), drawn: true });
  });

  it('shows no hand but the open one', () => {
    const kubo = loaded('kubo');
    const { hands } = positionNow(kubo, { kind: 'one', seat: seat(1) })?.setUp as KuboSetUp;
    const held = hands?.map((hand) => hand.length > 0);
    expect(held).toEqual(kubo.record.players.map((_, at) => at === 1));
  });

  it('takes the players and the rules', () => {
    const cubeword = loaded('cubeword');
    const found = positionNow(cubeword, all);
    if (found === undefined) throw new Error('A turn of CUBEWORD is a set-up');
    expect(found.at).toBe(cubeword.timeline.length);
    const { lexicon, players, options } = cubeword.record;
    expect(formOf(cubeword, found)).toMatchObject({
      players: players.map(({ name, kind }) => ({ name, kind })),
      options,
      list: lexicon?.name,
      position: { isChosen: true, entered: found.setUp },
    });
  });

  it('takes the words that the table has allowed until then', () => {
    const { record, ...rest } = loaded('cubeword');
    const { rules } = rest.game;
    const by = rules.turn(rest.timeline.state).seat;
    const moves = [...record.moves, { kind: 'allow', by, words: ['QWERT'] }] as GameRecord['moves'];
    const replayed = replayRecord({ ...record, moves } as AnyRecord);
    if (!replayed.ok) throw new Error(replayed.problem.code);
    const ruled = {
      record,
      game: rest.game,
      timeline: replayed.timeline,
    } as unknown as LoadedGame<TableTypes>;
    const found = positionNow(ruled, all);
    const before = { setUp: found?.setUp ?? {}, at: record.moves.length };
    const { allow } = record.options as { readonly allow: readonly string[] };
    expect(formOf(ruled, { ...before, at: found?.at ?? 0 })).toMatchObject({
      options: { allow: [...allow, 'QWERT'] },
    });
    expect(formOf(ruled, before)).toMatchObject({ options: { allow } });
  });

  it.each(['cubeword', 'kubagram', 'kubo', 'scruble'] as const)(
    'gives %s a position that can be played',
    (id) => {
      const game = loaded(id);
      const found = positionNow(game, all);
      const { options, players } = game.record;
      const start = { options, seats: players.length, seed: 5, setUp: found?.setUp ?? {} };
      const made = expectOk(game.game.rules.setup(start));
      const before = stateBefore(game.game.rules, game.timeline, found?.at ?? 0);
      expect(game.game.rules.scores(made)).toEqual(game.game.rules.scores(before));
    },
  );
});
