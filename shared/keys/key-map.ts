import { isFamily } from './chord.ts';
import { neighbours } from './neighbours.ts';
import { commandName, type KeyPlaces, type KeyRow } from './key-places.ts';

export type Hand = 'both' | 'left' | 'right';

/** What a person has chosen: a one-handed set, and keys of their own by command. */
export interface KeyChoice {
  readonly hand: Hand;
  readonly own: Readonly<Record<string, readonly string[]>>;
}

export const noChoice: KeyChoice = { hand: 'both', own: {} };

export interface CommandKeys {
  /** The first is shown. */
  readonly keys: readonly string[];
  /** These give way to letters that are laid. */
  readonly also: readonly string[];
  readonly isFixed: boolean;
}

export type KeyMap = ReadonlyMap<string, CommandKeys>;

/** Keys of one's own take the place of the usual ones; a one-handed set only adds to them. */
export function keyMapOf(places: KeyPlaces, { hand, own }: KeyChoice): KeyMap {
  const all = Object.entries(places).flatMap(([place, rows]) =>
    Object.entries(rows).map(([name, row]) => [commandName(place, name, row), row] as const),
  );
  const fixed = new Set(all.filter(([, row]) => row.fixed).map(([command]) => command));
  /** A key of one's own is worth more, on the same screen, than one that a set adds. */
  const isTaken = (command: string, key: string): boolean =>
    [...(neighbours().get(command) ?? [])].some(
      (other) => !fixed.has(other) && own[other]?.includes(key) === true,
    );
  return new Map(
    all.map(([command, row]) => {
      const added = hand === 'both' ? undefined : row[hand];
      const isFree = added !== undefined && !isTaken(command, added);
      return [command, keysOfRow(row, isFree ? added : undefined, own[command])] as const;
    }),
  );
}

function keysOfRow(row: KeyRow, added: string | undefined, own: readonly string[] | undefined): CommandKeys {
  const isFixed = row.fixed === true;
  if (own !== undefined && !isFixed) return { keys: own, also: [], isFixed };
  const keys = added === undefined ? row.keys : [added, ...row.keys.filter((key) => key !== added)];
  return { keys, also: row.also ?? [], isFixed };
}

/** Returns the keys as `aria-keyshortcuts` lists them: what stands for many keys is spelled out or left out. */
export function ariaKeys(keys: readonly string[]): string | undefined {
  const named = keys.flatMap((key) => {
    if (key === 'arrows') return ['Left', 'Right', 'Up', 'Down'].map((way) => `Arrow${way}`);
    if (key === 'alt-arrows') return ['Left', 'Right'].map((way) => `Alt+Arrow${way}`);
    return isFamily(key) || key.startsWith(', ') ? [] : [key];
  });
  return named.length === 0 ? undefined : named.join(' ');
}
