import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { GcgProblem } from './read-gcg.ts';

/** The board of most GCG, which has plain tiles. */
const layout = [
  'T..d...T...d..T',
  '.D...t...t...D.',
  '..D...d.d...D..',
  'd..D...d...D..d',
  '....D.....D....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  'T..d...D...d..T',
  '..d...d.d...d..',
  '.t...t...t...t.',
  '....D.....D....',
  'd..D...d...D..d',
  '..D...d.d...D..',
  '.D...t...t...D.',
  'T..d...T...d..T',
] as const;
const side = layout.length;

export interface TilePosition {
  /** The number of its line. */
  readonly id: number;
  readonly player: string;
  readonly rack: string;
  /** What was played from it as the line writes it; undefined for any other turn. */
  readonly played: { readonly place: string; readonly word: string } | undefined;
  /** Rows from the top have a letter for a tile, a small one for a blank, and `.` for none. */
  readonly board: readonly string[];
}

export interface TileGame {
  readonly layout: readonly string[];
  /** One for each line of a player who had tiles, before what they did. */
  readonly positions: readonly TilePosition[];
}

const mostLines = 10_000;

/** A game of plain tiles on 15 x 15 is no game of letter cubes, but each of its positions can be searched. */
export function readTileGame(text: string): Result<TileGame, GcgProblem> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.length > mostLines) return refuse({ code: 'gcg/too-long', line: mostLines });
  let board: readonly string[] = layout.map(() => '.'.repeat(side));
  let before = board;
  const positions: TilePosition[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('>')) {
      if (line.trim() === '' || line.startsWith('#')) continue;
      // A note may go on over several lines.
      if (at > 0 && positions.length > 0) continue;
      return refuse({ code: 'gcg/bad-line', line: at + 1, found: line.slice(0, 60) });
    }
    const read = parseLine(line);
    if (read === undefined) return refuse({ code: 'gcg/bad-line', line: at + 1, found: line.slice(0, 60) });
    if (read.kind === 'withdrawn') board = before;
    if ('rack' in read && read.rack !== '') {
      const { place, word } = read.kind === 'play' ? read : {};
      const played = place === undefined || word === undefined ? undefined : { place, word };
      positions.push({ id: at + 1, player: playerIn(line), rack: read.rack.toUpperCase(), played, board });
    }
    if (read.kind !== 'play') continue;
    const laid = laidOn(board, read);
    if (!laid.ok) return refuse({ ...laid.problem, line: at + 1 });
    [before, board] = [board, laid.value];
  }
  return positions.length === 0 ? refuse({ code: 'gcg/no-positions' }) : ok({ layout, positions });
}

type TileLine =
  | { readonly kind: 'play'; readonly rack: string; readonly place: string; readonly word: string }
  | { readonly kind: 'other'; readonly rack: string }
  | { readonly kind: 'withdrawn' | 'points' };

const score = String.raw`\s+[+-]\d{1,4}\s+-?\d{1,4}\s*$`;
const play = new RegExp(String.raw`^(\S+)\s+(\d{1,2}[A-Z]|[A-Z]\d{1,2})\s+(\S+)${score}`);
const other = new RegExp(String.raw`^(?:([A-Z?]{1,7})\s+)?-(?:[A-Z?]*|\d)${score}`);
const withdrawn = new RegExp(String.raw`^(?:\S+\s+)?--${score}`);
const points = new RegExp(String.raw`^(?:\S*\s+)?\((?:challenge|time|[A-Z?]*)\)${score}`);

function parseLine(line: string): TileLine | undefined {
  const [, body] = /^>[^:\s]+:\s*(.*)$/.exec(line) ?? [];
  if (body === undefined) return undefined;
  const [, rack = '', place = '', word = ''] = play.exec(body) ?? [];
  if (word !== '') {
    const isPlain = /^[A-Za-z?]{1,7}$/.test(rack) && /^[A-Za-z.()]{1,40}$/.test(word);
    return isPlain ? { kind: 'play', rack, place, word } : undefined;
  }
  if (withdrawn.test(body)) return { kind: 'withdrawn' };
  if (points.test(body)) return { kind: 'points' };
  const passed = other.exec(body);
  return passed === null ? undefined : { kind: 'other', rack: passed[1] ?? '' };
}

function playerIn(line: string): string {
  return line.slice(1, line.indexOf(':'));
}

/** A point, or a letter in brackets, stands for a tile that lies there. */
function laidOn(
  board: readonly string[],
  { place, word }: Extract<TileLine, { kind: 'play' }>,
): Result<readonly string[], Problem> {
  const isAcross = /^\d/.test(place);
  const column = 'ABCDEFGHIJKLMNO'.indexOf(place.replaceAll(/\d/g, ''));
  const row = Number(place.replaceAll(/\D/g, '')) - 1;
  const squares = board.map((one) => [...one]);
  for (const [step, sign] of [...word.replaceAll(/[()]/g, '')].entries()) {
    const [x, y] = isAcross ? [column + step, row] : [column, row + step];
    const there = x < 0 ? undefined : squares[y]?.[x];
    if (there === undefined) return refuse({ code: 'gcg/off-board', place, word });
    if (sign === '.') {
      if (there === '.') return refuse({ code: 'gcg/no-tile', place, word, at: step + 1 });
      continue;
    }
    if (there !== '.' && there !== sign) return refuse({ code: 'gcg/taken', place, word, there });
    const to = squares[y];
    if (to !== undefined) to[x] = sign;
  }
  return ok(squares.map((one) => one.join('')));
}
