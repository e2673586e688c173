export { askDesigner } from './design-thread.ts';
export type { DesignTask } from './design-thread.ts';
export { openHelp } from './open-help.ts';
export type { HelpingList, OpenHelp } from './open-help.ts';
export { readLexiconAside } from './read-lexicon.ts';
export { webThreads } from './web-threads.ts';
export type { PendingAnswer, WordHelp } from './word-help.ts';
