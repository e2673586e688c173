import type { GameTexts } from '#shared/games/texts.ts';

/** The texts of one namespace or of a part of it. */
export interface Texts {
  readonly [key: string]: string | readonly unknown[] | Texts;
}

/** All texts of a language, by namespace. */
export type Catalogue = Readonly<Record<string, Texts>>;

/** What a game says in a language that is not English. */
export type GameWords = Pick<
  GameTexts,
  'about' | 'keys' | 'options' | 'problems' | 'record' | 'rules' | 'tables'
> & {
  readonly sets: Pick<GameTexts['sets'], 'onScreen'>;
};

/** Every game with a clock has these texts. */
export interface ClockWords {
  readonly options: Texts;
  readonly record: Texts;
}

/** Puts the texts of the games where the screens look for them: those of `screens` are kept beside them. */
export function withGames(
  screens: Catalogue,
  games: Readonly<Record<string, GameWords>>,
  clock: ClockWords,
): Catalogue {
  const of = (pick: (words: GameWords) => unknown): Texts =>
    Object.fromEntries(Object.entries(games).map(([id, words]) => [id, pick(words) as Texts]));
  const joined = (pick: (words: GameWords) => unknown): Texts =>
    Object.assign({}, ...Object.values(games).map(pick)) as Texts;
  const added: Catalogue = {
    game: of(({ about }) => about),
    record: of(({ record }) => merged(record as Texts, clock.record)),
    option: of(({ options }) => ({ ...options, ...clock.options })),
    problem: joined(({ problems }) => problems),
    common: { games: of(({ about }) => about.name) },
    help: { keyTexts: joined(({ keys }) => keys), pages: of(({ rules }) => rules) },
    print: { sets: joined(({ sets }) => sets.onScreen) },
    ...(joined(({ tables }) => tables) as Catalogue),
  };
  return merged(screens, added) as Catalogue;
}

function merged(one: Texts, other: Texts): Texts {
  const both: Record<string, Texts[string]> = { ...one };
  for (const [key, text] of Object.entries(other)) {
    const before = both[key];
    both[key] = isTexts(before) && isTexts(text) ? merged(before, text) : text;
  }
  return both;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
