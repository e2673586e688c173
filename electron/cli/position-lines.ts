import { squareName } from '#shared/pieces/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/index.ts';
import type { FilePosition } from '#shared/word-engine/positions/position-file.ts';
import type { TimedCount } from '#shared/word-engine/threads/tasks.ts';
import type { Call } from './command.ts';
import { t } from './texts.ts';

/** What was found in one position. */
export interface Found extends TimedCount {
  readonly best: readonly Play[] | undefined;
}

/** How the lines are written. */
export interface Teller {
  /** So many positions are done. */
  progress(done: number): void;
  found(one: FilePosition, found: Found): void;
  refused(one: FilePosition, problem: Problem): void;
}

/** A JSON value a line. */
export function jsonLines(call: Call, positions: readonly FilePosition[]): Teller {
  const say = (line: object): void => {
    call.say(JSON.stringify(line));
  };
  const progress = progressLine(positions.length);
  return {
    progress: progress.show,
    found({ id, section, position: { layout } }, { plays, bestScore, ms = 0, best }) {
      progress.clear();
      const count = { id, section, plays, bestScore, ms: Math.round(ms * 1_000) / 1_000 };
      const nameOf = (square: number): string => nameIn(square, layout.width);
      const listed = best?.map(({ start, laid, ...play }) => ({
        square: nameOf(start),
        ...play,
        laid: laid.map(({ square, ...face }) => ({ square: nameOf(square), ...face })),
      }));
      say(listed === undefined ? count : { ...count, best: listed });
    },
    refused({ id, section }, problem) {
      progress.clear();
      say({ id, section, problem });
    },
  };
}

/** Columns, and the plays below them. */
export function textLines(call: Call, positions: readonly FilePosition[]): Teller {
  const heads = ['section', 'id', 'plays', 'bestScore', 'ms'].map((name) => t(`cli:moves.${name}`));
  const [section = '', id = '', ...numbers] = heads;
  const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
  const widths = [
    longest([section, ...positions.map((one) => one.section)]),
    longest([id, ...positions.map((one) => `${one.id}`)]),
    // Plays, points and milliseconds are not known before they are found.
    ...numbers.map(({ length }) => Math.max(7, length)),
  ];
  /** The section stands to the left, numbers to the right. */
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  const progress = progressLine(positions.length);
  if (positions.length > 0) call.say(line(heads));
  return {
    progress: progress.show,
    found({ section: in_, id: number, position }, { plays, bestScore, ms = 0, best = [] }) {
      progress.clear();
      call.say(line([in_, `${number}`, `${plays}`, `${bestScore}`, ms.toFixed(2)]));
      for (const play of best) call.say(`  ${playLine(play, position.layout.width)}`);
    },
    refused(one, problem) {
      progress.clear();
      call.note(t('cli:moves.refused', { section: one.section, id: one.id, text: problemText(t, problem) }));
    },
  };
}

/** `H8 across WoRD 34`: a small letter is shown by a blank. */
function playLine({ start, direction, word, laid, score }: Play, width: number): string {
  const step = direction === 'across' ? 1 : width;
  const blanks = new Set(laid.filter(({ blank }) => blank).map(({ square }) => square));
  const letters = Array.from(word, (letter, at) =>
    blanks.has(start + at * step) ? letter.toLowerCase() : letter,
  );
  return `${nameIn(start, width)} ${direction} ${letters.join('')} ${score}`;
}

const nameIn = (square: number, width: number): string =>
  squareName({ column: square % width, row: Math.floor(square / width) });

/** How far it has come, on a terminal that does not show the lines themselves. */
function progressLine(total: number): { show(done: number): void; clear(): void } {
  const { stderr, stdout } = process;
  if (!stderr.isTTY || stdout.isTTY) return { show: () => undefined, clear: () => undefined };
  const emptyLine = '\r\u001b[K';
  return {
    show: (done) => void stderr.write(emptyLine + t('cli:moves.progress', { done, total })),
    clear: () => void stderr.write(emptyLine),
  };
}
