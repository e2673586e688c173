import { expect, it } from 'vitest';
import type { ScoreColumns } from '#renderer/table/index.ts';
import type { GameTypes } from '#shared/engine/index.ts';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { createTranslator, type Translate } from '#shared/i18n/index.ts';
import { anyGame } from '#tests/support/contract/any-game.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';

type Past = readonly { readonly events: readonly GameTypes['event'][] }[];
type ScoreColumnsOf = (t: Translate, past: Past, before: readonly number[], options: object) => ScoreColumns;

const files = import.meta.glob<ScoreColumnsOf>('../../../renderer/games/*/score-lines.ts', {
  import: 'scoreColumns',
});

it.each(gameIds)('the lines of each player of %s add up to the score after every move', async (id) => {
  const { rules } = gameOf(id);
  const columnsOf = await files[`../../../renderer/games/${id}/score-lines.ts`]?.();
  if (columnsOf === undefined) throw new Error(`${id} has no score-lines.ts`);
  const { t } = createTranslator();
  for (const seed of [3, 4]) {
    const { steps, start, timeline } = await playAtRandom(anyGame(id), seed, {}, 250);
    for (let made = 1; made <= steps.length; made += made < steps.length - 8 ? 7 : 1) {
      const columns = columnsOf(t, steps.slice(0, made), rules.scores(timeline.start), start.options);
      const sums = columns.map((lines) =>
        lines.reduce((sum, { points, pending }) => (pending === true ? sum : sum + points), 0),
      );
      expect(sums, `after ${made} moves from seed ${seed}`).toEqual(
        rules.scores(steps[made - 1]?.state ?? {}),
      );
    }
  }
});
