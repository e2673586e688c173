import { currentState, type Puzzle, type Statement } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { hintsOf, openPuzzle, puzzleRecord, type OpenedPuzzle } from '#shared/puzzles/index.ts';
import { columns, t } from '../texts.ts';
import { picture } from './record-view.ts';

/** What was done in a turn that no puzzle could be made of, and why. */
export interface LeftOut {
  readonly turn: number;
  readonly problem: Problem;
}

export function questionText({ game, kind, points, margin, facts }: Puzzle): string {
  return t(`record:${game}.puzzle.${kind}`, { ...facts, points, margin });
}

export function hintText(game: string, { kind, ...facts }: Statement): string {
  return t(`record:${game}.puzzle.hints.${kind}`, facts);
}

/** One line a puzzle, for a list of many. */
export function puzzleList(puzzles: readonly Puzzle[], withAnswers: boolean): string {
  const heads = ['id', 'step', 'question', ...(withAnswers ? ['answer'] : [])];
  return columns([
    heads.map((head) => t(`cli:puzzles.${head}`)),
    ...puzzles.map((puzzle) => [
      puzzle.id,
      t(`cli:puzzles.steps.${puzzle.difficulty}`),
      questionText(puzzle),
      ...(withAnswers ? [answerText(puzzle)] : []),
    ]),
  ]);
}

/** The question, the position as the player on turn sees it, and with the answer the hints that lead to it. */
export async function puzzlePage(puzzle: Puzzle, withAnswers: boolean): Promise<Result<string, Problem>> {
  const opened = await openPuzzle(puzzle);
  if (!opened.ok) return opened;
  const { id, difficulty, from } = puzzle;
  const title = gameOf(opened.value.id).title;
  const step = t(`cli:puzzles.steps.${difficulty}`);
  const origin = from === undefined ? [] : [originText(from)];
  const answer = withAnswers ? answerLines(puzzle, opened.value) : [];
  return ok(
    [
      t('cli:puzzles.title', { game: title, id, step }),
      questionText(puzzle),
      ...origin,
      '',
      ...positionLines(puzzle, opened.value),
      ...answer,
    ].join('\n'),
  );
}

function originText({ turn, name, line, points }: NonNullable<Puzzle['from']>): string {
  return line === undefined || line === ''
    ? t('cli:puzzles.fromNothing', { turn, name })
    : t('cli:puzzles.from', { turn, name, line, points });
}

function positionLines(puzzle: Puzzle, opened: OpenedPuzzle): readonly string[] {
  const { game, timeline, seat } = opened;
  const players = game.rules.scores(currentState(timeline)).map((_, at) => ({
    name: at === seat ? t('cli:puzzles.you') : t('cli:puzzles.other', { number: at + 1 }),
    kind: 'person' as const,
  }));
  return picture(puzzleRecord(puzzle, opened, players), opened.view, (at) => players[at]?.name ?? '');
}

function answerLines(puzzle: Puzzle, opened: OpenedPuzzle): readonly string[] {
  const hints = hintsOf(puzzle, opened);
  const said = hints.ok ? hints.value.map((hint) => hintText(puzzle.game, hint)) : [];
  return ['', ...said, t('cli:puzzles.answerIs', { answer: answerText(puzzle), points: puzzle.points })];
}

function answerText({ answers: [first] }: Puzzle): string {
  return first.lines.join('; ');
}

export function leftOutText({ turn, problem }: LeftOut): string {
  return t('cli:puzzles.leftOut', { turn, why: problemText(t, problem) });
}
