export { isCommand } from './commands.ts';
export { openLink, step, wakeAt } from './link.ts';
export type {
  BoxFault,
  Change,
  Command,
  CommandProblem,
  CommandResult,
  KnownBox,
  Link,
  LinkAction,
  LinkCounts,
  LinkInput,
  Reply,
} from './state.ts';
export { timing } from './timing.ts';
