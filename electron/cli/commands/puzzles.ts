import { setImmediate } from 'node:timers/promises';
import type { Puzzle } from '#shared/engine/index.ts';
import { gameIds, gameOf, isGameId, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { isMistake, puzzleOfTurn, puzzlesOf, puzzlesOfDay } from '#shared/puzzles/index.ts';
import { reviewTurns, type AnyRecord } from '#shared/records/index.ts';
import { flagValue, hasFlag, withFileName, type Call, type Run } from '../command.ts';
import { puzzleTools } from '../match/puzzle-tools.ts';
import { vocabulariesOf } from '../match/vocabularies.ts';
import { withoutWords, wordHelp, type WordHelp } from '../match/word-help.ts';
import { progressLine } from '../progress-line.ts';
import { leftOutText, puzzleList, puzzlePage, type LeftOut } from '../records/puzzle-text.ts';
import { readRecord } from '../records/read-record.ts';
import { openPlayedGame } from '../records/review-game.ts';
import { t } from '../texts.ts';
import { knownLexica } from '../words/lexicon-argument.ts';

export interface PuzzlesProblem {
  readonly code: 'cli/puzzles-of-what';
}

export const run: Run = async (call) => {
  const [game] = call.words;
  const file = flagValue(call, 'from');
  const day = flagValue(call, 'day');
  if (game !== undefined && !isGameId(game)) {
    return refuse({ code: 'cli/unknown-game', game, known: gameIds });
  }
  if (file !== undefined) {
    if (game !== undefined || day !== undefined)
      return refuse<PuzzlesProblem>({ code: 'cli/puzzles-of-what' });
    return fromFile(file, call);
  }
  if (game !== undefined && day === undefined) return listAll(game, call);
  const games = game === undefined ? gameIds : [game];
  const puzzles = await puzzlesOfDay(day ?? today(), games);
  return puzzles.ok ? tell(puzzles.value, [], call) : puzzles;
};

/** The day as the clock on the wall has it. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => `${number}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function listAll(game: GameId, call: Call): ReturnType<Run> {
  const puzzles = await puzzlesOf(game);
  const withAnswers = hasFlag(call, 'answers');
  if (puzzles.length === 0) return refuse({ code: 'puzzle/no-puzzles', game });
  call.say(call.json ? jsonOf(puzzles, [], withAnswers) : puzzleList(puzzles, withAnswers));
  return ok('done');
}

async function tell(puzzles: readonly Puzzle[], leftOut: readonly LeftOut[], call: Call): ReturnType<Run> {
  const withAnswers = hasFlag(call, 'answers');
  if (call.json) {
    call.say(jsonOf(puzzles, leftOut, withAnswers));
    return ok('done');
  }
  for (const [at, puzzle] of puzzles.entries()) {
    const page = await puzzlePage(puzzle, withAnswers);
    if (!page.ok) return page;
    call.say(at === 0 ? page.value : `\n${page.value}`);
  }
  for (const one of leftOut) call.note(leftOutText(one));
  return ok('done');
}

/** Without answers nothing that tells them is printed. */
function jsonOf(puzzles: readonly Puzzle[], leftOut: readonly LeftOut[], withAnswers: boolean): string {
  const told = puzzles.map((puzzle) => (withAnswers ? puzzle : { ...puzzle, answers: undefined }));
  return JSON.stringify({ puzzles: told, ...(leftOut.length > 0 && { leftOut }) });
}

async function fromFile(file: string, call: Call): ReturnType<Run> {
  const read = await readRecord(file, call);
  if (!read.ok) return read;
  const made = withFileName(await puzzlesOfMistakes(read.value, call), file);
  if (!made.ok) return made;
  const { puzzles, leftOut } = made.value;
  if (puzzles.length === 0 && leftOut.length === 0 && !call.json) call.say(t('cli:puzzles.noMistakes'));
  return tell(puzzles, leftOut, call);
}

interface Made {
  readonly puzzles: readonly Puzzle[];
  readonly leftOut: readonly LeftOut[];
}

async function puzzlesOfMistakes(record: AnyRecord, call: Call): Promise<Result<Made, Problem>> {
  const help = await helpFor(record);
  if (!help.ok) return help;
  const opened = await openPlayedGame(record);
  if (!opened.ok) return opened;
  const { judge, askOf, askWordsOf, searchOf } = help.value;
  const asks = { words: judge, ask: askOf(0), askWords: askWordsOf(0), search: searchOf(0) };
  const levels = gameOf(record.game).computers.levels.map(({ level }) => level);
  const how = { tools: puzzleTools(help.value, levels), lexicon: record.lexicon };
  const total = opened.value.turns.length;
  const progress = progressLine(call, total, (done, speed) =>
    t('cli:review.progress', { done, total, ...speed }),
  );
  const puzzles: Puzzle[] = [];
  const leftOut: LeftOut[] = [];
  let done = 0;
  try {
    for await (const turn of reviewTurns(record, opened.value, asks)) {
      if (!turn.ok) return turn;
      if (isMistake(turn.value)) {
        const made = await puzzleOfTurn(record, opened.value, turn.value, how);
        if (made.ok) puzzles.push(made.value);
        else leftOut.push({ turn: turn.value.turn, problem: made.problem });
      }
      done += 1;
      progress.show(done);
      // A search never waits, so that without this Ctrl+C would not be noticed before the end.
      await setImmediate();
      if (call.stop.aborted) return refuse({ code: 'cli/stopped' });
    }
  } finally {
    progress.clear();
  }
  return ok({ puzzles, leftOut });
}

async function helpFor({ game, options, lexicon: recorded }: AnyRecord): Promise<Result<WordHelp, Problem>> {
  if (recorded === undefined) return ok(withoutWords);
  const found = await knownLexica().openRecorded(recorded);
  if (!found.ok) return found;
  const { list } = found.value;
  const known = await vocabulariesOf(game, list);
  if (!known.ok) return known;
  const vocabularyOf = (level: number) => known.value.get(level) ?? list;
  return ok(wordHelp({ lexicon: list, vocabularyOf }, game, gameOf(game).letters(options)));
}
