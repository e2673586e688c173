import { firstMisfit } from '#shared/options/index.ts';
import {
  ok,
  parseJson,
  refuse,
  salvageJson,
  valueOfNode,
  type JsonNode,
  type Problem,
  type Result,
} from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import type { AnyRecord } from './game-record.ts';
import { recordLimits } from './limits.ts';
import { headOf, parseRecord } from './parse-record.ts';
import { replayRecord } from './replay-record.ts';
import { recordSchema } from './schema.ts';

export interface SalvagedRecord {
  /** It follows its rules to the end, and its moves are the first ones of the damaged text. */
  readonly record: AnyRecord;
  readonly lost: LostInRecord;
}

export interface LostInRecord {
  /** Counts the moves that are there and cannot be played. */
  readonly moves: number;
  /** More moves may have been there, since the text is broken. */
  readonly isAtLeast: boolean;
  /** The line, from 1, where the first lost move begins, or where the text breaks off; undefined if no move is lost. */
  readonly line: number | undefined;
  /** Entries by their names that the game does without, such as `hints`. */
  readonly entries: readonly string[];
}

/** A game can be played without these; any other entry decides how it is played. */
const dispensable: readonly PropertyKey[] = ['title', 'takenBack', 'hints', 'timeUsed', 'pauses'];

/**
 * Reads a damaged record up to its last good move: to where the text is broken, a move does not fit, or the rules refuse
 * one. Nothing after that place is taken, as moves depend on those before. Refuses, with the reason of `parseRecord` or
 * of the rules, if the game cannot even begin. `words` judges a record of version 1.
 */
export function salvageRecord(given: string, words?: WordJudge): Result<SalvagedRecord> {
  if (given.length > recordLimits.characters) return refuseAs(given);
  const { text, removed } = withoutDoubledLines(given.replace(/^\uFEFF/, ''));
  const read = readJson(text);
  if (read === undefined) return refuseAs(text);
  const fitting = fitRecord(read);
  if (!fitting.ok) return fitting;
  const { record, entries } = fitting.value;
  const playable = playableMoves(record, words);
  if (!playable.ok) return playable;
  const moves = Math.max(0, read.total - playable.value);
  const isLost = moves > 0 || read.brokenAt !== undefined;
  const at = read.places[playable.value] ?? read.brokenAt ?? 0;
  const line = isLost ? originalLine(text.slice(0, at).split('\n').length, removed) : undefined;
  return ok({
    record: firstMoves(record, playable.value),
    lost: { moves, isAtLeast: read.brokenAt !== undefined, line, entries: [...read.cut, ...entries] },
  });
}

/** What cannot be salvaged is refused for the reason that it could not be read. */
function refuseAs(text: string): Result<never> {
  const parsed = parseRecord(text);
  if (parsed.ok) throw new Error('A text without moves to read was read as a record');
  return parsed;
}

interface ReadJson {
  readonly head: Readonly<Record<string, unknown>>;
  readonly moves: readonly unknown[];
  /** Counts the moves in the whole text, also those behind the damage. */
  readonly total: number;
  /** The offsets where moves begin. */
  readonly places: readonly number[];
  readonly brokenAt: number | undefined;
  /** The name of an entry, besides the moves, that is not whole. */
  readonly cut: readonly string[];
}

/** Undefined if the text breaks off before the first move, as the entries before the moves decide how a game is played. */
function readJson(text: string): ReadJson | undefined {
  const json = parseJson(text);
  const brokenAt = json.ok ? undefined : offsetOf(text, json.problem);
  const all = salvageJson(text).root.entries.get('moves');
  const places = all?.kind === 'list' ? all.items.map(({ at }) => at) : [];
  if (json.ok) {
    if (!isPlain(json.value)) return undefined;
    const { moves = [], ...head } = json.value;
    return Array.isArray(moves) ? { head, moves, total: moves.length, places, brokenAt, cut: [] } : undefined;
  }
  const whole = text.slice(0, brokenAt);
  const entries = new Map(salvageJson(whole).root.entries);
  const found = entries.get('moves');
  if (found?.kind !== 'list') return undefined;
  entries.delete('moves');
  const last = [...entries].at(-1);
  const cut = last !== undefined && last[1].at > found.at && !isWhole(whole, last[1]) ? [last[0]] : [];
  const items = found.items.filter((item, at) => at < found.items.length - 1 || isWhole(whole, item));
  const head = [...entries].filter(([key]) => !cut.includes(key));
  return {
    head: Object.fromEntries(head.map(([key, node]) => [key, valueOfNode(node)])),
    moves: items.map(valueOfNode),
    total: Math.max(items.length, places.length),
    places,
    brokenAt,
    cut,
  };
}

function offsetOf(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, column - 1);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a list or object that begins in a text is closed in it, too. */
function isWhole(text: string, { kind, at }: JsonNode): boolean {
  if (kind === 'scalar') return true;
  const marks = /"(?:[^"\\]|\\.)*"|[[\]{}]/sy;
  const between = /[^"[\]{}]*/y;
  let depth = 0;
  for (let from = at; from < text.length;) {
    marks.lastIndex = from;
    const [mark] = marks.exec(text) ?? [];
    if (mark === undefined) return false;
    if (mark === '{' || mark === '[') depth += 1;
    else if (mark === '}' || mark === ']') depth -= 1;
    if (depth === 0) return true;
    between.lastIndex = from + mark.length;
    from += mark.length + (between.exec(text)?.[0].length ?? 0);
  }
  return false;
}

interface FittingRecord {
  readonly record: AnyRecord;
  readonly entries: readonly string[];
}

/** Takes the moves up to the first that does not fit, and leaves out entries that a game can do without. */
function fitRecord({ head, moves }: ReadJson): Result<FittingRecord> {
  const known = headOf(head);
  if (!known.ok) return known;
  const schema = recordSchema(known.value.game, known.value.version);
  let left = head;
  let count = Math.min(moves.length, recordLimits.moves);
  const entries: string[] = [];
  for (;;) {
    const parsed = schema.safeParse({ ...left, moves: moves.slice(0, count) });
    if (parsed.success) return ok({ record: parsed.data, entries });
    const misfits = parsed.error.issues.flatMap(({ path: [first, second], ...issue }) =>
      first === undefined && issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ first: key, isUnknown: true, move: undefined }))
        : [{ first, isUnknown: false, move: first === 'moves' ? Number(second) : undefined }],
    );
    const moveAt = Math.min(...misfits.map(({ move }) => move ?? Infinity));
    const gone = misfits.flatMap(({ first, isUnknown, move }) =>
      move === undefined && isDispensable(left, first, isUnknown) ? [String(first)] : [],
    );
    const isMended = misfits.every(({ first, move }) => move !== undefined || gone.includes(String(first)));
    if (!isMended || !(moveAt < count || gone.length > 0)) {
      return refuse({ code: 'record/bad-value', ...firstMisfit(parsed.error) });
    }
    count = Math.min(count, moveAt);
    entries.push(...new Set(gone));
    left = Object.fromEntries(Object.entries(left).filter(([key]) => !gone.includes(key)));
  }
}

/** An unknown entry may be the options under a wrong name, so it is left out only where there are options. */
function isDispensable(head: object, name: PropertyKey | undefined, isUnknown: boolean): boolean {
  if (name === undefined || !Object.hasOwn(head, name)) return false;
  return dispensable.includes(name) || (isUnknown && Object.hasOwn(head, 'options'));
}

/** Counts the moves that the rules allow. Without its list, version 1 is judged only up to its first challenge. */
function playableMoves(record: AnyRecord, words: WordJudge | undefined): Result<number> {
  const challenge = record.moves.findIndex(({ kind }) => kind === 'challenge');
  const isUnsure = record.version === 1 && words === undefined && challenge >= 0;
  const replayed = replayRecord(isUnsure ? firstMoves(record, challenge) : record, { words });
  if (replayed.ok) return ok(record.moves.length);
  if (replayed.timeline === undefined)
    return refuse<Problem & { move: number }>({ ...replayed.problem, move: 0 });
  return ok(replayed.move - 1);
}

function firstMoves(record: AnyRecord, count: number): AnyRecord {
  if (count === record.moves.length) return record;
  const hints = record.hints?.filter(({ after }) => after <= count);
  const left = { ...record, hints: hints?.length === 0 ? undefined : hints };
  return left.version === 1
    ? { ...left, moves: left.moves.slice(0, count) }
    : { ...left, moves: left.moves.slice(0, count) };
}

const mostDoubled = 20;

/** A line that stands twice names its entry twice, and says the same both times. `removed` are lines from 1. */
function withoutDoubledLines(given: string): { readonly text: string; readonly removed: readonly number[] } {
  const removed: number[] = [];
  let text = given;
  while (removed.length < mostDoubled) {
    const json = parseJson(text);
    if (json.ok || json.problem.code !== 'json/key-twice') break;
    const { line } = json.problem;
    const lines = text.split('\n');
    if (lines[line - 1] !== lines[line - 2]) break;
    removed.push(originalLine(line, removed));
    text = lines.toSpliced(line - 1, 1).join('\n');
  }
  return { text, removed };
}

function originalLine(line: number, removed: readonly number[]): number {
  return removed.toSorted((a, b) => a - b).reduce((at, gone) => (gone <= at ? at + 1 : at), line);
}
