import { ok, refuse, type Result } from './result.ts';

/** Where a text stops being JSON: line and column from 1, and what stands there; nothing where it breaks off. */
export interface JsonFault {
  readonly code: 'json/broken';
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

/** The value of a text, or the place of its first fault. A byte order mark in front is passed over. */
export function parseJson(text: string): Result<unknown, JsonFault> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return ok(JSON.parse(body));
  } catch {
    const offset = firstFault(body);
    const before = body.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    // Cut by whole characters, so that no half of one is shown.
    const found = [...body.slice(offset, offset + 12)].slice(0, 10).join('').toWellFormed();
    return refuse({ code: 'json/broken', line: before.length, column, found });
  }
}

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const key = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/**
 * The offset of the first fault; the end when the text only breaks off. What JSON.parse says of it differs from engine
 * to engine, so the text is walked once more: no recursion, so that depth costs nothing.
 */
function firstFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let at = skip(text, space, 0);
  let want: 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'after' = 'value';
  for (;;) {
    const mark = text[at];
    if (want === 'after') {
      const inside = open.at(-1);
      if (inside === undefined) return at;
      if (mark === ',') want = inside === '{' ? 'key' : 'value';
      else if (mark === (inside === '{' ? '}' : ']')) open.pop();
      else return at;
      at += 1;
    } else if ((want === 'value-or-close' && mark === ']') || (want === 'key-or-close' && mark === '}')) {
      open.pop();
      want = 'after';
      at += 1;
    } else if (want === 'key' || want === 'key-or-close') {
      const end = skip(text, space, skip(text, key, at));
      if (end === at || text[end] !== ':') return end === at ? stringFault(text, at) : end;
      want = 'value';
      at = end + 1;
    } else if (mark === '{' || mark === '[') {
      open.push(mark);
      want = mark === '{' ? 'key-or-close' : 'value-or-close';
      at += 1;
    } else {
      const end = skip(text, scalar, at);
      if (end === at) return stringFault(text, at);
      want = 'after';
      at = end;
    }
    at = skip(text, space, at);
  }
}

/** Inside a string that never ends properly, the first character at fault; otherwise where it stands. */
function stringFault(text: string, at: number): number {
  if (text[at] !== '"') return at;
  return skip(text, /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y, at);
}

function skip(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
