import { Cube } from '#renderer/board/index.ts';
import type { GameSetUp } from '../index.ts';
import './emblem.css';

export function Emblem() {
  return (
    <span className="cubeword-emblem" aria-hidden>
      <Cube letter="C" side={17} still />
      <Cube letter="U" mark="blank" side={17} still />
      <Cube letter="B" side={17} still />
      <Cube letter="P" side={17} still />
    </span>
  );
}

export const setUp: GameSetUp = {
  Emblem,
  loadPosition: async () => (await import('./position/PositionForm.tsx')).cubewordPosition,
};
