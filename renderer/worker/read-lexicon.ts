import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';

/** The bytes of a `*.cwlex` file, and how a refusal names it. */
export interface LexiconFile {
  readonly bytes: Uint8Array;
  readonly file: string;
}
export type LexiconRead = Result<Lexicon, Problem>;

/**
 * Reads a lexicon file on a thread of its own: to check the 17 MB of the Dutch one takes longer than a window may stand
 * still on a slow machine. The bytes go to that thread and are empty here afterwards. It never throws: a thread that
 * cannot be started, breaks, or answers what cannot be read is a refusal like any other.
 */
export function readLexiconAside(bytes: Uint8Array, file: string): Promise<LexiconRead> {
  const { promise, resolve } = Promise.withResolvers<LexiconRead>();
  const fail = (): void => {
    resolve(refuse({ code: 'play/list-not-read' }));
  };
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./lexicon-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LexiconRead>) => {
      resolve(data);
    });
    worker.addEventListener('messageerror', fail);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail();
    });
    const asked: LexiconFile = { bytes, file };
    worker.postMessage(asked, [bytes.buffer]);
  } catch {
    fail();
  }
  return promise.finally(() => worker?.terminate());
}
