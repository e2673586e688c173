import type { Option, OptionValues } from './option.ts';

/** These options are the same in every game (P16). `turn` limits each turn, `game` all turns of a player together. */
export const clockOptions = [
  {
    kind: 'choice',
    name: 'clock',
    choices: ['none', 'turn', 'game'],
    default: 'none',
    mayBeAbsent: true,
  },
  {
    kind: 'number',
    name: 'clockSeconds',
    when: { option: 'clock', is: 'turn' },
    unit: 's',
    min: 10,
    max: 900,
    step: 10,
    default: 90,
    mayBeAbsent: true,
  },
  {
    kind: 'number',
    name: 'clockMinutes',
    when: { option: 'clock', is: 'game' },
    unit: 'min',
    min: 1,
    max: 240,
    step: 1,
    default: 20,
    mayBeAbsent: true,
  },
  {
    kind: 'number',
    name: 'clockAdds',
    when: { option: 'clock', is: 'game' },
    unit: 's',
    min: 0,
    max: 120,
    step: 5,
    default: 10,
    mayBeAbsent: true,
  },
  {
    kind: 'choice',
    name: 'clockOver',
    when: { option: 'clock', is: 'game' },
    choices: ['cost', 'loses', 'ends'],
    default: 'cost',
    mayBeAbsent: true,
  },
] as const satisfies readonly Option[];

/** Sand beside any clock is a courtesy: when it has run out nothing happens. 0 is without. */
export const sandOption = {
  kind: 'number',
  name: 'sandSeconds',
  unit: 's',
  min: 0,
  max: 600,
  step: 30,
  default: 0,
  mayBeAbsent: true,
} as const satisfies Option;

export type ClockOptions = OptionValues<typeof clockOptions> & OptionValues<readonly [typeof sandOption]>;

export interface ClockSettings {
  readonly clock: 'none' | 'turn' | 'game';
  readonly turnMs: number;
  readonly gameMs: number;
  readonly addsMs: number;
  readonly over: 'cost' | 'loses' | 'ends';
  /** 0 is without sand. */
  readonly sandMs: number;
}

export function clockSettings(options: ClockOptions): ClockSettings {
  const [clock, seconds, minutes, adds, over] = clockOptions;
  return {
    clock: options.clock ?? clock.default,
    turnMs: (options.clockSeconds ?? seconds.default) * 1000,
    gameMs: (options.clockMinutes ?? minutes.default) * 60_000,
    addsMs: (options.clockAdds ?? adds.default) * 1000,
    over: options.clockOver ?? over.default,
    sandMs: (options.sandSeconds ?? sandOption.default) * 1000,
  };
}
