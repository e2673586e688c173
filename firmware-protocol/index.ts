/** What the doors need of the box: ports, a connection that mends itself, a watch, and a box in software. */
export * from './transports/index.ts';
export * from './simulator/index.ts';
export type { Change, Command, CommandProblem, LinkProblem } from './link/index.ts';
