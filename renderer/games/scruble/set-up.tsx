import type { GameSetUp } from '../index.ts';
import './emblem.css';

export function Emblem() {
  return (
    <span className="scruble-emblem" aria-hidden>
      {['S', 'C', '3W', 'R'].map((text) => (
        <span key={text} className={text === '3W' ? 'peg peg--premium-word' : 'peg peg--letter'}>
          {text}
        </span>
      ))}
    </span>
  );
}

export const setUp: GameSetUp = {
  Emblem,
  loadPosition: async () => (await import('./position/PositionForm.tsx')).scrublePosition,
};
