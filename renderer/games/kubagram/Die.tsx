import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube, type CubeProps } from '#renderer/board/index.ts';
import { isJoker, typed, valueIn, type ShownDie, type DiceSet } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export interface DieProps extends Pick<CubeProps, 'side' | 'look' | 'still'> {
  readonly set: DiceSet;
  readonly shown: ShownDie;
}

export function Die({ set, shown: { die, letter }, ...look }: DieProps) {
  return (
    <Cube
      letter={typed(letter)}
      value={valueIn(set, letter)}
      mark={isJoker(die) ? 'joker' : undefined}
      {...look}
    />
  );
}

/** `shown` keeps its identity over moves, so that only a changed die is drawn again. */
export const SpokenDie = memo(function SaidDie(props: DieProps) {
  const { t } = useTranslation('kubagramTable');
  return (
    <>
      <span className="visually-hidden">{dieText(t, props.set, props.shown)}</span>
      <Die {...props} />
    </>
  );
});

/** Returns for example `R, 3` or `joker R, 3`. */
export function dieText(t: Translate, set: DiceSet, { die, letter }: ShownDie): string {
  return t(isJoker(die) ? 'kubagramTable:die.joker' : 'kubagramTable:die.plain', {
    letter: typed(letter),
    value: valueIn(set, letter),
  });
}
