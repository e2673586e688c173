import { Cube } from '#renderer/board/index.ts';
import type { GameSetUp } from '#renderer/games/index.ts';

function Emblem() {
  return (
    <span aria-hidden style={{ display: 'flex', alignItems: 'center', width: 60, height: 60 }}>
      {['R', 'O', 'W'].map((letter) => (
        <Cube key={letter} letter={letter} side={20} still />
      ))}
    </span>
  );
}

export const setUp: GameSetUp = { Emblem };
