import type { Question } from '#renderer/app/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { NameOf } from '../game-table.ts';
import type { TableTypes } from '../store/index.ts';

/** What a game may speak of: nothing that the person who listens may not see. */
export interface SpokenFacts<T extends TableTypes> {
  readonly view: T['view'];
  /** This is undefined while the hand to which it belongs is covered. */
  readonly draft: T['draft'] | undefined;
  /** A person whose hand is open may move now. */
  readonly mayMove: boolean;
  readonly nameOf: NameOf;
  readonly words: WordJudge;
}

/** The shell answers the rest: whose turn it is, the last move, scores and time. */
export type GameQuestion = Exclude<Question, 'last' | 'scores' | 'time'>;

/** What is left out is not a thing of this game; `now` adds to whose turn it is. */
export type SpokenTexts<T extends TableTypes> = {
  readonly [Q in GameQuestion]?: (t: Translate, facts: SpokenFacts<T>) => string | undefined;
};
