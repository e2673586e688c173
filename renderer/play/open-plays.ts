import type { Gateway } from '#renderer/gateway/index.ts';
import { createPlay, type Play } from './game-store.ts';

let last: { readonly gateway: Gateway; readonly id: string; readonly play: Play } | undefined;

/** The game last on the table is kept as it lies: a look at the rules takes no cube off the board. */
export function openPlay(gateway: Gateway, id: string): Play {
  if (last?.gateway !== gateway || last.id !== id) last = { gateway, id, play: createPlay(gateway, id) };
  return last.play;
}
