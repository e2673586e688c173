export { openDesignThread, runDesignJob, type DesignTask } from './design-thread.ts';
export { openWordThreads, type ThreadedList, type OpenWordThreads } from './word-threads.ts';
export { readLexiconOnThread } from './read-lexicon.ts';
export { startWebWorker } from './web-threads.ts';
export type { PendingAnswer, WordThreads } from './word-threads.ts';
