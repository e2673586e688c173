export { resolveTheme, wearTheme } from './theme.ts';
export type { Theme } from './theme.ts';
