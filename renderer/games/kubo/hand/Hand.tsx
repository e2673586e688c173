import {
  Fragment,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { Rail } from '#renderer/board/index.ts';
import { moved } from '#renderer/table/index.ts';
import { codeOf, cardOf, type CardName } from '#shared/games/kubo/index.ts';
import { colourClass, Hatch, LayerMap, Stack } from '../marks.tsx';
import { placeOf, type ShownTable } from '../standing.ts';
import { cardText, cardTextFirst, useTexts } from '../texts.ts';
import { useHandDrag } from './use-hand-drag.ts';
import type { Translate } from '#shared/i18n/index.ts';
import '../kubo.css';
import './hand.css';

export type HandReason =
  | { readonly kind: 'free'; readonly beside: readonly CardName[]; readonly on?: CardName | undefined }
  | { readonly kind: 'waits'; readonly needs: readonly CardName[] }
  | { readonly kind: 'dead'; readonly under: CardName }
  /** The card was laid this turn; its outline stays in the hand until the turn ends. */
  | { readonly kind: 'laid' }
  /** The card is part of a position that is being entered, so no reason is shown. */
  | { readonly kind: 'entered' };

export interface HandCardEntry {
  readonly card: CardName;
  readonly reason: HandReason;
}

export interface HandProps {
  readonly label: string;
  readonly entries: readonly HandCardEntry[];
  readonly layers: ShownTable['layers'];
  readonly chosen: CardName | undefined;
  readonly active: CardName | undefined;
  readonly onActive: (card: CardName) => void;
  readonly onPick: (card: CardName) => void;
  readonly onOrder: (cards: readonly CardName[]) => void;
  readonly onDrop?: (card: CardName, cell: CardName) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
}

export function Hand(props: HandProps) {
  const { label, entries, layers, chosen, active, onActive, onPick, onOrder, onKey } = props;
  const list = useRef<HTMLDivElement>(null);
  const walking = useRef(false);
  const cards = entries.map(({ card }) => card);
  const current = active !== undefined && cards.includes(active) ? active : cards[0];
  const drag = useHandDrag(list, cards, onOrder, props.onDrop);

  useLayoutEffect(() => {
    if (!walking.current || current === undefined) return;
    walking.current = false;
    list.current?.querySelector<HTMLElement>(`[data-hand="${current}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (current === undefined) return;
    const at = cards.indexOf(current);
    const to = stepTo(event.key, at, cards.length);
    const next = to === undefined ? undefined : cards[to];
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (plain && to !== undefined && next !== undefined) {
      event.preventDefault();
      walking.current = true;
      if (event.altKey) onOrder(moved(cards, at, to));
      else onActive(next);
    } else if (plain && !event.altKey && (event.key === 'Enter' || event.key === ' ') && !event.repeat) {
      event.preventDefault();
      onPick(current);
    } else {
      onKey?.(event);
    }
  };
  return (
    <div className="kubo kubo-hand">
      <div className="kubo-hand-place">
        <div
          ref={list}
          role="listbox"
          aria-label={label}
          aria-orientation="horizontal"
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          className="kubo-hand-cards"
          onKeyDown={onKeyDown}
        >
          {entries.map(({ card, reason }) => (
            <HandCard
              key={card}
              card={card}
              reason={reason}
              layers={layers}
              chosen={card === chosen}
              tabStop={card === current}
              lifted={drag.lifted === card}
              shift={drag.shift(card)}
              onActive={onActive}
              onPick={onPick}
              onGrab={drag.grab}
            />
          ))}
        </div>
        <Rail />
      </div>
      <Reasons entries={entries} chosen={chosen} />
    </div>
  );
}

function stepTo(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

interface HandCardProps extends HandCardEntry {
  readonly layers: ShownTable['layers'];
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly lifted: boolean;
  readonly shift: number;
  readonly onActive: (card: CardName) => void;
  readonly onPick: (card: CardName) => void;
  readonly onGrab: (card: CardName, event: ReactPointerEvent) => void;
}

function HandCard(props: HandCardProps) {
  const { card, reason, layers, chosen, tabStop, lifted, shift, onActive, onPick, onGrab } = props;
  const t = useTexts();
  const { colour, size } = cardOf(card);
  const place = placeOf(layers, card) ?? { x: 0, y: 0, height: 0 };
  const state = `${chosen ? ' kubo-hand-card--chosen' : ''}${lifted ? ' kubo-hand-card--lifted' : ''}`;
  return (
    <div
      role="option"
      aria-selected={chosen}
      data-hand={card}
      tabIndex={tabStop ? 0 : -1}
      className={`kubo-hand-card kubo-hand-card--${reason.kind}${state} ${colourClass(card)}`}
      style={shift === 0 ? undefined : { translate: `${shift}px 0` }}
      onFocus={() => onActive(card)}
      onClick={() => onPick(card)}
      onPointerDown={(event) => onGrab(card, event)}
    >
      <span className="visually-hidden">
        {`${cardText(t, card)}. ${reasonText(t, card, reason).join(' ')}`.trim()}
      </span>
      <span aria-hidden className="kubo-hand-face">
        {reason.kind === 'laid' ? null : <Hatch colour={colour} className="kubo-hand-band" />}
        <b className={`kubo-hand-code${size === 'XL' ? ' kubo-hand-code--wide' : ''}`}>{codeOf(card)}</b>
        <span className="kubo-hand-name">{t(`colour.${colour}`)}</span>
        {reason.kind === 'laid' ? (
          <small className="kubo-hand-laid">{t('hand.laid')}</small>
        ) : (
          <span className="kubo-hand-foot">
            <LayerMap x={place.x} y={place.y} />
            <Stack height={place.height} />
          </span>
        )}
      </span>
    </div>
  );
}

/** The chosen card comes first. Screen readers skip the reasons, since each option says the same. */
function Reasons({ entries, chosen }: Pick<HandProps, 'entries' | 'chosen'>) {
  const t = useTexts();
  const told = entries.filter(({ reason }) => reason.kind !== 'laid' && reason.kind !== 'entered');
  const sorted = [
    ...told.filter(({ card }) => card === chosen),
    ...told.filter(({ card }) => card !== chosen),
  ];
  return (
    <div className="kubo-why" aria-hidden>
      {sorted.map(({ card, reason }) => {
        const [lead, rest] = reasonText(t, card, reason);
        return (
          <p key={card}>
            <b>{lead}</b> <Fragment>{rest}</Fragment>
          </p>
        );
      })}
    </div>
  );
}

function reasonText(t: Translate, card: CardName, reason: HandReason): readonly [string, string] {
  const name = cardTextFirst(t, card);
  const list = (cards: readonly CardName[], joint: string) =>
    cards
      .map((other) => (cardOf(other).colour === cardOf(card).colour ? codeOf(other) : cardText(t, other)))
      .reduce((text, part, at, all) =>
        at === 0 ? part : `${text}${at === all.length - 1 ? ` ${joint} ` : ', '}${part}`,
      );
  switch (reason.kind) {
    case 'entered':
      return ['', ''];
    case 'laid':
      return [t('hand.laidNow'), ''];
    case 'free': {
      const { beside, on } = reason;
      const onto = on === undefined ? '' : cardText(t, on);
      const facts = { beside: beside.length > 0 ? list(beside, t('or')) : '', on: onto };
      const kind = beside.length === 0 ? 'on' : on === undefined ? 'beside' : 'both';
      return [t('hand.free', { card: name }), t(`hand.freeWhy.${kind}`, facts)];
    }
    case 'waits':
      return [t('hand.waits', { card: name }), t('hand.waitsWhy', { needs: list(reason.needs, t('or')) })];
    case 'dead':
      return [t('hand.dead', { card: name }), t('hand.deadWhy', { under: cardTextFirst(t, reason.under) })];
  }
}
