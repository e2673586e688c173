import type { Booklet } from '#shared/i18n/booklets.ts';
import type { Language } from '#shared/i18n/index.ts';
import type { KuboColour, PieceSet } from '#shared/pieces/index.ts';

export interface GamePrint {
  /** The cover shows these rows of cubes, which spell the name. */
  readonly wall: readonly WallRow[];
  readonly pad: PadForm;
  readonly booklet: GameBooklet;
}

/** In a coloured row a space is a tinted cube without a letter. */
export type WallRow = string | { readonly letters: string; readonly colour: KuboColour };

export interface GameBooklet {
  /** A booklet is loaded only where sheets are laid out, because no screen shows it; its file imports nothing. */
  readonly texts: Readonly<Record<Language, () => Promise<Booklet>>>;
  ofSet?(set: PieceSet): BookletFacts;
}

/** Each language has the same sections, paragraphs and points as English. */
export type BookletWords<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : BookletWords<English[K]>;
};

export interface BookletFacts {
  /** In the texts each of these replaces `{{name}}`. */
  readonly facts: Readonly<Record<string, string>>;
  /** Each of these is a key of `own` in the texts, which has a sentence and the one that replaces it. */
  readonly changes: readonly string[];
  /** The worked examples hold for this set. */
  readonly examples: boolean;
}

/** `least` is in millimetres, because nobody can write in less; `share` divides the rest of the width. */
export interface PadCell {
  readonly name: 'word' | 'points' | 'bonus' | 'sum' | 'value' | 'tally';
  readonly least: number;
  readonly share: number;
  /** The cell is left out where there are many players. */
  readonly canGo?: true;
}

/** Rows are numbered turns, rounds or words, or a block of lines for each round. */
type PadRows = 'turns' | 'rounds' | 'words' | readonly RoundLine[];
export type RoundLine = 'straight' | 'diagonal' | 'zoker' | 'cardsLeft' | 'roundScore';
export type ClosingLine = 'cubesLeft' | 'fieldLeft' | 'jokersLeft' | 'lookUps' | 'total';

export interface PadForm {
  readonly cells: readonly PadCell[];
  readonly rows: PadRows;
  readonly closing: readonly ClosingLine[];
  /** Each player has a box to tick above the lines. */
  readonly tick?: 'skip';
}

export const wordCell: PadCell = { name: 'word', least: 22, share: 4, canGo: true };
export const pointsCell: PadCell = { name: 'points', least: 9, share: 1 };
export const sumCell: PadCell = { name: 'sum', least: 9, share: 1 };
