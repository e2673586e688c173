import type { PromiseName } from './promises.ts';

/** Random tests that can run for longer. */
export interface Length {
  /** Says how long; `value` is what is asked of them. */
  readonly variable: string;
  readonly value: string;
  /** Where one length is run in parts, each of them some hours at most: which of them this is. */
  readonly part?: string;
  readonly tests: readonly string[];
  /** Only those of them whose name ends so. */
  readonly named?: string;
  readonly promises?: readonly PromiseName[];
  /** Whether the tests are run `value` times from the first to the last, and all that failed in any is counted. */
  readonly isRepeated?: boolean;
  /** Loops that keep a core busy each while the tests run. */
  readonly burners?: number;
  /** What else is set in the environment. */
  readonly also?: Readonly<Record<string, string>>;
}

/** How a length is asked for and told: its variable and value, and its part. */
export const lengthName = ({ variable, value, part }: Omit<Length, 'tests'>): string =>
  [`${variable}=${value}`, ...(part === undefined ? [] : [part])].join(' ');

/** Whether two are runs of the same tests. */
export const isSameLength = (
  one: Omit<Length, 'tests' | 'value'>,
  other: Omit<Length, 'tests' | 'value'>,
): boolean => one.variable === other.variable && one.part === other.part;
