import type { Translate } from '#shared/i18n/index.ts';
import { flickerSentences } from './flicker-sentences.ts';
import type { Observation } from './observing.ts';
import { someNames } from './some-names.ts';
import type { Flickering } from './watching.ts';

export interface SensorFindings {
  readonly failed: readonly string[];
  readonly unsound: readonly number[];
  /** Each square has a level from 0, surely empty, to 255, surely filled; absent if the box has none. */
  readonly levels?: readonly number[] | undefined;
  readonly supplyMv?: number | undefined;
  readonly longestScanUs: number;
  /** These squares changed back and forth while nobody touched the box. */
  readonly flickers: readonly { readonly square: number; readonly times: number }[];
  /** These were never seen empty or filled, though every cube was lifted and put back; absent if that was not done. */
  readonly stuck?: { readonly full: readonly number[]; readonly empty: readonly number[] } | undefined;
  /** What the squares did while people played; absent if nobody has. */
  readonly watched?: Watched | undefined;
}

export interface Watched {
  /** In milliseconds since 1970. */
  readonly since: number;
  readonly moves: number;
  /** The weakest come first. */
  readonly flickering: readonly Flickering[];
}

/** A level in between means that a sensor does not hold still (box protocol, `48`). */
export const unsteadyLevel = { least: 64, most: 191 } as const;

/** A square that changes once may have been touched; a square that changes back and forth is taken for a flicker. */
export function flickersOf({ changed }: Observation): SensorFindings['flickers'] {
  return changed.flatMap((times, square) => (times < 2 ? [] : [{ square, times: Math.floor(times / 2) }]));
}

export function stuckOf({ wasEmpty, wasFull }: Observation): NonNullable<SensorFindings['stuck']> {
  const never = (seen: readonly boolean[]) => seen.flatMap((was, square) => (was ? [] : [square]));
  return { full: never(wasEmpty), empty: never(wasFull) };
}

/** A square that flickers only as cubes come and go is not at fault. */
export function faultySquares({
  unsound,
  levels = [],
  flickers,
  stuck,
  watched,
}: SensorFindings): readonly number[] {
  const unsteady = levels.flatMap((level, square) =>
    level >= unsteadyLevel.least && level <= unsteadyLevel.most ? [square] : [],
  );
  const all = [
    ...unsound,
    ...unsteady,
    ...flickers.map(({ square }) => square),
    ...(stuck?.full ?? []),
    ...(stuck?.empty ?? []),
    ...(watched?.flickering ?? [])
      .filter(({ lying, empty }) => lying + empty > 0)
      .map(({ square }) => square),
  ];
  return [...new Set(all)].sort((a, b) => a - b);
}

const mostNamed = 36;

const known = ['chain', 'settings', 'supply', 'memory', 'calibration', 'scans'] as const;

export function findingSentences(
  t: Translate,
  findings: SensorFindings,
  name: (square: number) => string,
): readonly string[] {
  const { failed, unsound, flickers, stuck, watched } = findings;
  const list = (names: readonly string[]) => someNames(t, names, mostNamed);
  return [
    ...failed.map((one) => {
      if (one === 'sensors') return t('box:check.sensors', { squares: list(unsound.map(name)) });
      const code = known.find((other) => other === one);
      return code === undefined ? t('box:check.unknownCheck', { check: one }) : t(`box:check.${code}`);
    }),
    ...(flickers.length === 0
      ? []
      : [
          t('box:check.flickers', {
            squares: list(
              flickers.map(({ square, times }) =>
                t('box:check.times', { square: name(square), count: times }),
              ),
            ),
          }),
        ]),
    ...(stuck === undefined || stuck.full.length === 0
      ? []
      : [t('box:check.stuckFull', { squares: list(stuck.full.map(name)) })]),
    ...(stuck === undefined || stuck.empty.length === 0
      ? []
      : [t('box:check.stuckEmpty', { squares: list(stuck.empty.map(name)) })]),
    ...flickerSentences(t, watched?.flickering ?? [], name),
  ];
}
