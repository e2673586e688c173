import type { PendingAnswer, WordHelp } from '#renderer/worker/index.ts';
import { decisionRandom, now, playedLevel } from '#shared/engine/index.ts';
import { refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { TableTypes } from './table-types.ts';

export type ComputerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'thinking'; readonly seat: Seat }
  /** A stopped computer moves when it is resumed. */
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'failed'; readonly seat: Seat; readonly problem: Problem };

export interface ComputersTable<T extends TableTypes> {
  readonly game: () => LoadedGame<T> | undefined;
  readonly attended: () => boolean;
  readonly help: (game: LoadedGame<T>) => WordHelp | undefined;
  readonly show: (state: ComputerState) => void;
  /** Resolves to the reason if the rules refuse the move. */
  readonly make: (move: T['proposal']) => Promise<Problem | undefined>;
  /** In milliseconds; the pause lets a person see whose turn it is. */
  readonly pauseMs: number;
}

export interface Computers {
  consider(): void;
  leave(): void;
  stop(): void;
  goOn(): void;
  hurry(): void;
}

export function startComputerPlayers<T extends TableTypes>(table: ComputersTable<T>): Computers {
  let stopped = false;
  let thought: Thought<T> | undefined;

  const drop = () => {
    thought?.cancel();
    thought = undefined;
  };
  const consider = () => {
    const game = table.game();
    const seat = game === undefined ? undefined : computerToMove(game);
    if (game !== undefined && seat === undefined) {
      drop();
      table.show({ kind: 'idle' });
      return;
    }
    if (game === undefined || seat === undefined || thought?.game === game) return;
    drop();
    if (stopped) table.show({ kind: 'stopped', seat });
    else if (table.attended()) begin(game, seat);
  };
  const begin = (game: LoadedGame<T>, seat: Seat) => {
    // The pause is longer between turns, because people may want to speak up first.
    const pauseMs = peopleMaySpeakUp(game) ? table.pauseMs * 4 : table.pauseMs;
    const mine = beginThought(game, seat, table.help, pauseMs);
    thought = mine;
    table.show({ kind: 'thinking', seat });
    void mine.move.then(async (move) => {
      if (thought !== mine) return;
      thought = undefined;
      // A list that has changed since the game began may lack a word of its own vocabularies.
      const problem = move.ok ? await table.make(move.value) : move.problem;
      if (problem !== undefined) table.show({ kind: 'failed', seat, problem });
    });
  };
  return {
    consider,
    leave: drop,
    stop() {
      // Idempotent: a second stop is silent.
      if (stopped) return;
      stopped = true;
      drop();
      consider();
    },
    goOn() {
      stopped = false;
      consider();
    },
    hurry() {
      thought?.hurry();
    },
  };
}

interface Thought<T extends TableTypes> {
  readonly game: LoadedGame<T>;
  readonly move: Promise<Result<T['proposal'], Problem>>;
  readonly cancel: () => void;
  readonly hurry: () => void;
}

function beginThought<T extends TableTypes>(
  game: LoadedGame<T>,
  seat: Seat,
  help: (game: LoadedGame<T>) => WordHelp | undefined,
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
  const player = game.record.players[seat];
  const { computers, rules } = game.game;
  const view = rules.viewFor(now(game.timeline), seat);
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
    game,
    move: Promise.all([decided, pause]).then(([move]) => move),
    hurry,
    cancel: () => {
      cancelled = true;
      cancelAsk();
      hurry();
    },
  };
}

/** The computer that has the turn or may still speak up; undefined where only people may move. */
export function computerToMove<T extends TableTypes>({
  game: { rules },
  record,
  timeline,
}: LoadedGame<T>): Seat | undefined {
  return rules
    .actors(now(timeline))
    .find((actor): actor is Seat => actor !== 'clock' && record.players[actor]?.kind === 'computer');
}

function peopleMaySpeakUp<T extends TableTypes>({
  game: { rules },
  record,
  timeline,
}: LoadedGame<T>): boolean {
  const state = now(timeline);
  if (rules.turn(state).seat !== undefined) return false;
  return rules.actors(state).some((actor) => actor !== 'clock' && record.players[actor]?.kind === 'person');
}
