import type { Drawer, DrawnField, DrawnPiece, TableDrawing } from '#shared/engine/drawing.ts';
import { boxColumns, boxRows } from './box.ts';
import { setOf, valueIn } from './dice.ts';
import { notation } from './notation/notation.ts';
import { picture } from './notation/picture.ts';
import type { KubagramTurn } from './review/review.ts';
import type { KubagramView } from './state.ts';
import type { KubagramTypes } from './types.ts';

export const drawer: Drawer<KubagramTypes, KubagramTurn> = {
  table: (view) => drawn(view, []),
  played: ({ end }) => drawn(end, []),
  instead({ end, seat }, line) {
    const read = notation.parse(end, seat, line);
    return read.ok && read.value.kind === 'claim'
      ? drawn(
          end,
          read.value.dice.map(({ die }) => die),
        )
      : undefined;
  },
};

function drawn(view: KubagramView, word: readonly number[]): TableDrawing {
  return {
    fields: [boxField(view), ...centralField(view, word)],
    lines: picture(view).filter((line) => typeof line !== 'string' && shownBeside.has(line.says)),
  };
}

const shownBeside: ReadonlySet<string> = new Set(['central', 'word', 'joker']);

function boxField({ box, options }: KubagramView): DrawnField {
  const set = setOf(options);
  return {
    ground: 'tray',
    squares: Array.from({ length: boxRows }, () => '.'.repeat(boxColumns)),
    columns: Array.from('ABCDEFGHIJKL'),
    rows: Array.from({ length: boxRows }, (_, row) => `${row + 1}`),
    pieces: box.flatMap((die, square): readonly DrawnPiece[] => {
      const at = { column: square % boxColumns, row: Math.floor(square / boxColumns) };
      if (die === null) return [];
      if (die.unseen === true) return [{ ...at, shows: { kind: 'blank' } }];
      return [{ ...at, shows: { kind: 'letter', letter: die.top }, value: valueIn(set, die.top) }];
    }),
  };
}

function centralField({ central, options }: KubagramView, word: readonly number[]): readonly DrawnField[] {
  if (central.length === 0) return [];
  const set = setOf(options);
  const rows = Math.ceil(central.length / boxColumns);
  return [
    {
      ground: 'felt',
      squares: Array.from({ length: rows }, (_, row) =>
        '.'.repeat(Math.min(boxColumns, central.length - row * boxColumns)).padEnd(boxColumns),
      ),
      pieces: central.map(({ die, letter }, at) => ({
        column: at % boxColumns,
        row: Math.floor(at / boxColumns),
        shows: { kind: 'letter', letter },
        value: valueIn(set, letter),
        isNew: word.includes(die),
      })),
    },
  ];
}
