import { pegsOn, type Claim, type Run, type ScrubleOptions } from '#shared/games/scruble/index.ts';
import { beforeTwists, claimed, cubeWith, twistsIn, type Laid } from './table.ts';

/** Ring 6 is the second row round the cube: from 4 on it runs over the front, from 8 over the right face. */
export const front = { ring: 6, from: 4, back: false } as const;

interface Trial {
  readonly word: string;
  readonly pegs: string;
  /** Where the first of the pegs lies, and which of them begins the word. */
  readonly at?: Omit<Run, 'length'>;
  readonly first?: number;
  readonly twists?: string;
  readonly options?: Partial<ScrubleOptions>;
  readonly more?: readonly Laid[];
  readonly older?: readonly { readonly word: string; readonly run: Run }[];
  readonly crossing?: string;
}

/** Claims a word that the twists have just brought together. */
export function trial(one: Trial) {
  const { word, pegs, at = front, first = 0, twists = 'R', options = {}, more = [], older = [] } = one;
  const cube = cubeWith({ run: at, pegs }, ...more);
  const state = beforeTwists(cube, twists, {
    options,
    setUp: {
      turn: older.length + 1,
      claimed: older.map(({ word: name, run }) => ({ word: name, pegs: pegsOn(cube, run) })),
    },
  });
  const from = (at.from + (at.back ? 16 - first : first)) % 16;
  const claim: Omit<Claim, 'kind' | 'by'> = {
    twists: twistsIn(twists),
    word,
    at: { ...at, from },
    ...(one.crossing === undefined ? {} : { crossing: one.crossing }),
  };
  return claimed(state, claim);
}
