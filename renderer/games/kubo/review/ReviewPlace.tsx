import { useTranslation } from 'react-i18next';
import {
  ComparisonChoice,
  ReviewPlace as ReviewFrame,
  ScrollPlace,
  TurnVerdict,
} from '#renderer/table/index.ts';
import { shapeOf, type KuboLine } from '#shared/games/kubo/index.ts';
import { Tag } from '../marks.tsx';
import { spoken } from '../spoken.ts';
import {
  pointsLost,
  shownPosition,
  verdictText,
  type CompleteLine,
  type PastTurn,
  type ReviewedTurn,
} from './review.ts';
import { cardsText, tagOf, useTexts } from '../texts.ts';
import type { TableModel } from '../use-model.ts';
import '../kubo.css';
import '../side.css';

export function ReviewPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('kuboShell');
  const { names, review } = model;
  const reviewed = review.found?.ok === true ? review.found.value : undefined;
  const { turn, comparison } = review;
  const shownBest = comparison.shown === 'better' ? reviewed?.best : undefined;
  return (
    <ReviewFrame
      model={model}
      told={{ spoken, position: turn && shownPosition(model.game, turn, shownBest, model.draft) }}
      textOf={({ laid }) => t('review.cards', { count: laid.length })}
      lostIn={pointsLost}
    >
      {(turn) => {
        const name = names[turn.seat] ?? '';
        return (
          <>
            <TurnVerdict
              model={model}
              turn={turn}
              verdict={reviewed && verdictText(t, name, turn, reviewed)}
              forOne={t('review.private', { name })}
            />
            {reviewed === undefined ? null : <Layings model={model} turn={turn} reviewed={reviewed} />}
          </>
        );
      }}
    </ReviewFrame>
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
  const isBest = best !== undefined && review.comparison.shown === 'better';
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
      <ComparisonChoice
        comparison={review.comparison}
        label={t('review.shown')}
        played={t('review.played')}
        better={t('review.best')}
      />
      <p className="small" data-spoken>
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
