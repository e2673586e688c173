import { parentPort, workerData } from 'node:worker_threads';
import { now } from '#shared/engine/index.ts';
import { games } from '#shared/games/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { ThreadWord } from '#electron/services/thread.ts';
import type { MatchAsk, SimulatedGame } from './commands/simulate.ts';
import { createMatch, type PlayedGame } from './computer-match.ts';
import { lexiconArgument } from './lexicon-argument.ts';
import { exceptionsWith } from './lexicon-exceptions.ts';
import { vocabulariesOf } from './vocabularies.ts';

/** Plays computers against each other on a thread of its own, and tells of each game as it is over. */
const tell = (word: ThreadWord<SimulatedGame, 'done'>): void => parentPort?.postMessage(word);
tell({ kind: 'done', result: await playAll(workerData as MatchAsk) });

async function playAll(ask: MatchAsk): Promise<Result<'done', Problem>> {
  // A stop ends the whole thread.
  const lexicon = await lexiconArgument(ask.lexicon, new AbortController().signal);
  if (!lexicon.ok) return lexicon;
  const exceptions = await exceptionsWith(lexicon.value);
  if (!exceptions.ok) return exceptions;
  const vocabularies = await vocabulariesOf(lexicon.value);
  if (!vocabularies.ok) return vocabularies;
  const match = createMatch({
    lexicon: lexicon.value,
    vocabularyOf: (level) => vocabularies.value.get(level) ?? lexicon.value,
    options: games[ask.game].optionsSchema.parse(exceptions.value),
    levels: ask.levels,
  });
  for (let n = 0; n < ask.count; n += 1) {
    const one = await match.play((ask.seed + n) % 2 ** 32);
    if (!one.ok) return one;
    tell({ kind: 'progress', progress: outcomeOf(one.value) });
  }
  return ok('done');
}

function outcomeOf({ timeline, ms }: PlayedGame): SimulatedGame {
  const { phase, seats } = now(timeline);
  const winners = phase.kind === 'over' ? phase.end.winners : [];
  return { ms, winners, points: seats.map(({ points }) => points) };
}
