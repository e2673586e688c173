import { parseJson, salvageJson } from '#shared/kernel/index.ts';
import {
  hasHead,
  isOtherKindOfFile,
  sortEntries,
  type Entries,
  type InvalidEntry,
  type Shape,
} from './entries.ts';

/** A kept file is damaged for one of these reasons; line and column count from 1. */
export type Damage =
  | { readonly code: 'damage/gone' }
  | { readonly code: 'damage/empty' }
  | { readonly code: 'damage/too-large'; readonly limit: number }
  | { readonly code: 'damage/utf-16' }
  | ({ readonly code: 'damage/not-text' } & Place)
  | ({ readonly code: 'damage/not-json' | 'damage/key-twice'; readonly found: string } & Place)
  | { readonly code: 'damage/no-entries' }
  | { readonly code: 'damage/not-ours'; readonly format: string }
  | ({ readonly code: 'damage/too-deep' } & Place)
  | ({ readonly code: 'damage/bad-entry'; readonly entry: string; readonly found: string } & Place);

interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Reading {
  readonly entries: Entries;
  readonly damage: readonly Damage[];
  readonly tooNew: boolean;
}

/** Only this many bad entries are named, because a list may hold thousands. */
const mostNamed = 20;

export function readKept(bytes: Uint8Array, shape: Shape): Reading {
  if (bytes.length === 0) return unreadableFile({ code: 'damage/empty' });
  const { text, damage } = decode(bytes);
  const { root, tooDeepAt } = salvageJson(text);
  const form = formFaults(text);
  const isWhole = damage.length === 0 && form.length === 0;
  const notOurs: Damage = { code: 'damage/not-ours', format: shape.head.format };
  // Refuse another kind of file, whose keys would otherwise be kept as if a later version had written them.
  if (isWhole && isOtherKindOfFile(root, shape)) return unreadableFile(notOurs);
  const { entries, invalidEntries, tooNew } = sortEntries(root, shape, damage.length > 0);
  const tooDeep: Damage[] =
    tooDeepAt === undefined ? [] : [{ code: 'damage/too-deep', ...placeOf(text, tooDeepAt) }];
  const named = invalidEntries.slice(0, mostNamed).map((entry) => badEntry(text, entry));
  const headless = isWhole && !hasHead(root, shape) ? [notOurs] : [];
  const deep = form.some(({ code }) => code === 'damage/too-deep') ? [] : tooDeep;
  return { entries, damage: [...damage, ...form, ...deep, ...named, ...headless], tooNew };
}

export function unreadableFile(...damage: readonly Damage[]): Reading {
  return { entries: new Map(), damage, tooNew: false };
}

const faultCodes = {
  'json/broken': 'damage/not-json',
  'json/key-twice': 'damage/key-twice',
  'json/too-deep': 'damage/too-deep',
} as const;

function formFaults(text: string): Damage[] {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { code, ...place } = parsed.problem;
    return [{ code: faultCodes[code], ...place }];
  }
  const { value } = parsed;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? [] : [{ code: 'damage/no-entries' }];
}

function badEntry(text: string, { path, at, found }: InvalidEntry): Damage {
  const shown = JSON.stringify(found);
  return {
    code: 'damage/bad-entry',
    entry: path.join(', ').slice(0, 100),
    found: shown.length > 60 ? `${shown.slice(0, 60).toWellFormed()}…` : shown,
    ...placeOf(text, at),
  };
}

function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

interface Decoded {
  readonly text: string;
  readonly damage: readonly Damage[];
}

/** Reads UTF-8, with or without a byte order mark; UTF-16 and invalid bytes are read too, but count as damage. */
function decode(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) {
    return { text: new TextDecoder(utf16).decode(bytes), damage: [{ code: 'damage/utf-16' }] };
  }
  const text = new TextDecoder().decode(bytes);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, damage: [] };
  } catch {
    const place = placeOf(text, text.indexOf('\uFFFD'));
    return { text, damage: [{ code: 'damage/not-text', ...place }] };
  }
}

/** UTF-16 is recognised by the byte order mark, or by the zero byte beside each Latin letter. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  const zeros = (odd: number): number => start.filter((byte, at) => at % 2 === odd && byte === 0).length;
  const many = start.length * 0.4;
  if (zeros(1) >= many && zeros(0) === 0) return 'utf-16le';
  return zeros(0) >= many && zeros(1) === 0 ? 'utf-16be' : undefined;
}
