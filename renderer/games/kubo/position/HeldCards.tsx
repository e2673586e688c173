import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { CardName } from '#shared/games/kubo/index.ts';
import { Hand, type HandCardEntry } from '../hand/Hand.tsx';
import { HiddenHand } from '../hand/HiddenHand.tsx';
import type { ShownTable } from '../standing.ts';

export interface HeldCardsProps {
  readonly name: string;
  readonly cards: readonly CardName[];
  readonly layers: ShownTable['layers'];
  readonly coversHands: boolean;
  readonly covered: boolean;
  readonly onCover: (covered: boolean) => void;
  readonly onTakeBack: (card: CardName) => void;
  readonly onOrder: (cards: readonly CardName[]) => void;
}

export function HeldCards(props: HeldCardsProps) {
  const { name, cards, coversHands, covered, onCover } = props;
  const { t } = useTranslation('kuboPosition');
  const rest = useFocusFallback<HTMLDivElement>((scope) =>
    scope.querySelector<HTMLElement>('[data-hand][tabindex="0"], [data-rest]'),
  );
  return (
    <div ref={rest} className="kubo-position-hand">
      {covered ? (
        <HiddenHand cards={cards.length} label={t('hand.covered', { name, count: cards.length })} />
      ) : cards.length === 0 ? (
        <p tabIndex={-1} data-rest>
          {t(coversHands ? 'hand.emptyCovered' : 'hand.empty', { name })}
        </p>
      ) : (
        <OpenHand {...props} />
      )}
      {coversHands && cards.length > 0 ? (
        <Button size="small" onClick={() => onCover(!covered)}>
          {t(covered ? 'hand.show' : 'hand.hide', { name })}
        </Button>
      ) : null}
    </div>
  );
}

function OpenHand({ name, cards, layers, onTakeBack, onOrder }: HeldCardsProps) {
  const { t } = useTranslation('kuboPosition');
  const [active, setActive] = useState<CardName>();
  const entries = cards.map((card): HandCardEntry => ({ card, reason: { kind: 'entered' } }));
  return (
    <Hand
      label={t('hand.label', { name })}
      entries={entries}
      layers={layers}
      chosen={undefined}
      active={active}
      onActive={setActive}
      onPick={onTakeBack}
      onOrder={onOrder}
    />
  );
}
