import { extname } from 'node:path';
import { ok, refuse, tidyName, type Result } from '#shared/kernel/index.ts';
import {
  alphabetNames,
  alphabetOf,
  encodeLexicon,
  ofTheList,
  titleProblem,
  type TitleProblem,
} from '#shared/lexicon/index.ts';
import { flagValue, hasFlag, type Call, type Run } from '../command.ts';
import { lexiconOfFile, nameOf } from '../lexicon-argument.ts';
import { freeOutputPath, outputPath, writeOutputs } from '../output-file.ts';
import { t } from '../texts.ts';

export type WordsBuildProblem =
  | { readonly code: 'cli/not-cwlex'; readonly path: string }
  | { readonly code: 'cli/unknown-alphabet'; readonly alphabet: string; readonly known: readonly string[] };

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
  const untitled = titleProblem(tidyName(nameOf(path.value)));
  if (untitled !== undefined) return refuse<TitleProblem>(untitled);
  const alphabet = askedAlphabet(call);
  if (!alphabet.ok) return alphabet;
  const foldAccents = hasFlag(call, 'fold-accents');
  const free = await freeOutputPath(call, 'words build');
  if (!free.ok) return free;
  const reading = { alphabet: alphabet.value, foldAccents };
  const built = await lexiconOfFile(list, nameOf(path.value), call.stop, reading);
  if (!built.ok) return built;
  const { lexicon, leftOut, leftOutCount, repeats, encoding } = built.value;
  const written = await writeOutputs(call, [{ path: path.value, content: encodeLexicon(lexicon) }]);
  if (!written.ok) return written;

  const { name, words, sha256 } = lexicon;
  if (call.json) {
    const facts = { file: path.value, name, words, sha256, encoding, repeats, leftOut, leftOutCount };
    call.say(JSON.stringify(facts));
    return ok('done');
  }
  for (const { line, text, fault } of leftOut.slice(0, faultsShown)) {
    call.note(t('cli:words.leftOut', { line, text, why: t(`cli:words.faults.${fault}`) }));
  }
  const more = leftOutCount - faultsShown;
  if (more > 0) call.note(t('cli:words.more', { count: more }));
  call.say(t('cli:words.built', { count: words, path: path.value, encoding }));
  if (repeats > 0) call.say(t('cli:words.repeats', { count: repeats }));
  call.say(t('cli:words.listHash', { sha256 }));
  return ok('done');
};

function askedAlphabet(call: Call): Result<string, WordsBuildProblem> {
  const given = flagValue(call, 'alphabet') ?? 'latin';
  if (given.toLowerCase() === ofTheList) return ok(ofTheList);
  return alphabetOf(given) === undefined
    ? refuse({ code: 'cli/unknown-alphabet', alphabet: given, known: [...alphabetNames, ofTheList] })
    : ok(given);
}
