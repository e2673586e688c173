import * as register from '#shared/games/text-register.ts';
import { generalPlaces } from './general-places.ts';
import type { KeyPlaces } from './key-places.ts';

/** The places of each game, by its id. */
export const gamePlaces: Readonly<Record<string, KeyPlaces>> = Object.fromEntries(
  Object.entries(register).map(([game, { keyPlaces }]) => [game, keyPlaces]),
);

export const allPlaces: KeyPlaces = Object.assign(
  {},
  generalPlaces,
  ...Object.values(gamePlaces),
) as KeyPlaces;

const ofScreens = {
  home: ['home'],
  learn: ['learn'],
  lesson: ['lesson', 'table', 'speech-table'],
  puzzles: ['puzzles'],
  puzzle: ['puzzle', 'table', 'speech-table'],
  table: ['table', 'speech-table'],
  review: ['review', 'speech-table'],
  print: ['print', 'choices'],
  design: ['design', 'choices'],
  library: ['library', 'choices'],
  words: ['words', 'choices'],
  new: ['new-game', 'choices'],
  position: ['choices'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof generalPlaces)[]>>;

const tables: readonly string[] = ['lesson', 'puzzle', 'table'];

/** Returns the names of the screens that have keys of their own, and '' for all others. */
export const keyScreens: readonly string[] = [...Object.keys(ofScreens), ''];

/** Returns the screen of an address within the app, as a name of `keyScreens`. */
export function screenAt(path: string): string {
  const [, first = '', second, part] = path.split('/');
  if (first === '') return 'home';
  if (first === 'learn' && second !== undefined) return 'lesson';
  if (first === 'table' && part === 'review') return 'review';
  return Object.hasOwn(ofScreens, first) ? first : '';
}

/** Returns the places whose keys hold together on a screen, those of the game first. */
export function placesOn(screen: string, game = ''): readonly string[] {
  const own = (ofScreens as Readonly<Record<string, readonly string[]>>)[screen] ?? ['choices'];
  const isTable = tables.includes(screen);
  const ofGame = Object.keys(gamePlaces[game] ?? {}).filter((place) =>
    place.endsWith('-position') ? screen === 'position' : isTable,
  );
  const toHear = own.includes('speech-table') ? [] : ['speech-screen'];
  return [...ofGame, ...own, ...toHear, 'speech', 'everywhere'];
}
