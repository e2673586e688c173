import { percentOf, type PlayedTurn, type ReviewedTurn } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { pointsText } from '../score/score-parts.tsx';

interface TurnSaid {
  readonly turn: PlayedTurn;
  readonly reviewed: ReviewedTurn | undefined;
  readonly names: readonly string[];
  readonly played: string;
  readonly best: string | undefined;
}

/** Says a turn as it is said when it is chosen, and again once it is reckoned. */
export function turnSays(t: Translate, { turn, reviewed, names, played, best }: TurnSaid): string {
  const facts = { turn: turn.turn, name: names[turn.seat], played, points: pointsText(turn.points) };
  if (reviewed === undefined) return t('table:review.says.turn', facts);
  const { chance } = reviewed.played;
  return [
    t('table:review.says.graded', { ...facts, grade: t(`table:review.graded.${reviewed.grade}`) }),
    ...(chance === undefined ? [] : [t('table:review.says.chance', { percent: percentOf(chance) })]),
    ...(best === undefined || reviewed.best === undefined ? [] : [bestSays(t, best, reviewed.best)]),
  ].join(' ');
}

function bestSays(t: Translate, what: string, { points, chance }: NonNullable<ReviewedTurn['best']>): string {
  return chance === undefined
    ? t('table:review.says.best', { what, points })
    : t('table:review.says.bestChance', { what, points, percent: percentOf(chance) });
}
