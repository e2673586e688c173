import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  parseSquare,
  squareKinds,
  type BoardCube,
  type CubeLook,
  type SquareKind,
} from '#renderer/board/index.ts';
import { lastPlay, type Draft } from '../draft/draft.ts';
import { valueOf } from '#shared/pieces/index.ts';
import {
  type AlphacubesView,
  type Placement,
  type PlayPreview,
  setOf,
} from '#shared/games/alphacubes/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { rememberedSquareText, type SquareCube } from '../speech.ts';

export interface BoardInput {
  readonly state: AlphacubesView;
  /** The draft is undefined while nobody may lay cubes. */
  readonly draft: Draft | undefined;
  readonly laid: Result<PlayPreview> | undefined;
  /** These could have been laid. */
  readonly ghost: readonly Placement[] | undefined;
  readonly marks: ReadonlySet<string>;
  /** These squares are marked as the last play; if it is left out, the newest cubes of the board are. */
  readonly last?: ReadonlyMap<string, string> | undefined;
}

export interface ShownBoard {
  readonly squares: readonly (readonly SquareKind[])[];
  readonly cubes: ReadonlyMap<string, BoardCube>;
  readonly marks: ReadonlySet<string>;
  readonly squareLabel: (name: string) => string;
}

export function useBoard({ state, draft, laid, ghost, marks, last }: BoardInput): ShownBoard {
  const { t } = useTranslation();
  const squares = useMemo(() => squareKinds(state.board), [state.board]);
  const cubes = useMemo(() => boardCubes(state, draft, laid, ghost, last), [state, draft, laid, ghost, last]);
  const textOf = useMemo(() => rememberedSquareText(t), [t]);
  const squareLabel = useCallback(
    (name: string) => {
      const place = parseSquare(name, squares[0]?.length ?? 0, squares.length);
      const kind = place === undefined ? 'plain' : (squares[place.row]?.[place.column] ?? 'plain');
      return textOf(name, kind, spoken(cubes.get(name)), marks.has(name));
    },
    [cubes, squares, marks, textOf],
  );
  return { squares, cubes, marks, squareLabel };
}

const spokenAs: Partial<Record<CubeLook, SquareCube['when']>> = {
  fixed: 'cube',
  'last-play': 'last',
  ghost: 'ghost',
};

function spoken(cube: BoardCube | undefined): SquareCube | undefined {
  if (cube === undefined) return undefined;
  return { letter: cube.letter, value: cube.value ?? 0, when: spokenAs[cube.look] ?? 'laid' };
}

function boardCubes(
  state: AlphacubesView,
  draft: Draft | undefined,
  laid: Result<PlayPreview> | undefined,
  ghost: BoardInput['ghost'],
  marked: BoardInput['last'],
): ReadonlyMap<string, BoardCube> {
  const last = marked ?? lastPlay(state);
  const pending = state.phase.kind === 'challenge';
  const cubes = new Map<string, BoardCube>();
  const set = setOf(state.options);
  const put = (square: string, letter: string, look: CubeLook) => {
    cubes.set(square, { letter, value: valueOf(set, letter), look });
  };
  for (const [square, { letter }] of Object.entries(state.squares)) {
    put(square, letter, !last.has(square) ? 'fixed' : pending ? 'laid' : 'last-play');
  }
  for (const { square, letter } of ghost ?? []) put(square, letter, 'ghost');
  if (draft === undefined) return cubes;
  const bad = badSquares(laid);
  const { gesture } = draft;
  for (const { square, cube, letter } of draft.laid) {
    if (gesture.kind === 'dragging' && gesture.cube === cube) continue;
    put(square, letter, bad.has(square) ? 'not-a-word' : 'laid');
  }
  return cubes;
}

function badSquares(laid: Result<PlayPreview> | undefined): ReadonlySet<string> {
  if (laid?.ok !== true) return new Set();
  const { score, unknown } = laid.value;
  return new Set(
    score.words
      .filter(({ word }) => unknown.includes(word))
      .flatMap(({ letters }) => letters.filter((letter) => letter.laid).map(({ square }) => square)),
  );
}
