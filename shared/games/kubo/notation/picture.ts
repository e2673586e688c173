import type { PictureLine } from '#shared/engine/index.ts';
import { layersOf } from '../cells.ts';
import { lineText } from './notation.ts';
import type { KuboView } from '../state.ts';

export function picture(view: KuboView): readonly PictureLine[] {
  const { onlooker, hand, seats, deck, claimed, phase, round } = view;
  return [
    { says: 'round', round },
    '',
    ...layerLines(view),
    ...(onlooker === 'table' ? [] : [{ says: 'hand', cards: hand.join(', ') }]),
    ...seats.flatMap(({ cards }, seat) => (seat === onlooker ? [] : [{ says: 'holds', seat, count: cards }])),
    { says: 'deck', count: deck },
    ...claimed.map(({ line, seat, points, stolen }) => ({
      says: stolen ? 'stolen' : 'claimed',
      seat,
      line: lineText(line),
      count: points,
    })),
    ...(phase.kind === 'window' ? [{ says: 'window', seat: phase.seat }] : []),
  ];
}

function layerLines({ table, options: { orientation } }: KuboView): readonly PictureLine[] {
  const shown = layersOf(orientation).map((cards) =>
    cards.map((card) => (table.includes(card) ? card : '.')),
  );
  const width = Math.max(...shown.flat().map(({ length }) => length));
  return shown.toReversed().flatMap((cells, below) => {
    const rows = [3, 2, 1, 0].map((row) =>
      cells
        .slice(4 * row, 4 * row + 4)
        .map((cell) => cell.padEnd(width))
        .join('  ')
        .trimEnd(),
    );
    return [{ says: 'layer', layer: shown.length - below }, ...rows.map((row) => `  ${row}`), ''];
  });
}
