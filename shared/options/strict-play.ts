import type { Option } from './option.ts';

/** The same switch in every game: until the end no hints, no list of unseen pieces, no look back at a turn. */
export const strictPlay = { kind: 'toggle', name: 'strict', default: false } as const satisfies Option;

/** Whether a game with these options is played strictly; not so in a record from before the switch was there. */
export function isStrict(options: { readonly strict?: unknown }): boolean {
  return options.strict === true;
}
