import { manifestOf, type GameId } from '#shared/games/index.ts';
import type { BookletFacts } from '#shared/games/printed.ts';
import { bookletOf, type Booklet, type BookletSection } from '#shared/i18n/booklets.ts';
import type { Language } from '#shared/i18n/index.ts';
import type { PrintSet } from '../print-set.ts';

const asWritten: BookletFacts = { facts: {}, changes: [], examples: true };

/** Returns the rules with the numbers of this set, without examples that do not hold for it. */
export function rulesOf(game: GameId, { pieces }: PrintSet, language: Language): Booklet {
  const text = bookletOf(game, language);
  const { facts, changes, examples } =
    (pieces && manifestOf(game).print.booklet.ofSet?.(pieces)) ?? asWritten;
  const swaps = changes.flatMap((key) => {
    const swap = text.own?.[key];
    return swap === undefined ? [] : [swap];
  });
  const fill = (said: string) =>
    swaps
      .reduce((sentence, [from, to]) => sentence.replace(from, to), said)
      .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);
  const filled = ({ title, body, example }: BookletSection): BookletSection => ({
    title,
    body: body.map((piece) => (typeof piece === 'string' ? fill(piece) : piece.map(fill))),
    ...(example === undefined || !examples
      ? {}
      : {
          example: {
            title: fill(example.title),
            rows: example.rows.map(([said, figure]) => [fill(said), fill(figure)] as const),
          },
        }),
  });
  return {
    line: text.line,
    sections: Object.fromEntries(
      Object.entries(text.sections).map(([key, section]) => [key, filled(section)]),
    ),
  };
}
