import { games } from '#shared/games/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { acceptAll, judgeIn, type WordJudge } from '#shared/lexicon/index.ts';
import { parseRecord, recordLimits, type GameRecord } from '#shared/records/index.ts';
import { flagValue, type Call } from './command.ts';
import { knownLexica, lexiconArgument } from './lexicon-argument.ts';
import { readTextArgument } from './read-argument.ts';
import { t } from './texts.ts';

export async function readRecord(file: string, { stop }: Call): Promise<Result<GameRecord, Problem>> {
  const text = await readTextArgument(file, recordLimits.bytes, stop);
  return text.ok ? parseRecord(text.value) : text;
}

/**
 * Judges by the lexicon that `--lexicon` names, or else by the one of the record, looked up among those known here. A list
 * that has changed since is said to have; without any list the words that were played are taken as accepted, and that is
 * said, too.
 */
export async function judgeOf(
  { game, lexicon: recorded, moves }: GameRecord,
  call: Call,
): Promise<Result<WordJudge, Problem>> {
  const { letters } = games[game];
  const given = flagValue(call, 'lexicon');
  if (given !== undefined) {
    const lexicon = await lexiconArgument(given, call.stop);
    if (!lexicon.ok) return lexicon;
    const { name, sha256 } = lexicon.value;
    if (sha256 !== recorded.sha256) call.note(t('cli:replay.otherList', { name, recorded: recorded.name }));
    return ok(judgeIn(lexicon.value, letters));
  }
  const found = await knownLexica().openRecorded(recorded);
  if (!found.ok) {
    // How a challenge ended is not in the record: without the list it could only be guessed.
    if (moves.some(({ kind }) => kind === 'challenge')) return found;
    call.note(`${problemText(t, found.problem)}\n${t('cli:replay.noList')}`);
    return ok(acceptAll);
  }
  const { list, changed } = found.value;
  if (changed) call.note(t('cli:replay.otherList', { name: list.name, recorded: recorded.name }));
  return ok(judgeIn(list, letters));
}
