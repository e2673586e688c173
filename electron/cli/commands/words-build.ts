import { extname } from 'node:path';
import { ok, refuse, tidyName } from '#shared/kernel/index.ts';
import {
  encodeLexicon,
  languageName,
  alphabetFromList,
  titleProblem,
  type TitleProblem,
} from '#shared/lexicon/index.ts';
import type { Run } from '../command.ts';
import { lexiconOfFile, nameOf } from '../words/lexicon-argument.ts';
import { freeOutputPath, outputPath, writeOutputs } from '../output-file.ts';
import { readingFlags, noteLeftOutLines } from '../words/reading-flags.ts';
import { t } from '../texts.ts';

export interface WordsBuildProblem {
  readonly code: 'cli/not-cwlex';
  readonly path: string;
}

export const run: Run = async (call) => {
  const list = call.words[0] ?? '';
  const path = outputPath(call, 'words build');
  if (!path.ok) return path;
  // Lexica are recognised by this ending. Requiring it also keeps a typing slip from overwriting the list.
  if (extname(path.value).toLowerCase() !== '.cwlex') {
    return refuse<WordsBuildProblem>({ code: 'cli/not-cwlex', path: path.value });
  }
  const untitled = titleProblem(tidyName(nameOf(path.value)));
  if (untitled !== undefined) return refuse<TitleProblem>(untitled);
  const reading = readingFlags(call);
  if (!reading.ok) return reading;
  const free = await freeOutputPath(call, 'words build');
  if (!free.ok) return free;
  const built = await lexiconOfFile(list, nameOf(path.value), call.stop, reading.value);
  if (!built.ok) return built;
  const { lexicon, leftOut, leftOutCount, lettersLeftOut, repeats, encoding } = built.value;
  const written = await writeOutputs(call, [{ path: path.value, content: encodeLexicon(lexicon) }]);
  if (!written.ok) return written;

  const { name, words, sha256, alphabet, language } = lexicon;
  if (call.json) {
    const facts = { file: path.value, name, words, sha256, alphabet, language, encoding, repeats };
    call.say(JSON.stringify({ ...facts, leftOut, leftOutCount, lettersLeftOut }));
    return ok('done');
  }
  noteLeftOutLines(call, built.value);
  call.say(t('cli:words.built', { count: words, path: path.value, encoding }));
  if (repeats > 0) call.say(t('cli:words.repeats', { count: repeats }));
  if (reading.value.alphabet === alphabetFromList) {
    call.say(t('cli:words.letters', { count: alphabet.length, letters: alphabet }));
  }
  if (language !== undefined) call.say(t('cli:words.language', { language: languageName(language) }));
  call.say(t('cli:words.listHash', { sha256 }));
  return ok('done');
};
