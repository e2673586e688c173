import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';

export interface LexiconFile {
  readonly bytes: Uint8Array;
  readonly file: string;
}
export type LexiconRead = Result<Lexicon, Problem>;

/**
 * Reads a lexicon file on a thread, since checking the 17 MB of the Dutch one would freeze the window on a slow
 * machine. `bytes` are transferred and empty afterwards. The promise never rejects: a thread that fails to start,
 * breaks or answers unreadably gives a refusal.
 */
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
