import { valueOfNode, type JsonNode, type JsonObject, type JsonValue } from '#shared/kernel/index.ts';

/**
 * A kept file as entries that stand each for itself: a choice, one thing remembered, one word of a list. So one that is
 * damaged takes no other along, two copies can be joined entry by entry, and keys that only a later version knows are
 * entries like any other.
 */
export interface Entry {
  /** The keys that lead there; an entry of a list has the path of its list. */
  readonly path: readonly string[];
  readonly value: JsonValue;
  readonly inList: boolean;
  /** Written by a later version in a way that this one does not understand: carried along, never used. */
  readonly foreign?: true;
}

/** By `keyOf`. In order: what a file begins with stays in front. */
export type Entries = ReadonlyMap<string, Entry>;

/** How a file of one kind is made. */
export interface Shape {
  /** Its keys that say what it is; `version` is that of this program. */
  readonly head: { readonly format: string; readonly version: number };
  /** Its other keys, as far as this version knows them. */
  readonly keys: readonly string[];
  /** Whether an older version wrote such files without their head. Any other file without one is damaged. */
  readonly wasHeadless: boolean;
  /** Paths of the objects whose entries stand each for itself. The file as a whole is always one. */
  readonly objects: readonly (readonly string[])[];
  /** Paths of the lists whose items do. They hold strings without repeats. */
  readonly lists: readonly (readonly string[])[];
  /** Whether a value may stand there; for what this version does not know, yes. */
  fits(path: readonly string[], value: JsonValue): boolean;
}

export function keyOf({ path, value, inList }: Omit<Entry, 'foreign'>): string {
  return JSON.stringify(inList ? [path, value] : path);
}

export function entriesOf(list: Iterable<Entry>): Entries {
  return new Map(Array.from(list, (entry) => [keyOf(entry), entry]));
}

/** An entry that does not fit, and the offset in the text where it stands. */
export interface Misfit {
  readonly path: readonly string[];
  readonly at: number;
  readonly found: JsonValue;
}

export interface Sorted {
  readonly entries: Entries;
  readonly misfits: readonly Misfit[];
  /** A later version wrote it, and in a way that would be lost if this one wrote it again. */
  readonly tooNew: boolean;
}

/** Sorts what was read of a file into entries that fit and such that do not. `torn`: some of its bytes were no text. */
export function sortEntries(root: JsonObject, shape: Shape, torn: boolean): Sorted {
  const isLater = versionOf(root) > shape.head.version;
  const entries = new Map<string, Entry>();
  const misfits: Misfit[] = [];
  let tooNew = false;
  const take = (node: JsonNode, path: readonly string[], inList: boolean): void => {
    const entry = { path, value: valueOfNode(node), inList };
    // A list or object is expected here, and something else stands in its place.
    const isOther = !inList && [...shape.objects, ...shape.lists].some((opened) => isSame(opened, path));
    if (!isOther && !(torn && isTorn(entry.value)) && shape.fits(path, entry.value))
      entries.set(keyOf(entry), entry);
    else if (isLater && !isSame(path, ['format'])) entries.set(keyOf(entry), { ...entry, foreign: true });
    else misfits.push({ path, at: node.at, found: entry.value });
    tooNew ||= isLater && isOther;
  };
  const walk = (node: JsonObject, above: readonly string[]): void => {
    for (const [key, child] of node.entries) {
      const path = [...above, key];
      const isPath = (opened: readonly string[]): boolean => isSame(opened, path);
      if (child.kind === 'object' && shape.objects.some(isPath)) walk(child, path);
      else if (child.kind === 'list' && shape.lists.some(isPath)) {
        for (const item of child.items) take(item, path, true);
      } else take(child, path, false);
    }
  };
  walk(root, []);
  return { entries, misfits, tooNew };
}

/** Whether the file says what it is, or is one that an older version wrote. */
export function hasHead(root: JsonObject, shape: Shape): boolean {
  if (root.entries.has('format')) return root.entries.has('version');
  return shape.wasHeadless && hasKnownKey(root, shape);
}

/** Whether nothing in the file is ours: neither its format nor any of its keys. */
export function isForeign(root: JsonObject, shape: Shape): boolean {
  const format = root.entries.get('format');
  const isOurFormat = format?.kind === 'scalar' && format.value === shape.head.format;
  return !isOurFormat && !hasKnownKey(root, shape);
}

function hasKnownKey(root: JsonObject, { keys }: Shape): boolean {
  return keys.some((key) => root.entries.has(key));
}

function versionOf(root: JsonObject): number {
  const version = root.entries.get('version');
  return version?.kind === 'scalar' && typeof version.value === 'number' ? version.value : 0;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, at) => key === other[at]);
}

/** Whether bytes that were no text have left their mark. */
function isTorn(value: JsonValue): boolean {
  return JSON.stringify(value).includes('\uFFFD');
}

/** Both together; where they speak of the same, the first has the word. */
export function joinEntries(first: Entries, second: Entries): Entries {
  return new Map([...second, ...first]);
}

/**
 * `all` without what only `left` brought into it; where `left` had a word over `kept`, that of `kept` comes back. What
 * was changed in `all` since stays as it is.
 */
export function withoutEntries(all: Entries, left: Entries, kept: Entries): Entries {
  const result = new Map<string, Entry>();
  for (const [key, entry] of all) {
    const dropped = left.get(key);
    const same = dropped !== undefined && sameValue(dropped, entry);
    const stays = same ? kept.get(key) : entry;
    if (stays !== undefined) result.set(key, stays);
  }
  return result;
}

function sameValue(a: Entry, b: Entry): boolean {
  return JSON.stringify(a.value) === JSON.stringify(b.value);
}

/** How many there are of what people chose or wrote; what a file says of itself does not count. */
export function countEntries(entries: Entries, shape: Shape): number {
  return [...entries.values()].filter(({ path: [first = ''] }) => !Object.hasOwn(shape.head, first)).length;
}

/** The text of a file: indented, an item a line, so that people can read it and damage to one line stays there. */
export function formatEntries(entries: Entries, shape: Shape): string {
  type Branch = Map<string, Branch | JsonValue | JsonValue[]>;
  const root: Branch = new Map(Object.entries(shape.head));
  for (const [first = '', ...more] of shape.lists) if (more.length === 0) root.set(first, []);
  for (const { path, value, inList } of entries.values()) {
    let branch = root;
    for (const key of path.slice(0, -1)) {
      const next = branch.get(key);
      const opened: Branch = next instanceof Map ? next : new Map();
      branch.set(key, opened);
      branch = opened;
    }
    const last = path.at(-1) ?? '';
    const list = branch.get(last);
    if (!inList) branch.set(last, value);
    else if (Array.isArray(list)) list.push(value);
    else branch.set(last, [value]);
  }
  const plain = (node: Branch | JsonValue): JsonValue =>
    node instanceof Map ? Object.fromEntries([...node].map(([key, value]) => [key, plain(value)])) : node;
  return `${JSON.stringify(plain(root), null, 2)}\n`;
}
