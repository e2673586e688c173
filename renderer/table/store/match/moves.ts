import { movesOf, currentState, propose, replay, type Timeline } from '#shared/engine/index.ts';
import { isOfDoor } from '#renderer/gateway/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { recordLimits, startOf, withTimeline, type GameRecord } from '#shared/records/index.ts';
import type { LoadedGame } from '../load-game.ts';
import { rememberMove } from '../past-moves.ts';
import type { News, Next } from '../play.ts';
import type { TableTypes } from '../table-types.ts';
import { isIdle } from './idle.ts';
import { isPaused, pausedAt } from './pauses.ts';
import { giveUpMove, overdueMove, shownClock, timedRecord, withKeptTime, windClock } from './clock.ts';
import { considerComputers, resumeComputers, stopComputers } from './computers.ts';
import { covered, forwardAt, mayMake } from './curtain.ts';
import { keepDrafts, sendDrafts } from './draft-writes.ts';
import { draftsToSave, layOut } from './drafts.ts';
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
  type Maker,
  type Match,
  type StepTools,
  type Writing,
} from './match.ts';

/** Puts a game on the table. The game equals the one on the disk. */
export function lay<T extends TableTypes>(
  match: Match<T>,
  game: LoadedGame<T>,
  tools: StepTools<T>,
  { news, kept }: { readonly news?: News<T>; readonly kept?: readonly KeptDraft[] | undefined } = {},
): Advanced<T> {
  const before = { game: laidGame(match), draft: match.shown.draft };
  const { drafts, draft } = layOut(tools.parts.drafting, match.drafts, game, before, kept);
  // The hint is cleared within a turn too, because an allowed word may change the best play.
  const cleared = closeHint({ ...match, drafts, actedAt: actedBefore(match, before.game, game) });
  const next = showing(cleared.next, {
    stage: { kind: 'ready', game },
    draft,
    saving: { kind: 'saved' },
    forward: forwardAt(match, game),
    news,
    refusal: undefined,
  });
  return andThen({ next, effects: cleared.effects }, (shown) => look(shown, tools, kept));
}

/** A game that is opened, or that another window paused or let go on, has somebody at it. */
function actedBefore<T extends TableTypes>(
  { actedAt }: Match<T>,
  before: LoadedGame<T> | undefined,
  { record, timeline }: LoadedGame<T>,
): number {
  const [was, is] = [before?.record.pauses, record.pauses];
  const isSame = before !== undefined && was?.since === is?.since && was?.count === is?.count;
  return isSame ? Math.min(actedAt, timeline.length) : timeline.length;
}

/** Lets the clock and the computers react to the game on the table. */
export function look<T extends TableTypes>(
  match: Match<T>,
  tools: StepTools<T>,
  kept?: readonly KeptDraft[],
): Advanced<T> {
  const { now: time } = tools;
  const known = withKeptTime(match.clock, kept);
  const game = freeGame(match);
  // Time goes on and may run out while a move is saved; `look` runs again afterwards.
  if (game === undefined) return advance({ ...match, clock: known });
  const clock = windClock(known, game, match.onlookers > 0, time);
  const next = showing(
    { ...match, clock },
    {
      endsAt: clock.timed.find(({ kind }) => kind === 'rules')?.endsAt,
      clock: shownClock(clock, game),
      pause: isPaused(game) ? game.record.pauses : undefined,
    },
  );
  if (clock.timed.length > 0 && isIdle(game, match.actedAt)) {
    const record: GameRecord<T> = { ...game.record, pauses: pausedAt(game.record.pauses, time, true) };
    return write(next, { kind: 'pauses', game, record }, tools);
  }
  const due = overdueMove(clock, game, time);
  if (due === undefined || due.isHeld) return considerComputers(next);
  return andThen(makeNow(next, game, [due.move], { kind: 'clock' }, tools), considerComputers);
}

/** Applies moves by the rules and writes them all at once; refuses all if one is refused. */
export function make<T extends TableTypes>(
  match: Match<T>,
  moves: readonly T['proposal'][],
  maker: Maker,
  tools: StepTools<T>,
): Advanced<T> {
  const event = { kind: 'make', moves, maker } as const;
  const { writing } = match;
  if (writing?.kind === 'hint' || (writing?.kind === 'move' && maker.kind === 'people')) {
    const isFirst = !match.waiting.some((one) => one.kind === 'make' && one.maker.kind === 'people');
    if (maker.kind !== 'people' || (isFirst && !isUnderWay(writing, moves))) return postpone(match, event);
    // A second press would make a move in the position after the first one.
    return advance(match);
  }
  const game = freeGame(match);
  if (game === undefined) return advance(match);
  // Time that ran out before an undo also counts for the move that is made instead.
  const due = maker.kind === 'clock' ? undefined : overdueMove(match.clock, game, tools.now);
  if (due?.isHeld !== true) return makeNow(match, game, moves, maker, tools);
  // People must hear that their move cannot be saved, even if it is the clock's move before it that fails.
  const first = { kind: maker.kind === 'people' ? 'people' : 'clock' } as const;
  return andThen(makeNow(match, game, [due.move], first, tools), (next) =>
    next.writing === undefined ? makeNow(next, game, moves, maker, tools) : postpone(next, event),
  );
}

/** Returns true if the move that is being saved is what is proposed once more, as by a second press. */
function isUnderWay<T extends TableTypes>(writing: Writing<T>, moves: readonly T['proposal'][]): boolean {
  if (writing.kind !== 'move' || writing.next.kind !== 'made') return false;
  const made = movesOf(writing.next.timeline).slice(-moves.length);
  return moves.every((move, at) => isPartOf(move, made[at]));
}

/** A move holds all of its proposal, and what the judge has added. */
function isPartOf(proposal: unknown, move: unknown): boolean {
  if (typeof proposal !== 'object' || proposal === null) return Object.is(proposal, move);
  if (typeof move !== 'object' || move === null) return false;
  const parts = new Map<string, unknown>(Object.entries(move));
  return Object.entries(proposal).every(([name, part]) => isPartOf(part, parts.get(name)));
}

function makeNow<T extends TableTypes>(
  match: Match<T>,
  game: LoadedGame<T>,
  moves: readonly T['proposal'][],
  maker: Maker,
  tools: StepTools<T>,
): Advanced<T> {
  const next = nextOf(match, game, moves, tools);
  if (next.ok) return save(match, game, next.value, tools, maker.kind !== 'people');
  const told = refused(match, next.problem);
  if (maker.kind !== 'computer') return advance(told);
  return advance(showing(told, { computer: { kind: 'failed', seat: maker.seat, problem: next.problem } }));
}

function nextOf<T extends TableTypes>(
  match: Match<T>,
  game: LoadedGame<T>,
  moves: readonly T['proposal'][],
  { parts: { drafting } }: StepTools<T>,
): Result<Next<T>> {
  const { rules } = game.game;
  const events: T['event'][] = [];
  let { timeline } = game;
  if (timeline.length + moves.length > recordLimits.moves) {
    return refuse({ code: 'play/record-full', most: recordLimits.moves } as const);
  }
  for (const move of moves) {
    if (!mayMake(match, game, move, drafting)) return refuse(covered);
    const missing = drafting.missing(move);
    const made = missing === undefined ? propose(rules, timeline, move, game.words) : refuse(missing);
    if (!made.ok) return made;
    rememberMove(rules, currentState(timeline), made.value);
    ({ timeline } = made.value);
    events.push(...made.value.events);
  }
  return ok({ timeline, kind: 'made', events });
}

/** Begins to save `next`. The table changes only once it is on the disk. */
export function save<T extends TableTypes>(
  match: Match<T>,
  game: LoadedGame<T>,
  next: Next<T>,
  tools: StepTools<T>,
  isAutomatic = false,
): Advanced<T> {
  const record = withTimeline<T>(game.record, next.timeline);
  return write(match, { kind: 'move', game, record, next, isAutomatic }, tools);
}

/** Begins a write. From then on, a game that is being read is out of date. */
export function write<T extends TableTypes>(
  match: Match<T>,
  writing: Writing<T>,
  { now: time }: StepTools<T>,
): Advanced<T> {
  const next = { ...match, writing, reading: undefined };
  return advance(showing(next, { saving: { kind: 'saving' }, refusal: undefined }), {
    kind: 'write',
    record: timedRecord(match.clock, writing.record, time),
    revision: writing.game.revision,
  });
}

export function moveWritten<T extends TableTypes>(
  match: Match<T>,
  { game, record, next, isAutomatic }: Extract<Writing<T>, { kind: 'move' }>,
  answer: Result<{ readonly revision: number }>,
  tools: StepTools<T>,
): Advanced<T> {
  if (!answer.ok) {
    // The computer or clock of another window was quicker and made the same move.
    if (isAutomatic && answer.problem.code === 'file/changed-elsewhere') {
      return hear(showing(match, { saving: { kind: 'saved' } }), undefined);
    }
    return advance(showing(match, { saving: { kind: 'failed', problem: answer.problem, next } }));
  }
  const serial = match.serial + 1;
  const moves = Math.abs(next.timeline.length - game.timeline.length);
  const news: News<T> = { serial, kind: next.kind, moves, events: next.events };
  const after = { ...game, record, timeline: next.timeline, revision: answer.value.revision };
  // Drafts are written at once, because the draft of a move that was taken back may still be on the disk.
  return andThen(lay({ ...match, serial }, after, tools, { news }), (shown) =>
    keepDraft(shown, after, tools),
  );
}

export function keepDraft<T extends TableTypes>(
  match: Match<T>,
  game: LoadedGame<T>,
  { parts }: StepTools<T>,
): Advanced<T> {
  const { draft } = match.shown;
  if (draft === undefined) return advance(match);
  const { drafts, toSave } = draftsToSave(parts.drafting, match.drafts, game, draft);
  return sendDrafts({ ...match, drafts }, keepDrafts(match.draftWrites, toSave));
}

export function hear<T extends TableTypes>(match: Match<T>, revision: number | undefined): Advanced<T> {
  // A game that is being loaded may be read as it was before.
  if (match.reading?.by === 'load') return postpone(match, { kind: 'heard', revision });
  const game = freeGame(match);
  if (game === undefined || game.revision === revision) return advance(match);
  const serial = match.serial + 1;
  const reading = { serial, by: 'heard' } as const;
  return advance({ ...match, serial, reading }, { kind: 'read', serial, withDrafts: false });
}

export function correct<T extends TableTypes>(
  match: Match<T>,
  { id, setUp }: { readonly id: number; readonly setUp: T['setUp'] },
  tools: StepTools<T>,
): Advanced<T> {
  const refusal = (problem: Problem) =>
    advance(match, { kind: 'settle', id, result: refuse(problem) } as const);
  const game = freeGame(match);
  if (game === undefined) return refusal({ code: 'play/busy' });
  const { takenBack } = game.record;
  const start = startOf({ ...game.record, setUp });
  const replayed = replay(game.game.rules, start, movesOf(game.timeline));
  if (!replayed.ok) return refusal(replayed.problem);
  const timeline: Timeline<T> = { ...replayed.timeline, takenBack };
  const record = withTimeline<T>({ ...game.record, setUp }, timeline);
  return write(match, { kind: 'correction', game, record, timeline, id }, tools);
}

export function correctionWritten<T extends TableTypes>(
  match: Match<T>,
  { game, record, timeline, id }: Extract<Writing<T>, { kind: 'correction' }>,
  answer: Result<{ readonly revision: number }>,
  tools: StepTools<T>,
): Advanced<T> {
  if (!answer.ok) {
    return advance(showing(match, { saving: { kind: 'saved' } }), { kind: 'settle', id, result: answer });
  }
  const { next, effects } = lay(match, { ...game, record, timeline, revision: answer.value.revision }, tools);
  return advance(next, ...effects, { kind: 'settle', id, result: ok(undefined) });
}

/** Gives up the move that could not be saved. The computers stop too, since they would only try the same move again. */
export function giveUpUnsaved<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  const { saving } = match.shown;
  if (saving.kind !== 'failed') return advance(match);
  const stopped = stopComputers(showing(match, { saving: { kind: 'saved' } }));
  const looked = andThen(stopped, (next) => {
    const game = laidGame(next);
    return look(game === undefined ? next : { ...next, clock: giveUpMove(next.clock, game) }, tools);
  });
  // A table with an unsaved move does not hear other windows. A door that opens has the table read again by itself.
  return isOfDoor(saving.problem) ? looked : andThen(looked, (next) => hear(next, undefined));
}

export function makeByPeople<T extends TableTypes>(
  match: Match<T>,
  moves: readonly T['proposal'][],
  tools: StepTools<T>,
): Advanced<T> {
  return andThen(make(resumeComputers(match), moves, { kind: 'people' }, tools), considerComputers);
}
