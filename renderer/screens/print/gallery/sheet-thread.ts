import type { Problem, Result } from '#shared/kernel/index.ts';
import { refuse } from '#shared/kernel/index.ts';
import type { DrawAsk, DrawnSheet } from './draw-sheet.ts';

type Drawn = Result<DrawnSheet, Problem>;

interface Job {
  readonly ask: DrawAsk;
  readonly done: (drawn: Drawn) => void;
}

/** Draws one sheet after the other on a thread, which is started for the first and ends with `close`. */
export interface SheetThread {
  /** Answers once it is drawn; never, where `close` came first. */
  draw(ask: DrawAsk): Promise<Drawn>;
  /** Drops everything that is not drawn yet; the next `draw` starts a thread again. */
  close(): void;
}

export function openSheetThread(): SheetThread {
  let worker: Worker | undefined;
  let waiting: readonly Job[] = [];
  let now: Job | undefined;

  const next = (): void => {
    const [first, ...rest] = waiting;
    if (now !== undefined || first === undefined) return;
    now = first;
    waiting = rest;
    (worker ??= start()).postMessage(first.ask);
  };
  const answer = (drawn: Drawn): void => {
    const done = now;
    now = undefined;
    done?.done(drawn);
    next();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Drawn>) => {
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
  return {
    draw: (ask) =>
      new Promise((done) => {
        waiting = [...waiting, { ask, done }];
        next();
      }),
    close: () => {
      waiting = [];
      now = undefined;
      worker?.terminate();
      worker = undefined;
    },
  };
}
