import { useTranslation } from 'react-i18next';
import { ComparisonChoice, ReviewPlace as ReviewFrame, TurnVerdict } from '#renderer/table/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { shownPosition, type PastTurn, type ReviewedTurn } from './review.ts';
import { spoken } from '../spoken.ts';
import { twistsLabel } from '../texts.ts';
import type { TableModel } from '../use-model.ts';

export function ReviewPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('scrubleTable');
  const { found, comparison, shownTurn } = model.review;
  return (
    <ReviewFrame
      model={model}
      told={{ spoken, position: shownTurn && shownPosition(shownTurn, model.draft) }}
      textOf={({ claim }) => claim?.word ?? t('scores.pass')}
      lostIn={(_, { lost }) => lost}
    >
      {(turn) => (
        <>
          <TurnVerdict
            model={model}
            turn={turn}
            happened={turnSays(t, turn)}
            verdict={found?.ok === true ? verdictText(t, found.value) : undefined}
          />
          <ComparisonChoice
            comparison={comparison}
            label={t('review.shown')}
            played={t('review.played')}
            better={t('review.better')}
          />
        </>
      )}
    </ReviewFrame>
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
