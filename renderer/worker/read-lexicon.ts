import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';

export interface LexiconFile {
  readonly bytes: Uint8Array;
  readonly file: string;
}
export type LexiconRead = Result<Lexicon, Problem>;

/** Reads on a thread, as the 17 MB Dutch list would freeze the window. Transfers `bytes`; any failure is a refusal. */
export function readLexiconOnThread(bytes: Uint8Array, file: string): Promise<LexiconRead> {
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
