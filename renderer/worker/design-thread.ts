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

/** Jobs over the words of one list, which are read once; the jobs run one after the other. */
export interface DesignThread {
  readonly run: <J extends DesignJob>(
    job: J,
    meanwhile?: Meanwhile,
  ) => Promise<Result<DesignAnswers[J['kind']], Problem>>;
  /** Ends the thread; nothing is reported or answered afterwards. */
  readonly stop: () => void;
}

interface Running {
  readonly meanwhile: Meanwhile;
  readonly done: (result: Result<never, Problem>) => void;
}

/** Starts a thread over the words of a `*.cwlex` file. The bytes are copied, not transferred. */
export function openDesignThread(list: { readonly file: string; readonly bytes: Uint8Array }): DesignThread {
  const worker = new Worker(new URL('./design-worker.ts', import.meta.url), { type: 'module' });
  const running = new Map<number, Running>();
  const stopped = refuse({ code: 'design/thread-stopped' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromDesigner>) => {
    const { meanwhile, done } = running.get(data.id) ?? {};
    if (data.kind === 'figures') meanwhile?.figures?.(data.figures);
    else if (data.kind === 'sums') meanwhile?.sums?.(data.sums);
    else if (data.kind === 'progress') meanwhile?.progress?.(data.progress);
    else {
      running.delete(data.id);
      // The answer is that to the job with its number.
      done?.(data.result as Result<never, Problem>);
    }
  });
  let isBroken = false;
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    isBroken = true;
    for (const { done } of running.values()) done(stopped);
    running.clear();
  });
  const send = (word: ToDesigner): void => {
    worker.postMessage(word);
  };
  send({ kind: 'load', source: list });
  let jobs = 0;
  return {
    run: (job, meanwhile = {}) => {
      if (isBroken) return Promise.resolve(stopped);
      jobs += 1;
      const id = jobs;
      return new Promise((resolve) => {
        running.set(id, { meanwhile, done: resolve });
        send({ kind: 'job', id, job });
      });
    },
    stop: () => {
      worker.terminate();
    },
  };
}

/** Runs one job on a thread of its own. */
export function runDesignJob<J extends DesignJob>(
  list: { readonly file: string; readonly bytes: Uint8Array },
  job: J,
  meanwhile: Meanwhile = {},
): DesignTask<J['kind']> {
  const { run, stop } = openDesignThread(list);
  return { answer: run(job, meanwhile).finally(stop), stop };
}
