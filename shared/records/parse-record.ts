import { gameIds, isGameId, type GameId } from '#shared/games/index.ts';
import { ok, parseJson, refuse, type Phrase, type Result } from '#shared/kernel/index.ts';
import { entryOf, firstMisfit } from '#shared/options/index.ts';
import { recordFormat, recordVersion, type AnyRecord } from './game-record.ts';
import { recordLimits } from './limits.ts';
import { recordSchema, type RecordVersion } from './schema.ts';

const jsonCodes = {
  'json/broken': 'record/not-json',
  'json/key-twice': 'record/key-twice',
  'json/too-deep': 'record/too-deep',
} as const;

/** Reports problems from the outside in: size, JSON, kind, version, game, then the first bad value by its path. */
export function parseRecord(text: string): Result<AnyRecord, RecordProblem> {
  const { characters: limit } = recordLimits;
  if (text.length > limit) return refuse({ code: 'record/too-large', length: text.length, limit });
  const value = parseJson(text);
  if (!value.ok) {
    const { code, ...place } = value.problem;
    return refuse({ ...place, code: jsonCodes[code] });
  }
  const head = headOf(value.value);
  if (!head.ok) return head;
  const { game, version } = head.value;
  const parsed = recordSchema(game, version).safeParse(value.value);
  return parsed.success
    ? ok(parsed.data)
    : refuse({ code: 'record/bad-value', ...firstMisfit(parsed.error) });
}

/** Tells whose schema a value has to fit. */
export function headOf(
  value: unknown,
): Result<{ readonly game: GameId; readonly version: RecordVersion }, RecordProblem> {
  const format = entryOf(value, 'format');
  if (format !== recordFormat) {
    return refuse({ code: 'record/wrong-format', found: shortText(format), expected: recordFormat });
  }
  const version = entryOf(value, 'version');
  if (typeof version === 'number' && Number.isFinite(version) && version > recordVersion) {
    return refuse({ code: 'record/newer-version', version, known: recordVersion });
  }
  const game = entryOf(value, 'game');
  return typeof game === 'string' && isGameId(game)
    ? ok({ game, version: isFormer(version) ? version : recordVersion })
    : refuse({ code: 'record/unknown-game', game: shortText(game), known: gameIds });
}

function isFormer(version: unknown): version is Exclude<RecordVersion, typeof recordVersion> {
  return version === 1 || version === 2 || version === 3;
}

function shortText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 60) : '';
}

export type RecordProblem =
  | { readonly code: 'record/too-large'; readonly length: number; readonly limit: number }
  /** Line and column count from 1; `found` is the text there, empty where the file breaks off. */
  | {
      readonly code: 'record/not-json';
      readonly line: number;
      readonly column: number;
      readonly found: string;
    }
  | {
      readonly code: 'record/key-twice';
      readonly line: number;
      readonly column: number;
      readonly found: string;
    }
  /** Lists and objects are nested too deep there (`deepest` in shared/kernel). */
  | {
      readonly code: 'record/too-deep';
      readonly line: number;
      readonly column: number;
      readonly found: string;
    }
  | { readonly code: 'record/wrong-format'; readonly found: string; readonly expected: string }
  | { readonly code: 'record/newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'record/unknown-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly code: 'record/bad-value'; readonly path: string; readonly expected: Phrase };
