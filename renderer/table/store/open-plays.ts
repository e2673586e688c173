import type { Gateway } from '#renderer/gateway/index.ts';
import {
  openWordThreads,
  readLexiconOnThread,
  startWebWorker,
  type WordThreads,
} from '#renderer/worker/index.ts';
import { createPlay } from './create-play.ts';
import type { LoadedGame } from './load-game.ts';
import type { Play, PlayTools } from './play.ts';
import type { PlayParts, TableTypes } from './table-types.ts';

let listens = false;
let last: { readonly gateway: Gateway; readonly id: string; readonly play: Play } | undefined;

/** Keeps the last game in memory, so that looking at the rules takes no cube off the board. */
export function openPlay(gateway: Gateway, id: string, parts: PlayParts<TableTypes>): Play {
  keepWhenHidden();
  if (last?.gateway === gateway && last.id === id) return last.play;
  const play = createPlay(gateway, id, playTools(gateway, parts));
  last = { gateway, id, play };
  return play;
}

export function playTools(gateway: Gateway, parts: PlayParts<TableTypes>): PlayTools<TableTypes> {
  return { parts, help: (game) => helpOf(gateway, game), readLexicon: readLexiconOnThread, whenIdle };
}

const helps = new Map<string, WordThreads>();

/** Returns the word engine that all games with this lexicon and these letters share, so that its threads stay warm. */
export function helpOf(gateway: Gateway, { game, record, list }: LoadedGame): WordThreads | undefined {
  if (list === undefined) return undefined;
  const letters = game.letters(record.options);
  const key = `${list.sha256} ${letters}`;
  const help = helps.get(key) ?? openWordThreads(gateway, list, letters, startWebWorker);
  helps.set(key, help);
  return help;
}

/** Uses a timer where `requestIdleCallback` is missing, as in some browsers. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 500);
}

/** Saves when the page is hidden, which happens before it closes; a hidden tab may be ended without another event. */
function keepWhenHidden(): void {
  if (listens) return;
  listens = true;
  const keep = () => last?.play.keepDrafts();
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}
