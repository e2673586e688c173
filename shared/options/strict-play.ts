import type { Option } from './option.ts';

/** Strict play allows no hints, no list of unseen pieces and no review of a turn until the end; every game has it. */
export const strictPlay = { kind: 'toggle', name: 'strict', default: false } as const satisfies Option;

/** Records from before the switch are not strict. */
export function isStrict(options: { readonly strict?: unknown }): boolean {
  return options.strict === true;
}
