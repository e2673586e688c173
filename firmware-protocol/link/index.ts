export { openLink, step, wakeAt } from './link.ts';
export type { Change, Command, CommandProblem, KnownBox, Link, LinkAction, LinkInput } from './state.ts';
export { timing } from './timing.ts';
