import { layersOf, placingOf, type KuboState } from '#shared/games/kubo/index.ts';

/**
 * The layers side by side, the bottom one at the left, each as seen from the player: `#` a card, `+` a cell where one may
 * lie now, `.` one that waits, `x` one that is closed for good.
 */
export function pictureOf(state: KuboState): string {
  const marks = { lies: '#', free: '+', waits: '.', dead: 'x' } as const;
  const layers = layersOf(state.options.orientation);
  return [3, 2, 1, 0]
    .map((row) =>
      layers
        .map((layer) =>
          layer
            .slice(row * 4, row * 4 + 4)
            .map((card) => marks[placingOf(state, card).kind])
            .join(''),
        )
        .join(' '),
    )
    .join('\n');
}
