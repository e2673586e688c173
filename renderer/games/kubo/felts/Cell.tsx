import { memo } from 'react';
import { codeOf, cardOf, type CardName } from '#shared/games/kubo/index.ts';
import { colourClass, Hatch } from '../marks.tsx';
import type { CubeCell } from '../standing.ts';
import { useTexts } from '../texts.ts';
import './cell.css';

interface CellProps {
  readonly cell: CubeCell;
  readonly label: string;
  readonly isLast: boolean;
  readonly named: boolean;
  readonly tabStop: boolean;
  readonly onCursor: (card: CardName) => void;
  readonly onPick: (card: CardName) => void;
}

export const Cell = memo(
  function Cell({ cell, label, isLast, named, tabStop, onCursor, onPick }: CellProps) {
    const { card, state, here, picked } = cell;
    return (
      <div
        role="gridcell"
        data-cell={card}
        tabIndex={tabStop ? 0 : -1}
        aria-selected={picked}
        className={`kubo-cell kubo-cell--${state.kind}${here ? ' kubo-cell--here' : ''}${picked ? ' kubo-cell--picked' : ''} ${colourClass(card)}`}
        onFocus={() => onCursor(card)}
        onClick={() => onPick(card)}
      >
        <span className="visually-hidden">{label}</span>
        {state.kind === 'lies' ? (
          <TableCard card={card} laid={state.laid} isLast={isLast} under={state.under} />
        ) : (
          <EmptyCell card={card} here={here} named={named} />
        )}
      </div>
    );
  },
  (before, now) =>
    before.label === now.label &&
    before.named === now.named &&
    before.tabStop === now.tabStop &&
    before.onCursor === now.onCursor &&
    before.onPick === now.onPick,
);

interface TableCardProps {
  readonly card: CardName;
  readonly laid: boolean;
  readonly isLast: boolean;
  readonly under: CardName | undefined;
}

/** A covered card keeps all its text, so that the table can be read without lifting anything (U1). */
function TableCard({ card, laid, isLast, under }: TableCardProps) {
  const t = useTexts();
  const { colour, size } = cardOf(card);
  const look = [
    ...(under === undefined ? [] : ['kubo-card--covered']),
    ...(laid ? ['kubo-card--laid'] : isLast ? ['kubo-card--last'] : []),
  ];
  return (
    <span
      aria-hidden
      data-card={card}
      data-last-move={isLast ? '' : undefined}
      className={['kubo-card', ...look, colourClass(card)].join(' ')}
    >
      <Hatch colour={colour} className="kubo-card-spine" />
      <b className={`kubo-card-code${size === 'XL' ? ' kubo-card-code--wide' : ''}`}>{codeOf(card)}</b>
      <span className="kubo-card-name">{t(`colour.${colour}`)}</span>
      {under === undefined ? null : <Hatch colour={cardOf(under).colour} className="kubo-card-strip" />}
    </span>
  );
}

function EmptyCell({
  card,
  here,
  named,
}: {
  readonly card: CardName;
  readonly here: boolean;
  readonly named: boolean;
}) {
  const t = useTexts();
  return (
    <span aria-hidden className="kubo-empty">
      <span className="kubo-empty-code">{codeOf(card)}</span>
      {here ? <small>{t('here')}</small> : named ? <small>{t(`colour.${cardOf(card).colour}`)}</small> : null}
    </span>
  );
}
