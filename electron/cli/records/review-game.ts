import { setImmediate } from 'node:timers/promises';
import { currentState, type ReviewedTurn } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import {
  gameReview,
  openReview,
  reviewTurns,
  type AnyRecord,
  type GameReview,
  type OpenedReview,
} from '#shared/records/index.ts';
import { withoutWords, wordHelp, type WordHelp } from '../match/word-help.ts';
import { t } from '../texts.ts';
import { knownLexica, lexiconArgument, readingIn } from '../words/lexicon-argument.ts';

export interface ReviewHow {
  readonly level: number | undefined;
  /** Without it, words are looked up in the list that the record names. */
  readonly lexicon: string | undefined;
  readonly stop: AbortSignal;
  note(text: string): void;
  /** Called after each turn, and once before the first. */
  progress?(done: number, total: number): void;
}

export async function reviewOfRecord(
  record: AnyRecord,
  how: ReviewHow,
): Promise<Result<GameReview, Problem>> {
  const help = await helpFor(record, how);
  if (!help.ok) return help;
  const opened = await openPlayedGame(record, how.level);
  if (!opened.ok) return opened;
  const { judge, askOf, askWordsOf, searchOf } = help.value;
  const tools = { words: judge, ask: askOf(0), askWords: askWordsOf(0), search: searchOf(0) };
  const turns: ReviewedTurn[] = [];
  const total = opened.value.turns.length;
  how.progress?.(0, total);
  for await (const turn of reviewTurns(record, opened.value, tools)) {
    if (!turn.ok) return turn;
    turns.push(turn.value);
    how.progress?.(turns.length, total);
    // A search never waits, so that without this Ctrl+C would not be noticed before the end.
    await setImmediate();
    if (how.stop.aborted) return refuse({ code: 'cli/stopped' });
  }
  return ok(gameReview(record, opened.value, turns));
}

/** Refuses a strict game that goes on, as the table does: nobody looks back at it before it is over. */
export async function openPlayedGame(
  record: AnyRecord,
  level?: number,
): Promise<Result<OpenedReview, Problem & { readonly move?: number }>> {
  const opened = await openReview(record, level);
  if (!opened.ok || !isStrict(record.options)) return opened;
  const { rules } = gameOf(record.game);
  const goesOn = rules.ending(currentState(opened.value.timeline)) === undefined;
  return goesOn ? refuse({ code: 'play/strict' }) : opened;
}

/** Every level asks the whole list, since the best turn of all is looked for. */
async function helpFor(
  { game, options, lexicon: recorded }: AnyRecord,
  { lexicon: given, stop, note }: ReviewHow,
): Promise<Result<WordHelp, Problem>> {
  if (recorded === undefined) return ok(withoutWords);
  const letters = gameOf(game).letters(options);
  const found =
    given === undefined
      ? await knownLexica().openRecorded(recorded)
      : await lexiconArgument(given, stop, readingIn(letters));
  if (!found.ok) return found;
  const lexicon = 'list' in found.value ? found.value.list : found.value;
  if (lexicon.sha256 !== recorded.sha256) {
    note(t('cli:replay.otherList', { name: lexicon.name, recorded: recorded.name }));
  }
  return ok(wordHelp({ lexicon, vocabularyOf: () => lexicon }, game, letters));
}
