import { useTranslation } from 'react-i18next';
import { Rail } from '#renderer/board/index.ts';
import type { CoveredHandProps } from '#renderer/table/index.ts';
import type { KuboTable } from '../table-types.ts';
import '../kubo.css';
import './hand.css';
import '../side.css';

export interface HiddenHandProps {
  readonly cards: number;
  readonly label: string;
}

export function HiddenHandPlace({
  model: { names, seat, state },
  isPaused = false,
}: CoveredHandProps<KuboTable>) {
  const { t } = useTranslation('kuboShell');
  if (seat === undefined) return null;
  const name = names[seat] ?? '';
  const count = state.seats[seat]?.cards ?? 0;
  const title = t(isPaused ? 'hand.covered' : 'hand.of', { name });
  return (
    <section className="kubo-hand-region" aria-label={title}>
      <h2 className="label">{title}</h2>
      <HiddenHand cards={count} label={t('hand.hidden', { name, count })} />
    </section>
  );
}

/** Only backs are drawn, and the page holds nothing of the faces. */
export function HiddenHand({ cards, label }: HiddenHandProps) {
  return (
    <div role="img" aria-label={label} className="kubo kubo-hand-place">
      <div className="kubo-hand-group-cards">
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

export function CardBack({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="kubo-back" x="0.5" y="0.5" width="43" height="59" rx="4" />
      <g transform="translate(22 30)" className="kubo-back-print">
        <path d="M0-18 18 0 0 18-18 0ZM0-13 13 0 0 13-13 0ZM0-8 8 0 0 8-8 0Z" />
        <path d="M0-4 4 0 0 4-4 0Z" fill="currentColor" />
      </g>
    </g>
  );
}
