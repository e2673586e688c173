import { gameOf } from '#shared/games/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { judgeForLetters, type WordJudge } from '#shared/lexicon/index.ts';
import { openRecordText, recordLimits, type AnyRecord } from '#shared/records/index.ts';
import { flagValue, withFileName, type Call } from '../command.ts';
import { knownLexica, lexiconArgument, readingIn } from '../words/lexicon-argument.ts';
import { readTextArgument } from '../read-argument.ts';
import { t } from '../texts.ts';

export async function readRecord(file: string, { stop }: Call): Promise<Result<AnyRecord, Problem>> {
  const text = await readTextArgument(file, recordLimits.bytes, stop);
  return text.ok ? withFileName(await openRecordText(text.value), file) : text;
}

/**
 * Returns undefined where the verdicts in the record hold; `--lexicon` names a list that judges anew. A record of
 * version 1 has no verdicts, so its own list judges, and a note says if that has changed or is missing.
 */
export async function judgeOf(
  { version, game, options, lexicon: recorded, moves }: AnyRecord,
  call: Call,
): Promise<Result<WordJudge | undefined, Problem>> {
  const letters = gameOf(game).letters(options);
  const given = flagValue(call, 'lexicon');
  if (recorded === undefined) return ok(undefined);
  if (given !== undefined) {
    const lexicon = await lexiconArgument(given, call.stop, readingIn(letters));
    if (!lexicon.ok) return lexicon;
    const { name, sha256 } = lexicon.value;
    if (sha256 !== recorded.sha256) call.note(t('cli:replay.otherList', { name, recorded: recorded.name }));
    return ok(judgeForLetters(lexicon.value, letters));
  }
  if (version !== 1) return ok(undefined);
  const found = await knownLexica().openRecorded(recorded);
  if (!found.ok) {
    // Without the list, the outcome of a challenge would be a guess.
    if (moves.some(({ kind }) => kind === 'challenge')) return found;
    call.note(`${problemText(t, found.problem)}\n${t('cli:replay.noList')}`);
    return ok(undefined);
  }
  const { list, changed } = found.value;
  if (changed) call.note(t('cli:replay.otherList', { name: list.name, recorded: recorded.name }));
  return ok(judgeForLetters(list, letters));
}
