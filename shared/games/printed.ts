import type { Booklet } from '#shared/i18n/booklets.ts';
import type { Language } from '#shared/i18n/index.ts';
import type { KuboColour, PieceSet } from '#shared/pieces/index.ts';

/** What is printed for a game besides the pieces of its sets. */
export interface GamePrint {
  /** Covers show rows of cubes that spell the name. */
  readonly wall: readonly WallRow[];
  readonly pad: PadForm;
  readonly booklet: GameBooklet;
}

/** A row in a colour has tints in place of blanks. */
export type WallRow = string | { readonly letters: string; readonly colour: KuboColour };

export interface GameBooklet {
  /** Loaded where sheets are laid out, because no screen shows it. Such a file imports nothing. */
  readonly texts: Readonly<Record<Language, () => Promise<Booklet>>>;
  /** What depends on the set; absent where nothing does. */
  ofSet?(set: PieceSet): BookletFacts;
}

/** Each language has the same sections, paragraphs and points as English. */
export type BookletWords<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : BookletWords<English[K]>;
};

export interface BookletFacts {
  /** They replace `{{names}}` in the texts. */
  readonly facts: Readonly<Record<string, string>>;
  /** Keys of the sentences to replace. */
  readonly changes: readonly string[];
  /** True where the worked examples hold for this set. */
  readonly examples: boolean;
}

export interface PadCell {
  readonly name: 'word' | 'points' | 'bonus' | 'sum' | 'value' | 'tally';
  /** A narrower column cannot be written in, in millimetres. */
  readonly least: number;
  /** The rest of the width is divided by these shares. */
  readonly share: number;
  /** The column is left out where players are many. */
  readonly canGo?: true;
}

/** Rows are numbered turns, words, or a block of lines for each round. */
type PadRows = 'turns' | 'rounds' | 'words' | readonly RoundLine[];
export type RoundLine = 'straight' | 'diagonal' | 'zoker' | 'cardsLeft' | 'roundScore';
export type ClosingLine = 'cubesLeft' | 'fieldLeft' | 'jokersLeft' | 'lookUps' | 'total';

export interface PadForm {
  readonly cells: readonly PadCell[];
  readonly rows: PadRows;
  /** They stand below all lines, with the total last. */
  readonly closing: readonly ClosingLine[];
  /** Each player has a box to tick above the lines. */
  readonly tick?: 'skip';
}

export const word: PadCell = { name: 'word', least: 22, share: 4, canGo: true };
export const points: PadCell = { name: 'points', least: 9, share: 1 };
export const sum: PadCell = { name: 'sum', least: 9, share: 1 };
