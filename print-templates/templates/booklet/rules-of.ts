import type { GameId } from '#shared/games/index.ts';
import { bookletOf, type Booklet, type BookletSection } from '#shared/i18n/booklets.ts';
import type { Language } from '#shared/i18n/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { PrintSet } from '../print-set.ts';
import { alphacubesChanges, alphacubesFacts, showsFrosted } from './alphacubes-facts.ts';
import { kubagramExamples, kubagramFacts } from './kubagram-facts.ts';

interface OfSet {
  /** They replace `{{names}}` in the texts. */
  readonly facts: Readonly<Record<string, string>>;
  readonly changes: readonly string[];
  readonly examples: boolean;
}

const asWritten: OfSet = { facts: {}, changes: [], examples: true };

/** Returns the rules with the numbers of this set, without examples that do not hold for it. */
export function rulesOf(game: GameId, { pieces }: PrintSet, language: Language): Booklet {
  const text = bookletOf(game, language);
  const { facts, changes, examples } = pieces === undefined ? asWritten : ofSet(game, pieces);
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

function ofSet(game: GameId, set: PieceSet): OfSet {
  switch (game) {
    case 'alphacubes':
      return { facts: alphacubesFacts(set), changes: alphacubesChanges(set), examples: showsFrosted(set) };
    case 'kubagram': {
      const examples = kubagramExamples(set);
      return {
        facts: { ...kubagramFacts(set), ...examples },
        changes: [],
        examples: examples !== undefined,
      };
    }
    case 'cubeword':
      return { ...asWritten, examples: [...'PLANETI'].every((letter) => set.values[letter] !== undefined) };
    default:
      return asWritten;
  }
}
