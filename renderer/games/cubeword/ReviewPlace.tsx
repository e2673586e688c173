import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Notice, useAnnounce } from '#renderer/controls/index.ts';
import { ReviewFrame, ReviewTurns, ScrollPlace, useAllReviewed, wordList } from '#renderer/table/index.ts';
import { checkTurn, turnText, setOf } from '#shared/games/cubeword/index.ts';
import { problemText, type Translate } from '#shared/i18n/index.ts';
import type { PastTurn, ReviewedTurn } from './review.ts';
import { lineWords } from './texts.ts';
import type { TableModel } from './use-model.ts';
import type { ShownTurn } from './use-review.ts';

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
  const { t } = useTranslation('cubewordTable');
  const { turns } = review;
  const found = useAllReviewed(play, turns);
  return (
    <ReviewTurns
      lookBack={review}
      names={names}
      textOf={(turn) => (turn.words.length === 0 ? turnSays(t, turn) : wordList(t, turn.words))}
      lost={turns.map(({ at }) => {
        const reviewed = found.get(at);
        if (reviewed === undefined) return undefined;
        return reviewed.ok ? reviewed.value.lost : 'unknown';
      })}
    />
  );
}

function OneTurn({ model, turn }: { readonly model: TableModel; readonly turn: PastTurn }) {
  const { t } = useTranslation('cubewordTable');
  const say = useAnnounce();
  const { names, review } = model;
  const { found, shownTurn } = review;
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
      {shownTurn === undefined ? null : <Moves model={model} shown={shownTurn} />}
    </>
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
