import { homeOf } from '#electron/services/home.ts';
import { openSettings } from '#electron/services/settings.ts';
import type { DamagedFile } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OwnWords } from '#shared/lexicon/index.ts';
import { hasFlag, type Call } from './command.ts';
import { t } from './texts.ts';

/** Personal words count only with `--mine`, so that a script does the same on every computer. */
export async function myWords(call: Call): Promise<Result<OwnWords, Problem>> {
  if (!hasFlag(call, 'mine')) return ok({ allow: [], forbid: [] });
  // Without a writer: commands for words change nothing at home.
  const settings = openSettings(homeOf(), { writer: undefined });
  const read = await settings.read();
  if (!read.ok) return read;
  for (const damaged of await settings.damaged()) note(call, damaged);
  return ok(read.value.myWords);
}

/** Missing words are noted on standard error, never in the answer. */
function note(call: Call, { file, path, damage, problem, read, copied }: DamagedFile): void {
  const fault = problem ?? damage[0];
  const why = fault === undefined ? '' : problemText(t, fault);
  if (problem === undefined) call.note(t('cli:mine.damaged', { path, why }));
  else call.note(t('cli:mine.unreadable', { why }));
  if (file === 'own-words') call.note(t('cli:mine.words', { read, copied }));
  call.note(t('cli:mine.start'));
}
