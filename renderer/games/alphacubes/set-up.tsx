import { Cube } from '#renderer/board/index.ts';
import type { GameSetUp } from '../index.ts';
import { OwnBoardCheck } from './board/OwnBoardCheck.tsx';
import './emblem.css';

export function Emblem() {
  return (
    <span className="alphacubes-emblem" aria-hidden>
      {['A', 'B', 'C'].map((letter) => (
        <Cube key={letter} letter={letter} side={22} still />
      ))}
    </span>
  );
}

export const setUp: GameSetUp = {
  Emblem,
  OptionCheck: OwnBoardCheck,
  loadPosition: async () => (await import('./position/PositionForm.tsx')).alphacubesPosition,
};
