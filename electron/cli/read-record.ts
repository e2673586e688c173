import { readText } from '#electron/services/read-file.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { parseRecord, recordLimits, type GameRecord } from '#shared/records/index.ts';
import { flagValue, type Call } from './command.ts';
import { lexiconArgument } from './lexicon-argument.ts';
import { t } from './texts.ts';

export async function readRecord(file: string): Promise<Result<GameRecord, Problem>> {
  const text = await readText(file, recordLimits.bytes);
  return text.ok ? parseRecord(text.value) : text;
}

/** The lexicon of a record, or the one `--lexicon` names; a list that has changed since is said to have. */
export async function lexiconOf(record: GameRecord, call: Call): Promise<Result<Lexicon, Problem>> {
  const given = flagValue(call, 'lexicon');
  const lexicon = await lexiconArgument(given ?? record.lexicon.name);
  if (!lexicon.ok) return lexicon;
  if (lexicon.value.sha256 !== record.lexicon.sha256) {
    call.note(t('cli:replay.otherList', { name: lexicon.value.name, recorded: record.lexicon.name }));
  }
  return ok(lexicon.value);
}
