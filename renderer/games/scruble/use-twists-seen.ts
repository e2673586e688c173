import { useEffect, useState } from 'react';
import { pastMoves, type Shell } from '#renderer/table/index.ts';
import { isMotionReduced } from '#renderer/theme/index.ts';
import {
  afterTwists,
  inverseOf,
  type Cube,
  type ScrubleEvent,
  type Twist,
} from '#shared/games/scruble/index.ts';
import type { ScrubleTable } from './table-types.ts';

export interface TwistsSeen {
  readonly after: Cube;
  readonly turned: Twist | undefined;
}

/** Each twist of a computer's turn takes this many milliseconds. */
const perTwist = 450;

interface Replay {
  readonly of: object;
  readonly cube: Cube;
  readonly twists: readonly Twist[];
  readonly at: number;
}

/**
 * The twists of a computer are shown one after another, and those of anybody once somebody asks to see the last move
 * again; a twist of the player ends this at once.
 */
export function useTwistsSeen(
  { news, game }: Pick<Shell<ScrubleTable>, 'news' | 'game'>,
  before: Cube,
  twists: readonly Twist[],
  shows: number,
): TwistsSeen {
  const [replay, setReplay] = useState<Replay>();
  const made = news?.kind === 'made' ? turnIn(news.events) : undefined;
  const computers = made !== undefined && game.record.players[made.seat]?.kind === 'computer';
  const [known, setKnown] = useState(news);
  if (news !== known) {
    setKnown(news);
    setReplay(computers ? replayOf(made, before) : undefined);
  }
  const [showed, setShowed] = useState(shows);
  if (shows !== showed) {
    setShowed(shows);
    const turn = pastMoves(game).findLast((one) => turnIn(one.events) !== undefined);
    setReplay(replayOf(turn === undefined ? undefined : turnIn(turn.events), before));
  }
  const goesOn = replay !== undefined && replay.of === before && twists.length === 0;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => {
      setReplay(replay.at < replay.twists.length ? { ...replay, at: replay.at + 1 } : undefined);
    }, perTwist);
    return () => {
      clearTimeout(timer);
    };
  }, [goesOn, replay]);

  const [last, setLast] = useState<{ readonly before: Cube; readonly twists: readonly Twist[] }>({
    before,
    twists,
  });
  const [turned, setTurned] = useState<Twist>();
  if (last.before !== before || last.twists !== twists) {
    setLast({ before, twists });
    setTurned(last.before === before ? twistBetween(last.twists, twists) : undefined);
  }
  if (goesOn) {
    const { cube, twists: made, at } = replay;
    return { after: afterTwists(cube, made.slice(0, at)), turned: at === 0 ? undefined : made[at - 1] };
  }
  return { after: afterTwists(before, twists), turned };
}

type Events = readonly ScrubleEvent[];

function turnIn(events: Events) {
  return events.find((event) => event.kind === 'claimed' || event.kind === 'passed');
}

function replayOf(made: ReturnType<typeof turnIn>, after: Cube): Replay | undefined {
  if (made === undefined || made.twists.length === 0) return undefined;
  if (isMotionReduced()) return undefined;
  return { of: after, cube: afterTwists(after, inverseOf(made.twists)), twists: made.twists, at: 0 };
}

/** Returns the single twist between two lists; undefined if they differ by more or not at all. */
function twistBetween(from: readonly Twist[], to: readonly Twist[]): Twist | undefined {
  const shorter = Math.min(from.length, to.length);
  if (from.slice(0, shorter).some((twist, at) => to[at] !== twist)) return undefined;
  const [made, more] = to.slice(shorter);
  const [undone, others] = from.slice(shorter);
  if (made !== undefined && more === undefined && undone === undefined) return made;
  return undone !== undefined && others === undefined && made === undefined
    ? inverseOf([undone])[0]
    : undefined;
}
