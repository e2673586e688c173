import {
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Rail } from '#renderer/board/index.ts';
import { moved } from '#renderer/table/index.ts';
import { useShortcut } from '#renderer/keys/index.ts';
import type { CardName, HandReason } from '#shared/games/kubo/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { ShownTable } from '../standing.ts';
import { cardTextFirst, useTexts } from '../texts.ts';
import { groupsOf } from './groups.ts';
import { HandCard, LaidCard } from './HandCard.tsx';
import { useHandDrag } from './use-hand-drag.ts';
import { whyText } from './why.ts';
import '../kubo.css';
import './hand.css';

export interface HandCardEntry {
  readonly card: CardName;
  /** A laid card is shown as an outline; for cards that are being entered no reason is shown. */
  readonly reason: HandReason | { readonly kind: 'laid' } | { readonly kind: 'entered' };
}

export interface HandProps {
  readonly label: string;
  readonly entries: readonly HandCardEntry[];
  readonly layers: ShownTable['layers'];
  readonly chosen: CardName | undefined;
  readonly active: CardName | undefined;
  /** Cards may be laid now, and not only once it is this player's turn. */
  readonly now?: boolean;
  readonly beside?: ReactNode;
  readonly onActive: (card: CardName) => void;
  readonly onPick: (card: CardName) => void;
  readonly onLay?: (card: CardName) => void;
  readonly onLetGo?: () => void;
  readonly onOrder: (cards: readonly CardName[]) => void;
  readonly onDrop?: (card: CardName, cell: CardName) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
}

/** What can lie stands on the rail, what waits lies flat beside it; both are one list with one tab stop. */
export function Hand(props: HandProps) {
  const { label, entries, layers, chosen, active, now = true, onActive, onPick, onOrder } = props;
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const walking = useRef(false);
  const { can, rest, laid } = groupsOf(entries);
  const cards = [...can, ...rest].map(({ card }) => card);
  const current = [active, chosen].find((card) => card !== undefined && cards.includes(card)) ?? cards[0];
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
      press(props, current, event.key === 'Enter');
    } else {
      props.onKey?.(event);
    }
  };
  const group = (title: string | undefined, name: string, held: readonly HandCardEntry[], rail: boolean) => (
    <HandGroup title={title} name={name} rail={rail} cards={held.length}>
      {held.map(({ card, reason }) => (
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
    </HandGroup>
  );
  const isEntered = entries.some(({ reason }) => reason.kind === 'entered');
  return (
    <div className="kubo kubo-hand">
      <div className="kubo-hand-row">
        <div
          ref={list}
          role="listbox"
          aria-label={label}
          aria-orientation="horizontal"
          aria-keyshortcuts={useShortcut('kubo-hand.order')}
          className="kubo-hand-cards"
          onKeyDown={onKeyDown}
        >
          {group(
            isEntered ? undefined : t(now ? 'hand.can' : 'hand.canLater', { count: can.length }),
            'can',
            can,
            can.length > 0,
          )}
          {rest.length === 0 ? null : group(restTitle(t, rest), 'rest', rest, false)}
        </div>
        {laid.length === 0 ? null : (
          <div aria-hidden className="kubo-hand-laid-cards">
            {laid.map(({ card }) => (
              <LaidCard key={card} card={card} />
            ))}
          </div>
        )}
      </div>
      {isEntered ? null : (
        <div className="kubo-hand-below">
          <Why entries={entries} chosen={chosen} />
          {props.beside}
        </div>
      )}
    </div>
  );
}

/** Enter lays the chosen card; Space lets go of it. Any other card is chosen. */
function press({ chosen, onPick, onLay, onLetGo }: HandProps, card: CardName, isEnter: boolean): void {
  const act = isEnter ? onLay : onLetGo;
  if (card === chosen && act !== undefined) act(card);
  else onPick(card);
}

interface HandGroupProps {
  readonly title: string | undefined;
  readonly name: string;
  readonly rail: boolean;
  readonly cards: number;
  readonly children: ReactNode;
}

function HandGroup({ title, name, rail, cards, children }: HandGroupProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={title === undefined ? undefined : id}
      className={`kubo-hand-group kubo-hand-group--${name}`}
      style={{ '--cards': cards } as CSSProperties}
    >
      {title === undefined ? null : (
        <p className="label" id={id}>
          {title}
        </p>
      )}
      <div className="kubo-hand-group-cards">{children}</div>
      {rail ? <Rail /> : null}
    </div>
  );
}

function restTitle(t: Translate, rest: readonly HandCardEntry[]): string {
  const waits = rest.filter(({ reason }) => reason.kind === 'waits').length;
  const stays = rest.length - waits;
  if (stays === 0) return t('kuboTable:hand.rest.waits', { count: waits });
  if (waits === 0) return t('kuboTable:hand.rest.stays', { count: stays });
  return t('kuboTable:hand.rest.both', { waits, stays });
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

/** Only the chosen card says why; a screen reader hears it from each card. */
function Why({ entries, chosen }: Pick<HandProps, 'entries' | 'chosen'>) {
  const t = useTexts();
  const reason = entries.find(({ card }) => card === chosen)?.reason;
  if (chosen === undefined || reason === undefined || reason.kind === 'laid' || reason.kind === 'entered')
    return <p className="kubo-why" aria-hidden />;
  const text = whyText(t, chosen, reason);
  const name = cardTextFirst(t, chosen);
  return (
    <p className="kubo-why" aria-hidden>
      {text.startsWith(name) ? (
        <>
          <b>{name}</b>
          {text.slice(name.length)}
        </>
      ) : (
        text
      )}
    </p>
  );
}
