import type { Drawer, TableDrawing } from '#shared/engine/drawing.ts';
import { cardOf, isCardName, type CardName } from './cards.ts';
import { layersOf } from './cells.ts';
import { picture } from './notation/picture.ts';
import type { KuboTurn } from './review/review.ts';
import type { KuboView } from './state.ts';
import type { KuboTypes } from './types.ts';

export const drawer: Drawer<KuboTypes, KuboTurn> = {
  table: (view) => withCards(view, []),
  played: ({ before, laid }) => withCards(before, laid),
  instead({ before }, line) {
    const laid = line.split('; ').flatMap((part) => {
      const card = part.replace(/^lay /, '');
      return isCardName(card) ? [card] : [];
    });
    return withCards(before, laid);
  },
};

/** Each layer lies by itself, the bottom one first, its nearest row below. */
function withCards(view: KuboView, laid: readonly CardName[]): TableDrawing {
  const table = new Set([...view.table, ...laid]);
  return {
    fields: layersOf(view.options.orientation).map((cards) => ({
      ground: 'bare',
      squares: Array.from({ length: 4 }, () => '....'),
      pieces: cards.flatMap((card, at) =>
        table.has(card)
          ? [{ column: at % 4, row: 3 - Math.floor(at / 4), shows: cardOf(card), isNew: laid.includes(card) }]
          : [],
      ),
    })),
    lines: picture(view).filter((line) => typeof line !== 'string' && line.says === 'hand'),
  };
}
