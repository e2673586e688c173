import breakpoints from './breakpoints.json' with { type: 'json' };

/**
 * These are the sizes of a window at which a layout changes. Components pass them to `useMedia`; style sheets write
 * `@media (--small)`, which the build replaces. `stacked` and `tight` are lists of queries and cannot be joined with
 * others by `and`.
 */
export { breakpoints };
export { resolveTheme, applyTheme } from './theme.ts';
export type { Theme } from './theme.ts';
