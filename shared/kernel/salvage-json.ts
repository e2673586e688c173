import { deepest } from './value-shape.ts';

/**
 * Takes only whole values from damaged JSON; a string without an end is skipped, at most to the end of its line. Valid
 * JSON gives the same as `JSON.parse`, but lists or objects of a repeated key are joined, and what is nested deeper
 * than `deepest` is dropped.
 */

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** `at` is the offset in the text where the value begins. */
export type JsonNode = JsonScalar | JsonList | JsonObject;
export interface JsonScalar {
  readonly kind: 'scalar';
  readonly at: number;
  readonly value: string | number | boolean | null;
}
export interface JsonList {
  readonly kind: 'list';
  readonly at: number;
  readonly items: JsonNode[];
}
export interface JsonObject {
  readonly kind: 'object';
  readonly at: number;
  readonly entries: Map<string, JsonNode>;
}

export interface Salvaged {
  readonly root: JsonObject;
  /** At this offset something was nested too deep and was left out. */
  readonly tooDeepAt: number | undefined;
}

const space = /[ \t\n\r\uFEFF]+/y;
/** The next character must show that a literal is whole: a number at the end of a cut text may lack digits. */
const literal = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?=[\s,:"{}[\]])/y;
const rubbish = /[^\s"{}[\],:]+|[^]/y;

/** `key` is the key whose value comes next in an open object. */
interface Place {
  readonly node: JsonList | JsonObject;
  key: string | undefined;
}

/** Values nested too deep go here and are dropped, so they take no memory. */
const pit: Readonly<Record<'list' | 'object', Place>> = {
  list: { node: { kind: 'list', at: 0, items: [] }, key: undefined },
  object: { node: { kind: 'object', at: 0, entries: new Map() }, key: undefined },
};

export function salvageJson(text: string): Salvaged {
  const root: JsonObject = { kind: 'object', at: 0, entries: new Map() };
  const bottom: Place = { node: root, key: undefined };
  const open: Place[] = [];
  const openOf = { list: 0, object: 0 };
  let tooDeepAt: number | undefined;
  let at = skip(text, space, 0);
  if (text[at] === '{') at += 1;

  const here = (): Place => open.at(-1) ?? bottom;
  while (at < text.length) {
    const mark = text.charAt(at);
    if (mark === '"') at = readString(at);
    else if (mark === '{') at = begin({ kind: 'object', at, entries: new Map() });
    else if (mark === '[') at = begin({ kind: 'list', at, items: [] });
    else if (mark === '}' || mark === ']') {
      end(mark === '}' ? 'object' : 'list');
      at += 1;
    } else if (mark === ',' || mark === ':') {
      if (mark === ',') here().key = undefined;
      at += 1;
    } else at = readLiteral(at);
    at = skip(text, space, at);
  }
  return { root, tooDeepAt };

  /** A value without a key in an object is dropped. */
  function put(node: JsonNode): JsonNode {
    const { node: into, key } = here();
    if (here() === pit[into.kind]) return node;
    if (into.kind === 'list') into.items.push(node);
    else if (key !== undefined) {
      here().key = undefined;
      const before = into.entries.get(key);
      // If a key is repeated, the entries of both lists or objects are kept.
      if (before !== undefined && before.kind !== 'scalar' && before.kind === node.kind) return before;
      into.entries.set(key, node);
    }
    return node;
  }

  function begin(node: JsonList | JsonObject): number {
    openOf[node.kind] += 1;
    // The root is not in `open`.
    if (open.length + 1 >= deepest) {
      tooDeepAt ??= node.at;
      here().key = undefined;
      open.push(pit[node.kind]);
    } else {
      const stands = put(node);
      open.push({ node: stands.kind === 'scalar' ? node : stands, key: undefined });
    }
    return node.at + 1;
  }

  /** Closes the nearest open list or object and all that is open inside it; without one it does nothing. */
  function end(kind: 'list' | 'object'): void {
    if (openOf[kind] === 0) return;
    for (let ended = open.pop(); ended !== undefined; ended = open.pop()) {
      openOf[ended.node.kind] -= 1;
      if (ended.node.kind === kind) return;
    }
  }

  function readString(from: number): number {
    const past = stringEnd(text, from);
    if (past === undefined) return brokenStringEnd(text, from);
    const value = JSON.parse(text.slice(from, past)) as string;
    const next = skip(text, space, past);
    if (!isKey(text.charAt(next))) {
      put({ kind: 'scalar', at: from, value });
      return past;
    }
    // A key inside a list shows that the bracket of the list is missing.
    if (here().node.kind === 'list') end('list');
    if (here() !== pit.object) here().key = value;
    return past;
  }

  /** A colon follows a key; if only the colon is missing, a key is due in an object and a value follows. */
  function isKey(next: string): boolean {
    if (next === ':') return true;
    const { node, key } = here();
    return node.kind === 'object' && key === undefined && !['', ',', '}', ']'].includes(next);
  }

  function readLiteral(from: number): number {
    const past = skip(text, literal, from);
    if (past === from) return skip(text, rubbish, from);
    put({
      kind: 'scalar',
      at: from,
      value: JSON.parse(text.slice(from, past)) as number | boolean | null,
    });
    return past;
  }
}

export function valueOfNode(node: JsonNode): JsonValue {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(valueOfNode);
  return Object.fromEntries([...node.entries].map(([key, entry]) => [key, valueOfNode(entry)]));
}

const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Returns the offset after the closing quote; undefined if the string breaks off or holds a forbidden character. */
function stringEnd(text: string, from: number): number | undefined {
  for (let at = from + 1; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return undefined;
    const past = code === 0x5c ? skip(text, escape, at) : at + 1;
    if (past === at) return undefined;
    at = past;
  }
  return undefined;
}

function brokenStringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark === '"') return at + 1;
    if (mark === '\n' || mark === '\r') return at;
    if (mark === '\\') at += 1;
  }
  return text.length;
}

function skip(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
