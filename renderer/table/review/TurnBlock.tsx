import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { ProblemNotice } from '#renderer/controls/index.ts';
import { percentOf, type PlayedTurn, type ReviewedTurn, type Tried } from '#shared/engine/index.ts';
import { statementText } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { pointsText } from '../score/score-parts.tsx';
import { GradeMark } from './GradeMark.tsx';
import type { TriedName } from './review-parts.ts';

interface TurnBlockProps {
  readonly game: string;
  readonly names: readonly string[];
  readonly turn: PlayedTurn;
  readonly reviewed: Result<ReviewedTurn, Problem> | undefined;
  readonly level: number;
  readonly played: TriedName;
  readonly best: TriedName | undefined;
  /** Says who alone should look, where the turn shows a hand while the game goes on. */
  readonly isPrivate: boolean;
}

export function TurnBlock({ game, names, turn, reviewed, level, played, best, isPrivate }: TurnBlockProps) {
  const { t } = useTranslation('table');
  const found = reviewed?.ok === true ? reviewed.value : undefined;
  const name = names[turn.seat];
  const facts = { turn: turn.turn, name };
  return (
    <section className="review-block" aria-labelledby="review-turn">
      <header className="review-block-head">
        <PlayerMark seat={turn.seat} />
        <h2 id="review-turn" data-spoken>
          {found === undefined
            ? t('review.heading', facts)
            : t('review.headingGraded', { ...facts, grade: t(`review.graded.${found.grade}`) })}
        </h2>
        {found === undefined ? null : <GradeMark grade={found.grade} />}
      </header>
      <TriedTable turn={turn} found={found} level={level} played={played} best={best} />
      {reviewed === undefined ? (
        <p className="soft" data-spoken>
          {t('review.finding')}
        </p>
      ) : reviewed.ok ? (
        reviewed.value.statements.length === 0 ? null : (
          <p className="review-statements" data-spoken>
            {reviewed.value.statements
              .map((one) => statementText(t, { game, players: names.map((name) => ({ name })) }, one))
              .join(' ')}
          </p>
        )
      ) : (
        <ProblemNotice alert={false} problem={reviewed.problem} />
      )}
      {isPrivate ? <p className="soft small">{t('review.private', { name })}</p> : null}
    </section>
  );
}

interface TriedTableProps extends Pick<TurnBlockProps, 'turn' | 'level' | 'played' | 'best'> {
  readonly found: ReviewedTurn | undefined;
}

function TriedTable({ turn, found, level, played, best }: TriedTableProps) {
  const { t } = useTranslation('table');
  const hasChance = found?.played.chance !== undefined;
  const row = (head: string, { name, place }: TriedName, tried: Tried | undefined, isNamed: boolean) => (
    <tr>
      <th scope="row">{head}</th>
      <td>{isNamed ? <b>{name}</b> : <span className="soft">{name}</span>}</td>
      <td className="soft review-where">{place}</td>
      <td className="figures">{tried === undefined ? '' : pointsText(tried.points)}</td>
      {hasChance ? (
        <td className="figures">
          {tried?.chance === undefined ? '' : t('review.percent', { percent: percentOf(tried.chance) })}
        </td>
      ) : null}
    </tr>
  );
  return (
    <table className="review-tried" data-spoken>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <span className="visually-hidden">{t('review.block.what')}</span>
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('review.block.where')}</span>
          </th>
          <th scope="col" className="figures">
            {t('review.block.points')}
          </th>
          {hasChance ? (
            <th scope="col" className="figures">
              {t('review.block.chance')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {row(t('review.block.played'), played, found?.played ?? turn, true)}
        {found === undefined || found.usual === undefined
          ? null
          : row(t('review.block.usual', { level }), { name: t('review.block.average') }, found.usual, false)}
        {found === undefined
          ? null
          : found.best === undefined
            ? row(t('review.block.best'), { name: t('review.block.nothing') }, undefined, false)
            : best === undefined
              ? row(t('review.block.best'), played, found.played, true)
              : row(t('review.block.best'), best, found.best, true)}
      </tbody>
    </table>
  );
}
