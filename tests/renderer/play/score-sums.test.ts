import { expect, it } from 'vitest';
import { scoreColumns as alphacubesColumns } from '#renderer/games/alphacubes/score-lines.ts';
import { scoreColumns as cubewordColumns } from '#renderer/games/cubeword/score-lines.ts';
import { scoreColumns as kubagramColumns } from '#renderer/games/kubagram/score-lines.ts';
import { scoreColumns as kuboColumns } from '#renderer/games/kubo/score-lines.ts';
import { scoreColumns as scrubleColumns } from '#renderer/games/scruble/score-lines.ts';
import type { ScoreColumns } from '#renderer/table/index.ts';
import type { GameTypes } from '#shared/engine/index.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { cubewordLexicon } from '#tests/support/cubeword/lexicon.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';

const { t } = createTranslator();
type Past = readonly { readonly events: readonly GameTypes['event'][] }[];

/** The columns of each game, told from events of that game alone. */
const columnsOf: Readonly<Partial<Record<GameId, (past: never, seats: number) => ScoreColumns>>> = {
  alphacubes: (past, seats) => alphacubesColumns(t, past, seats),
  cubeword: (past, seats) => cubewordColumns(t, past, seats),
  kubagram: (past, seats) =>
    kubagramColumns(
      t,
      past,
      Array.from({ length: seats }, () => 0),
    ),
  kubo: (past, seats) => kuboColumns(t, past, seats, 'standard'),
  scruble: (past, seats) => scrubleColumns(t, past, seats),
};

it.each(gameIds)('the lines of each player of %s add up to the score after every move', async (id) => {
  const game = gameOf(id);
  const lexicon = game.lexicon === 'none' ? undefined : id === 'kubagram' ? smallLexicon : cubewordLexicon;
  const tenant = { id, game, lexicon, shuffleHidden: (state: object) => state };
  for (const seed of [3, 4]) {
    const { steps, start } = await playAtRandom(tenant, seed, {}, 250);
    for (let made = 1; made <= steps.length; made += made < steps.length - 8 ? 7 : 1) {
      const past: Past = steps.slice(0, made);
      const columns = columnsOf[id]?.(past as never, start.seats) ?? [];
      const sums = columns.map((lines) =>
        lines.reduce((sum, { points, pending }) => (pending === true ? sum : sum + points), 0),
      );
      expect(sums, `after ${made} moves from seed ${seed}`).toEqual(
        game.rules.scores(steps[made - 1]?.state ?? {}),
      );
    }
  }
});
