/** One command in a place where it can be given. Its sentence is in the catalogue, under the same names. */
export interface KeyRow {
  /** These are chords (`chord.ts`) or names of families; the first is shown on buttons. */
  readonly keys: readonly string[];
  /** These do the same, but give way to letters that are laid. */
  readonly also?: readonly string[];
  /** The key belongs to all controls of the page, or to a family, so that it always stays. */
  readonly fixed?: true;
  /** Rows with the same name are one command told in several places, and have one key. */
  readonly is?: string;
  /** These keys are added in the one-handed sets where no key of the command lies on that half of the keyboard. */
  readonly left?: string;
  readonly right?: string;
}

/** The commands of each place, by the names of place and row. */
export type KeyPlaces = Readonly<Record<string, Readonly<Record<string, KeyRow>>>>;

/** The catalogue has a title for each place and a sentence for each row. */
export type KeyTexts<P extends KeyPlaces> = {
  readonly [place in keyof P]: {
    readonly title: string;
    readonly keys: { readonly [row in keyof P[place]]: string };
  };
};

/** The names of all commands of these places. */
export type CommandOf<P extends KeyPlaces> = {
  [place in keyof P & string]: {
    [row in keyof P[place] & string]: P[place][row] extends { readonly is: infer name extends string }
      ? name
      : `${place}.${row}`;
  }[keyof P[place] & string];
}[keyof P & string];

export function commandName(place: string, row: string, { is }: KeyRow): string {
  return is ?? `${place}.${row}`;
}

/** What the filled button does. */
export const main = { keys: ['Enter'], fixed: true, is: 'main', left: 'F4' } as const;
/** Takes back or closes what was begun last. */
export const back = { keys: ['Escape'], fixed: true, is: 'back', right: 'Control+I' } as const;
export const undo = { keys: ['Control+Z'], is: 'undo', right: 'Control+U' } as const;
export const redo = {
  keys: ['Control+Y', 'Control+Shift+Z'],
  is: 'redo',
  right: 'Control+Y',
} as const;
export const hint = { keys: ['!'], also: ['H'], is: 'hint', right: '0' } as const;
/** Goes to the line where a move is typed. */
export const typeMove = { keys: ['/'], is: 'type', left: 'Control+E' } as const;
export const arrows = { keys: ['arrows'], fixed: true } as const;
export const altArrows = { keys: ['alt-arrows'], fixed: true } as const;
export const letters = { keys: ['letters'], fixed: true } as const;
export const space = { keys: ['Space'], fixed: true } as const;
export const ends = { keys: ['Home', 'End'], fixed: true } as const;
