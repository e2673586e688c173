/** Holds the tasks that have begun and not ended, so that a closing program can wait for them. */
export interface UnderWay {
  add<T>(task: Promise<T>): Promise<T>;
  /** Resolves once every task has ended, including those that are added meanwhile. */
  ended(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const tasks = new Set<Promise<unknown>>();
  return {
    add(task) {
      const leave = (): void => {
        tasks.delete(task);
      };
      tasks.add(task);
      task.then(leave, leave);
      return task;
    },
    async ended() {
      while (tasks.size > 0) await Promise.allSettled(tasks);
    },
  };
}
