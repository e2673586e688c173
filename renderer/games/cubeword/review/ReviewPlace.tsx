import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ComparisonChoice,
  ReviewPlace as ReviewFrame,
  ScrollPlace,
  TurnVerdict,
  wordList,
} from '#renderer/table/index.ts';
import { checkTurn, turnText, setOf } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { shownPosition, type PastTurn, type ReviewedTurn } from './review.ts';
import { spoken } from '../spoken.ts';
import { lineWords } from '../texts.ts';
import type { ShownTurn, TableModel } from '../use-model.ts';

export function ReviewPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('cubewordTable');
  const { found, comparison, shownTurn } = model.review;
  return (
    <ReviewFrame
      model={model}
      told={{ spoken, position: shownTurn && shownPosition(shownTurn, model.draft) }}
      textOf={(turn) => (turn.words.length === 0 ? turnSays(t, turn) : wordList(t, turn.words))}
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
          {shownTurn === undefined ? null : <Moves model={model} shown={shownTurn} />}
        </>
      )}
    </ReviewFrame>
  );
}

function Moves({ model, shown }: { readonly model: TableModel; readonly shown: ShownTurn }) {
  const { t } = useTranslation('cubewordTable');
  const { words } = model.game;
  const { before, parts } = shown;
  const made = useMemo(() => {
    const check = checkTurn(before, parts, words);
    return check.ok ? check.value.score.words.filter(({ points }) => points > 0) : [];
  }, [before, parts, words]);
  if (parts.length === 0) return <p className="small soft">{t('review.none')}</p>;
  return (
    <ScrollPlace label={t('review.moves')} className="review-scroll">
      <p className="small" aria-label={t('review.words')}>
        {made.map(({ word, points }) => t('review.wordFor', { word, points })).join(', ')}
      </p>
      <ol className="cubeword-review-moves small" aria-label={t('review.moves')}>
        {lineWords(turnText(setOf(before.options), before.felt, parts))
          .split('; ')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ol>
    </ScrollPlace>
  );
}

function turnSays(t: Translate, { kind, words, points }: PastTurn): string {
  if (kind === 'pass') return t('cubewordTable:review.passed');
  return words.length === 0
    ? t('cubewordTable:review.moved')
    : t('cubewordTable:review.made', { words: wordList(t, words), points });
}

function verdictText(t: Translate, { better, lost, exact }: ReviewedTurn): string {
  if (better !== undefined) return t('cubewordTable:review.lost', { count: lost });
  return t(exact ? 'cubewordTable:review.best' : 'cubewordTable:review.noBetter');
}
