import type { ReactNode } from 'react';
import type { PlayedTurn } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { ShownPosition } from '../spoken/review-answer.ts';
import type { SpokenTexts } from '../spoken/spoken-texts.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export interface TurnOnTable<T extends TableTypes, Turn extends PlayedTurn> {
  readonly model: Shell<T>;
  readonly turn: Turn;
  /** The line of the best turn while it is shown. */
  readonly best: string | undefined;
}

export interface TriedName {
  readonly name: string;
  /** Where it was or could be done, if the game has names for that. */
  readonly place?: string | undefined;
}

/** What a game gives to the look back at its turns; each game exports it as `review` from `review.tsx`. */
export interface ReviewParts<T extends TableTypes = TableTypes, Turn extends PlayedTurn = PlayedTurn> {
  readonly spoken: SpokenTexts<T>;
  /** The table shows the best turn in place of what was played, since they change the same pieces. */
  readonly showsOne?: true;
  /** Names what was played, short enough for a row of a list. */
  playedName(t: Translate, turn: Turn): TriedName;
  /** Names what a line of notation would have done. */
  lineName(t: Translate, turn: Turn, line: string): TriedName;
  /** The table is asked about this position while the turn is shown. */
  positionOf(shown: TurnOnTable<T, Turn>): ShownPosition<T>;
  Picture(shown: TurnOnTable<T, Turn>): ReactNode;
  /** What the player held, and nothing where everything is open. */
  Hand?(props: Omit<TurnOnTable<T, Turn>, 'best'> & { readonly name: string }): ReactNode;
}
