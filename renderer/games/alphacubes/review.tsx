import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardView, HandCube, hiddenLetters, Rail } from '#renderer/board/index.ts';
import type { ReviewParts, TurnOnTable } from '#renderer/table/index.ts';
import {
  alphacubes,
  cubeName,
  setOf,
  type AlphacubesTurn,
  type AlphacubesView,
  type Placement,
} from '#shared/games/alphacubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { parseSquare, valueOf } from '#shared/pieces/index.ts';
import { endsOf } from './board/BoardPlace.tsx';
import { useBoard } from './board/use-board.ts';
import { draftTable, type DraftCube } from './draft/draft.ts';
import { beginDraft } from './draft/reduce.ts';
import { facingOf } from './draft/laying.ts';
import { spoken } from './spoken.ts';
import type { AlphacubesTable } from './table-types.ts';

type Shown = TurnOnTable<AlphacubesTable, AlphacubesTurn>;

export const review: ReviewParts<AlphacubesTable, AlphacubesTurn> = {
  spoken,
  playedName(t, { move, score }) {
    if (move.kind !== 'play') {
      return { name: t(`alphacubes:review.${move.kind === 'pass' ? 'passed' : 'exchanged'}`) };
    }
    const [main] = score?.words ?? [];
    return main === undefined ? { name: '' } : placed(t, main);
  },
  lineName(t, _, line) {
    const [start = '', direction, word = line] = line.split(' ');
    return placed(t, { word, start, direction: direction === 'down' ? 'down' : 'across' });
  },
  positionOf({ model, turn, best }) {
    const laid = (best === undefined ? playedIn(turn) : placementsOf(turn, best)).map(
      (placement): DraftCube => ({ ...placement, picked: false }),
    );
    return { view: turn.before, draft: { ...model.draft, gesture: { kind: 'idle' }, laid } };
  },
  Picture,
  Hand,
};

function placed(
  t: Translate,
  {
    word,
    start,
    direction,
  }: { readonly word: string; readonly start: string; readonly direction: 'across' | 'down' },
) {
  return {
    name: word,
    place: t('alphacubes:review.at', { start, direction: t(`alphacubes:now.${direction}`) }),
  };
}

function playedIn({ move }: AlphacubesTurn): readonly Placement[] {
  return move.kind === 'play' ? move.placements : [];
}

function placementsOf({ before, seat }: AlphacubesTurn, line: string): readonly Placement[] {
  const parsed = alphacubes.notation.parse(before, seat, line);
  return parsed.ok && parsed.value.kind === 'play' ? parsed.value.placements : [];
}

/** The board after the turn, with the best play over it. */
function Picture({ model: { play, draft }, turn, best }: Shown) {
  const { t } = useTranslation('alphacubes');
  const ghost = useMemo(() => (best === undefined ? undefined : placementsOf(turn, best)), [turn, best]);
  const state = useMemo(() => withPlay(turn), [turn]);
  const last = useMemo(() => new Map(playedIn(turn).map(({ square }) => [square, ''])), [turn]);
  const { squares, cubes, squareLabel } = useBoard({
    state,
    draft: undefined,
    laid: undefined,
    ghost,
    marks: noMarks,
    last,
  });
  const shown = useMemo(() => endsOf((ghost ?? playedIn(turn)).map(({ square }) => square)), [ghost, turn]);
  useEffect(() => {
    // The cursor stands on what is shown, which is what the questions about a place are asked of.
    const place = parseSquare((ghost ?? playedIn(turn))[0]?.square ?? '');
    if (place !== undefined) play.act({ kind: 'cursor', place });
  }, [play, ghost, turn]);
  return (
    <BoardView
      squares={squares}
      cubes={cubes}
      cursor={draft.cursor}
      shown={shown}
      direction={undefined}
      label={t('board', { columns: squares[0]?.length ?? 0, rows: squares.length })}
      squareLabel={squareLabel}
      onCursor={(place) => play.act({ kind: 'cursor', place })}
      onPick={(place) => play.act({ kind: 'cursor', place })}
      onKey={nothing}
    />
  );
}

const noMarks: ReadonlySet<string> = new Set();
const nothing = () => undefined;

function withPlay(turn: AlphacubesTurn): AlphacubesView {
  const { before } = turn;
  const laid = playedIn(turn).map(({ square, cube, letter }) => [
    square,
    { cube, letter, turn: before.turn },
  ]);
  return { ...before, squares: { ...before.squares, ...Object.fromEntries(laid) } };
}

function Hand({ turn: { before } }: Pick<Shown, 'turn'>) {
  const set = setOf(before.options);
  const draft = beginDraft(before.hand, undefined, { column: 0, row: 0 });
  return (
    <div>
      <ul className="review-hand-cubes">
        {before.hand.map((cube) => {
          const facing = facingOf(draft, draftTable(before), cube);
          return (
            <li key={cube}>
              <span className="visually-hidden">{cubeName(set, cube)}</span>
              <HandCube
                letter={facing.top}
                value={valueOf(set, facing.top)}
                others={hiddenLetters(facing)}
                side={56}
              />
            </li>
          );
        })}
      </ul>
      <Rail />
    </div>
  );
}
