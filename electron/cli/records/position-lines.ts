import { squareName } from '#shared/pieces/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/index.ts';
import { sections, type FilePosition } from '#shared/word-engine/positions/position-file.ts';
import type { TimedCount } from '#shared/word-engine/threads/tasks.ts';
import type { Call } from '../command.ts';
import { t } from '../texts.ts';

export interface FoundPlays extends TimedCount {
  readonly best: readonly Play[] | undefined;
}

export interface ReadPosition {
  readonly line?: number;
  readonly found: Result<FilePosition>;
}

export interface PositionReporter {
  found(one: FilePosition, found: FoundPlays, line: number | undefined): void;
  refused(one: FilePosition | undefined, problem: Problem, line: number | undefined): void;
}

export function jsonLines(call: Call): PositionReporter {
  const say = (line: object): void => {
    call.say(JSON.stringify(line));
  };
  const place = (line: number | undefined): object => (line === undefined ? {} : { line });
  return {
    found({ id, section, position: { layout } }, { plays, bestScore, ms = 0, best }, line) {
      const count = { ...place(line), id, section, plays, bestScore, ms: Math.round(ms * 1_000) / 1_000 };
      const nameOf = (square: number): string => nameIn(square, layout.width);
      const listed = best?.map(({ start, laid, ...play }) => ({
        square: nameOf(start),
        ...play,
        laid: laid.map(({ square, ...face }) => ({ square: nameOf(square), ...face })),
      }));
      say(listed === undefined ? count : { ...count, best: listed });
    },
    refused(one, problem, line) {
      say({ ...place(line), ...(one === undefined ? {} : { id: one.id, section: one.section }), problem });
    },
  };
}

export function textLines(call: Call, positions: readonly FilePosition[] | undefined): PositionReporter {
  const heads = ['section', 'id', 'plays', 'bestScore', 'ms'].map((name) => t(`cli:moves.${name}`));
  const [section = '', id = '', ...numbers] = heads;
  const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
  const widths = [
    longest([section, ...(positions?.map((one) => one.section) ?? sections.map((one) => one.section))]),
    longest([id, ...(positions?.map((one) => `${one.id}`) ?? ['1000000'])]),
    // The columns have room for seven digits of plays, points and milliseconds, which are not known yet.
    ...numbers.map(({ length }) => Math.max(7, length)),
  ];
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  if (positions === undefined || positions.length > 0) call.say(line(heads));
  return {
    found({ section: in_, id: number, position }, { plays, bestScore, ms = 0, best = [] }) {
      call.say(line([in_, `${number}`, `${plays}`, `${bestScore}`, ms.toFixed(2)]));
      for (const play of best) call.say(`  ${playLine(play, position.layout.width)}`);
    },
    refused(one, problem, at) {
      const text = problemText(t, problem);
      call.note(
        at === undefined
          ? t('cli:moves.refused', { section: one?.section, id: one?.id, text })
          : t('cli:moves.lineRefused', { line: at, text }),
      );
    },
  };
}

/** Writes a play as `H8 across WoRD 34`; a blank shows its letter small. */
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
