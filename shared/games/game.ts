import type { z } from 'zod';
import type { Rules, SeatScore } from '#shared/engine/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import type { Option } from '#shared/options/index.ts';

/** All that records, commands and screens need of a game without knowing which it is. */
export interface Game<S, M extends MoveOfSeat, E, P extends Problem, V, O, U> {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** Its switches; texts in the catalogue under `option:<id>.<name>`. */
  readonly options: readonly Option[];
  readonly optionsSchema: z.ZodType<O>;
  /** The letters that its pieces show: words are judged, searched and written as they are laid with these. */
  readonly letters: string;
  readonly setUpSchema: z.ZodType<U>;
  readonly moveSchema: z.ZodType<M>;
  createRules(words: WordJudge): Rules<S, M, E, P, V, O, U>;
  /** Points that this event wrote down for a seat's last move; undefined when it wrote none. */
  gain(event: E): SeatScore | undefined;
  /** What the end took from or gave each seat beyond its moves (unplayed cubes), by seat; undefined before it. */
  settlement(state: S): readonly number[] | undefined;
  isOver(state: S): boolean;
  /** Turns begun, from 1. */
  turn(state: S): number;
}

/** Every move tells its kind and who makes it. */
export interface MoveOfSeat {
  readonly kind: string;
  readonly seat: number;
}
