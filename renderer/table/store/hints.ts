import type { PendingAnswer, WordHelp } from '#renderer/worker/index.ts';
import { now, type Timeline } from '#shared/engine/index.ts';
import { ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { hintsAt, withHint, type GameRecord } from '#shared/records/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { HintAsk, PlayParts, TableTypes } from './table-types.ts';

/** The best move of all, or the best with common words only. */
export type HintWords = 'best' | 'everyday';

/** SCOWL levels up to this one hold everyday words. */
const everydayTier = 35;

export function knowsEveryday({ list }: Pick<LoadedGame, 'list'>): boolean {
  return list?.vocabularies.some(({ tier }) => tier === everydayTier) === true;
}

export type Hint<T extends TableTypes = TableTypes> =
  | { readonly kind: 'asked' }
  | {
      readonly kind: 'told';
      /** Undefined where no move exists; one step then says everything. */
      readonly found: T['found'] | undefined;
      readonly steps: readonly string[];
      readonly words: HintWords;
    };

export interface HintsTable<T extends TableTypes> {
  readonly parts: PlayParts<T>;
  readonly game: () => LoadedGame<T> | undefined;
  /** The person on turn if their hand is open; nobody else gets hints. */
  readonly seat: (game: LoadedGame<T>) => Seat | undefined;
  readonly help: (game: LoadedGame<T>) => WordHelp | undefined;
  readonly shown: () => Hint<T> | undefined;
  readonly show: (hint: Hint<T> | undefined) => void;
  readonly refuse: (problem: Problem) => void;
  /** Saves the record with the hint in it; resolves to a problem if it could not be written. */
  readonly keep: (game: LoadedGame<T>, record: GameRecord<T>) => Promise<Problem | undefined>;
}

export interface Hints {
  /** Searches for the hint of this turn in advance and shows nothing of it. */
  prepare(): void;
  /**
   * Opens one more step, which is recorded before it is shown. A change of `words` shows the same steps of that hint,
   * and later hints use those words.
   */
  next(words?: HintWords): Promise<void>;
  close(): void;
}

/** Hints for the person on turn, a step at a time (P19). */
export function createHints<T extends TableTypes>(table: HintsTable<T>): Hints {
  type Found = T['found'] | undefined;
  let chosen: HintWords = 'best';
  let known: { readonly timeline: Timeline<T>; readonly found: Found; readonly isWhole: boolean } | undefined;
  let asking: { cancel(): void } | undefined;
  let prepared: { readonly timeline: Timeline<T>; readonly asked: PendingAnswer<Found> } | undefined;
  let closings = 0;

  const answerOf = async <A>(mine: PendingAnswer<A>): Promise<Result<A, Problem>> => {
    table.show({ kind: 'asked' });
    asking = mine;
    const found = await mine.answer;
    if (asking === mine) asking = undefined;
    return found;
  };
  const askAbout = (game: LoadedGame<T>, seat: Seat): HintAsk<T> => ({
    view: game.game.rules.viewFor(now(game.timeline), seat),
    seat,
    words: game.words,
    help: chosen === 'best' || !knowsEveryday(game) ? table.help(game) : everyday(table.help(game)),
  });
  const find = async (game: LoadedGame<T>, seat: Seat): Promise<Result<Found, Problem>> => {
    if (known?.timeline === game.timeline) return ok(known.found);
    const ahead = prepared?.timeline === game.timeline ? prepared.asked : undefined;
    prepared = undefined;
    const early = ahead === undefined ? undefined : await answerOf(ahead);
    const isAnswer = early?.ok === true || early?.problem.code === 'engine/cancelled';
    // The search is repeated after a failed prefetch, because the cause of the error may be gone.
    const found =
      early !== undefined && isAnswer ? early : await answerOf(table.parts.findHint(askAbout(game, seat)));
    if (found.ok) known = { timeline: game.timeline, found: found.value, isWhole: false };
    return found;
  };
  /** Adds to the hint what only a longer search finds for these steps. */
  const complete = async (
    game: LoadedGame<T>,
    seat: Seat,
    found: Found,
    steps: readonly string[],
  ): Promise<Result<Found, Problem>> => {
    const { later } = table.parts;
    const isWhole = later === undefined || (known?.timeline === game.timeline && known.isWhole);
    if (found === undefined || isWhole || !steps.includes(later.step)) return ok(found);
    const whole = await answerOf<Found>(later.hint(askAbout(game, seat), found));
    if (whole.ok) known = { timeline: game.timeline, found: whole.value, isWhole: true };
    return whole;
  };

  return {
    prepare() {
      const game = table.game();
      const seat = game === undefined ? undefined : table.seat(game);
      if (game === undefined || seat === undefined || isStrict(game.record.options)) return;
      if (asking !== undefined || known?.timeline === game.timeline) return;
      if (prepared?.timeline === game.timeline) return;
      prepared = { timeline: game.timeline, asked: table.parts.findHint(askAbout(game, seat)) };
    },
    async next(words) {
      const game = table.game();
      const seat = game === undefined ? undefined : table.seat(game);
      if (game === undefined || seat === undefined) return;
      if (isStrict(game.record.options)) {
        table.refuse({ code: 'play/strict' });
        return;
      }
      const shown = table.shown();
      if (shown?.kind === 'asked') return;
      const isOther = words !== undefined && words !== chosen;
      if (isOther) {
        chosen = words;
        known = undefined;
        prepared = undefined;
      }
      const open = isOther ? undefined : shown;
      const closed = closings;
      const found = await find(game, seat);
      // The turn may be over, or the hint closed, before the search ends.
      const still = () => closings === closed && table.seat(game) === seat;
      if (table.game()?.timeline !== game.timeline || !still()) return;
      if (!found.ok) {
        table.show(undefined);
        table.refuse(found.problem);
        return;
      }
      const all = found.value === undefined ? [] : table.parts.stepsOf?.(found.value);
      const steps = nextSteps(game, seat, open?.steps ?? [], found.value, all);
      const whole = await complete(game, seat, found.value, steps);
      if (table.game()?.timeline !== game.timeline || !still()) return;
      if (!whole.ok) {
        table.show(open);
        table.refuse(whole.problem);
        return;
      }
      const record = steps.reduce<GameRecord<T>>(
        (next, step) => withHint(next, { after: game.timeline.length, seat, step }),
        game.record,
      );
      const problem = record === game.record ? undefined : await table.keep(game, record);
      if (!still()) return;
      if (problem === undefined) table.show({ kind: 'told', found: whole.value, steps, words: chosen });
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

/**
 * The steps to open next: those of this turn that the record already has, as after a reload, or one more than now.
 * Where no move exists the first step says everything.
 */
function nextSteps<T extends TableTypes>(
  { game: { hintSteps }, record, timeline }: LoadedGame<T>,
  seat: Seat,
  open: readonly string[],
  found: T['found'] | undefined,
  all: readonly string[] = hintSteps,
): readonly string[] {
  if (found === undefined) return hintSteps.slice(0, 1);
  const seen = hintsAt(record, timeline.length, seat).length;
  return all.slice(0, open.length === 0 ? Math.max(1, seen) : open.length + 1);
}

function everyday(help: WordHelp | undefined): WordHelp | undefined {
  if (help === undefined) return undefined;
  return {
    plays: (ask) => help.plays(ask, everydayTier),
    search: (game, ask) => help.search(game, ask, everydayTier),
    words: (task, layers) => help.words(task, layers, everydayTier),
  };
}
