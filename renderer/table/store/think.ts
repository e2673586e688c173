import type { PendingAnswer } from '#renderer/worker/index.ts';
import { decisionRandom, currentState, playedLevel } from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
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
  let cancelAsk: () => void = () => undefined;
  let hurry: () => void = () => undefined;
  let cancelled = false;
  const pause = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    hurry = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  const answerOf = <A>(asking: PendingAnswer<A> | undefined): PendingAnswer<A>['answer'] => {
    if (asking === undefined) return Promise.resolve(refuse({ code: 'game/no-words' }));
    cancelAsk = () => {
      asking.cancel();
    };
    if (cancelled) asking.cancel();
    return asking.answer;
  };
  const move = prepared?.(game);
  if (move !== undefined) {
    return { move: pause.then(() => ok(move)), hurry, cancel: hurry };
  }
  const player = game.record.players[seat];
  const { computers, rules } = game.game;
  const view = rules.viewFor(currentState(game.timeline), seat);
  const level = playedLevel(computers, view, seat, player?.kind === 'computer' ? player.level : 1);
  const { tier } = computers.levels.find((one) => one.level === level) ?? { tier: undefined };
  const decided = computers.decide({
    view,
    by: seat,
    level,
    words: game.words,
    random: decisionRandom(game.record.seed, game.timeline.length),
    ask: (question) => answerOf(help(game)?.plays(question, tier)),
    askWords: (task, layers) => answerOf(help(game)?.words(task, layers, tier)),
    search: (question) => answerOf(help(game)?.search(game.game.id, question, tier)),
  });
  return {
    move: Promise.all([decided, pause]).then(([move]) => move),
    hurry,
    cancel: () => {
      cancelled = true;
      cancelAsk();
      hurry();
    },
  };
}
