import { describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { bookletOf, type Booklet } from '#shared/i18n/booklets.ts';
import { languages } from '#shared/i18n/index.ts';

const shapeOf = ({ sections }: Booklet) =>
  Object.entries(sections).map(([name, { body, example }]) => ({
    name,
    pieces: body.map((piece) => (typeof piece === 'string' ? 1 : piece.length + 1)),
    figures: example?.rows.map(([, figure]) => figure),
  }));

describe.each(gameIds)('the booklet of %s (R16)', (game) => {
  it('has the same sections, pieces and figures in every language', () => {
    const written = shapeOf(bookletOf(game, 'en'));
    for (const language of languages) {
      expect(shapeOf(bookletOf(game, language)), language).toEqual(written);
    }
  });

  it('says no sentence the same in two languages', () => {
    const said = (language: (typeof languages)[number]) =>
      Object.values(bookletOf(game, language).sections).flatMap(({ title, body }) => [title, ...body.flat()]);
    for (const language of ['nl', 'sv'] as const) {
      const same = said(language).filter((text) => text.includes(' ') && said('en').includes(text));
      expect(same).toEqual([]);
    }
  });
});
