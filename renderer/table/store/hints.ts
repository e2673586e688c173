import type { Asking, WordHelp } from '#renderer/worker/index.ts';
import { now, type Timeline } from '#shared/engine/index.ts';
import { ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { hintsAt, withHint, type GameRecord } from '#shared/records/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { HintAsk, PlayParts, TableTypes } from './table-types.ts';

/** The best that can be done, or the best that words give which everybody knows. */
export type HintWords = 'best' | 'everyday';

/** SCOWL's levels up to this one hold the words of everyday speech and writing. */
const everydayTier = 35;

/** Whether the list of the game says which of its words are everyday ones. */
export function knowsEveryday({ list }: Pick<LoadedGame, 'list'>): boolean {
  return list?.vocabularies.some(({ tier }) => tier === everydayTier) === true;
}

/** How much of a hint lies open. */
export type Hint<T extends TableTypes = TableTypes> =
  /** It is being looked for. */
  | { readonly kind: 'asked' }
  | {
      readonly kind: 'told';
      /** Undefined where nothing can be done, and one step says all there is. */
      readonly found: T['found'] | undefined;
      readonly steps: readonly string[];
      readonly words: HintWords;
    };

export interface HintsTable<T extends TableTypes> {
  readonly parts: PlayParts<T>;
  /** The game that may be touched now. */
  readonly game: () => LoadedGame<T> | undefined;
  /** The person on turn, where their hand is open: hints are for nobody else. */
  readonly seat: (game: LoadedGame<T>) => Seat | undefined;
  readonly help: (game: LoadedGame<T>) => WordHelp | undefined;
  readonly shown: () => Hint<T> | undefined;
  readonly show: (hint: Hint<T> | undefined) => void;
  readonly refuse: (problem: Problem) => void;
  /** Keeps the record as it is with the hint in it; a problem when it could not be written. */
  readonly keep: (game: LoadedGame<T>, record: GameRecord<T>) => Promise<Problem | undefined>;
}

export interface Hints {
  /** Looks for the hint of this turn before anybody asks, and shows nothing of it. */
  prepare(): void;
  /**
   * One step more; each is in the record before it is shown. With other `words` than before the same steps of that hint, and it
   * stays with them.
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
  let prepared: { readonly timeline: Timeline<T>; readonly asked: Asking<Found> } | undefined;
  let closings = 0;

  const answerOf = async <A>(mine: Asking<A>): Promise<Result<A, Problem>> => {
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
  /** The hint with what these steps tell and only a longer search finds. */
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
      // The turn is over, or the hint was put away before it was found.
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
 * The steps that lie open next: those of this turn that the record knows already, as after the page was opened again, or
 * one more than now. Where nothing can be done the first says all there is.
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

/** The engine as somebody asks it who knows the words of everyday speech alone. */
function everyday(help: WordHelp | undefined): WordHelp | undefined {
  if (help === undefined) return undefined;
  return {
    plays: (ask) => help.plays(ask, everydayTier),
    search: (game, ask) => help.search(game, ask, everydayTier),
    words: (task, layers) => help.words(task, layers, everydayTier),
  };
}
