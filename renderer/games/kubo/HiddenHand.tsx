import { Rail } from '#renderer/board/index.ts';
import { CardBack } from './CardBack.tsx';
import './kubo.css';
import './hand.css';

export interface HiddenHandProps {
  readonly cards: number;
  readonly label: string;
}

/** Only backs: the page holds nothing of the faces. */
export function HiddenHand({ cards, label }: HiddenHandProps) {
  return (
    <div role="img" aria-label={label} className="kubo kubo-hand-place">
      <div className="kubo-hand-cards">
        {Array.from({ length: cards }, (_, at) => (
          <svg key={at} aria-hidden className="kubo-hand-back" viewBox="0 0 44 60">
            <CardBack x={0} y={0} />
          </svg>
        ))}
      </div>
      <Rail />
    </div>
  );
}
