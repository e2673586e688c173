import { z } from 'zod';
import {
  ok,
  parseJson,
  refuse,
  type JsonFault,
  type Result,
  type DeepReadonly,
} from '#shared/kernel/index.ts';
import { phraseMessage } from '#shared/kernel/phrase.ts';
import { firstMisfit } from '#shared/options/misfit.ts';
import type { FilePlace, PositionFileProblem } from './position-file-problem.ts';
import { parseBoard, parseCubes, parseLayout, parseRack, type LetterValues } from './position-text.ts';
import type { Layout, Position } from '../position.ts';

/** This counts characters; 240 positions take about 100,000. */
export const positionFileLimit = 20_000_000;

export interface FilePosition {
  readonly section: Section;
  readonly id: number;
  readonly position: Position;
  readonly expected: { readonly plays?: number | undefined; readonly bestScore?: number | undefined };
}

export const sections = [
  { section: 'standard', set: 'standardSet' },
  { section: 'cubes', set: 'cubeSet' },
] as const;
export type Section = (typeof sections)[number]['section'];

const bonuses = { 7: 50 };

const rows = z.array(z.string().max(100)).max(100);
const letterSet = z.object({ size: z.int().optional(), layout: rows }).optional();
const entry = z.object({
  id: z.int().min(0),
  board: rows,
  rack: z.string().max(100).optional(),
  cubes: z.array(z.string().max(100)).max(100).optional(),
  plays: z.int().min(0).optional(),
  bestScore: z.int().min(0).optional(),
});
const headSchema = z.object({
  values: z
    .record(z.string().regex(/^\p{L}$/u, phraseMessage({ phrase: 'letter' })), z.int().min(0).max(99))
    .optional(),
  standardSet: letterSet,
  cubeSet: letterSet,
});
const fileSchema = headSchema.extend({
  standard: z.array(z.unknown()).optional(),
  cubes: z.array(z.unknown()).optional(),
});

const jsonCodes = {
  'json/broken': 'position/file-not-json',
  'json/key-twice': 'position/file-key-twice',
  'json/too-deep': 'position/file-too-deep',
} as const;

/**
 * Reads JSON with the sections `standard` (positions with a `rack` of tiles) and `cubes` (with a list of `cubes`),
 * layouts in `standardSet` and `cubeSet`, and the letter `values` that differ from English ones; other entries are
 * ignored. position-text.ts describes boards and pieces, and `checkPosition` checks the positions.
 */
export function parsePositionFile(
  text: string,
  file: string,
): Result<readonly FilePosition[], PositionFileProblem> {
  if (text.length > positionFileLimit) {
    return refuse({ code: 'position/file-too-large', file, length: text.length, limit: positionFileLimit });
  }
  const json = parseJson(text);
  if (!json.ok) return refuse(jsonProblem(json.problem, file));
  const parsed = fileSchema.safeParse(json.value);
  if (!parsed.success) return refuse(badValue(parsed.error, file));
  // A file without any section is another kind of JSON file.
  if (sections.every(({ section }) => parsed.data[section] === undefined)) {
    return refuse({ code: 'position/file-no-section', file });
  }
  const values = valuesOf(parsed.data);
  const positions: FilePosition[] = [];
  for (const { section, set } of sections) {
    const entries = parsed.data[section] ?? [];
    const spelled = parsed.data[set];
    if (spelled === undefined) {
      if (entries.length === 0) continue;
      return refuse({ code: 'position/file-no-set', file, section, set });
    }
    const layout = parseLayout(spelled.layout, spelled.size, { file, at: set, field: 'layout' });
    if (!layout.ok) return layout;
    for (const [index, value] of entries.entries()) {
      const position = parseEntry(value, index, { file, section, layout: layout.value, values });
      if (!position.ok) return position;
      positions.push(position.value);
    }
  }
  return ok(positions);
}

export type PositionHead = DeepReadonly<z.infer<typeof headSchema>>;

export function parseHead(value: unknown, file: string): Result<PositionHead, PositionFileProblem> {
  const parsed = headSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : refuse(badValue(parsed.error, file));
}

export function valuesOf({ values }: PositionHead): LetterValues {
  return new Map(Object.entries({ ...englishValues, ...values }));
}

/** `line` is the line of the file where the text begins. */
export function jsonProblem({ code, ...place }: JsonFault, file: string, line = 1): PositionFileProblem {
  return { code: jsonCodes[code], file, ...place, line: place.line + line - 1 };
}

function badValue(error: z.ZodError, file: string): PositionFileProblem {
  const { path, expected } = firstMisfit(error);
  return { code: 'position/file-bad-value', file, path: path || { phrase: 'beginning' }, expected };
}

interface Around {
  readonly file: string;
  readonly section: Section;
  readonly layout: Layout;
  readonly values: LetterValues;
  readonly line?: number;
}

export function parseEntry(
  value: unknown,
  index: number,
  { file, section, layout, values, line }: Around,
): Result<FilePosition, PositionFileProblem> {
  const parsed = entry.safeParse(value);
  if (!parsed.success) {
    // An entry without a sound id is named by its place in the list.
    const { data: id } = entry.pick({ id: true }).safeParse(value);
    const place = id === undefined ? `${section}[${index}]` : `${section} ${id.id}`;
    const at = line === undefined ? place : { phrase: 'line', line };
    const { path, expected } = firstMisfit(parsed.error);
    return refuse({ code: 'position/file-bad-entry', file, at, path: path || at, expected });
  }
  const { id, plays, bestScore } = parsed.data;
  const at = line === undefined ? `${section} ${id}` : { phrase: 'line', line };
  const board = parseBoard(parsed.data.board, layout, values, { file, at, field: 'board' });
  if (!board.ok) return board;
  const rack = parsePieces(parsed.data, values, { file, at });
  if (!rack.ok) return rack;
  const position = { layout, board: board.value, rack: rack.value, bonuses };
  return ok({ section, id, position, expected: { plays, bestScore } });
}

function parsePieces(
  { rack, cubes }: z.infer<typeof entry>,
  values: LetterValues,
  { file, at }: { readonly file: string; readonly at: FilePlace['at'] },
): Result<Position['rack'], PositionFileProblem> {
  if ((rack === undefined) === (cubes === undefined))
    return refuse({ code: 'position/file-no-rack', file, at });
  return rack === undefined
    ? parseCubes(cubes ?? [], values, { file, at, field: 'cubes' })
    : parseRack(rack, values, { file, at, field: 'rack' });
}

// oxfmt-ignore
const englishValues = {
  A: 1, B: 3, C: 3, D: 2, E: 1, F: 4, G: 2, H: 4, I: 1, J: 8, K: 5, L: 1, M: 3,
  N: 1, O: 1, P: 3, Q: 10, R: 1, S: 1, T: 1, U: 1, V: 4, W: 4, X: 8, Y: 4, Z: 10,
};
