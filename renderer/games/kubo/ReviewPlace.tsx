import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Notice, useAnnounce } from '#renderer/controls/index.ts';
import { ReviewFrame, ReviewTurns, ScrollPlace, useAllReviewed } from '#renderer/table/index.ts';
import { shapeOf, type KuboLine } from '#shared/games/kubo/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { Tag } from './marks.tsx';
import { pointsLost, verdictText, type CompleteLine, type PastTurn, type ReviewedTurn } from './review.ts';
import { cardsText, tagOf, useTexts } from './texts.ts';
import type { TableModel } from './use-model.ts';
import './kubo.css';
import './review.css';

export function ReviewPlace({ model }: { readonly model: TableModel }) {
  const { names, review, state } = model;
  const { turn } = review;
  return (
    <ReviewFrame lookBack={review} names={names} over={state.phase.kind === 'over'}>
      {turn === undefined ? <WholeGame model={model} /> : <OneTurn model={model} turn={turn} />}
    </ReviewFrame>
  );
}

function WholeGame({ model: { play, names, review } }: { readonly model: TableModel }) {
  const { t } = useTranslation('kuboShell');
  const { turns } = review;
  const found = useAllReviewed(play, turns);
  return (
    <ReviewTurns
      lookBack={review}
      names={names}
      textOf={({ laid }) => t('review.cards', { count: laid.length })}
      lost={turns.map((turn) => {
        const reviewed = found.get(turn.at);
        if (reviewed === undefined) return undefined;
        return (reviewed.ok ? pointsLost(turn, reviewed.value) : undefined) ?? 'unknown';
      })}
    />
  );
}

function OneTurn({ model, turn }: { readonly model: TableModel; readonly turn: PastTurn }) {
  const { t } = useTranslation('kuboShell');
  const say = useAnnounce();
  const { names, review, state, game } = model;
  const { found } = review;
  const name = names[turn.seat] ?? '';
  const reviewed = found?.ok === true ? found.value : undefined;
  const verdict = reviewed === undefined ? undefined : verdictText(t, name, turn, reviewed);
  useEffect(() => {
    if (verdict !== undefined) say(verdict);
  }, [verdict, say]);
  const people = game.record.players.filter(({ kind }) => kind === 'person').length;
  return (
    <>
      <p>
        <span className="label">{t('table:review.turn', { turn: turn.turn, name })}</span>{' '}
        {verdict ?? (found === undefined ? t('table:review.finding') : undefined)}
      </p>
      {people > 1 && state.phase.kind !== 'over' ? (
        <p className="soft small">{t('review.private', { name })}</p>
      ) : null}
      {found?.ok === false ? <Notice alert={false}>{problemText(t, found.problem)}</Notice> : null}
      {reviewed === undefined ? null : <Layings model={model} turn={turn} reviewed={reviewed} />}
    </>
  );
}

interface LayingsProps {
  readonly model: TableModel;
  readonly turn: PastTurn;
  readonly reviewed: ReviewedTurn;
}

function Layings({ model, turn, reviewed }: LayingsProps) {
  const { t } = useTranslation('kuboShell');
  const { names, review } = model;
  const { complete, best } = reviewed;
  const isBest = best !== undefined && review.shown === 'best';
  const cards = isBest ? best.cards : reviewed.laid;
  const lines: readonly CompleteLine[] = isBest
    ? best.lines.map((line) => ({ line, owner: undefined }))
    : complete;
  const ownerText = ({ owner }: CompleteLine) =>
    owner === undefined
      ? t('review.missed')
      : t(owner === turn.seat ? 'kuboTable:lines.owner' : 'kuboTable:lines.stolen', { name: names[owner] });
  return (
    <>
      {best === undefined || best.points === 0 ? null : (
        <Choice
          label={t('review.shown')}
          value={review.shown}
          choices={[
            { value: 'played', label: t('review.played') },
            { value: 'best', label: t('review.best') },
          ]}
          onChange={review.choose}
        />
      )}
      <p className="small">
        {cards.length === 0
          ? t('review.nothingLaid')
          : t('review.order', { cards: cardsText(t, cards), count: cards.length })}
      </p>
      {lines.length === 0 ? (
        <p className="small soft">{t('review.noLine')}</p>
      ) : (
        <ScrollPlace label={t('review.lines')} className="review-scroll">
          <ul className="kubo kubo-review-lines" aria-label={t('review.lines')}>
            {lines.map((one, at) => (
              <ReviewLine
                key={one.line.id}
                line={one.line}
                tag={tagOf(at)}
                model={model}
                owner={isBest ? undefined : ownerText(one)}
              />
            ))}
          </ul>
        </ScrollPlace>
      )}
    </>
  );
}

interface ReviewLineProps {
  readonly model: TableModel;
  readonly line: KuboLine;
  readonly tag: string;
  readonly owner: string | undefined;
}

function ReviewLine({ model, line, tag, owner }: ReviewLineProps) {
  const t = useTexts();
  const shape = shapeOf(line, model.state.options.orientation);
  return (
    <li>
      <Tag tag={tag} now={false} />
      <span>
        <span className="visually-hidden">{t('lines.tag', { tag })}</span>
        <b>{t(`shape.${shape}`)}</b> {cardsText(t, line.cards)}
      </span>
      <span className="figures">{line.points}</span>
      <span className="small soft">{owner}</span>
    </li>
  );
}
