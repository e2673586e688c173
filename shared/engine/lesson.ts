import { ok, refuse, seat as seatOf, type Problem, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { Game, GameTypes } from './contract.ts';
import { currentState, propose, type Timeline } from './timeline.ts';

/** A lesson is played at the game's own table and by its rules. Seat 0 learns; the others make prepared moves. */
export interface Lesson<G extends GameTypes> {
  readonly options: Partial<G['options']>;
  readonly setUp?: G['setUp'];
  readonly seed: number;
  /** These are the names of the other players, from seat 1 on. */
  readonly others: readonly string[];
  /** A lesson has at most nine steps. */
  readonly steps: readonly LessonStep<G>[];
  /** The manual shows the table after a step, by its name, beside the section of this id. */
  readonly pictures: Readonly<Record<string, string>>;
}

export interface LessonStep<G extends GameTypes> {
  /** The game's catalogue has the step's sentences under this name. */
  readonly id: string;
  /**
   * These lines of notation do the step, and the next step begins after them. A step of the draft alone has none, and
   * says in the lesson of the table when it is done.
   */
  readonly moves: readonly string[];
  /** The step begins from this set-up, not from where the step before it ended. */
  readonly setUp?: G['setUp'];
  /** These are the prepared moves of the others that follow. */
  readonly answers?: readonly string[];
  /** The step only shows something, and is done when the learner goes on. */
  readonly isRead?: true;
  /** The step takes every legal move. */
  readonly isFree?: true;
  /** Returns true for other moves that the step takes; by default it takes its own next move only. */
  accepts?(view: G['view'], proposal: G['proposal']): boolean;
  /** Returns true once the step is done; by default when as many moves as `moves` has are made. */
  isDone?(view: G['view'], scores: readonly number[]): boolean;
}

export const learner = seatOf(0);

/** Returns true for a step that leaves legal moves for later, and so has a sentence that says it. */
export function hasLater({ isRead, isFree }: Pick<LessonStep<GameTypes>, 'isRead' | 'isFree'>): boolean {
  return isRead === undefined && isFree === undefined;
}

export interface LessonStage<G extends GameTypes> {
  readonly setUp: G['setUp'] | undefined;
  readonly timeline: Timeline<G>;
}

/**
 * Plays the lines of all steps.
 *
 * @param beginWith begins the game of the lesson with a set-up
 * @returns the game before each step, and last the game after the last one; refuses with the first line that is not
 * legal, which only a mistake in a lesson can cause
 */
export function lessonStages<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson<G>,
  beginWith: (setUp: G['setUp'] | undefined) => Result<Timeline<G>, Problem>,
  words: WordJudge,
): Result<readonly LessonStage<G>[], Problem> {
  const begun = beginWith(lesson.setUp);
  if (!begun.ok) return begun;
  let stage: LessonStage<G> = { setUp: lesson.setUp, timeline: begun.value };
  const stages: LessonStage<G>[] = [];
  for (const { id, moves, answers = [], setUp } of lesson.steps) {
    if (setUp !== undefined) {
      const anew = beginWith(setUp);
      if (!anew.ok) return anew;
      stage = { setUp, timeline: anew.value };
    }
    stages.push(stage);
    let { timeline } = stage;
    for (const line of [...moves, ...answers]) {
      const made = playLine(game, timeline, line, words);
      if (!made.ok) return refuse({ code: 'lesson/broken', step: id, line, reason: made.problem });
      timeline = made.value;
    }
    stage = { ...stage, timeline };
  }
  return ok([...stages, stage]);
}

function playLine<G extends GameTypes>(
  game: Game<G>,
  timeline: Timeline<G>,
  line: string,
  words: WordJudge,
): Result<Timeline<G>, Problem> {
  const proposal = lineProposal(game, timeline, line);
  if (!proposal.ok) return proposal;
  const made = propose(game.rules, timeline, proposal.value, words);
  return made.ok ? ok(made.value.timeline) : made;
}

/** Reads a line as a move of whoever may move now: the player on turn, or the learner if several may. */
export function lineProposal<G extends GameTypes>(
  { rules, notation }: Game<G>,
  timeline: Timeline<G>,
  line: string,
): Result<G['proposal'], Problem> {
  const state = currentState(timeline);
  const actors = rules.actors(state).filter((actor) => actor !== 'clock');
  const by = rules.turn(state).seat ?? (actors.includes(learner) ? learner : actors[0]) ?? learner;
  return notation.parse(rules.viewFor(state, by), by, line);
}
