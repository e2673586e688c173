import { Cube } from '#renderer/board/index.ts';
import type { GameSetUp } from '../index.ts';
import './emblem.css';

export function Emblem() {
  return (
    <span className="kubagram-emblem" aria-hidden>
      {['K', 'U', 'B', 'A'].map((letter) => (
        <Cube key={letter} letter={letter} side={25} mark={letter === 'B' ? 'joker' : undefined} still />
      ))}
    </span>
  );
}

export const setUp: GameSetUp = {
  Emblem,
  loadPosition: async () => (await import('./position/PositionForm.tsx')).kubagramPosition,
};
