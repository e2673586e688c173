import { allPlaces, gamePlaces, keyScreens, placesOn } from './all-places.ts';
import { commandName } from './key-places.ts';

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Returns by command the other commands that hold on a screen together with it. */
export function neighbours(): ReadonlyMap<string, ReadonlySet<string>> {
  known ??= findNeighbours();
  return known;
}

function findNeighbours(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const screen of keyScreens) {
    for (const game of ['', ...Object.keys(gamePlaces)]) {
      const commands = placesOn(screen, game).flatMap((place) =>
        Object.entries(allPlaces[place] ?? {}).map(([name, row]) => commandName(place, name, row)),
      );
      for (const command of commands) {
        const others = found.get(command) ?? new Set();
        for (const other of commands) if (other !== command) others.add(other);
        found.set(command, others);
      }
    }
  }
  return found;
}
