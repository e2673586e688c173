import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '#renderer/theme/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { TableTexts } from '../game-table.ts';
import { useLesson } from '../lesson/lesson-context.ts';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import { pastMoves, type TableTypes } from '../store/index.ts';
import { useMedia } from '../use-media.ts';
import type { Shell } from '../use-shell.ts';
import { isMoment, movesShown, type ShownMove, type TellMove } from './last-move.ts';

export interface LastMoves {
  /** The newest comes first; at most `mostShown`. */
  readonly moves: readonly ShownMove[];
  readonly more: number;
  readonly isOpen: boolean;
  /** The last thing that happened at the table is among these moves, so that it need not be said elsewhere. */
  readonly isNewest: boolean;
  /** The slip shows this move whole; undefined where the others have done nothing yet. */
  readonly chosen: ShownMove | undefined;
  /** These places of the chosen move are marked while the slip is open, each with the letter that has gone from it. */
  readonly marks: ReadonlyMap<string, string>;
  /** The last move of anybody is one of those that have a moment. */
  readonly isMoment: () => boolean;
  /** Counts how often somebody has asked to be shown the move again. */
  readonly shows: number;
  readonly choose: (move: ShownMove) => void;
  readonly showAgain: () => void;
  readonly fold: () => void;
}

const mostShown = 3;
const noMoves: readonly ShownMove[] = [];
const noMarks: ReadonlyMap<string, string> = new Map();

export interface LastMoveTexts<T extends TableTypes> {
  readonly texts: TableTexts<T>;
  readonly tell: TellMove<T>;
}

interface Asked {
  readonly when: object;
  readonly acting: unknown;
  readonly isOpen: boolean;
  readonly chosen: number | undefined;
}

/**
 * Keeps what the others did before the eyes of the person on turn, until this person acts.
 *
 * @param acting is undefined until something of the turn has been begun, and another value after each such step
 */
export function useLastMoves<T extends TableTypes>(
  shell: Shell<T>,
  tools: LastMoveTexts<T>,
  acting: unknown,
): LastMoves {
  const { game, refusal, ending } = shell;
  const { t } = useTranslation();
  const isSmall = useMedia(`${breakpoints.tight}`);
  // A lesson has its own slip there, and a puzzle begins with its question.
  const isGame = [useLesson(), usePuzzle()].every((one) => one === undefined);
  const me = !isGame || ending !== undefined ? undefined : lookerAt(shell);
  const all = useMemo(
    () => (me === undefined ? noMoves : movesShown(t as Translate, game, me, tools)),
    [t, game, me, tools],
  );
  const moves = useMemo(() => all.slice(0, mostShown), [all]);
  const hasMoved = useMemo(() => {
    const last = pastMoves(game).at(-1);
    return last !== undefined && last.isOwn && last.move.by === me;
  }, [game, me]);
  const [asked, setAsked] = useState<Asked>();
  const [shows, setShows] = useState(0);
  const when = game.timeline;
  const said = asked?.when === when && Object.is(asked.acting, acting) ? asked : undefined;
  const begins = acting === undefined && refusal === undefined && !hasMoved && !isSmall;
  const isOpen = moves.length > 0 && (said?.isOpen ?? begins);
  const [newest] = moves;
  const chosen = moves.find(({ id }) => id === said?.chosen) ?? newest;
  const marks = useMemo(
    () =>
      isOpen && chosen !== undefined
        ? new Map((chosen.places ?? []).map(({ at, letter = '' }) => [at, letter]))
        : noMarks,
    [isOpen, chosen],
  );
  const open = (id: number | undefined) => {
    setAsked({ when, acting, isOpen: true, chosen: id });
    setShows((count) => count + 1);
  };
  return {
    moves,
    more: all.length - moves.length,
    isOpen,
    isNewest: newest !== undefined && newest.id + newest.steps === game.timeline.length,
    chosen,
    marks,
    isMoment: () => isMoment(t as Translate, game, tools.tell),
    shows,
    choose: ({ id }) => open(id),
    showAgain: () => open(chosen?.id),
    fold: () => setAsked({ when, acting, isOpen: false, chosen: chosen?.id }),
  };
}

/** While a computer thinks, whoever of the people was on turn last looks on. */
export function lookerAt<T extends TableTypes>({
  game,
  seat,
  view,
  people,
  computing,
}: Pick<Shell<T>, 'game' | 'seat' | 'view' | 'people' | 'computing'>): Seat | undefined {
  if (!computing) return view === undefined ? undefined : seat;
  const own = pastMoves(game).findLast(({ move, isOwn }) => isOwn && isOneOf(people, move.by))?.move.by;
  return own === undefined || own === 'clock' ? people[0] : own;
}

function isOneOf(people: readonly Seat[], by: Seat | 'clock'): boolean {
  return people.some((seat) => seat === by);
}
