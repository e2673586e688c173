import { useState } from 'react';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { BoardMark, PieceSet } from '#shared/pieces/index.ts';
import type { Mirror } from '#shared/set-design/index.ts';
import type { Design, StepName } from './use-design.ts';

export interface Painting {
  readonly set: PieceSet;
  readonly boards: readonly string[];
  readonly board: string | undefined;
  readonly rows: readonly string[];
  readonly brush: BoardMark;
  readonly mirror: Mirror;
  readonly problem: Problem | undefined;
  readonly setBoard: (board: string) => void;
  readonly setBrush: (brush: BoardMark) => void;
  readonly setMirror: (mirror: Mirror) => void;
  readonly edit: (edited: Result<PieceSet>, step: StepName) => boolean;
}

export function usePainting(design: Design): Painting {
  const { set } = design;
  const boards = Object.keys(set.boards);
  const [wanted, setBoard] = useState('');
  const [brush, setBrush] = useState<BoardMark>('D');
  const [mirror, setMirror] = useState<Mirror>('both');
  const [problem, setProblem] = useState<Problem>();
  const board = boards.includes(wanted) ? wanted : boards[0];
  return {
    set,
    boards,
    board,
    rows: board === undefined ? [] : (set.boards[board]?.rows ?? []),
    brush,
    mirror,
    problem,
    setBoard,
    setBrush,
    setMirror,
    edit(edited, step) {
      setProblem(edited.ok ? undefined : edited.problem);
      return design.edit(edited, step);
    },
  };
}
