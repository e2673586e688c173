import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { movesShown } from '#renderer/table/last-move/last-move.ts';
import type { LastMoveTexts, LoadedGame, TableTypes } from '#renderer/table/index.ts';
import { stepsOf } from '#shared/engine/index.ts';
import { gameIds } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { anyGame } from '#tests/support/contract/any-game.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

const games = 3;
const files = import.meta.glob<LastMoveTexts<TableTypes>>('/renderer/games/*/last-move.tsx', {
  import: 'lastMoveTexts',
});
const told = gameIds.filter((id) => `/renderer/games/${id}/last-move.tsx` in files);
const i18n = createTranslator();
const { t } = i18n;

describe(`P35: what the others did, in ${games} games or more from seed ${seed}`, () => {
  it.each(told)('is told of every turn of %s with its points', { timeout: longTest }, async (id) => {
    const tools = await files[`/renderer/games/${id}/last-move.tsx`]?.();
    if (tools === undefined) throw new Error(`${id} tells no last move`);
    const { game } = anyGame(id);
    let shown = 0;
    // A random game can be short and tell little, so more are played until something was told.
    for (let number = 0; number < games || (shown <= 10 && number < 100); number += 1) {
      const played = await playAtRandom(anyGame(id), (seed + number) % 2 ** 31, {}, 120);
      const players = Array.from({ length: played.start.seats }, (_, at) => ({ name: `Player${at}` }));
      const { stretches } = played.timeline;
      for (const stretch of stretches) {
        const steps = [...stepsOf(game.rules, stretch)];
        for (const [at, { state }] of steps.entries()) {
          const me = game.rules.turn(state).seat;
          if (at % 3 !== 0 || me === undefined) continue;
          const until = stretches.slice(0, stretches.indexOf(stretch));
          const moves = stretch.moves.slice(0, at + 1);
          const length = until.reduce((sum, one) => sum + one.moves.length, moves.length);
          const timeline = {
            ...played.timeline,
            stretches: [...until, { ...stretch, moves }],
            state,
            length,
          };
          const loaded = { game, timeline, record: { players } } as unknown as LoadedGame<TableTypes>;
          const list = movesShown(t, loaded, me, tools);
          for (const move of list) {
            shown += 1;
            // What this player has done in the turn that goes on is not the other's.
            const now = game.rules.turn(state).number;
            const last = played.steps
              .slice(move.id, length)
              .findLast(
                (one) =>
                  game.rules.turn(one.before).number === move.turn &&
                  (move.turn !== now || one.move.by !== me),
              )?.state;
            if (last === undefined) throw new Error('A shown move is in the record');
            expect(move.total).toBe(game.rules.scores(last)[move.seat]);
            const markup = renderToStaticMarkup(
              createElement(I18nextProvider, { i18n }, ...(move.pieces ?? [])),
            );
            const text = JSON.stringify({ ...move, pieces: [] }) + markup;
            // A sentence that was not found is told by its key.
            expect(text).not.toMatch(/\{\{|Table\.|Shell\.|undefined|NaN/u);
            expect(move.title.trim()).not.toBe('');
            expect(move.spoken.trim()).not.toBe('');
            expect(move.seat).not.toBe(me);
          }
          const ids = list.map((move) => move.id);
          expect(ids).toEqual(ids.toSorted((one, other) => other - one));
        }
      }
    }
    expect(shown).toBeGreaterThan(10);
  });
});
