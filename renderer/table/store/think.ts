import { decisionRandom, currentState, playedLevel } from '#shared/engine/index.ts';
import { ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { askThreads } from './ask-threads.ts';
import type { LoadedGame } from './load-game.ts';
import type { PlayTools } from './play.ts';
import type { TableTypes } from './table-types.ts';

export interface Thought<T extends TableTypes> {
  readonly move: Promise<Result<T['proposal'], Problem>>;
  readonly cancel: () => void;
  readonly hurry: () => void;
}

export function beginThought<T extends TableTypes>(
  game: LoadedGame<T>,
  seat: Seat,
  { help, prepared }: Pick<PlayTools<T>, 'help' | 'prepared'>,
  pauseMs: number,
): Thought<T> {
  let hurry: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    hurry = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  const move = prepared?.(game);
  if (move !== undefined) {
    return { move: pause.then(() => ok(move)), hurry, cancel: hurry };
  }
  const player = game.record.players[seat];
  const { computers, rules } = game.game;
  const view = rules.viewFor(currentState(game.timeline), seat);
  const level = playedLevel(computers, view, seat, player?.kind === 'computer' ? player.level : 1);
  const { tier } = computers.levels.find((one) => one.level === level) ?? { tier: undefined };
  const { cancel, ...asking } = askThreads(help(game), game.game.id, tier);
  const decided = computers.decide({
    view,
    by: seat,
    level,
    words: game.words,
    random: decisionRandom(game.record.seed, game.timeline.length),
    ...asking,
  });
  return {
    move: Promise.all([decided, pause]).then(([move]) => move),
    hurry,
    cancel: () => {
      cancel();
      hurry();
    },
  };
}
