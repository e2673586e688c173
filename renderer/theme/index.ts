import breakpoints from './breakpoints.json' with { type: 'json' };

/** Use these in `useMedia` or `@media (--small)`. `stacked` and `tight` are query lists, which `and` cannot join. */
export { breakpoints };
export { isMotionReduced } from './motion.ts';
export { resolveMotion, resolveTheme, applyTheme } from './theme.ts';
export type { Theme } from './theme.ts';
