export { askDesigner, type DesignTask } from './design-thread.ts';
export { openHelp, type HelpingList, type OpenHelp } from './open-help.ts';
export { readLexiconAside } from './read-lexicon.ts';
export { webThreads } from './web-threads.ts';
export type { PendingAnswer, WordHelp } from './open-help.ts';
