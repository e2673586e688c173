import type { Gateway } from '#renderer/gateway/index.ts';
import { openHelp, readLexiconAside, webThreads } from '#renderer/worker/index.ts';
import { createPlay } from './game-store.ts';
import type { LoadedGame } from './load-game.ts';
import type { Play } from './play.ts';
import type { WordHelp } from './word-help.ts';

let last: { readonly gateway: Gateway; readonly id: string; readonly play: Play } | undefined;

/** The game last on the table is kept as it lies: a look at the rules takes no cube off the board. */
export function openPlay(gateway: Gateway, id: string): Play {
  if (last?.gateway === gateway && last.id === id) return last.play;
  const play = createPlay(gateway, id, {
    help: (game) => helpOf(gateway, game),
    readLexicon: readLexiconAside,
  });
  last = { gateway, id, play };
  return play;
}

const helps = new Map<string, WordHelp>();

/** One a list and page, whatever games are played with it: its threads stay warm. */
function helpOf(gateway: Gateway, { list }: LoadedGame): WordHelp {
  const help = helps.get(list.sha256) ?? openHelp(gateway, list, webThreads);
  helps.set(list.sha256, help);
  return help;
}
