import type { GameSetUp } from '../index.ts';
import './kubo.css';

const layers = ['blue', 'green', 'yellow', 'red'] as const;

export function Emblem() {
  return (
    <svg className="kubo-emblem" width="60" height="60" viewBox="0 0 60 60" aria-hidden>
      {layers.map((colour, height) => (
        <path
          key={colour}
          className={`kubo-${colour}`}
          d="M30 0 54 10 30 20 6 10z"
          transform={`translate(0 ${35 - height * 10})`}
        />
      ))}
    </svg>
  );
}

export const setUp: GameSetUp = {
  Emblem,
  loadPosition: async () => (await import('./position/PositionForm.tsx')).kuboPosition,
};
