import { ok, parseJson, refuse, withoutHidden, type Result } from '#shared/kernel/index.ts';
import { entryOf } from '#shared/options/index.ts';
import { checkBoard, type Board, type BoardProblem } from './board.ts';
import { setFileLimit, type PieceSet } from './piece-set.ts';
import { readSetFile, setVersion, type FileProblem } from './set-file.ts';
import type { SetWords } from './set-words.ts';

export type SetProblem =
  | { readonly code: 'set/too-large'; readonly length: number; readonly limit: number }
  | { readonly code: 'set/not-a-set'; readonly found: string }
  /** Line and column count from 1; `found` is the text there, empty where the file breaks off. */
  | { readonly code: 'set/not-json'; readonly line: number; readonly column: number; readonly found: string }
  | { readonly code: 'set/key-twice'; readonly line: number; readonly column: number; readonly found: string }
  | { readonly code: 'set/too-deep'; readonly line: number; readonly column: number; readonly found: string }
  | { readonly code: 'set/wrong-format'; readonly found: string; readonly expected: string }
  | { readonly code: 'set/newer-version'; readonly version: number; readonly known: number }
  | FileProblem
  | (BoardProblem & { readonly board: string });

const jsonCodes = {
  'json/broken': 'set/not-json',
  'json/key-twice': 'set/key-twice',
  'json/too-deep': 'set/too-deep',
} as const;

export interface SetWithWords {
  readonly set: PieceSet;
  readonly words?: SetWords;
}

export function parseSetText(text: string): Result<PieceSet, SetProblem> {
  const file = parseSetWithWords(text);
  return file.ok ? ok(file.value.set) : file;
}

export function parseSetWithWords(text: string): Result<SetWithWords, SetProblem> {
  if (text.length > setFileLimit) {
    return refuse({ code: 'set/too-large', length: text.length, limit: setFileLimit });
  }
  // A table of pieces, a list of words or a picture is reported as another kind of file, not as a broken set.
  const [first = ''] = /^\uFEFF?\s*[^\s{].{0,11}/u.exec(text) ?? [];
  if (first !== '') return refuse({ code: 'set/not-a-set', found: withoutHidden(first).trim() });
  const value = parseJson(text);
  if (value.ok) return readSet(value.value);
  const { code, ...place } = value.problem;
  return refuse({ ...place, code: jsonCodes[code] });
}

export function parseSet(value: unknown): Result<PieceSet, SetProblem> {
  const file = readSet(value);
  return file.ok ? ok(file.value.set) : file;
}

/** Reports the first bad value by its path; every letter needs a value, and every board must be sound (A1, A2). */
function readSet(value: unknown): Result<SetWithWords, SetProblem> {
  const head = checkHead(value);
  if (!head.ok) return head;
  const file = readSetFile(value, head.value);
  if (!file.ok) return file;
  const { words, ...set } = file.value;
  const boards: Record<string, Board> = {};
  for (const [board, rows] of Object.entries(set.boards)) {
    const checked = checkBoard(rows);
    if (!checked.ok) return refuse({ ...checked.problem, board });
    boards[board] = { name: board, rows };
  }
  return ok({ set: { ...set, boards }, ...(words === undefined ? {} : { words }) });
}

/** The head is checked first, so that a file of another kind or of a later Cubewright is reported as such. */
function checkHead(value: unknown): Result<unknown, SetProblem> {
  const expected = 'cubewright-set';
  const format = entryOf(value, 'format');
  if (format !== expected) {
    const found = typeof format === 'string' ? withoutHidden(format.slice(0, 60)) : '';
    return refuse({ code: 'set/wrong-format', found, expected });
  }
  const version = entryOf(value, 'version');
  if (typeof version === 'number' && Number.isFinite(version) && version > setVersion) {
    return refuse({ code: 'set/newer-version', version, known: setVersion });
  }
  return ok(version);
}
