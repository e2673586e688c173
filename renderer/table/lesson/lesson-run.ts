import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Turn } from '#renderer/space/index.ts';
import {
  currentState,
  learner,
  lineProposal,
  propose,
  type Game,
  type GameTypes,
  type Lesson,
  type LessonStep,
  type Timeline,
} from '#shared/engine/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { LoadedGame, Play, TableTypes } from '../store/index.ts';
import type { PlayTools } from '../store/play.ts';
import type { LessonPlace, LessonTable } from './lesson-table.ts';

export interface LessonState {
  /** Counts from 0; the number of steps once all are done. */
  readonly at: number;
  /** Counts the moves of this step that have been made. */
  readonly made: number;
  /** The step is done, and the next one begins from another set-up once the learner goes on. */
  readonly isDone: boolean;
  /** The step was done by *Show me*, and is to be taken back. */
  readonly isShown: boolean;
  /** `later` answers a legal move that is not this step's, `offer` proposes *Show me* to somebody who hesitates. */
  readonly note: 'none' | 'later' | 'offer';
  /** The table has a picture in space, as long as it has not told otherwise. */
  readonly hasPicture: boolean;
}

export interface LessonRun<T extends TableTypes = TableTypes> {
  readonly store: StoreApi<LessonState>;
  /** The table is given this play, which takes only moves of the step. */
  readonly play: Play<T>;
  /** Goes back to the beginning of this step, or of the one before it. */
  readonly back: () => void;
  /** Ends a step that only shows something, or that is done. */
  readonly goOn: () => void;
  readonly showMe: () => Promise<void>;
  readonly look: (turn: Turn | undefined) => void;
  /** Follows the table until the returned function is called. */
  readonly begin: () => () => void;
}

type Prepared<T extends TableTypes> = NonNullable<PlayTools<T>['prepared']>;

export interface LessonRunTools<T extends TableTypes> {
  readonly lesson: Lesson<GameTypes>;
  readonly table: LessonTable<T>;
  /** The run begins with this step. */
  readonly from: number;
  /** Lays the table anew as it is before step `at`. */
  readonly jump: (at: number) => void;
  /** Somebody who does nothing for this long is offered to be shown the step; a minute by default. */
  readonly offerAfterMs?: number;
}

export function createLessonRun<T extends TableTypes>(
  openPlay: (prepared: Prepared<T>) => Play<T>,
  { lesson, table, from, jump, offerAfterMs = 60_000 }: LessonRunTools<T>,
): LessonRun<T> {
  const store = createStore<LessonState>(() => ({
    at: from,
    made: 0,
    isDone: false,
    isShown: false,
    note: 'none',
    hasPicture: true,
  }));
  let answers: { readonly from: number; readonly lines: readonly string[] } = { from: 0, lines: [] };
  let isLaid = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOffered = -1;

  const prepared: Prepared<T> = (game) => {
    const line = answers.lines[game.timeline.length - answers.from];
    const proposal = line === undefined ? undefined : lineProposal(game.game, game.timeline, line);
    return proposal?.ok === true ? proposal.value : undefined;
  };
  const inner = openPlay(prepared);

  const stepAt = (at: number): LessonStep<GameTypes> | undefined => lesson.steps[at];
  const placeOf = ({ id }: LessonStep<GameTypes>): LessonPlace<T> => {
    const place = table.steps[id];
    if (place === undefined) throw new Error(`The table has no place for the step ${id}`);
    return place;
  };
  const gameNow = (): LoadedGame<T> | undefined => {
    const { stage } = inner.store.getState();
    return stage.kind === 'ready' ? stage.game : undefined;
  };

  /** Nothing is left to show of a step that is shown or done, only reads, or has taken a move of the learner's own choice. */
  const mayShow = () => {
    const { at, made, isShown, isDone, hasPicture } = store.getState();
    const step = stepAt(at);
    if (step === undefined || isShown || isDone || isReadAt(step, placeOf(step), hasPicture)) return false;
    return canShow(step, made);
  };

  const wait = () => {
    clearTimeout(timer);
    const { at } = store.getState();
    if (wasOffered === at || !mayShow()) return;
    timer = setTimeout(() => {
      if (!mayShow()) return;
      wasOffered = at;
      void remark('offer');
    }, offerAfterMs);
  };
  const remark = async (note: 'later' | 'offer') => {
    inner.forgetRefusal();
    // Until here the page has taken back what it said last, so that the same sentence is said again.
    await Promise.resolve();
    store.setState({ note });
  };
  const stir = () => {
    if (store.getState().note !== 'none') store.setState({ note: 'none' });
    wait();
  };
  const advance = () => {
    const at = store.getState().at + 1;
    if (stepAt(at)?.setUp !== undefined) {
      // What is done stays to be looked at: nobody plays on but as the step says.
      if (answers.lines.length === 0) inner.computers.stop();
      clearTimeout(timer);
      store.setState({ isDone: true, note: 'none' });
      return;
    }
    store.setState({ at, made: 0, isShown: false, note: 'none' });
    wait();
    // What this step drafts may lie there already.
    consider();
  };

  const back = () => {
    const { at, made, isShown } = store.getState();
    jump(made > 0 || isShown ? at : Math.max(0, at - 1));
  };

  const consider = () => {
    const game = gameNow();
    const { draft } = inner.store.getState();
    const { at, isShown, isDone: isOver } = store.getState();
    const step = stepAt(at);
    if (game === undefined || draft === undefined || step === undefined || isShown || isOver) return;
    if (!isLaid) {
      isLaid = true;
      draftBefore(game);
      return;
    }
    const state = currentState(game.timeline);
    const view = game.game.rules.viewFor(state, learner);
    const isDone =
      step.isDone?.(view, game.game.rules.scores(state)) ?? placeOf(step).isDrafted?.(draft, view);
    if (isDone === true) advance();
  };

  /** Drafts again what the steps since the last move have drafted. */
  const draftBefore = (game: LoadedGame<T>) => {
    const done = lesson.steps.slice(0, from);
    if (stepAt(from)?.setUp !== undefined) return;
    const sinceMove = done.slice(done.findLastIndex(({ moves }) => moves.length > 0) + 1);
    for (const step of sinceMove) prepare(game, step);
  };
  const prepare = ({ game, timeline }: LoadedGame<T>, step: LessonStep<GameTypes>) => {
    const view = game.rules.viewFor(currentState(timeline), learner);
    for (const action of placeOf(step).prepares?.(view) ?? []) inner.act(action);
  };

  const make: Play<T>['make'] = async (moves) => {
    const game = gameNow();
    const { at, made, isShown, isDone, hasPicture } = store.getState();
    const step = stepAt(at);
    // Enter means the same on the table as on the button of a step that only shows something.
    if (step !== undefined && isReadAt(step, placeOf(step), hasPicture)) {
      advance();
      return;
    }
    if (game === undefined || step === undefined) return inner.make(moves);
    if (isShown || isDone) return;
    stir();
    const taken = takes(game, step, made, moves);
    // The rules say best what is wrong with a move that is not legal.
    if (!taken.ok) return inner.make(moves);
    if (!taken.value) {
      await remark('later');
      return;
    }
    const { length } = game.timeline;
    const isLast = step.isDone === undefined && made + 1 >= step.moves.length;
    answers = { from: length + moves.length, lines: isLast ? (step.answers ?? []) : [] };
    await inner.make(moves);
    if ((gameNow()?.timeline.length ?? 0) <= length || store.getState().at !== at) return;
    store.setState({ made: made + 1 });
    if (isLast) advance();
  };

  const showMe = async () => {
    const game = gameNow();
    const { at, made } = store.getState();
    const step = stepAt(at);
    if (game === undefined || step === undefined || !mayShow()) return;
    clearTimeout(timer);
    store.setState({ isShown: true, note: 'none' });
    prepare(game, step);
    for (const line of step.moves.slice(made)) {
      const now = gameNow();
      const proposal = now === undefined ? undefined : lineProposal(now.game, now.timeline, line);
      if (proposal?.ok === true) await inner.make([proposal.value]);
      // A move lets the computers go on, but what is shown is to be looked at.
      inner.computers.stop();
    }
  };

  const look = (turn: Turn | undefined) => {
    if (store.getState().hasPicture !== (turn !== undefined)) {
      store.setState({ hasPicture: turn !== undefined });
      wait();
    }
    const { at, isShown, isDone } = store.getState();
    const step = stepAt(at);
    if (turn === undefined || step === undefined || isShown || isDone) return;
    if (placeOf(step).turned?.isDone(turn) === true) advance();
  };

  return {
    store,
    play: {
      ...inner,
      make,
      act(action) {
        stir();
        inner.act(action);
      },
      undo: () => Promise.resolve(back()),
      undoTo: () => Promise.resolve(back()),
      redo: () => Promise.resolve(),
    },
    back,
    goOn() {
      const { at, isDone } = store.getState();
      if (isDone) jump(at + 1);
      else advance();
    },
    showMe,
    look,
    begin() {
      const stop = inner.store.subscribe(consider);
      consider();
      wait();
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

/** Returns whether there is nothing to do at this place but to go on. */
export function isReadAt(
  { isRead }: Pick<LessonStep<GameTypes>, 'isRead'>,
  { turned }: Pick<LessonPlace, 'turned'>,
  hasPicture: boolean,
): boolean {
  return isRead === true || (turned !== undefined && !hasPicture);
}

/** Returns true unless the learner has begun a free step in a way of their own, on which its lines say nothing. */
export function canShow({ isDone }: Pick<LessonStep<GameTypes>, 'isDone'>, made: number): boolean {
  return isDone === undefined || made === 0;
}

/** Returns whether the step takes these moves, or refuses if the rules refuse them. */
function takes<T extends TableTypes>(
  { game, timeline, words }: LoadedGame<T>,
  step: LessonStep<GameTypes>,
  made: number,
  moves: readonly T['proposal'][],
): Result<boolean> {
  const last = moves.at(-1);
  if (last === undefined) return ok(false);
  let before: Timeline<T> = timeline;
  for (const move of moves.slice(0, -1)) {
    const next = propose(game.rules, before, move, words);
    if (!next.ok) return next;
    before = next.value.timeline;
  }
  const after = propose(game.rules, before, last, words);
  if (!after.ok) return after;
  const view = game.rules.viewFor(currentState(before), learner);
  if (step.isFree === true) return ok(true);
  if (step.accepts !== undefined) return ok(step.accepts(view, last));
  const line = step.moves[made];
  const wanted = line === undefined ? undefined : lineProposal(game, before, line);
  if (wanted?.ok !== true) return ok(false);
  const [one, other] = [written(game, before, last, words), written(game, before, wanted.value, words)];
  return ok(one.ok && other.ok && one.value === other.value);
}

function written<T extends TableTypes>(
  { rules, notation }: Game<T>,
  timeline: Timeline<T>,
  proposal: T['proposal'],
  words: LoadedGame<T>['words'],
): Result<string> {
  const state = currentState(timeline);
  const move = rules.judge(state, proposal, words);
  return move.ok ? ok(notation.format(rules.viewFor(state, learner), move.value)) : refuse(move.problem);
}
