import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button, Choice } from '#renderer/controls/index.ts';
import { Fact, ScrollPlace } from '#renderer/table/index.ts';
import type { CardName } from '#shared/games/kubo/index.ts';
import { cardText, useTexts } from '../texts.ts';

export interface DeckChoiceProps {
  readonly isOrdered: boolean;
  readonly onOrdered: (isOrdered: boolean) => void;
}

export function DeckChoice({ isOrdered, onOrdered }: DeckChoiceProps) {
  const { t } = useTranslation('kuboPosition');
  return (
    <Fact label={t('deck.label')} says={t(isOrdered ? 'deck.orderedSays' : 'deck.shuffledSays')}>
      {(describedBy) => (
        <Choice
          label={t('deck.label')}
          value={isOrdered ? 'ordered' : 'shuffled'}
          choices={[
            { value: 'shuffled', label: t('deck.shuffled') },
            { value: 'ordered', label: t('deck.ordered') },
          ]}
          onChange={(value) => onOrdered(value === 'ordered')}
          describedBy={describedBy}
        />
      )}
    </Fact>
  );
}

export interface DeckOrderProps {
  readonly cards: readonly CardName[];
  readonly left: number;
  readonly onTakeBack: (card: CardName) => void;
}

export function DeckOrder({ cards, left, onTakeBack }: DeckOrderProps) {
  const { t } = useTranslation('kuboPosition');
  const tt = useTexts();
  const rest = useFocusFallback<HTMLDivElement>();
  const last = cards.at(-1);
  return (
    <div ref={rest} className="kubo-position-deck">
      {last === undefined ? (
        <p tabIndex={-1} data-rest>
          {t(left === 0 ? 'deck.none' : 'deck.empty')}
        </p>
      ) : (
        <>
          <ScrollPlace label={t('deck.list')} className="kubo-position-deck-scroll" atEnd>
            <ol aria-label={t('deck.list')}>
              {cards.map((card) => (
                <li key={card}>{cardText(tt, card)}</li>
              ))}
            </ol>
          </ScrollPlace>
          <Button size="small" onClick={() => onTakeBack(last)}>
            {t('deck.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
