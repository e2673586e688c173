export { expectedNumber, expectedOf } from './expected.ts';
export { expectedText, listFromText, optionsFromText } from './from-text.ts';
export type { OptionTextProblem } from './from-text.ts';
export { entryOf, firstMisfit } from './misfit.ts';
export type { Misfit } from './misfit.ts';
export { numberFromText, numberInRange, stepped, textFromNumber } from './number-text.ts';
export type { NumberRange, NumberTextProblem } from './number-text.ts';
export { defaults, isCount, optionsInUse, optionsSchema } from './option.ts';
export type { Option, OptionValue, OptionValues } from './option.ts';
