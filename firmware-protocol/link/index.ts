export { openLink, step, wakeAt } from './link.ts';
export type { LinkOptions } from './link.ts';
export type {
  Change,
  Command,
  CommandProblem,
  KnownBox,
  Link,
  LinkAction,
  LinkInput,
  LinkProblem,
  Stepped,
} from './state.ts';
export { shownChanges, timing } from './timing.ts';
