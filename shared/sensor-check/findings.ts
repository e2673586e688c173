import type { Translate } from '#shared/i18n/index.ts';
import type { Observation } from './observing.ts';

/** What a check of the sensors has found, by the box itself and by watching it. */
export interface SensorFindings {
  /** The checks of the self-test that failed, by name. */
  readonly failed: readonly string[];
  /** Squares whose sensor the box itself finds unsound. */
  readonly unsound: readonly number[];
  /** A level a square, 0 surely empty to 255 surely filled; absent where the box has none. */
  readonly levels?: readonly number[] | undefined;
  readonly supplyMv?: number | undefined;
  readonly longestScanUs: number;
  /** Squares that changed there and back while nobody touched the box, and how often. */
  readonly flickers: readonly { readonly square: number; readonly times: number }[];
  /** Squares that were never seen empty, or never filled, though every cube was lifted and put back; absent where that was not done. */
  readonly stuck?: { readonly full: readonly number[]; readonly empty: readonly number[] } | undefined;
}

/** A level in between belongs to a sensor that does not hold still (box protocol, `48`). */
export const unsteadyLevel = { least: 64, most: 191 } as const;

/** What watching a box at rest has shown. A single change is a hand; there and back, with no hand, is a flicker. */
export function flickersOf({ changed }: Observation): SensorFindings['flickers'] {
  return changed.flatMap((times, square) => (times < 2 ? [] : [{ square, times: Math.floor(times / 2) }]));
}

/** What lifting every cube has shown. */
export function stuckOf({ wasEmpty, wasFull }: Observation): NonNullable<SensorFindings['stuck']> {
  const never = (seen: readonly boolean[]) => seen.flatMap((was, square) => (was ? [] : [square]));
  return { full: never(wasEmpty), empty: never(wasFull) };
}

/** Squares at fault in any way, each once, in order. */
export function faultySquares({ unsound, levels = [], flickers, stuck }: SensorFindings): readonly number[] {
  const unsteady = levels.flatMap((level, square) =>
    level >= unsteadyLevel.least && level <= unsteadyLevel.most ? [square] : [],
  );
  const all = [
    ...unsound,
    ...unsteady,
    ...flickers.map(({ square }) => square),
    ...(stuck?.full ?? []),
    ...(stuck?.empty ?? []),
  ];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** A sentence that names more squares than this is not read. */
const mostNamed = 36;

/** The checks of the self-test that have a sentence of their own. */
const known = ['chain', 'settings', 'supply', 'memory', 'calibration', 'scans'] as const;

/** Each finding as a sentence; none where all is well. `name` is how a square is called. */
export function findingSentences(
  t: Translate,
  findings: SensorFindings,
  name: (square: number) => string,
): readonly string[] {
  const { failed, unsound, flickers, stuck } = findings;
  const list = (names: readonly string[]) => {
    const squares = names.slice(0, mostNamed).join(', ');
    const count = names.length - mostNamed;
    return count > 0 ? t('box:check.andMore', { squares, count }) : squares;
  };
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
  ];
}
