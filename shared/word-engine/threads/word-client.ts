import type { LexiconFileProblem } from '#shared/lexicon/index.ts';
import { refuse, type Result } from '#shared/kernel/result.ts';
import type { Progress } from '../engine.ts';
import type { TaskProblem, WordAnswer, WordTask } from './tasks.ts';
import { reasonOf, type FromWorker, type ToWorker, type WordSource } from './worker-messages.ts';

export type WorkerProblem =
  | { readonly code: 'engine/cancelled' }
  /** The worker died or never started: by a bug of ours, low memory or the host; the next task gets a new one. */
  | { readonly code: 'engine/crashed'; readonly reason: string };

export type TaskResult<T extends WordTask> = Result<
  WordAnswer<T>,
  TaskProblem | LexiconFileProblem | WorkerProblem
>;

export interface PendingTask<T extends WordTask> {
  /** The promise never rejects. */
  readonly answer: Promise<TaskResult<T>>;
  /** The answer becomes `engine/cancelled` at once, and a task that runs is stopped; nothing happens afterwards. */
  cancel(): void;
}

export interface WordClient {
  ask<T extends WordTask>(task: T, progress?: Progress): PendingTask<T>;
  /** Cancels all tasks and ends the thread; a later task starts a new one. */
  close(): void;
}

export interface WorkerHandle {
  send(word: ToWorker): void;
  end(): void;
}

export interface WorkerListeners {
  heard(word: FromWorker): void;
  crashed(reason: string): void;
}

/** Starts a thread or throws. It must not call the listeners before it returns. */
export type StartWorker = (listeners: WorkerListeners) => WorkerHandle;

interface Job {
  readonly id: number;
  readonly task: WordTask;
  readonly progress: Progress | undefined;
  settle(result: TaskResult<WordTask>): void;
}

/** A worker is kept for all tasks; cancelling the running task ends it, because a search reads no messages. */
export function createWordClient(start: StartWorker, source: WordSource): WordClient {
  let jobs: readonly Job[] = [];
  let worker: WorkerHandle | undefined;
  let lastId = 0;

  /** Messages of an ended worker may still arrive and are ignored. */
  const startOne = (): WorkerHandle => {
    const isMine = (): boolean => mine === worker;
    const mine = start({
      heard: (word) => {
        if (isMine()) hear(word);
      },
      crashed: (reason) => {
        if (isMine()) crash(reason);
      },
    });
    worker = mine;
    mine.send({ kind: 'load', source });
    return mine;
  };

  const sendFirst = (): void => {
    const [job] = jobs;
    if (job === undefined) return;
    try {
      const mine = worker ?? startOne();
      mine.send({ kind: 'task', id: job.id, task: job.task });
    } catch (error) {
      crash(reasonOf(error));
    }
  };

  /** In a browser a worker that threw lives on, so it is ended. */
  const crash = (reason: string): void => {
    endWorker();
    finish(refuse({ code: 'engine/crashed', reason }));
  };

  const finish = (result: TaskResult<WordTask>): void => {
    const [job, ...rest] = jobs;
    jobs = rest;
    job?.settle(result);
    sendFirst();
  };

  const hear = (word: FromWorker): void => {
    const [job] = jobs;
    if (job === undefined || word.id !== job.id) return;
    if (word.kind === 'progress') job.progress?.(word.done, word.total);
    else if (word.kind === 'crashed') crash(word.reason);
    else finish(word.result);
  };

  const endWorker = (): void => {
    worker?.end();
    worker = undefined;
  };

  const cancel = (id: number): void => {
    const place = jobs.findIndex((job) => job.id === id);
    const job = jobs[place];
    if (job === undefined) return;
    if (place === 0) {
      endWorker();
      finish(refuse({ code: 'engine/cancelled' }));
    } else {
      jobs = jobs.filter((other) => other !== job);
      job.settle(refuse({ code: 'engine/cancelled' }));
    }
  };

  return {
    ask<T extends WordTask>(task: T, progress?: Progress): PendingTask<T> {
      lastId += 1;
      const id = lastId;
      const answer = new Promise<TaskResult<T>>((done) => {
        // `performTask` ensures that the answer is of the task's kind.
        jobs = [...jobs, { id, task, progress, settle: done as Job['settle'] }];
      });
      if (jobs.length === 1) sendFirst();
      return {
        answer,
        cancel: () => {
          cancel(id);
        },
      };
    },
    close() {
      endWorker();
      const waiting = jobs;
      jobs = [];
      for (const job of waiting) job.settle(refuse({ code: 'engine/cancelled' }));
    },
  };
}
