/** Runs tasks of one key one after another, and tasks of different keys side by side. */
export interface KeyedQueue {
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
