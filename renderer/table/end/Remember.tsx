import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { closestMoment, featsDone, longestWord, type GameCourse } from '#shared/engine/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { pointsText } from '../score/score-parts.tsx';
import { closestText, featText, longestText, playText } from './end-texts.ts';
import { usePersonalBests, type PersonalBest } from './personal-bests.ts';

interface RememberProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly course: GameCourse;
  readonly turnToShow: (turn: number) => (() => void) | undefined;
  /** Stands at the other end of the heading, or alone if there is nothing to remember. */
  readonly beside: ReactNode;
}

interface Line {
  readonly title: string;
  readonly value: string;
  readonly turn?: number | undefined;
}

export function Remember<T extends TableTypes>(props: RememberProps<T>) {
  const { model, course, turnToShow, beside } = props;
  const { t } = useTranslation();
  const bests = usePersonalBests(model, course);
  const lines = [...linesOf(t, model, course), ...bests.map((best) => bestLine(t, model, best))];
  if (lines.length === 0) return beside;
  return (
    <section className="end-remember" aria-labelledby="end-remember-title">
      <div className="end-remember-head">
        <h3 className="label" id="end-remember-title">
          {t('table:end.remember')}
        </h3>
        {beside}
      </div>
      <ul>
        {lines.map(({ title, value, turn }) => {
          const show = turn === undefined ? undefined : turnToShow(turn);
          return (
            <li key={`${title} ${value}`}>
              <span className="soft small">{title}</span>
              <span>{value}</span>
              {show === undefined ? null : (
                <Button
                  look="link"
                  size="small"
                  aria-label={t('table:end.showThis', { what: title, value })}
                  onClick={show}
                >
                  {t('table:end.show')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function bestLine<T extends TableTypes>(
  t: ReturnType<typeof useTranslation>['t'],
  { game, names }: Shell<T>,
  { kind, seat, games, play, word }: PersonalBest,
): Line {
  const value = t(`table:end.personal.${kind}`, {
    name: names[seat],
    games,
    play: playText(t, game.record.game, play),
    points: pointsText(play.points),
    word,
  });
  return { title: t('table:end.personal.title'), value, turn: play.turn };
}

/** A line without a fact is left out. */
function linesOf<T extends TableTypes>(
  t: ReturnType<typeof useTranslation>['t'],
  { game, names }: Shell<T>,
  course: GameCourse,
): readonly Line[] {
  const { game: id } = game.record;
  const nameOf = (seat: number) => names[seat] ?? '';
  const closest = closestMoment(course);
  const longest = longestWord(course);
  return [
    ...(closest === undefined
      ? []
      : [
          {
            title: t('table:end.closest.title'),
            value: closestText(t, closest, nameOf),
            turn: closest.turns.at(-1),
          },
        ]),
    ...(longest === undefined
      ? []
      : [
          {
            title: t('table:end.longest.title'),
            value: longestText(t, id, longest, nameOf),
            turn: longest.play.turn,
          },
        ]),
    ...featsDone(course).map((feats) => ({
      title: t(`record:${id}.feats.${feats.kind}`),
      value: featText(t, id, feats, nameOf),
      turn: feats.plays[0]?.turn,
    })),
  ];
}
