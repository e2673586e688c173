import { decodeLexicon, lexiconForLetters, type LexiconFileProblem } from '#shared/lexicon/index.ts';
import { ok, type Result } from '#shared/kernel/result.ts';
import type { GameSearch, LoadSearch } from '../engine.ts';
import { openServices, performTask, type WordServices } from './tasks.ts';
import { reasonOf, type FromWorker, type ToWorker, type WordSource } from './worker-messages.ts';

/**
 * Returns a function that takes the messages to a worker of any kind and answers through `say`. The lexicon is decoded
 * with the first task, so that the `load` message takes no time. `now` is a clock in milliseconds.
 */
export function createWordServer(
  say: (word: FromWorker) => void,
  now?: () => number,
  loadSearch: LoadSearch = () => Promise.resolve(undefined),
): (asked: ToWorker) => void {
  let source: WordSource | undefined;
  let services: Result<SearchServices, LexiconFileProblem> | undefined;
  return (asked) => {
    if (asked.kind === 'load') {
      source = asked.source;
      return;
    }
    if (source === undefined) throw new Error('A worker was given a task before its words.');
    const read = (services ??= readServices(source, now));
    const { id, task } = asked;
    if (read.ok && task.kind === 'game-search') {
      const { searchWith } = read.value;
      // A search that cannot be fetched counts as missing.
      void loadSearch(task.game)
        .catch(() => undefined)
        .then((search) => {
          say({ kind: 'answer', id, result: performTask(searchWith(search), task) });
        })
        // A rejected promise in a worker of the browser raises no error event on the page.
        .catch((error: unknown) => {
          say({ kind: 'crashed', id, reason: reasonOf(error) });
        });
      return;
    }
    const result = read.ok
      ? performTask(read.value, task, (done, total) => {
          say({ kind: 'progress', id, done, total });
        })
      : read;
    say({ kind: 'answer', id, result });
  };
}

interface SearchServices extends WordServices {
  searchWith(search: GameSearch | undefined): WordServices;
}

function readServices(
  { bytes, file, letters, rulings = { allowed: [], denied: [] } }: WordSource,
  now: (() => number) | undefined,
): Result<SearchServices, LexiconFileProblem> {
  const read = decodeLexicon(bytes, file);
  if (!read.ok) return read;
  const lexicon = lexiconForLetters(read.value, letters ?? read.value.alphabet);
  const services = openServices(lexicon, rulings, now);
  const searchWith = (search: GameSearch | undefined): WordServices => ({
    ...services,
    search: (_, question) => search?.(lexicon, rulings, question, () => services.engine),
  });
  return ok({ ...services, searchWith });
}
