import { homeOf } from '#electron/services/home.ts';
import { openSettings } from '#electron/services/settings.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OwnWords } from '#shared/lexicon/index.ts';
import { hasFlag, type Call } from './command.ts';

/** With `--mine` the words that are kept in Settings, else none: a script does the same at every computer. */
export async function myWords(call: Call): Promise<Result<OwnWords, Problem>> {
  if (!hasFlag(call, 'mine')) return ok({ allow: [], forbid: [] });
  const settings = await openSettings(homeOf().settings).read();
  return settings.ok ? ok(settings.value.myWords) : settings;
}
