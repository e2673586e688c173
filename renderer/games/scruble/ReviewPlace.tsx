import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Notice, useAnnounce } from '#renderer/controls/index.ts';
import { ReviewFrame, ReviewTurns, useAllReviewed } from '#renderer/table/index.ts';
import { problemText, type Translate } from '#shared/i18n/index.ts';
import type { PastTurn, ReviewedTurn } from './review.ts';
import { twistsLabel } from './texts.ts';
import type { TableModel } from './use-model.ts';

export function ReviewPlace({ model }: { readonly model: TableModel }) {
  const { names, review, ending } = model;
  const { turn } = review;
  return (
    <ReviewFrame lookBack={review} names={names} over={ending !== undefined}>
      {turn === undefined ? <WholeGame model={model} /> : <OneTurn model={model} turn={turn} />}
    </ReviewFrame>
  );
}

function WholeGame({ model: { play, names, review } }: { readonly model: TableModel }) {
  const { t } = useTranslation('scrubleTable');
  const { turns } = review;
  const found = useAllReviewed(play, turns);
  return (
    <ReviewTurns
      lookBack={review}
      names={names}
      textOf={({ claim }) => claim?.word ?? t('scores.pass')}
      lost={turns.map(({ at }) => {
        const reviewed = found.get(at);
        if (reviewed === undefined) return undefined;
        return reviewed.ok ? reviewed.value.lost : 'unknown';
      })}
    />
  );
}

function OneTurn({ model, turn }: { readonly model: TableModel; readonly turn: PastTurn }) {
  const { t } = useTranslation('scrubleTable');
  const say = useAnnounce();
  const { names, review } = model;
  const { found } = review;
  const name = names[turn.seat] ?? '';
  const happened = turnSays(t, turn);
  const verdict = found?.ok === true ? verdictText(t, found.value) : undefined;
  useEffect(() => {
    if (verdict !== undefined) say(`${happened} ${verdict}`);
  }, [happened, verdict, say]);
  return (
    <>
      <p>
        <span className="label">{t('table:review.turn', { turn: turn.turn, name })}</span>{' '}
        <span>{happened}</span> {verdict ?? (found === undefined ? t('table:review.finding') : undefined)}
      </p>
      {found?.ok === false ? <Notice alert={false}>{problemText(t, found.problem)}</Notice> : null}
      {found?.ok === true && found.value.better !== undefined ? (
        <Choice
          label={t('review.shown')}
          value={review.shown}
          choices={[
            { value: 'played', label: t('review.played') },
            { value: 'better', label: t('review.better') },
          ]}
          onChange={review.choose}
        />
      ) : null}
    </>
  );
}

function turnSays(t: Translate, { claim, twists, points }: PastTurn): string {
  return claim === undefined
    ? t('scrubleTable:review.passed')
    : t('scrubleTable:review.claimed', {
        word: claim.word,
        count: points,
        twists: twistsLabel(t, twists),
      });
}

function verdictText(t: Translate, { better, lost }: ReviewedTurn): string {
  return better === undefined
    ? t('scrubleTable:review.best')
    : t('scrubleTable:review.lost', {
        count: lost,
        word: better.word,
        twists: twistsLabel(t, better.twists),
      });
}
