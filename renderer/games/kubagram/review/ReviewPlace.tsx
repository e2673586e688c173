import { useTranslation } from 'react-i18next';
import { Notice } from '#renderer/controls/index.ts';
import { ReviewPlace as ReviewFrame, ScrollPlace } from '#renderer/table/index.ts';
import { typed } from '#shared/games/kubagram/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { viewBefore, type EndedTurn } from './review.ts';
import { spoken } from '../spoken.ts';
import type { TableModel } from '../use-model.ts';

export function ReviewPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('kubagramTable');
  const { turn } = model.review;
  return (
    <ReviewFrame
      model={model}
      told={{ spoken, position: turn && { view: viewBefore(model.game, turn.at), draft: undefined } }}
      textOf={({ kind }) => t(kind === 'skip' ? 'review.skipped' : 'review.ended')}
      lostIn={(_, words) => words[0]?.gain ?? 0}
    >
      {(turn) => <OneTurn model={model} turn={turn} />}
    </ReviewFrame>
  );
}

function OneTurn({ model, turn }: { readonly model: TableModel; readonly turn: EndedTurn }) {
  const { t } = useTranslation('kubagramTable');
  const { found } = model.review;
  const name = model.names[turn.seat] ?? '';
  if (found === undefined) return <p role="status">{t('table:review.finding')}</p>;
  if (!found.ok) return <Notice>{problemText(t, found.problem)}</Notice>;
  return (
    <>
      <p className="small" data-spoken>
        {t('review.earned', { name, turn: turn.turn, count: turn.points })}
      </p>
      <p className="small soft" data-spoken>
        {t(found.value.length === 0 ? 'review.none' : 'review.left')}
      </p>
      <ScrollPlace label={t('review.left')} className="review-scroll">
        <ul className="kubagram-left" data-spoken>
          {found.value.map(({ word, gain, move }) => (
            <li key={`${move.kind} ${word}`}>
              <b>{typed(word)}</b> <span className="small soft">{t(`review.how.${move.kind}`)}</span>
              <span className="figures">{gain}</span>
            </li>
          ))}
        </ul>
      </ScrollPlace>
    </>
  );
}
