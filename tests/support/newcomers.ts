import { gameIds, gameOf, manifestOf } from '#shared/games/index.ts';
import { tables } from '#shared/i18n/en/games/index.ts';
import { home } from '#shared/i18n/en/index.ts';

/** What somebody new reads and presses until something is reached. Nobody is timed: the time is reckoned. */
export interface Reckoned {
  readonly what: string;
  readonly words: number;
  readonly presses: number;
  readonly seconds: number;
}

/** Grown people read 200 to 300 words a minute, and who types slowly presses two keys a second. */
export const wordsAMinute = 200;
export const pressesASecond = 2;

/** All of the first screen is read, and what the table says of a first move; then a word of five letters is typed. */
export function firstMove(): Reckoned {
  const { now } = tables.alphacubes as { readonly now: { readonly how: string } };
  return reckoned('from the first start to a move that counts', [home.first, now.how], 1 + 5 + 1);
}

/** Each sentence of a lesson is read, and each of its moves typed as its line, though a click does many of them. */
export function lessons(): Promise<readonly Reckoned[]> {
  return Promise.all(
    gameIds.map(async (id) => {
      const { steps } = await manifestOf(id).loadLesson();
      const { steps: texts, end } = tables[`${id}Lesson`] as {
        readonly steps: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
        readonly end: string;
      };
      // The other texts of a step are its title again, or answer what the step does not take.
      const read = Object.values(texts).map(({ title, task, tasks, why }) => [title, task, tasks, why]);
      const presses = steps.map(({ moves }) => (moves.length === 0 ? 1 : typed(moves)));
      const sum = presses.reduce((before, one) => before + one, 0);
      return reckoned(`the lesson of ${gameOf(id).title}`, [read, end], sum);
    }),
  );
}

/** Counts the characters of the lines, Enter for each, and one press to go on. */
function typed(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 1);
}

function reckoned(what: string, texts: unknown, presses: number): Reckoned {
  const words = wordsIn(texts);
  return { what, words, presses, seconds: Math.ceil((words * 60) / wordsAMinute + presses / pressesASecond) };
}

function wordsIn(texts: unknown): number {
  if (typeof texts === 'string') return texts.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Object.values(texts ?? {}).reduce<number>((sum, one) => sum + wordsIn(one), 0);
}
