/** Lets at most `atOnce` jobs run, since more threads than cores only slow them down; the others wait in order. */
export interface Turns {
  readonly waiting: number;
  /**
   * Resolves to a callback that the job calls once it has freed its resources, or to undefined if `signal` aborts the
   * wait. `waiting` gets the number of jobs ahead, running ones included, at once and after each change.
   */
  enter(signal: AbortSignal, waiting: (before: number) => void): Promise<(() => void) | undefined>;
}

interface Waiter {
  readonly tell: (before: number) => void;
  readonly start: () => void;
}

export function createTurns(atOnce: number): Turns {
  let running = 0;
  let line: readonly Waiter[] = [];

  function tellFrom(first: number): void {
    line.slice(first).forEach(({ tell }, at) => {
      tell(running + first + at);
    });
  }

  function pass(): void {
    const [next, ...rest] = line;
    if (next === undefined) {
      running -= 1;
      return;
    }
    line = rest;
    next.start();
    tellFrom(0);
  }

  return {
    get waiting() {
      return line.length;
    },
    enter(signal, waiting) {
      if (signal.aborted) return Promise.resolve(undefined);
      if (running < atOnce) {
        running += 1;
        return Promise.resolve(pass);
      }
      return new Promise((done) => {
        const waiter: Waiter = {
          tell: waiting,
          start: () => {
            signal.removeEventListener('abort', leave);
            done(pass);
          },
        };
        const leave = (): void => {
          const at = line.indexOf(waiter);
          line = line.filter((one) => one !== waiter);
          tellFrom(at);
          done(undefined);
        };
        signal.addEventListener('abort', leave, { once: true });
        line = [...line, waiter];
        tellFrom(line.length - 1);
      });
    },
  };
}

/** Runs tasks of one key one after another, and tasks of different keys side by side. */
interface KeyedQueue {
  run<T>(key: string, task: () => Promise<T>): Promise<T>;
}

export function createQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, task) {
      const turn = (last.get(key) ?? Promise.resolve()).then(task, task);
      last.set(key, turn);
      const leave = (): void => {
        if (last.get(key) === turn) last.delete(key);
      };
      turn.then(leave, leave);
      return turn;
    },
  };
}
