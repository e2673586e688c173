export { defaults, optionsSchema } from './option.ts';
export type { Option, OptionValues } from './option.ts';
