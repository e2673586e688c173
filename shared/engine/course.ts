import type { Seat } from '#shared/kernel/index.ts';
import type { Game, GameTypes, PictureLine } from './contract.ts';
import { currentState, movesMade, type MadeMove, type Timeline } from './timeline.ts';

export interface PlayWord {
  readonly word: string;
  /** A letter may be written with two characters. */
  readonly letters: number;
}

/** `kind` has its title in the game's part of the catalogue, under `feats.<kind>`. */
export interface Feat {
  readonly kind: string;
  /** This is what the feat itself brought; 0 where it brings nothing beyond the play's points. */
  readonly points: number;
}

/** What one player made in one go and kept: a play, a claim, the lines of a turn. */
export interface MadePlay {
  readonly seat: Seat;
  readonly turn: number;
  /** The move has this number in the record, from 0. */
  readonly at: number;
  readonly points: number;
  readonly called: PictureLine;
  /** The word that the play is called by comes first, if there are words. */
  readonly words: readonly PlayWord[];
  /** These pieces or places of the game's own table show the play, in order. */
  readonly places: readonly string[];
  readonly feats: readonly Feat[];
}

/** Scores at the end of a turn, by seat, without what the end of the game takes or gives. */
export interface CourseStep {
  readonly turn: number;
  /** The last move of the turn has this number in the record, from 0. */
  readonly at: number;
  readonly scores: readonly number[];
}

/** How a game that is over went, from its first turn to its last score. */
export interface GameCourse {
  readonly game: string;
  readonly winners: readonly Seat[];
  readonly settlement: readonly number[];
  readonly overtime: readonly number[] | undefined;
  readonly first: readonly number[];
  readonly steps: readonly CourseStep[];
  readonly final: readonly number[];
  readonly plays: readonly MadePlay[];
}

/** Returns undefined while the game goes on. */
export function courseOf<G extends GameTypes>(
  { id, rules, plays }: Pick<Game<G>, 'id' | 'rules' | 'plays'>,
  timeline: Timeline<G>,
): GameCourse | undefined {
  const state = currentState(timeline);
  const ending = rules.ending(state);
  if (ending === undefined) return undefined;
  const made = [...movesMade(rules, timeline)];
  const first = rules.scores(timeline.start);
  const { winners, settlement, overtime } = ending;
  return {
    game: id,
    winners,
    settlement,
    overtime,
    first,
    steps: stepsIn({ rules }, made, first),
    final: rules.scores(state),
    plays: plays?.(made) ?? [],
  };
}

function stepsIn<G extends GameTypes>(
  { rules }: Pick<Game<G>, 'rules'>,
  made: readonly MadeMove<G>[],
  first: readonly number[],
): readonly CourseStep[] {
  const steps: CourseStep[] = [];
  let scores = first;
  for (const { turn, at, events } of made) {
    for (const { seat, points } of events.flatMap((event) => rules.gains(event))) {
      scores = scores.with(seat, (scores[seat] ?? 0) + points);
    }
    const step = { turn, at, scores };
    if (steps.at(-1)?.turn === turn) steps[steps.length - 1] = step;
    else steps.push(step);
  }
  return steps;
}
