import type { GameRecord, Pauses } from '#shared/records/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { LoadedGame } from '../load-game.ts';
import type { TableTypes } from '../table-types.ts';
import { stopThinking } from './computers.ts';
import { liftCurtain } from './curtain.ts';
import { closeHint } from './hint-state.ts';
import {
  advance,
  andThen,
  freeGame,
  laidGame,
  postpone,
  refused,
  showing,
  type Advanced,
  type Match,
  type MatchEvent,
  type StepTools,
  type Writing,
} from './match.ts';
import { hear, look, write } from './moves.ts';
import { isPaused, mayPause, pausedAt, resumedAt } from './pauses.ts';

/** What people do at the table waits while it is covered. */
const waits: readonly MatchEvent<TableTypes>['kind'][] = [
  'act',
  'undo',
  'undoTo',
  'redo',
  'hint',
  'liftCurtain',
];

/** Returns true for what may not be done to a table that is paused. */
export function isRefusedInPause<T extends TableTypes>(match: Match<T>, event: MatchEvent<T>): boolean {
  const game = laidGame(match);
  if (game === undefined || !isPaused(game)) return false;
  return event.kind === 'make' ? event.maker.kind !== 'clock' : waits.includes(event.kind);
}

export function refuseInPause<T extends TableTypes>(match: Match<T>): Advanced<T> {
  return advance(refused(match, { code: 'play/paused' }));
}

/** Stops all clocks and covers the table until somebody goes on. A move that is being saved is still made. */
export function pause<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  if (match.writing !== undefined) return postpone(match, { kind: 'pause' });
  const game = freeGame(match);
  if (game === undefined || isPaused(game) || !mayPause(game)) return advance(match);
  return writePauses(match, game, pausedAt(game.record.pauses, tools.now, false), tools);
}

export function resume<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  if (match.writing !== undefined) return postpone(match, { kind: 'resume' });
  const game = freeGame(match);
  if (game?.record.pauses?.since === undefined) return advance(match);
  return writePauses(match, game, resumedAt(game.record.pauses, tools.now), tools);
}

function writePauses<T extends TableTypes>(
  match: Match<T>,
  game: LoadedGame<T>,
  pauses: Pauses,
  tools: StepTools<T>,
): Advanced<T> {
  const record: GameRecord<T> = { ...game.record, pauses };
  return write(match, { kind: 'pauses', game, record }, tools);
}

/** A pause counts even where the disk is full, but never beside what another window has saved. */
export function pausesWritten<T extends TableTypes>(
  match: Match<T>,
  { game, record }: Extract<Writing<T>, { kind: 'pauses' }>,
  answer: Result<{ readonly revision: number }>,
  tools: StepTools<T>,
): Advanced<T> {
  const saved = showing(match, { saving: { kind: 'saved' } });
  const isPause = isPaused({ record });
  if (!answer.ok && answer.problem.code === 'file/changed-elsewhere') {
    const again = { kind: isPause ? 'pause' : 'resume' } as const;
    const heard = hear(saved, undefined);
    return record.pauses?.isIdle === true ? heard : andThen(heard, (next) => postpone(next, again));
  }
  const after = { ...game, record, revision: answer.ok ? answer.value.revision : game.revision };
  const laid = showing(
    { ...saved, actedAt: after.timeline.length },
    { stage: { kind: 'ready', game: after } },
  );
  const turned = isPause
    ? andThen(stopThinking(showing(laid, { forward: undefined })), closeHint)
    : // Whoever goes on is the person on turn, whose hand is then open.
      advance(liftCurtain(laid, after), { kind: 'prepareHint' } as const);
  const told = answer.ok ? turned : andThen(turned, (next) => advance(refused(next, answer.problem)));
  return andThen(told, (next) => look(next, tools));
}
