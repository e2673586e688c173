import type { KeyboardEvent } from 'react';
import { cardOf, type CardName } from '#shared/games/kubo/index.ts';
import { Cell } from './Cell.tsx';
import { colourClass, Hatch, Stack, Tag } from '../marks.tsx';
import { axesOf, framesOf, type CubeCell, type Frame, type ShownTable } from '../standing.ts';
import { cardText, useTexts } from '../texts.ts';
import type { Translate } from '#shared/i18n/index.ts';

interface LayerProps {
  readonly name: string;
  readonly height: number;
  readonly cells: readonly CubeCell[];
  readonly standing: ShownTable;
  readonly tabStop: { readonly x: number; readonly y: number };
  readonly headed: boolean;
  readonly onCursor: (card: CardName) => void;
  readonly onPick: (card: CardName) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function Layer(props: LayerProps) {
  const { name, height, cells, standing, tabStop, headed, onCursor, onPick, onKeyDown } = props;
  const t = useTexts();
  const { layers, lines = [] } = standing;
  const count = cells.filter(({ state }) => state.kind === 'lies').length;
  const frames = framesOf(lines, layers, height);
  const first = layers[height]?.[0];
  const ofOneColour = axesOf(layers).height === 'colour' && first !== undefined;
  const countText = t('count', { count, of: 16 });
  return (
    <section className={`kubo-layer ${ofOneColour ? colourClass(first) : 'kubo-mixed'}`}>
      {headed ? (
        <header className="kubo-layer-head">
          {ofOneColour ? <Hatch colour={cardOf(first).colour} className="kubo-swatch" /> : null}
          <h2 className="kubo-layer-name">{name}</h2>
          <Stack height={height} />
          <span className="kubo-layer-count figures">{countText}</span>
        </header>
      ) : null}
      <div
        role="grid"
        aria-label={t('grid', { name, height: t(`heights.${height}`), count: countText })}
        className="kubo-grid"
        onKeyDown={onKeyDown}
      >
        {[3, 2, 1, 0].map((y) => (
          <div key={y} role="row" className="kubo-row">
            {cells.slice(y * 4, y * 4 + 4).map((cell) => (
              <Cell
                key={cell.card}
                cell={cell}
                label={cellText(t, cell, standing)}
                isLast={standing.last?.includes(cell.card) === true}
                named={!ofOneColour}
                tabStop={cell.x === tabStop.x && cell.y === tabStop.y}
                onCursor={onCursor}
                onPick={onPick}
              />
            ))}
          </div>
        ))}
        <Frames frames={frames} />
        <Tags cells={cells} lines={lines} />
      </div>
    </section>
  );
}

function Frames({ frames }: { readonly frames: readonly Frame[] }) {
  return (
    <div aria-hidden className="kubo-over">
      {frames.map(({ tag, seat, now, x, y, columns, rows }) => (
        <span
          key={`${tag}${x}${y}`}
          className={`kubo-frame${now ? ' kubo-frame--now' : ''}${seat === undefined ? '' : ' kubo-frame--player'}`}
          style={{ gridColumn: `${x + 1} / span ${columns}`, gridRow: `${5 - y - rows} / span ${rows}` }}
        />
      ))}
    </div>
  );
}

function Tags({
  cells,
  lines,
}: {
  readonly cells: readonly CubeCell[];
  readonly lines: NonNullable<ShownTable['lines']>;
}) {
  return (
    <div aria-hidden className="kubo-over">
      {cells.flatMap(({ card, x, y }) => {
        const through = lines.filter((line) => line.cards.includes(card));
        if (through.length === 0) return [];
        return [
          <span key={card} className="kubo-tags" style={{ gridColumn: x + 1, gridRow: 4 - y }}>
            {through.map(({ tag, now, seat }) => (
              <Tag key={tag} tag={tag} now={now} seat={seat} />
            ))}
          </span>,
        ];
      })}
    </div>
  );
}

function cellText(t: Translate, cell: CubeCell, standing: ShownTable): string {
  const { lines = [], last = [] } = standing;
  const { card, state, here, picked } = cell;
  const facts = {
    card: cardText(t, card),
    under: 'under' in state && state.under !== undefined ? cardText(t, state.under) : '',
  };
  const kind = state.kind !== 'lies' ? state.kind : state.under === undefined ? 'lies' : 'covered';
  const through = lines.filter((line) => line.cards.includes(card)).map(({ tag }) => tag);
  return [
    t(`cell.${kind}`, facts),
    state.kind === 'lies' && state.laid ? t('cell.laid') : '',
    last.includes(card) ? t('cell.last') : '',
    here ? t('cell.here') : '',
    picked ? pickedText(t, card, standing) : '',
    through.length > 0 ? t('cell.lines', { count: through.length, tags: through.join(', ') }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function pickedText(t: Translate, card: CardName, { picked = [], entering }: ShownTable): string {
  if (entering === undefined) return t('cell.picked');
  return entering === 'hand' ? t('cell.held') : t('cell.inDeck', { place: picked.indexOf(card) + 1 });
}
