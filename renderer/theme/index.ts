import breakpoints from './breakpoints.json' with { type: 'json' };

/**
 * The sizes of a window at which a layout changes. Components pass them to `useMedia`; style sheets write `@media
 * (--small)`, which the build replaces. A list (`stacked`, `tight`) stands alone, the others may be joined.
 */
export { breakpoints };
export { resolveTheme, applyTheme } from './theme.ts';
export type { Theme } from './theme.ts';
