import { ok, refuse, type Result } from './result.ts';
import { deepest } from './value-shape.ts';

/** Line and column count from 1; `found` is the text there, empty where the text breaks off. */
export interface JsonFault {
  /** `key-twice`: one name is twice in an object, so the first would be lost. `too-deep`: nesting exceeds `deepest`. */
  readonly code: 'json/broken' | 'json/key-twice' | 'json/too-deep';
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

/** A byte order mark in front is ignored. */
export function parseJson(text: string): Result<unknown, JsonFault> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    const { end, tooDeep } = walk(body);
    return refuse(faultAt(tooDeep === undefined ? 'json/broken' : 'json/too-deep', body, end));
  }
  const { twice, tooDeep } = walk(body);
  if (tooDeep !== undefined) return refuse(faultAt('json/too-deep', body, tooDeep));
  return twice === undefined ? ok(value) : refuse(faultAt('json/key-twice', body, twice));
}

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const stringStart = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const key = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

interface Walked {
  /** This is the offset of the first fault, or the end of the text if it breaks off or has none. */
  readonly end: number;
  readonly twice: number | undefined;
  readonly tooDeep?: number;
}

/** JSON.parse accepts repeated keys and engines describe faults differently; without recursion, depth costs nothing. */
function walk(text: string): Walked {
  const open: (Set<string> | undefined)[] = [];
  let twice: number | undefined;
  let at = skip(text, space, 0);
  let want: 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'after' = 'value';
  for (;;) {
    const mark = text[at];
    if (want === 'after') {
      const inside = open.at(-1);
      if (open.length === 0) return { end: at, twice };
      if (mark === ',') want = inside === undefined ? 'value' : 'key';
      else if (mark === (inside === undefined ? ']' : '}')) open.pop();
      else return { end: at, twice };
      at += 1;
    } else if ((want === 'value-or-close' && mark === ']') || (want === 'key-or-close' && mark === '}')) {
      open.pop();
      want = 'after';
      at += 1;
    } else if (want === 'key' || want === 'key-or-close') {
      const after = skip(text, key, at);
      const end = skip(text, space, after);
      if (after === at) return { end: stringFault(text, at), twice };
      if (text[end] !== ':') return { end, twice };
      const name = keyName(text.slice(at, after));
      if (open.at(-1)?.has(name) === true) twice ??= at;
      open.at(-1)?.add(name);
      want = 'value';
      at = end + 1;
    } else if (mark === '{' || mark === '[') {
      if (open.length === deepest) return { end: at, twice, tooDeep: at };
      open.push(mark === '{' ? new Set() : undefined);
      want = mark === '{' ? 'key-or-close' : 'value-or-close';
      at += 1;
    } else {
      const end = skip(text, scalar, at);
      if (end === at) return { end: stringFault(text, at), twice };
      want = 'after';
      at = end;
    }
    at = skip(text, space, at);
  }
}

/** Escapes are resolved: `"\u0061"` is `a`. */
function keyName(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}

function faultAt(code: JsonFault['code'], text: string, offset: number): JsonFault {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  // The text is cut by code points, so that no surrogate pair is split.
  const found = [...text.slice(offset, offset + 12)].slice(0, 10).join('').toWellFormed();
  return { code, line: before.length, column, found };
}

/** Returns the offset of the first bad character of a string that does not end properly. */
function stringFault(text: string, at: number): number {
  if (text[at] !== '"') return at;
  return skip(text, stringStart, at);
}

function skip(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
