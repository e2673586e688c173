import { useState } from 'react';

export type OneAtATime = <T>(task: () => Promise<T>) => Promise<T | undefined>;

/** Two quick presses make one thing: a task does not begin while another one runs, and its result is undefined then. */
export function createOneAtATime(): OneAtATime {
  let isRunning = false;
  return async (task) => {
    if (isRunning) return undefined;
    isRunning = true;
    try {
      return await task();
    } finally {
      isRunning = false;
    }
  };
}

export function useOneAtATime(): OneAtATime {
  const [run] = useState(createOneAtATime);
  return run;
}
