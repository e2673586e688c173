export { resolveTheme, applyTheme } from './theme.ts';
export type { Theme } from './theme.ts';
