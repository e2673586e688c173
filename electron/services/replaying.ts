import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { acceptAll, type WordJudge } from '#shared/lexicon/index.ts';
import { startOf, type AnyRecord } from '#shared/records/index.ts';

/** Replays a record before each save; if a text only adds moves to the last accepted one, only those are played. */
export interface ReplayCheck {
  /**
   * Refuses with the rules' reason and the number of the move (from 1; 0 if the game cannot begin). `game` is the id
   * under which the state is kept. `words` judges a record of version 1; without it all words are accepted.
   */
  check(record: AnyRecord, words: WordJudge | undefined, game?: string): Result<undefined, Problem>;
}

interface Played {
  readonly start: string;
  readonly words: WordJudge | undefined;
  readonly moves: readonly string[];
  readonly state: object;
}

const gamesKept = 4;

export function createReplayCheck(): ReplayCheck {
  const played = new Map<string, Played>();
  return {
    check(record, words, game) {
      const { rules } = gameOf(record.game);
      const judge = record.version === 1 ? (words ?? acceptAll) : undefined;
      const start = JSON.stringify([record.game, startOf(record)]);
      const moves = record.moves.map((move) => JSON.stringify(move));
      const before = game === undefined ? undefined : played.get(game);
      const goesOn = before?.start === start && before.words === words && isPrefix(before.moves, moves);
      const from = goesOn ? ok(before.state) : rules.setup(startOf(record));
      if (!from.ok) return refuse<Problem & { move: number }>({ ...from.problem, move: 0 });
      let state = from.value;
      for (let at = goesOn ? before.moves.length : 0; at < record.moves.length; at += 1) {
        const move = record.moves[at];
        if (move === undefined) break;
        const verdict = judge === undefined ? ok(move) : rules.judge(state, move, judge);
        const step = verdict.ok ? rules.apply(state, verdict.value) : verdict;
        if (!step.ok) return refuse<Problem & { move: number }>({ ...step.problem, move: at + 1 });
        state = step.value.state;
      }
      if (game !== undefined) keep(game, { start, words, moves, state });
      return ok(undefined);
    },
  };

  function keep(game: string, last: Played): void {
    played.delete(game);
    played.set(game, last);
    for (const oldest of [...played.keys()].slice(0, -gamesKept)) played.delete(oldest);
  }
}

function isPrefix(short: readonly string[], long: readonly string[]): boolean {
  return short.length <= long.length && short.every((move, at) => move === long[at]);
}
