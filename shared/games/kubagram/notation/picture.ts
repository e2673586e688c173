import type { PictureLine } from '#shared/engine/index.ts';
import { rowsOf, squareName, nextSquare } from '../box.ts';
import { dieName, spelled, typed, setOf } from '../dice.ts';
import type { KubagramView } from '../state.ts';

export function picture(view: KubagramView): readonly PictureLine[] {
  const { options, box, corner, central, seats, phase } = view;
  const next = corner === undefined ? undefined : nextSquare(box, corner);
  return [
    ...boxLines(view),
    '',
    ...(corner === undefined || next === undefined ? [] : [{ says: 'next', square: squareName(next) }]),
    { says: 'central', letters: central.map(({ letter }) => typed(letter)).join(' ') },
    ...(phase.kind === 'holding'
      ? [{ says: 'holding', seat: phase.seat, die: dieName(setOf(options), phase.held.die) }]
      : []),
    ...seats.flatMap(({ words, jokers }, seat): readonly PictureLine[] => [
      ...words.map(({ dice, points }) => ({ says: 'word', seat, word: typed(spelled(dice)), count: points })),
      ...jokers.map((die) => ({ says: 'joker', seat, die: dieName(setOf(options), die) })),
    ]),
  ];
}

function boxLines({ box, corner = 0 }: KubagramView): readonly string[] {
  return rowsOf(corner)
    .toReversed()
    .map((row) =>
      row
        .map((square) => {
          const die = box[square] ?? undefined;
          return (
            die === undefined ? '.' : `${die.unseen === true ? '?' : typed(die.top)}${die.joker ? '*' : ''}`
          ).padEnd(3);
        })
        .join('')
        .trimEnd(),
    );
}
