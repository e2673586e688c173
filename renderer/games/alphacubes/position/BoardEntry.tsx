import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '#renderer/app/index.ts';
import { BoardView, squareKinds, type BoardCube, type SquareKind } from '#renderer/board/index.ts';
import { ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import { rowAt } from '#renderer/keys/index.ts';
import { useRefusal } from '#renderer/table/index.ts';
import {
  alphacubesKeyPlaces,
  centreOf,
  setOf,
  type AlphacubesOptions,
} from '#shared/games/alphacubes/index.ts';
import { chordOf } from '#shared/keys/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  parseSquare,
  squareName,
  stepFrom,
  valueOf,
  type Direction,
  type PieceSet,
  type Place,
} from '#shared/pieces/index.ts';
import { rememberedSquareText } from '../speech.ts';
import { heldIn, leftOf, rowsOf, type Position } from './entering.ts';
import {
  laidOn,
  withCube,
  withLetter,
  withLine,
  without,
  type Board,
  type Kept,
  type Laid,
} from './laying.ts';
import { ChosenSquare } from './ChosenSquare.tsx';
import { WordLine } from './WordLine.tsx';

type Squares = Position['squares'];

export interface BoardEntryProps {
  readonly position: Position;
  readonly options: AlphacubesOptions;
  readonly problem: Problem | undefined;
  readonly kept: Kept;
  readonly onLaid: (laid: Laid) => void;
}

/** The board, on which letters are typed along a direction, and beside it what lies on the chosen square. */
export function BoardEntry({ position, options, problem, kept, onLaid }: BoardEntryProps) {
  const { t } = useTranslation('alphacubesPosition');
  const say = useAnnounce();
  const language = useScreenLanguage();
  const set = setOf(options);
  const rows = useMemo(() => rowsOf(options), [options]);
  const kinds = useMemo(() => squareKinds(rows), [rows]);
  const [columns, height] = [kinds[0]?.length ?? 0, kinds.length];
  const [chosen, setCursor] = useState(() => parseSquare(centreOf(rows)) ?? corner);
  const [direction, setDirection] = useState<Direction>('across');
  const [refusal, setRefusal] = useRefusal<Problem>(position, problem);
  const cursor = {
    column: Math.min(chosen.column, columns - 1),
    row: Math.min(chosen.row, height - 1),
  };
  const { squares } = position;
  const board: Board = { set, columns, rows: height, squares, held: heldIn(position.hands), kept };
  const { cubes, squareLabel } = useShown(squares, set, kinds);
  const here = squareName(cursor);
  const goTo = (place: Place) => {
    setRefusal(undefined);
    setCursor(place);
  };
  const go = (by: number) => {
    const next = stepFrom(cursor, direction, by);
    if (next.column < 0 || next.row < 0 || next.column >= columns || next.row >= height) return;
    setCursor(next);
  };
  /** Returns true once the change is made; else its reason is shown. */
  const put = (made: Result<Laid, Problem>): boolean => {
    setRefusal(made.ok ? undefined : made.problem);
    if (made.ok) onLaid(made.value);
    return made.ok;
  };
  const takeOff = (square: string) => {
    if (laidOn(squares, square) === undefined) return;
    put(ok(without(board, square)));
    say(t('said.gone', { square }));
  };
  const type = (letter: string) => {
    const made = withLetter(board, here, letter);
    if (!put(made)) return;
    if (made.ok) say(t('alphacubes:news.laid', { letter, square: here }));
    go(1);
  };
  const turn = (next: Direction) => {
    setDirection(next);
    say(t('said.direction', { direction: t(`direction.${next}`) }));
  };
  const onKey = (event: KeyboardEvent) => {
    const chord = chordOf(event);
    if (chord === undefined) return;
    if (/^\p{L}$/u.test(chord)) {
      type(chord);
      event.preventDefault();
      return;
    }
    const row = rowAt(alphacubesKeyPlaces, 'alphacubes-position', event);
    if (row === 'cross') turn(direction === 'across' ? 'down' : 'across');
    else if (row === 'space') go(1);
    else if (row === 'clear') takeOff(here);
    else if (row === 'back') {
      const before = stepFrom(cursor, direction, -1);
      if (before.column < 0 || before.row < 0) return;
      takeOff(squareName(before));
      setCursor(before);
    } else return;
    event.preventDefault();
  };
  const wrong = refusal ?? problem;
  return (
    <div className="alphacubes-entry" data-part="board">
      <div className="alphacubes-entry-board">
        <BoardView
          squares={kinds}
          cubes={cubes}
          cursor={cursor}
          direction={direction}
          label={t('alphacubes:board', { columns, rows: height })}
          squareLabel={squareLabel}
          onCursor={goTo}
          onPick={goTo}
          onKey={onKey}
        />
        <ChosenSquare
          board={board}
          square={here}
          direction={direction}
          onDirection={turn}
          onLetter={(letter) => {
            if (letter === undefined) takeOff(here);
            else put(withLetter(board, here, letter));
          }}
          onCube={(cube) => put(withCube(board, here, cube))}
        />
      </div>
      {wrong === undefined ? null : <ProblemNotice problem={wrong} />}
      <WordLine
        onLay={(text) => {
          const made = withLine(board, text, direction, language);
          if (!put(made)) return false;
          if (made.ok) say(t('line.laid', { word: made.value.word }));
          return true;
        }}
      />
      <p>
        <b>{t('board.lies', { count: squares.length })}</b>{' '}
        {t('board.stock', { count: leftOf(position, set).stock })}
      </p>
    </div>
  );
}

const corner: Place = { column: 0, row: 0 };

function useShown(squares: Squares, set: PieceSet, kinds: readonly (readonly SquareKind[])[]) {
  const { t } = useTranslation();
  const cubes = useMemo(
    () =>
      new Map(
        squares.map(({ square, letter }): [string, BoardCube] => [
          square,
          { letter, value: valueOf(set, letter), look: 'fixed' },
        ]),
      ),
    [squares, set],
  );
  const textOf = useMemo(() => rememberedSquareText(t), [t]);
  const squareLabel = useCallback(
    (name: string) => {
      const { column = 0, row = 0 } = parseSquare(name) ?? {};
      const cube = cubes.get(name);
      const shown =
        cube === undefined
          ? undefined
          : { letter: cube.letter, value: cube.value ?? 0, when: 'cube' as const };
      return textOf(name, kinds[row]?.[column] ?? 'plain', shown, false);
    },
    [cubes, kinds, textOf],
  );
  return { cubes, squareLabel };
}
