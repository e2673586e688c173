import type { TableTypes } from '../table-types.ts';
import { clockDraft, stopClock } from './clock.ts';
import { stopThinking } from './computers.ts';
import { liftCurtain } from './curtain.ts';
import { keepDrafts, sendDrafts } from './draft-writes.ts';
import { closeHint } from './hint-state.ts';
import {
  advance,
  andThen,
  laidGame,
  refused,
  showing,
  type Advanced,
  type Match,
  type MatchEvent,
  type StepTools,
} from './match.ts';
import { look } from './moves.ts';
import { mayPause, pausedAt, resumedAt } from './pauses.ts';

/** What people do at the table waits while it is covered. */
const waits: readonly MatchEvent<TableTypes>['kind'][] = [
  'act',
  'undo',
  'undoTo',
  'redo',
  'hint',
  'liftCurtain',
];

export function isPaused<T extends TableTypes>({ clock }: Match<T>): boolean {
  return clock.pauses.since !== undefined;
}

/** Returns true for what may not be done to a table that is paused. */
export function isRefusedInPause<T extends TableTypes>(match: Match<T>, event: MatchEvent<T>): boolean {
  if (!isPaused(match)) return false;
  return event.kind === 'make' ? event.maker.kind !== 'clock' : waits.includes(event.kind);
}

export function refuseInPause<T extends TableTypes>(match: Match<T>): Advanced<T> {
  return advance(refused(match, { code: 'play/paused' }));
}

/** Stops all clocks and covers the table until somebody goes on. A move that is being saved is still made. */
export function pause<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  const game = laidGame(match);
  if (game === undefined || isPaused(match) || !mayPause(game)) return advance(match);
  return andThen(andThen(stopThinking(match), closeHint), (still) => {
    const stopped = stopClock(still.clock, tools.now);
    const clock = { ...stopped, pauses: pausedAt(stopped.pauses, tools.now) };
    return keptNow(
      showing({ ...still, clock }, { forward: undefined, refusal: undefined, pause: clock.pauses }),
      tools,
    );
  });
}

/** Whoever goes on is the person on turn, whose hand is then open. */
export function resume<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  const game = laidGame(match);
  if (game === undefined || !isPaused(match)) return advance(match);
  const clock = { ...match.clock, pauses: resumedAt(match.clock.pauses, tools.now) };
  const open = liftCurtain(showing({ ...match, clock }, { refusal: undefined, pause: undefined }), game);
  return keptNow(open, tools);
}

function keptNow<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  return andThen(look(match, tools), (next) => {
    const draft = clockDraft(next.clock, laidGame(next)?.timeline.length ?? 0);
    return sendDrafts(next, keepDrafts(next.draftWrites, [draft]));
  });
}
