import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  currentState,
  lineProposal,
  moveAt,
  play,
  propose,
  type GameTypes,
  type Puzzle,
} from '#shared/engine/index.ts';
import type { Problem, Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import { verdictOf, type OpenedPuzzle } from '#shared/puzzles/index.ts';
import type { LoadedGame, Play, TableTypes } from '../store/index.ts';

/** What the lines of one try do together. */
export interface Tried<T extends TableTypes = TableTypes> {
  readonly moves: readonly T['move'][];
  readonly events: readonly T['event'][];
  readonly points: number;
}

export type Answer<T extends TableTypes = TableTypes> =
  | ({ readonly kind: 'answer' | 'other' | 'given-up' } & Tried<T>)
  | { readonly kind: 'misfit'; readonly problem: Problem };

/** `serial` grows, so that two equal answers in a row count as two. */
export type PuzzleSaid<T extends TableTypes = TableTypes> = Answer<T> & { readonly serial: number };

export type Standing = 'open' | 'solved' | 'given-up';

export interface PuzzleState<T extends TableTypes = TableTypes> {
  readonly standing: Standing;
  /** Counts the hints that have been told. */
  readonly hints: number;
  readonly said: PuzzleSaid<T> | undefined;
  /** Counts the moves of this try that lie on the table. */
  readonly made: number;
}

export interface PuzzleRun<T extends TableTypes = TableTypes> {
  readonly store: StoreApi<PuzzleState<T>>;
  /** The table is given this play, which tries what it is asked to make. */
  readonly play: Play<T>;
  readonly tellHint: () => void;
  /** So many hints have been told on an earlier visit. */
  readonly remember: (told: number) => void;
  /** Makes the moves of the answer. */
  readonly giveUp: () => Promise<void>;
}

export interface PuzzleRunTools {
  readonly puzzle: Puzzle;
  readonly opened: OpenedPuzzle;
  /** This is the number of hints that the puzzle has. */
  readonly hints: number;
}

export function createPuzzleRun<T extends TableTypes>(
  inner: Play<T>,
  { puzzle, opened, hints }: PuzzleRunTools,
): PuzzleRun<T> {
  const start = opened.timeline.length;
  const store = createStore<PuzzleState<T>>(() => ({
    standing: 'open',
    hints: 0,
    said: undefined,
    made: 0,
  }));
  let lines: readonly string[] = [];
  let serial = 0;

  const gameNow = (): LoadedGame<T> | undefined => {
    const { stage } = inner.store.getState();
    return stage.kind === 'ready' ? stage.game : undefined;
  };
  const isOpen = () => store.getState().standing === 'open';
  const say = (said: Answer<T>, more: Partial<PuzzleState<T>> = {}) => {
    serial += 1;
    store.setState({ said: { serial, ...said }, ...more });
  };
  const count = () => {
    const made = Math.max(0, (gameNow()?.timeline.length ?? start) - start);
    lines = lines.slice(0, made);
    store.setState({ made });
  };
  /** Nobody goes on from the end of a try. */
  const makeAll = async (proposals: readonly T['proposal'][]) => {
    for (const proposal of proposals) await inner.make([proposal]);
    inner.computers.stop();
    count();
  };

  const make: Play<T>['make'] = async (moves) => {
    const game = gameNow();
    if (game === undefined || !isOpen()) return;
    const added = linesOf(game, opened.seat, moves);
    if (added === undefined) {
      // The rules say best what is wrong with a move that is not legal.
      store.setState({ said: undefined });
      await inner.make(moves);
      return;
    }
    inner.forgetRefusal();
    const tried = [...lines, ...added];
    const verdict = verdictOf(puzzle, opened, tried, game.words);
    if (verdict.kind === 'refused') {
      say({ kind: 'misfit', problem: verdict.problem });
      return;
    }
    const { endsTurn, ...made } = { ...triedBy<T>(opened, tried, game.words), points: verdict.points };
    if (verdict.kind === 'other' || (verdict.kind === 'begun' && endsTurn)) {
      say({ kind: 'other', ...made });
      return;
    }
    if (verdict.kind === 'begun') {
      store.setState({ said: undefined });
      lines = tried;
      await inner.make(moves);
      count();
      return;
    }
    say({ kind: 'answer', ...made }, { standing: 'solved' });
    await makeAll(moves);
  };

  const giveUp = async () => {
    const game = gameNow();
    if (game === undefined || !isOpen()) return;
    const [answer] = puzzle.answers;
    const { endsTurn: _, ...made } = {
      ...triedBy<T>(opened, answer.lines, game.words),
      points: answer.points,
    };
    inner.forgetRefusal();
    say({ kind: 'given-up', ...made }, { standing: 'given-up' });
    if (game.timeline.length > start) await inner.undoTo(start);
    for (const line of answer.lines) {
      const now = gameNow();
      const proposal = now === undefined ? undefined : lineProposal(now.game, now.timeline, line);
      if (proposal?.ok === true) await makeAll([proposal.value]);
    }
  };

  const mayUndo = () => isOpen() && (gameNow()?.timeline.length ?? 0) > start;
  const tellHint = () => {
    if (isOpen() && store.getState().hints < hints) store.setState({ hints: store.getState().hints + 1 });
  };
  return {
    store,
    play: {
      ...inner,
      // Neither a clock nor the other players of the game that a puzzle is from go on in it.
      attend: () => () => undefined,
      make,
      async undo() {
        if (!mayUndo()) return;
        await inner.undo();
        count();
      },
      async undoTo(moves) {
        if (!mayUndo()) return;
        await inner.undoTo(Math.max(start, moves));
        count();
      },
      redo: () => Promise.resolve(),
      pause: () => Promise.resolve(),
      hint() {
        tellHint();
        return Promise.resolve();
      },
    },
    tellHint,
    remember(told) {
      const known = Math.min(told, hints);
      if (known > store.getState().hints) store.setState({ hints: known });
    },
    giveUp,
  };
}

/** Returns undefined if the rules refuse one of these moves. */
function linesOf<T extends TableTypes>(
  { game: { rules, notation }, timeline, words }: LoadedGame<T>,
  seat: Seat,
  proposals: readonly T['proposal'][],
): readonly string[] | undefined {
  const lines: string[] = [];
  let now = timeline;
  for (const proposal of proposals) {
    const view = rules.viewFor(currentState(now), seat);
    const move = rules.judge(currentState(now), proposal, words);
    if (!move.ok) return undefined;
    const made = play(rules, now, move.value);
    if (!made.ok) return undefined;
    lines.push(notation.format(view, move.value));
    now = made.value.timeline;
  }
  return lines;
}

function triedBy<T extends TableTypes>(
  { game, timeline, seat }: OpenedPuzzle,
  lines: readonly string[],
  words: WordJudge,
): Omit<Tried<T>, 'points'> & { readonly endsTurn: boolean } {
  const events: GameTypes['event'][] = [];
  const moves: GameTypes['move'][] = [];
  let now = timeline;
  for (const line of lines) {
    const proposal = lineProposal(game, now, line);
    const made = proposal.ok ? propose(game.rules, now, proposal.value, words) : proposal;
    if (!made.ok) break;
    now = made.value.timeline;
    const move = moveAt(now, now.length - 1);
    if (move !== undefined) moves.push(move);
    events.push(...made.value.events);
  }
  return { events, moves, endsTurn: game.rules.turn(currentState(now)).seat !== seat };
}
