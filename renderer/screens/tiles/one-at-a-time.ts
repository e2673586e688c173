/**
 * Runs one task at a time. Of the tasks that are given meanwhile only the last is run once the running one has ended,
 * because nobody waits for the others any more. A task must not reject.
 */
export function createOneAtATime(): (task: () => Promise<void>) => void {
  let isRunning = false;
  let next: (() => Promise<void>) | undefined;
  const run = async () => {
    isRunning = true;
    for (let task = next; task !== undefined; task = next) {
      next = undefined;
      await task();
    }
    isRunning = false;
  };
  return (task) => {
    next = task;
    if (!isRunning) void run();
  };
}
