import { valueOfNode, type JsonNode, type JsonObject, type JsonValue } from '#shared/kernel/index.ts';

/** Entries are independent: a damaged one spoils no other, two copies can be joined, and unknown keys are kept. */
export interface Entry {
  /** These keys lead to the entry; an entry of a list has the path of its list. */
  readonly path: readonly string[];
  readonly value: JsonValue;
  readonly inList: boolean;
  /** A later version wrote the entry in a form unknown here; it is preserved and not used. */
  readonly foreign?: true;
}

export type Entries = ReadonlyMap<string, Entry>;

export interface Shape {
  readonly head: { readonly format: string; readonly version: number };
  readonly keys: readonly string[];
  /** An older version wrote such files without a head; otherwise a file without one is damaged. */
  readonly wasHeadless: boolean;
  /** The entries of objects at these paths are independent, besides those of the file as a whole. */
  readonly objects: readonly (readonly string[])[];
  /** The items of lists at these paths are independent; they are strings without repeats. */
  readonly lists: readonly (readonly string[])[];
  /** Paths that this version does not know fit, too. */
  fits(path: readonly string[], value: JsonValue): boolean;
}

export function keyOf({ path, value, inList }: Omit<Entry, 'foreign'>): string {
  return JSON.stringify(inList ? [path, value] : path);
}

export function entriesOf(list: Iterable<Entry>): Entries {
  return new Map(Array.from(list, (entry) => [keyOf(entry), entry]));
}

export interface InvalidEntry {
  readonly path: readonly string[];
  readonly at: number;
  readonly found: JsonValue;
}

export interface SortedEntries {
  readonly entries: Entries;
  readonly invalidEntries: readonly InvalidEntry[];
  /** A later version wrote the file in a way that writing it again here would lose. */
  readonly tooNew: boolean;
}

export function sortEntries(root: JsonObject, shape: Shape, torn: boolean): SortedEntries {
  const isLater = versionOf(root) > shape.head.version;
  const entries = new Map<string, Entry>();
  const invalidEntries: InvalidEntry[] = [];
  let tooNew = false;
  const take = (node: JsonNode, path: readonly string[], inList: boolean): void => {
    const entry = { path, value: valueOfNode(node), inList };
    // Another kind of value stands where a list or object is expected.
    const isOther = !inList && [...shape.objects, ...shape.lists].some((opened) => isSame(opened, path));
    if (!isOther && !(torn && isTorn(entry.value)) && shape.fits(path, entry.value))
      entries.set(keyOf(entry), entry);
    else if (isLater && !isSame(path, ['format'])) entries.set(keyOf(entry), { ...entry, foreign: true });
    else invalidEntries.push({ path, at: node.at, found: entry.value });
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
  return { entries, invalidEntries, tooNew };
}

export function hasHead(root: JsonObject, shape: Shape): boolean {
  if (root.entries.has('format')) return root.entries.has('version');
  return shape.wasHeadless && hasKnownKey(root, shape);
}

export function isOtherKindOfFile(root: JsonObject, shape: Shape): boolean {
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

/** Bytes that are not valid text are decoded to U+FFFD. */
function isTorn(value: JsonValue): boolean {
  return JSON.stringify(value).includes('\uFFFD');
}

/** Joins both; of equal keys, the entry of `first` wins. */
export function joinEntries(first: Entries, second: Entries): Entries {
  return new Map([...second, ...first]);
}

/** Drops the entries that only `left` brought in, and brings back those of `kept` that it replaced. */
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

export function countEntries(entries: Entries, shape: Shape): number {
  return [...entries.values()].filter(({ path: [first = ''] }) => !Object.hasOwn(shape.head, first)).length;
}

/** Writes indented JSON with an item per line, so that people can read it and damage stays within a line. */
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
