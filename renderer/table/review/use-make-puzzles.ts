import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Puzzle } from '#shared/engine/index.ts';
import { problemText, type Translate } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { isMistake } from '#shared/puzzles/index.ts';
import type { GameReview, OpenedReview } from '#shared/records/index.ts';
import { useOwnPuzzles } from '../puzzle/own-puzzles.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

type Making =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way'; readonly tried: number }
  | {
      readonly kind: 'made';
      readonly puzzles: readonly Puzzle[];
      readonly says: string;
      /** The one reason why there is no puzzle, where there is one for all. */
      readonly problem: Problem | undefined;
    };

export interface MakePuzzles {
  /** So many turns of people were mistakes. */
  readonly count: number;
  readonly making: Making;
  readonly make: () => void;
  readonly stop: () => void;
}

const none: Making = { kind: 'none' };

/** Makes puzzles of people's mistakes, as far as one answer can be proved to be the best. */
export function useMakePuzzles<T extends TableTypes>(
  { play, people }: Shell<T>,
  opened: OpenedReview | undefined,
  review: GameReview | undefined,
): MakePuzzles {
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const { add } = useOwnPuzzles();
  /** What was made against one level says nothing about another. */
  const [state, setState] = useState<{ readonly of: GameReview | undefined; readonly making: Making }>();
  const underWay = useRef<() => void>(undefined);
  useEffect(() => () => underWay.current?.(), [review]);
  const making = state !== undefined && state.of === review ? state.making : none;
  const mistakes = review?.turns.filter((turn) => isMistake(turn) && people.includes(turn.seat)) ?? [];
  const make = async (of: OpenedReview) => {
    let isStopped = false;
    const puzzles: Puzzle[] = [];
    const problems = new Map<string, Problem>();
    for (const [tried, turn] of mistakes.entries()) {
      setState({ of: review, making: { kind: 'under-way', tried } });
      const asking = play.ownPuzzle(of, turn);
      underWay.current = () => {
        isStopped = true;
        asking.cancel();
      };
      const made = await asking.answer;
      // What could be made before a stop is kept.
      if (isStopped) break;
      if (made.ok) puzzles.push(made.value);
      else problems.set(made.problem.code, made.problem);
    }
    underWay.current = undefined;
    if (isStopped && puzzles.length === 0) {
      setState({ of: review, making: none });
      return;
    }
    const added = puzzles.length === 0 ? [] : add(puzzles);
    const [first, another] = problems.values();
    const problem = added.length === 0 && another === undefined ? first : undefined;
    const says =
      added.length > 0
        ? t('review.puzzles.made', { count: added.length })
        : problem !== undefined
          ? t('review.puzzles.noneFor', { why: problemText(t as Translate, problem) })
          : t('review.puzzles.none');
    setState({ of: review, making: { kind: 'made', puzzles: added, says, problem } });
    say(says);
  };
  return {
    count: mistakes.length,
    making,
    make() {
      if (opened !== undefined && mistakes.length > 0 && making.kind === 'none') void make(opened);
    },
    stop: () => underWay.current?.(),
  };
}
