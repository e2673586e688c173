import { parentPort, workerData } from 'node:worker_threads';
import { gameOf } from '#shared/games/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import type { Exceptions } from '#shared/table-words/index.ts';
import type { ThreadMessage } from '#electron/services/thread.ts';
import { createMatch } from './computer-match.ts';
import type { MatchWords } from './word-help.ts';
import { defaultExceptionsFor, lexiconArgument, usualLexicon } from '../words/lexicon-argument.ts';
import { vocabulariesOf } from './vocabularies.ts';
import { watchGame, type GameFacts } from './game-facts.ts';
import type { ThreadMatchRequest } from './match-threads.ts';
import { optionValues } from '../option-values.ts';

const tell = (word: ThreadMessage<GameFacts, 'done'>): void => parentPort?.postMessage(word);
tell({ kind: 'done', result: await playAll(workerData as ThreadMatchRequest) });

async function playAll(ask: ThreadMatchRequest): Promise<Result<'done', Problem>> {
  const { game, levels } = ask;
  const words = gameOf(game).lexicon === 'none' ? ok(undefined) : await wordsOf(ask);
  if (!words.ok) return words;
  const given = optionValues(game, ask.options, { ...words.value?.exceptions });
  if (!given.ok) return given;
  const options = gameOf(game).optionsSchema.parse(given.value);
  const match = createMatch({ game, words: words.value, options, levels });
  for (;;) {
    const n = Atomics.add(ask.next, 0, 1);
    if (n >= ask.count) return ok('done');
    const seed = (ask.seed + n) % 2 ** 32;
    const { watch, facts } = watchGame(game, seed);
    const one = await match.play(seed, watch);
    if (!one.ok) return one;
    tell({ kind: 'progress', progress: facts(one.value) });
  }
}

async function wordsOf({
  game,
  lexicon: named,
  options,
}: ThreadMatchRequest): Promise<Result<MatchWords & { readonly exceptions: Exceptions }, Problem>> {
  const chosen = optionValues(game, options);
  if (!chosen.ok) return chosen;
  const given = named ?? (await usualLexicon(game, chosen.value));
  // This signal never fires: a stop ends the whole thread.
  const lexicon = await lexiconArgument(given, new AbortController().signal);
  if (!lexicon.ok) return lexicon;
  const { letters, optionsSchema } = gameOf(game);
  const exceptions = await defaultExceptionsFor(lexicon.value, letters(optionsSchema.parse(chosen.value)));
  if (!exceptions.ok) return exceptions;
  const vocabularies = await vocabulariesOf(game, lexicon.value);
  if (!vocabularies.ok) return vocabularies;
  const vocabularyOf = (level: number): Lexicon => vocabularies.value.get(level) ?? lexicon.value;
  return ok({ lexicon: lexicon.value, vocabularyOf, exceptions: exceptions.value });
}
