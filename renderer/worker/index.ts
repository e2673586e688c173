export { runDesignJob, type DesignTask } from './design-thread.ts';
export { openWordThreads, type ThreadedList, type OpenWordThreads } from './open-help.ts';
export { readLexiconOnThread } from './read-lexicon.ts';
export { startWebWorker } from './web-threads.ts';
export type { PendingAnswer, WordThreads } from './open-help.ts';
