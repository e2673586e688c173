import { decodeLexicon, inLetters, type LexiconFileProblem } from '#shared/lexicon/index.ts';
import { ok, type Result } from '#shared/kernel/result.ts';
import type { GameSearches } from '../game-search.ts';
import { openServices, performTask, type WordServices } from './tasks.ts';
import type { FromWorker, ToWorker, WordSource } from './worker-words.ts';

/**
 * The inside of a worker of any kind: pass in messages, and `say` sends answers. The lexicon is read with the
 * first task, so that loading delays nobody. `now` is a clock in milliseconds, and `searches` are those of games.
 */
export function createWordServer(
  say: (word: FromWorker) => void,
  now?: () => number,
  searches: GameSearches = new Map(),
): (asked: ToWorker) => void {
  let source: WordSource | undefined;
  let services: Result<WordServices, LexiconFileProblem> | undefined;
  return (asked) => {
    if (asked.kind === 'load') {
      source = asked.source;
      return;
    }
    if (source === undefined) throw new Error('A worker was given a task before its words.');
    services ??= readServices(source, now, searches);
    const { id, task } = asked;
    const result = services.ok
      ? performTask(services.value, task, (done, total) => {
          say({ kind: 'progress', id, done, total });
        })
      : services;
    say({ kind: 'answer', id, result });
  };
}

function readServices(
  { bytes, file, letters, rulings }: WordSource,
  now: (() => number) | undefined,
  searches: GameSearches,
): Result<WordServices, LexiconFileProblem> {
  const read = decodeLexicon(bytes, file);
  if (!read.ok) return read;
  const lexicon = inLetters(read.value, letters ?? read.value.alphabet);
  const services = openServices(lexicon, rulings, now);
  const search: WordServices['search'] = (game, question) =>
    searches.get(game)?.(lexicon, rulings ?? { allowed: [], denied: [] }, question, () => services.engine);
  return ok({ ...services, search });
}
