export { expectedOf } from './expected.ts';
export { optionsFromText } from './from-text.ts';
export type { OptionTextProblem } from './from-text.ts';
export { entryOf, firstMisfit } from './misfit.ts';
export type { Misfit } from './misfit.ts';
export { defaults, optionsSchema } from './option.ts';
export type { Option, OptionValues } from './option.ts';
