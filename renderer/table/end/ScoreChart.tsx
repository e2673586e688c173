import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { closestMoment, type GameCourse } from '#shared/engine/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { LinesChart } from './LinesChart.tsx';
import { standingText } from './end-texts.ts';

interface ScoreChartProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly course: GameCourse;
}

/** Ends with what the end of the game gave or took, where it did. */
export function ScoreChart<T extends TableTypes>({ model, course }: ScoreChartProps<T>) {
  const { t } = useTranslation('table');
  const { names, people } = model;
  const { first, steps, final } = course;
  if (steps.length < 2) return null;
  const isSettled = final.some((points, seat) => points !== steps.at(-1)?.scores[seat]);
  const columns = [
    { name: t('end.chart.start'), scores: first },
    ...steps.map(({ turn, scores }) => ({ name: String(turn), scores })),
    ...(isSettled ? [{ name: t('end.chart.end'), scores: final }] : []),
  ];
  const closest = closestMoment(course)?.turns.at(-1);
  const chosen = closest === undefined ? -1 : columns.findIndex(({ name }) => name === String(closest));
  const facts = { turns: steps.length, scores: standingText(t, names, final) };
  return (
    <LinesChart
      title={t('end.chart.title')}
      says={t(names.length === 1 ? 'end.chart.says1' : 'end.chart.says', facts)}
      columnTitle={t('end.chart.turn')}
      columns={columns.map(({ name }) => name)}
      lines={names.map((name, seat) => ({
        name,
        mark: <PlayerMark seat={seat} size={11} />,
        points: columns.map(({ scores }) => scores[seat] ?? 0),
        isOwn: people.length === 1 && people[0] === seat,
      }))}
      chosen={chosen < 0 ? undefined : chosen}
    />
  );
}
