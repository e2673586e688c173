import type { PlaysAsk } from '#shared/engine/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { enginePosition } from './engine-position.ts';
import { setOf } from './pieces.ts';
import type { AlphacubesView } from './state.ts';

export function playsAsk(
  view: Pick<AlphacubesView, 'board' | 'squares' | 'hand' | 'options' | 'allowed'>,
  most: number,
): PlaysAsk {
  return {
    position: enginePosition(view, view.hand),
    layers: tableWords(view, setOf(view.options).alphabet),
    most,
  };
}
