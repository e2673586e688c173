import type { TonightRequest, TonightPlan } from '#print-templates/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionRequest, OptionPicture } from './draw-option.ts';
import type { DrawRequest, DrawnSheet } from './draw-sheet.ts';

export type SheetTask =
  | { readonly task: 'draw'; readonly ask: DrawRequest }
  | { readonly task: 'option'; readonly ask: OptionRequest }
  | { readonly task: 'plan'; readonly ask: TonightRequest };

interface Job {
  readonly task: SheetTask;
  readonly done: (answer: Result<never, Problem>) => void;
  /** A job that is no longer wanted at its turn is skipped. */
  readonly isWanted: () => boolean;
}

/** Runs tasks one after another on a thread, which starts with the first task. */
export interface SheetThread {
  /** The promise never settles if `close` comes first. */
  draw(ask: DrawRequest): Promise<Result<DrawnSheet, Problem>>;
  /** The promise never settles if the picture is no longer wanted at its turn. */
  option(ask: OptionRequest, isWanted: () => boolean): Promise<Result<readonly OptionPicture[], Problem>>;
  /** A newer plan replaces one that waits, which then never settles. */
  plan(ask: TonightRequest): Promise<Result<TonightPlan, Problem>>;
  /** Ends the thread and drops unfinished tasks; the next task starts a thread again. */
  close(): void;
}

export function openSheetThread(): SheetThread {
  let worker: Worker | undefined;
  let waiting: readonly Job[] = [];
  let now: Job | undefined;

  const next = (): void => {
    if (now !== undefined) return;
    const [first, ...rest] = waiting.filter(({ isWanted }) => isWanted());
    if (first === undefined) return;
    now = first;
    waiting = rest;
    (worker ??= start()).postMessage(first.task);
  };
  const answer = (given: Result<never, Problem>): void => {
    const done = now;
    now = undefined;
    done?.done(given);
    next();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Result<never, Problem>>) => {
      answer(data);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      worker = undefined;
      answer(refuse({ code: 'print/not-drawn' } as Problem));
    });
    return started;
  };
  const run = <T>(task: SheetTask, isWanted = () => true): Promise<Result<T, Problem>> =>
    new Promise((done) => {
      if (task.task === 'plan') waiting = waiting.filter((job) => job.task.task !== 'plan');
      waiting = [...waiting, { task, done: done as Job['done'], isWanted }];
      next();
    });
  return {
    draw: (ask) => run({ task: 'draw', ask }),
    option: (ask, isWanted) => run({ task: 'option', ask }, isWanted),
    plan: (ask) => run({ task: 'plan', ask }),
    close: () => {
      waiting = [];
      now = undefined;
      worker?.terminate();
      worker = undefined;
    },
  };
}
