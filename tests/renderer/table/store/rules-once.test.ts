import { expect, it, onTestFinished, vi } from 'vitest';
import type { AlphacubesPlay } from '#renderer/games/alphacubes/table-types.ts';
import { pastMoves } from '#renderer/table/store/past-moves.ts';
import { alphacubesRules } from '#shared/games/alphacubes/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { openTestServices } from '../../play/test-services.ts';

function tableOf(play: AlphacubesPlay) {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(stage.kind);
  return stage;
}

it('applies the rules once for a move on the table and once before it is written', async () => {
  const { play } = await openTestServices(published.words).open({
    ...published.record,
    moves: published.record.moves.slice(0, 10),
  });
  const apply = vi.spyOn(alphacubesRules, 'apply');
  onTestFinished(() => {
    apply.mockRestore();
  });
  /** How often the rules are applied for this, and for the list of moves that the table then shows. */
  const applied = async (change: () => Promise<void>) => {
    apply.mockClear();
    await change();
    const { game } = tableOf(play);
    expect(pastMoves(game)).toHaveLength(game.timeline.length);
    return apply.mock.calls.length;
  };
  const pass = (seat: number) => () => play.make([{ kind: 'pass', by: seat as Seat }]);
  // The services keep the state after what they wrote last, once they have written this game.
  await applied(pass(2));
  expect(await applied(pass(3))).toBe(2);
  expect(await applied(pass(0))).toBe(2);
  const { timeline } = tableOf(play).game;
  await applied(() => play.undo());
  // The services play a record anew that goes on from elsewhere; the table replays nothing for its list.
  expect(await applied(() => play.redo())).toBe(2);
  expect(tableOf(play).game.timeline).toEqual(timeline);
});
