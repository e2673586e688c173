import { extname } from 'node:path';
import { readBytes } from '#electron/services/read-file.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { encodeLexicon } from '#shared/lexicon/index.ts';
import type { Run } from '../command.ts';
import { lexiconFromList, nameOf } from '../lexicon-argument.ts';
import { outputPath, writeOutput } from '../output-file.ts';
import { t } from '../texts.ts';

export type WordsBuildProblem = { readonly code: 'cli/not-cwlex'; readonly path: string };

const sizeLimit = 200_000_000;
/** Lines that give no word are shown up to here; the count is always told. */
const faultsShown = 10;

/** A word list in plain text becomes a lexicon file. */
export const run: Run = async (call) => {
  const list = call.words[0] ?? '';
  const path = outputPath(call, 'words build');
  if (!path.ok) return path;
  // Read back by its ending; and a slip cannot put the lexicon in the place of the list.
  if (extname(path.value).toLowerCase() !== '.cwlex') {
    return refuse<WordsBuildProblem>({ code: 'cli/not-cwlex', path: path.value });
  }
  const bytes = await readBytes(list, sizeLimit);
  if (!bytes.ok) return bytes;
  const built = lexiconFromList(bytes.value, nameOf(path.value));
  if (!built.ok) return built;
  const { lexicon, list: read, encoding } = built.value;
  const written = await writeOutput(path.value, encodeLexicon(lexicon));
  if (!written.ok) return written;

  const { leftOut, repeats } = read;
  const { name, words, sha256 } = lexicon;
  if (call.json) {
    call.say(JSON.stringify({ file: path.value, name, words, sha256, encoding, repeats, leftOut }));
    return ok('done');
  }
  for (const { line, text, fault } of leftOut.slice(0, faultsShown)) {
    call.note(t('cli:words.leftOut', { line, text, why: t(`cli:words.faults.${fault}`) }));
  }
  const more = leftOut.length - faultsShown;
  if (more > 0) call.note(t('cli:words.more', { count: more }));
  call.say(t('cli:words.built', { path: path.value, words, repeats, encoding, sha256 }));
  return ok('done');
};
