import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { BalanceFigures, ProposeProgress, WorthSums } from '#shared/set-design/index.ts';
import type {
  DesignAnswers,
  DesignJob,
  FromDesigner,
  ToDesigner,
} from '#shared/set-design/threads/design-server.ts';

interface Meanwhile {
  readonly figures?: (figures: BalanceFigures) => void;
  readonly sums?: (sums: WorthSums) => void;
  readonly progress?: (progress: ProposeProgress) => void;
}

export interface DesignTask<K extends DesignJob['kind']> {
  readonly answer: Promise<Result<DesignAnswers[K], Problem>>;
  /** Ends the thread; nothing is reported or answered afterwards. */
  readonly stop: () => void;
}

/** Runs one job over the words of a `*.cwlex` file on its own thread. The bytes are copied, not transferred. */
export function runDesignJob<J extends DesignJob>(
  list: { readonly file: string; readonly bytes: Uint8Array },
  job: J,
  meanwhile: Meanwhile = {},
): DesignTask<J['kind']> {
  const { promise, resolve } = Promise.withResolvers<Result<DesignAnswers[J['kind']], Problem>>();
  const worker = new Worker(new URL('./design-worker.ts', import.meta.url), { type: 'module' });
  const end = (result: Result<DesignAnswers[J['kind']], Problem>): void => {
    worker.terminate();
    resolve(result);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromDesigner>) => {
    if (data.kind === 'figures') meanwhile.figures?.(data.figures);
    else if (data.kind === 'sums') meanwhile.sums?.(data.sums);
    else if (data.kind === 'progress') meanwhile.progress?.(data.progress);
    // The only other message is the answer to the single job.
    else end(data.result as Result<DesignAnswers[J['kind']], Problem>);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(refuse({ code: 'design/thread-stopped' }));
  });
  const send = (word: ToDesigner): void => {
    worker.postMessage(word);
  };
  send({ kind: 'load', source: list });
  send({ kind: 'job', id: 1, job });
  return {
    answer: promise,
    stop: () => {
      worker.terminate();
    },
  };
}
