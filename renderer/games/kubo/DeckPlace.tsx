import { Button } from '#renderer/controls/index.ts';
import { CardBack } from './hand/HiddenHand.tsx';
import { useTexts } from './texts.ts';
import './kubo.css';
import './side.css';

export interface DeckPlaceProps {
  readonly cards: number;
  readonly note?: string | undefined;
  readonly onDraw?: (() => void) | undefined;
}

export function DeckPlace({ cards, note, onDraw }: DeckPlaceProps) {
  const t = useTexts();
  return (
    <section aria-label={t('deck.label')} className="kubo kubo-deck">
      <Deck cards={cards} />
      <div className="kubo-deck-words">
        <b>{t('deck.cards', { count: cards })}</b>
        {note === undefined ? null : <p className="small soft">{note}</p>}
      </div>
      {onDraw === undefined ? null : (
        <Button size="small" onClick={onDraw}>
          {t('deck.draw')}
        </Button>
      )}
    </section>
  );
}

function Deck({ cards }: { readonly cards: number }) {
  return (
    <svg aria-hidden className="kubo-deck-picture" viewBox="0 0 52 66">
      {cards === 0 ? <rect className="kubo-deck-empty" x="1" y="1" width="42" height="58" rx="4" /> : null}
      {[2, 1, 0]
        .filter((under) => under < cards)
        .map((under) => (
          <CardBack key={under} x={under * 3} y={under * 2.5} />
        ))}
    </svg>
  );
}
