import { useTranslation } from 'react-i18next';
import { Choice, Select } from '#renderer/controls/index.ts';
import { KeyLegend } from '#renderer/table/index.ts';
import { alphacubesKeyPlaces, cubeName } from '#shared/games/alphacubes/index.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import type { Direction } from '#shared/pieces/index.ts';
import { lettersOf } from './entering.ts';
import { laidOn, type Board } from './laying.ts';

interface ChosenSquareProps {
  readonly board: Board;
  readonly square: string;
  readonly direction: Direction;
  readonly onDirection: (direction: Direction) => void;
  /** Undefined takes the cube off. */
  readonly onLetter: (letter: string | undefined) => void;
  readonly onCube: (cube: CubeId) => void;
}

/** What lies on a square can be chosen from lists, by whoever has no keyboard. */
export function ChosenSquare(props: ChosenSquareProps) {
  const { board, square, direction, onDirection, onLetter, onCube } = props;
  const { t } = useTranslation('alphacubesPosition');
  const { set, squares, held } = board;
  const there = laidOn(squares, square);
  const nameOf = (cube: CubeId) => {
    const lies = squares.find((one) => one.cube === cube && one !== there);
    const name = cubeName(set, cube);
    return lies === undefined ? name : t('square.otherAt', { cube: name, square: lies.square });
  };
  return (
    <div className="alphacubes-entry-square">
      <span aria-hidden className="label">
        {t('square.letterAt', { square })}
      </span>
      <Select
        label={t('square.letterAt', { square })}
        value={there?.letter ?? ''}
        choices={[
          { value: '', label: t('square.none') },
          ...[...set.alphabet].map((letter) => ({ value: letter, label: letter })),
        ]}
        onChange={(letter) => onLetter(letter === '' ? undefined : letter)}
      />
      {there === undefined ? null : (
        <>
          <span aria-hidden className="label">
            {t('square.cube')}
          </span>
          <Select
            label={t('square.cubeAt', { square })}
            value={String(there.cube)}
            choices={set.pieces
              .map(({ id }) => id)
              .filter(
                (id) => id === there.cube || (lettersOf(set, id).includes(there.letter) && !held.has(id)),
              )
              .map((id) => ({ value: String(id), label: nameOf(id) }))}
            onChange={(cube) => onCube(cubeId(Number(cube)))}
          />
        </>
      )}
      <span aria-hidden className="label">
        {t('direction.label')}
      </span>
      <Choice
        label={t('direction.label')}
        value={direction}
        choices={(['across', 'down'] as const).map((value) => ({ value, label: t(`direction.${value}`) }))}
        onChange={onDirection}
      />
      <KeyLegend
        label={t('keys.label')}
        places={alphacubesKeyPlaces}
        place="alphacubes-position"
        rows={['space', 'cross', 'back', 'clear']}
        does={(row) => t(`keys.does.${row}`)}
      />
    </div>
  );
}
