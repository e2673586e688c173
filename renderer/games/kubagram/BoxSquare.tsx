import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxMark, Cube, HiddenCube } from '#renderer/board/index.ts';
import { Icon } from '#renderer/controls/index.ts';
import { markIn, squareName, typed, valueIn, type DiceSet } from '#shared/games/kubagram/index.ts';

interface BoxSquareProps {
  readonly square: number;
  readonly item: number;
  readonly set: DiceSet;
  readonly shows: 'nothing' | 'unseen' | 'die';
  readonly top: string;
  readonly joker: boolean;
  readonly isNext: boolean;
  /** The die of the last move came from this square. */
  readonly isTaken: boolean;
  /** The box is turned, so its dice may be seen from another side. */
  readonly isTurned: boolean;
  readonly act: 'lift' | 'put' | undefined;
  readonly isStop: boolean;
  /** The sizes of die and mark are in CSS pixels; a mark of size 0 is left out. */
  readonly side: number;
  readonly mark: number;
  readonly onFocus: (item: number) => void;
}

/** The props are plain values, so that a move redraws only the squares that it changes. */
export const BoxSquare = memo(function BoxSquare(props: BoxSquareProps) {
  const { square, item, set, shows, top, joker, isNext, isTaken, act, isStop, side, mark, onFocus } = props;
  return (
    <span
      role="gridcell"
      data-item
      data-square={squareName(square)}
      tabIndex={isStop ? 0 : -1}
      className={squareClass(shows !== 'nothing', { next: isNext, taken: isTaken }, act)}
      onFocus={() => onFocus(item)}
    >
      <SquareText {...props} />
      {shows === 'nothing' ? null : shows === 'unseen' ? (
        <HiddenCube side={side} />
      ) : (
        <Cube
          letter={typed(top)}
          value={valueIn(set, top)}
          mark={joker ? 'joker' : undefined}
          side={side}
          still
          orientationBar={props.isTurned}
        />
      )}
      {act === undefined ? null : (
        <span className="kubagram-square-act">
          <Icon name={act === 'lift' ? 'up' : 'down'} />
        </span>
      )}
      {mark === 0 ? null : <BoxMark className="kubagram-mark" mark={markIn(set, square)} size={mark} />}
    </span>
  );
});

type SquareTextProps = Pick<
  BoxSquareProps,
  'square' | 'set' | 'shows' | 'top' | 'joker' | 'isNext' | 'isTaken'
>;

function SquareText({ square, set, shows, top, joker, isNext, isTaken }: SquareTextProps) {
  const { t } = useTranslation('kubagramTable');
  const facts = { square: squareName(square), mark: t(`mark.${markIn(set, square)}`) };
  const die =
    shows === 'nothing'
      ? t(isTaken ? 'lastMove.taken' : 'box.empty', facts)
      : shows === 'unseen'
        ? t('box.unseen', facts)
        : t(joker ? 'box.joker' : 'box.die', { ...facts, letter: typed(top), value: valueIn(set, top) });
  return (
    <span className="visually-hidden">{isNext && shows !== 'nothing' ? t('box.next', { die }) : die}</span>
  );
}

function squareClass(
  isFull: boolean,
  is: { readonly next: boolean; readonly taken: boolean },
  act: 'lift' | 'put' | undefined,
): string {
  return [
    'kubagram-square',
    ...(isFull ? [] : ['kubagram-square--empty']),
    ...(is.next ? ['kubagram-square--next'] : []),
    ...(is.taken ? ['kubagram-square--taken'] : []),
    ...(act === undefined ? [] : [`kubagram-square--${act}`]),
  ].join(' ');
}
