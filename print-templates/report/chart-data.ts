import type { Translate } from '#shared/i18n/index.ts';
import type { GameReview } from '#shared/records/index.ts';
import type { ChartData, ChartLine } from './chart.ts';

/** A chance is an estimate, so it is never told as 0 or 100 per cent. */
export function percent(t: Translate, chance: number | undefined): string {
  return chance === undefined
    ? ''
    : t('report:chart.percent', { value: Math.min(99, Math.max(1, Math.round(chance * 100))) });
}

/** Chances where they were reckoned, otherwise the points so far. */
export function chartOf(review: GameReview, t: Translate) {
  const chances = review.turns.length > 0 && review.turns.every((turn) => turn.chances !== undefined);
  const lines = chances ? chanceLines(review) : pointLines(review);
  const values = lines.flatMap((line) => line.values);
  const label = chances
    ? (value: number) => percentLabel(t, value)
    : (value: number) => `${Math.round(value)}`;
  const least = chances ? 0 : Math.min(0, ...values);
  const data: ChartData = {
    lines,
    least,
    // Half way lies a whole number of points.
    most: chances ? 1 : least + 2 * Math.ceil((Math.max(1, ...values) - least) / 2),
    label,
    marks: review.turns.flatMap(({ seat, grade }, at) =>
      grade === 'mistake' || grade === 'unchallenged' || grade === 'missed'
        ? [{ turn: at + 1, line: seat, grade }]
        : [],
    ),
  };
  const ends = lines.map(({ name, values: all }) => {
    const last = all.at(-1) ?? 0;
    return t('report:chart.value', { name, value: chances ? percent(t, last) : label(last) });
  });
  return {
    title: t(chances ? 'report:chart.chances' : 'report:chart.points'),
    says: t('report:chart.end', { values: ends.join(', ') }),
    data,
  };
}

function percentLabel(t: Translate, value: number): string {
  return t('report:chart.percent', { value: Math.round(value * 100) });
}

function chanceLines({ players, turns }: GameReview): readonly ChartLine[] {
  return players.map(({ name }, seat) => ({
    name,
    values: [1 / players.length, ...turns.map(({ chances }) => chances?.[seat] ?? 0)],
  }));
}

function pointLines({ players, turns }: GameReview): readonly ChartLine[] {
  return players.map(({ name }, seat) => {
    let sum = 0;
    return {
      name,
      values: [0, ...turns.map((turn) => (sum += turn.seat === seat ? turn.points : 0))],
    };
  });
}
