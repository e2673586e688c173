import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';

/** The bytes of a `*.cwlex` file, and how a refusal names it. */
export interface LexiconFile {
  readonly bytes: Uint8Array;
  readonly file: string;
}
export type LexiconRead = Result<Lexicon, Problem>;

/**
 * Reads a lexicon file on a thread of its own: to check the 13 MB of the Dutch one takes longer than a window may stand
 * still on a slow machine. The bytes go to that thread and are empty here afterwards.
 */
export function readLexiconAside(bytes: Uint8Array, file: string): Promise<LexiconRead> {
  const worker = new Worker(new URL('./lexicon-worker.ts', import.meta.url), { type: 'module' });
  const read = new Promise<LexiconRead>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LexiconRead>) => {
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(refuse({ code: 'engine/crashed', reason: event.message }));
    });
    const asked: LexiconFile = { bytes, file };
    worker.postMessage(asked, [bytes.buffer]);
  });
  return read.finally(() => {
    worker.terminate();
  });
}
