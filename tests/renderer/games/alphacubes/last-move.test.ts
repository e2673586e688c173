import { expect, it } from 'vitest';
import { lastMoveTexts } from '#renderer/games/alphacubes/last-move.tsx';
import type { AlphacubesTable } from '#renderer/games/alphacubes/table-types.ts';
import { movesShown } from '#renderer/table/last-move/last-move.ts';
import type { LoadedGame } from '#renderer/table/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { replayRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const { t } = createTranslator();

/** What the others did in the published game before the play of this number. */
function toldBefore(play: number) {
  const record = { ...published.record, moves: published.record.moves.slice(0, play) };
  const { timeline } = replayRecord(record);
  const game = { game: gameOf('alphacubes'), timeline, record } as unknown as LoadedGame<AlphacubesTable>;
  return movesShown(t, game, seat(play % 4), lastMoveTexts);
}

it('tells a splash with its squares, its sum and its moment (P35)', () => {
  const [last] = toldBefore(4);
  expect(last).toMatchObject({
    title: 'Blue played FOXTAILS',
    moment: 'A splash: all seven cubes at once.',
    points: 72,
    total: 72,
  });
  expect(last?.sum?.at(-1)).toEqual({ text: 'All seven cubes', points: '+ 50' });
  expect(last?.places).toHaveLength(7);
  expect(last?.spoken).toMatch(/^Blue plays FOXTAILS from \w+ (across|down) for 72\. A splash/u);
});

it('has every play of the round since one’s own, the newest first, and adds up as the source prints it', () => {
  const told = toldBefore(7);
  expect(told.map(({ points }) => points)).toEqual([78, 32, 11]);
  expect(told.map(({ total }) => total)).toEqual([108, 56, 97]);
});
