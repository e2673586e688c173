import { now, type Timeline } from '#shared/engine/index.ts';
import {
  alphacubes,
  alphacubesRules,
  playsAsk,
  type AlphacubesTypes,
} from '#shared/games/alphacubes/index.ts';
import { ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { hintsAt, withHint } from '#shared/records/index.ts';
import { foundPlay, type FoundPlay } from './found-play.ts';
import type { LoadedGame } from './load-game.ts';
import type { Asking, WordHelp } from './word-help.ts';

/** How much of a hint lies open. */
export type Hint =
  /** The word engine is at work. */
  | { readonly kind: 'asked' }
  | {
      readonly kind: 'told';
      /** The best play; undefined where nothing can be laid, and one step says all there is. */
      readonly play: FoundPlay | undefined;
      readonly steps: readonly string[];
    };

export interface HintsTable {
  /** The game that may be touched now. */
  readonly game: () => LoadedGame | undefined;
  /** The person on turn, where their hand is open: hints are for nobody else. */
  readonly seat: (game: LoadedGame) => Seat | undefined;
  readonly help: (game: LoadedGame) => WordHelp;
  readonly shown: () => Hint | undefined;
  readonly show: (hint: Hint | undefined) => void;
  readonly refuse: (problem: Problem) => void;
  /** Keeps the record as it is with the hint in it; a problem when it could not be written. */
  readonly keep: (game: LoadedGame, record: LoadedGame['record']) => Promise<Problem | undefined>;
}

export interface Hints {
  /** One step more; each is in the record before it is shown. */
  next(): Promise<void>;
  close(): void;
}

/** Hints for the person on turn, a step at a time: score, cubes, place, play (P19). */
export function createHints(table: HintsTable): Hints {
  let known:
    { readonly timeline: Timeline<AlphacubesTypes>; readonly play: FoundPlay | undefined } | undefined;
  let asking: Asking<FoundPlay | undefined> | undefined;
  let closings = 0;

  const find = async (game: LoadedGame, seat: Seat): Promise<Result<FoundPlay | undefined, Problem>> => {
    if (known?.timeline === game.timeline) return ok(known.play);
    table.show({ kind: 'asked' });
    const mine = askHint(game, table.help(game), seat);
    asking = mine;
    const found = await mine.answer;
    if (asking === mine) asking = undefined;
    if (found.ok) known = { timeline: game.timeline, play: found.value };
    return found;
  };

  return {
    async next() {
      const game = table.game();
      const seat = game === undefined ? undefined : table.seat(game);
      if (game === undefined || seat === undefined) return;
      const open = table.shown();
      if (open?.kind === 'asked') return;
      const closed = closings;
      const found = await find(game, seat);
      // The turn is over, or the hint was put away before it was found.
      const still = () => closings === closed && table.seat(game) === seat;
      if (table.game()?.timeline !== game.timeline || !still()) return;
      if (!found.ok) {
        table.show(undefined);
        table.refuse(found.problem);
        return;
      }
      const steps = nextSteps(game, seat, open?.steps ?? [], found.value);
      const record = steps.reduce<LoadedGame['record']>(
        (next, step) => withHint(next, { after: game.timeline.length, seat, step }),
        game.record,
      );
      const problem = record === game.record ? undefined : await table.keep(game, record);
      if (!still()) return;
      if (problem === undefined) table.show({ kind: 'told', play: found.value, steps });
      else {
        table.show(open);
        table.refuse(problem);
      }
    },
    close() {
      closings += 1;
      asking?.cancel();
      asking = undefined;
      table.show(undefined);
    },
  };
}

function askHint(game: LoadedGame, help: WordHelp, seat: Seat): Asking<FoundPlay | undefined> {
  const view = alphacubesRules.viewFor(now(game.timeline), seat);
  const asking = help.plays(playsAsk(view, 1));
  return {
    cancel: () => {
      asking.cancel();
    },
    answer: asking.answer.then((answered): Result<FoundPlay | undefined, Problem> => {
      if (!answered.ok) return answered;
      const [best] = answered.value;
      return ok(best === undefined ? undefined : foundPlay(view, view.hand, best));
    }),
  };
}

/**
 * The steps that lie open next: those of this turn that the record knows already, as after the page was opened again, or
 * one more than now. Where nothing can be laid the first says all there is.
 */
function nextSteps(
  game: LoadedGame,
  seat: Seat,
  open: readonly string[],
  play: FoundPlay | undefined,
): readonly string[] {
  if (play === undefined) return alphacubes.hintSteps.slice(0, 1);
  const seen = hintsAt(game.record, game.timeline.length, seat).length;
  return alphacubes.hintSteps.slice(0, open.length === 0 ? Math.max(1, seen) : open.length + 1);
}
