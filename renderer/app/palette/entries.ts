import { keyPlace, offeredNow } from '#renderer/keys/index.ts';
import {
  allPlaces,
  commandName,
  gamePlaces,
  generalPlaces,
  isFamily,
  placesOn,
  pressOf,
  screenAt,
  type KeyMap,
} from '#shared/keys/index.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly text: string;
  /** The keys as they are in the table; the first is shown. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/** These mean what the filled button or the nearest thing to close means, which is in view and has its own words. */
const inView: readonly string[] = ['main', 'back', 'everywhere.palette', 'everywhere.keys'];

/** The shell of a table offers these for every game while there is something to do by them. */
const ofShell: ReadonlySet<string> = new Set(
  Object.entries(generalPlaces.table).map(([name, row]) => commandName('table', name, row)),
);

interface Here {
  readonly path: string;
  readonly game: string | undefined;
  readonly map: KeyMap;
  readonly told: (place: string, row: string) => string;
}

/** Returns what can be done on this screen now: what its parts offer, then the keys of the game at its turn. */
export function commandsHere({ path, game, map, told }: Here): readonly PaletteEntry[] {
  const offered = offeredNow();
  const atTurn = keyPlace();
  const ofGame = new Set(Object.keys(gamePlaces[game ?? ''] ?? {}));
  const seen = new Set<string>(inView);
  return placesOn(screenAt(path), game).flatMap((place) =>
    Object.entries(allPlaces[place] ?? {}).flatMap(([name, row]): readonly PaletteEntry[] => {
      const command = commandName(place, name, row);
      const { keys = [], isFixed = true } = map.get(command) ?? {};
      // The ways that Home shows are among the ways to all screens.
      if (seen.has(command) || place === 'home') return [];
      // Between turns a game's own words do not hold, though the shell may offer the same.
      if (ofGame.has(place) && atTurn === undefined) return [];
      const action = offered.get(command);
      const key = keys.find((one) => !isFamily(one));
      if (action === undefined && (isFixed || !ofGame.has(place) || ofShell.has(command))) return [];
      seen.add(command);
      const press = () => {
        if (action !== undefined) action(new KeyboardEvent('keydown'));
        else if (key !== undefined) pressAt(atTurn, key);
      };
      return [{ id: command, text: told(place, name), keys, run: press }];
    }),
  );
}

/** A game hears its own keys where its turn goes on, as if they were pressed there. */
function pressAt(place: HTMLElement | undefined, chord: string): void {
  if (place?.isConnected !== true) return;
  place.focus({ preventScroll: true });
  place.dispatchEvent(new KeyboardEvent('keydown', { ...pressOf(chord), bubbles: true, cancelable: true }));
}

/** Each word must be somewhere in the text. What begins with the words comes first, then what has words that do. */
export function bestMatches<E extends { readonly text: string }>(
  entries: readonly E[],
  query: string,
): readonly E[] {
  const whole = query.trim().toLowerCase();
  const words = whole.split(/\s+/).filter((word) => word !== '');
  const ranked = entries.flatMap((entry) => {
    const text = entry.text.toLowerCase();
    if (!words.every((word) => text.includes(word))) return [];
    const begins = words.filter((word) => text.split(/[^\p{L}\d]+/u).some((part) => part.startsWith(word)));
    return [{ entry, rank: text.startsWith(whole) ? 0 : begins.length === words.length ? 1 : 2 }];
  });
  return [0, 1, 2].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ entry }) => entry));
}
