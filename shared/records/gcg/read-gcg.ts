import { ok, parseJson, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { formatRecord } from '../format-record.ts';
import type { AnyRecord } from '../game-record.ts';
import { recordLimits } from '../limits.ts';
import { parseRecord } from '../parse-record.ts';
import { gcgLines, movePragma, recordPragma } from './write-gcg.ts';

export type GcgProblem = Problem & { readonly line?: number };

/** Lines begin with `#` and a word for what concerns the game, or with `>` for what a player did. */
export function isGcg(text: string): boolean {
  return /^\uFEFF?\s*(?:#[a-z]|>)/i.test(text);
}

/** What is kept of a file that somebody opens: the text of a record, whatever the file was written in. */
export async function keptRecordText(text: string): Promise<Result<string, GcgProblem>> {
  if (!isGcg(text)) return ok(text);
  const record = await readGcg(text);
  return record.ok ? ok(formatRecord(record.value)) : record;
}

/** A game of Cubewright, in its own text or in the GCG that Cubewright writes. */
export function openRecordText(text: string): Promise<Result<AnyRecord, GcgProblem>> {
  return isGcg(text) ? readGcg(text) : Promise.resolve(parseRecord(text));
}

/** Lines count from 1. */
export async function readGcg(text: string): Promise<Result<AnyRecord, GcgProblem>> {
  if (text.length > 2 * recordLimits.characters) {
    return refuse({ code: 'record/too-large', length: text.length, limit: 2 * recordLimits.characters });
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const heads = numbersOf(lines, recordPragma);
  const [headAt, second] = heads;
  if (headAt === undefined) return refuse({ code: 'gcg/not-ours' });
  if (second !== undefined) return refuse({ code: 'gcg/second-record', line: second });
  const head = jsonOf(lines, headAt, recordPragma);
  if (!head.ok) return head;
  const moveLines = numbersOf(lines, movePragma);
  const moves: unknown[] = [];
  for (const line of moveLines) {
    const move = jsonOf(lines, line, movePragma);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  const record = parseRecord(JSON.stringify({ ...(head.value as object), moves }));
  if (!record.ok) return atLine(lineOfProblem(record.problem, headAt, moveLines), record.problem);
  const blocks = await gcgLines(record.value);
  if (!blocks.ok) return atLine(lineOfMove(blocks.problem, headAt, moveLines), blocks.problem);
  const wrong = firstDifference(lines, blocks.value.flat());
  return wrong === undefined ? ok(record.value) : refuse({ code: 'gcg/other-line', ...wrong });
}

function atLine(line: number, problem: Problem): Result<never, GcgProblem> {
  const found: GcgProblem & { readonly problem: Problem } = { code: 'gcg/at-line', line, problem };
  return refuse(found);
}

function numbersOf(lines: readonly string[], pragma: string): readonly number[] {
  return lines.flatMap((line, at) => (line.startsWith(`${pragma} `) ? [at + 1] : []));
}

function jsonOf(lines: readonly string[], line: number, pragma: string): Result<unknown, GcgProblem> {
  const value = parseJson((lines[line - 1] ?? '').slice(pragma.length + 1));
  const isObject = value.ok && typeof value.value === 'object' && value.value !== null;
  return isObject ? ok(value.value) : refuse({ code: 'gcg/not-json', line, pragma });
}

function lineOfProblem(problem: Problem, head: number, moves: readonly number[]): number {
  const [, at] = 'path' in problem ? (/^moves[.[](\d+)/.exec(String(problem.path)) ?? []) : [];
  return at === undefined ? head : (moves[Number(at)] ?? head);
}

function lineOfMove(problem: Problem, head: number, moves: readonly number[]): number {
  return 'move' in problem ? (moves[Number(problem.move) - 1] ?? head) : head;
}

/** Notes and empty lines of others may stand anywhere; everything else is as Cubewright writes it. */
function firstDifference(
  lines: readonly string[],
  expected: readonly string[],
): { readonly line: number; readonly expected: string } | undefined {
  let next = 0;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#note')) continue;
    const wanted = expected[next];
    if (text !== wanted?.trim()) return { line: at + 1, expected: clip(wanted ?? '') };
    next += 1;
  }
  const missing = expected[next];
  return missing === undefined ? undefined : { line: lines.length, expected: clip(missing) };
}

function clip(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
