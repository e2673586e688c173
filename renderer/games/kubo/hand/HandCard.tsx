import type { PointerEvent } from 'react';
import { codeOf, cardOf, type CardName } from '#shared/games/kubo/index.ts';
import { colourClass, Hatch, LayerMap, Stack } from '../marks.tsx';
import { placeOf, type ShownTable } from '../standing.ts';
import { cardText, useTexts } from '../texts.ts';
import type { HandCardEntry } from './Hand.tsx';
import { whyText } from './why.ts';
import './hand-card.css';

interface HandCardProps extends HandCardEntry {
  readonly layers: ShownTable['layers'];
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly lifted: boolean;
  readonly shift: number;
  readonly onActive: (card: CardName) => void;
  readonly onPick: (card: CardName) => void;
  readonly onGrab: (card: CardName, event: PointerEvent) => void;
}

export function HandCard(props: HandCardProps) {
  const { card, reason, layers, chosen, tabStop, lifted, shift, onActive, onPick, onGrab } = props;
  const t = useTexts();
  const { colour } = cardOf(card);
  const place = placeOf(layers, card) ?? { x: 0, y: 0, height: 0 };
  const state = `${chosen ? ' kubo-hand-card--chosen' : ''}${lifted ? ' kubo-hand-card--lifted' : ''}`;
  const why = reason.kind === 'laid' || reason.kind === 'entered' ? '' : whyText(t, card, reason);
  return (
    <div
      role="option"
      aria-selected={chosen}
      data-hand={card}
      tabIndex={tabStop ? 0 : -1}
      className={`kubo-hand-card kubo-hand-card--${reason.kind}${state} ${colourClass(card)}`}
      style={shift === 0 ? undefined : { translate: `${shift}px 0` }}
      onFocus={({ currentTarget }) => {
        onActive(card);
        // In a low window the hand is below the felts, and whoever uses keys sees where they are.
        if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => onPick(card)}
      onPointerDown={(event) => onGrab(card, event)}
    >
      <span className="visually-hidden">{`${cardText(t, card)}. ${why}`.trim()}</span>
      <span aria-hidden className="kubo-hand-face">
        <Hatch colour={colour} className="kubo-hand-band" />
        <FaceText card={card} />
        <span className="kubo-hand-foot">
          <LayerMap x={place.x} y={place.y} />
          <Stack height={place.height} />
        </span>
      </span>
    </div>
  );
}

/** The outline of a card that was laid this turn stays beside the hand until the turn ends. */
export function LaidCard({ card }: { readonly card: CardName }) {
  const t = useTexts();
  return (
    <span data-laid={card} className={`kubo-hand-card kubo-hand-card--laid ${colourClass(card)}`}>
      <span className="kubo-hand-face">
        <FaceText card={card} />
        <small className="kubo-hand-laid">{t('hand.laid')}</small>
      </span>
    </span>
  );
}

function FaceText({ card }: { readonly card: CardName }) {
  const t = useTexts();
  const { colour, size } = cardOf(card);
  return (
    <>
      <b className={`kubo-hand-code${size === 'XL' ? ' kubo-hand-code--wide' : ''}`}>{codeOf(card)}</b>
      <span className="kubo-hand-name">{t(`colour.${colour}`)}</span>
    </>
  );
}
