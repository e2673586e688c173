import { currentState } from '#shared/engine/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { draftView, peopleOf } from '../people.ts';
import type { TableTypes } from '../table-types.ts';
import { runOut, isSaveDue, shownClock, stopClock, timeToKeep, wakeAt as clockWakesAt } from './clock.ts';
import { considerComputers, stopThinking, resumeComputers, stopComputers } from './computers.ts';
import { coversHand, layingSeat, liftCurtain, setCurtain } from './curtain.ts';
import { draftWritten, flushDrafts, keepDrafts, sendDrafts } from './draft-writes.ts';
import { closeHint } from './hint-state.ts';
import { acted } from './idle.ts';
import { hintWritten, nextHint, prepareHint, answerSearch } from './hints.ts';
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
import {
  correct,
  correctionWritten,
  keepDraft,
  giveUpUnsaved,
  hear,
  lay,
  look,
  make,
  makeByPeople,
  moveWritten,
  save,
} from './moves.ts';
import { isRefusedInPause, pause, pausesWritten, refuseInPause, resume } from './pausing.ts';
import { makeAgain, takeBack, takeBackTo } from './undoing.ts';

type EventOf<T extends TableTypes, K> = Extract<MatchEvent<T>, { kind: K }>;

/** Advances a match by one event. The caller carries out the effects, a write before anything is drawn. */
export function step<T extends TableTypes>(
  match: Match<T>,
  event: MatchEvent<T>,
  tools: StepTools<T>,
): Advanced<T> {
  return isRefusedInPause(match, event) ? refuseInPause(match) : stepOn(acted(match, event), event, tools);
}

function stepOn<T extends TableTypes>(
  match: Match<T>,
  event: MatchEvent<T>,
  tools: StepTools<T>,
): Advanced<T> {
  switch (event.kind) {
    case 'load':
      return load(match);
    case 'read':
      return read(match, event, tools);
    case 'heard':
      return hear(match, event.revision);
    case 'act':
      return act(match, event.action, tools);
    case 'make':
      return event.maker.kind === 'people'
        ? makeByPeople(match, event.moves, tools)
        : make(match, event.moves, event.maker, tools);
    case 'undo':
      return takeBack(match, tools);
    case 'undoTo':
      return takeBackTo(match, event.moves, tools);
    case 'redo':
      return makeAgain(match, tools);
    case 'correct':
      return correct(match, event, tools);
    case 'written':
      return answerWrite(match, event, tools);
    case 'saveAgain': {
      const { saving } = match.shown;
      const game = laidGame(match);
      return game === undefined || saving.kind !== 'failed'
        ? advance(match)
        : save(match, game, saving.next, tools);
    }
    case 'dropUnsaved':
      return giveUpUnsaved(match, tools);
    case 'forgetRefusal':
      return advance(showing(match, { refusal: undefined }));
    case 'draftWritten':
      return answerDraft(match, event);
    case 'keepDrafts':
      return andThen(keepTime(match, tools), flush);
    case 'stopComputers':
      return stopComputers(match);
    case 'goOn':
      return considerComputers(resumeComputers(match));
    case 'hurry':
      return advance(match, { kind: 'hurry' });
    case 'thought':
      return takeThought(match, event, tools);
    case 'attend':
      return look({ ...match, onlookers: match.onlookers + 1 }, tools);
    case 'leave':
      return leave(match, tools);
    case 'setCurtain': {
      const next = setCurtain(match, event.on);
      return coversHand(match, event.on) ? closeHint(next) : advance(next);
    }
    case 'liftCurtain': {
      const game = freeGame(match);
      return game === undefined ? advance(match) : advance(liftCurtain(match, game), { kind: 'prepareHint' });
    }
    case 'hint':
      return nextHint(match, event.words, tools);
    case 'prepareHint':
      return prepareHint(match);
    case 'searched':
      return answerSearch(match, event, tools);
    case 'closeHint':
      return closeHint(match);
    case 'time':
      return passTime(match, tools);
    case 'pause':
      return pause(match, tools);
    case 'resume':
      return resume(match, tools);
  }
}

export function wakeAt<T extends TableTypes>({ clock }: Match<T>): number | undefined {
  return clockWakesAt(clock);
}

export function isBusy<T extends TableTypes>({ reading, writing, hints }: Match<T>): boolean {
  return reading !== undefined || writing !== undefined || hints.search !== undefined;
}

function load<T extends TableTypes>(match: Match<T>): Advanced<T> {
  if (match.writing !== undefined) return postpone(match, { kind: 'load' });
  const serial = match.serial + 1;
  const next = { ...match, serial, waiting: [], reading: { serial, by: 'load' } as const };
  const loading = { stage: { kind: 'loading' }, saving: { kind: 'saved' }, forward: undefined } as const;
  return advance(showing(next, loading), { kind: 'read', serial, withDrafts: true });
}

function read<T extends TableTypes>(
  match: Match<T>,
  { serial, loaded, drafts }: EventOf<T, 'read'>,
  tools: StepTools<T>,
): Advanced<T> {
  if (match.reading?.serial !== serial) return advance(match);
  const { by } = match.reading;
  const next = { ...match, reading: undefined };
  const { waiting } = next;
  if (by === 'load') {
    const empty = { ...next, waiting: [] };
    if (!loaded.ok) return advance(showing(empty, { stage: { kind: 'failed', problem: loaded.problem } }));
    const lying = lay(empty, loaded.value, tools, { kept: drafts });
    return goOnWith(advance(lying.next, ...lying.effects, { kind: 'prepareHint' }), waiting, tools);
  }
  const game = freeGame(next);
  if (game === undefined) return advance(next);
  const heard = { ...next, waiting: [] };
  if (!loaded.ok) return advance(refused(heard, loaded.problem));
  // Waiting drafts belong to the game that was on the table before.
  const draftWrites = { ...next.draftWrites, waiting: [] };
  const laid =
    game.revision === loaded.value.revision
      ? advance(heard)
      : lay({ ...heard, draftWrites }, loaded.value, tools);
  return goOnWith(laid, waiting, tools);
}

function act<T extends TableTypes>(match: Match<T>, action: T['action'], tools: StepTools<T>): Advanced<T> {
  const { drafting } = tools.parts;
  // While a hint is being recorded, letters may be laid but moves wait.
  const game = match.writing?.kind === 'hint' ? laidGame(match) : freeGame(match);
  const { draft } = match.shown;
  if (game === undefined || draft === undefined) return advance(match);
  if (!drafting.isOpen(action) && layingSeat(match, game) === undefined) return advance(match);
  const view = draftView(game.game.rules, currentState(game.timeline), peopleOf(game.record));
  const drafted = drafting.reduce(draft, view, action);
  if (!drafted.ok) return advance(refused(match, drafted.problem));
  const next = showing(match, { draft: drafted.value, refusal: undefined });
  const isKept = !drafting.isOpen(action) || drafting.between?.isOne(action) === true;
  return isKept ? keepDraft(next, game, tools) : advance(next);
}

function answerWrite<T extends TableTypes>(
  match: Match<T>,
  { saved: answer }: EventOf<T, 'written'>,
  tools: StepTools<T>,
): Advanced<T> {
  const { writing, waiting } = match;
  if (writing === undefined) return advance(match);
  const advanced = written({ ...match, writing: undefined, waiting: [] }, writing, answer, tools);
  // Loading the game anew would lose the move that could not be saved.
  if (advanced.next.shown.saving.kind === 'failed') return advanced;
  // Waiting moves were proposed for the table as it is, so they come before a load.
  const [loads, moves] = [waiting.filter(isLoad), waiting.filter((event) => !isLoad(event))];
  // If another window was quicker, the table is read again, and waiting moves are dropped, to be decided anew.
  const isRead = advanced.next.reading !== undefined;
  const isLost = isRead && moves.some((event) => event.kind === 'make' && event.maker.kind === 'people');
  const told = isLost
    ? andThen(advanced, (after) => advance(refused(after, { code: 'file/changed-elsewhere' })))
    : advanced;
  return goOnWith(told, isRead ? loads : [...moves, ...loads], tools);
}

function goOnWith<T extends TableTypes>(
  advanced: Advanced<T>,
  events: readonly MatchEvent<T>[],
  tools: StepTools<T>,
): Advanced<T> {
  return events.reduce(
    (before, event) =>
      andThen(before, (after) =>
        after.writing === undefined ? step(after, event, tools) : postpone(after, event),
      ),
    advanced,
  );
}

function isLoad<T extends TableTypes>({ kind }: MatchEvent<T>): boolean {
  return kind === 'load';
}

function written<T extends TableTypes>(
  match: Match<T>,
  writing: Writing<T>,
  answer: Result<{ readonly revision: number }>,
  tools: StepTools<T>,
): Advanced<T> {
  switch (writing.kind) {
    case 'move':
      return moveWritten(match, writing, answer, tools);
    case 'correction':
      return correctionWritten(match, writing, answer, tools);
    case 'hint':
      return hintWritten(match, writing, answer, tools);
    case 'pauses':
      return pausesWritten(match, writing, answer, tools);
  }
}

function answerDraft<T extends TableTypes>(
  match: Match<T>,
  { draft, saved: answer }: EventOf<T, 'draftWritten'>,
): Advanced<T> {
  const sent = draftWritten(match.draftWrites, draft, answer);
  return sendDrafts(sent.problem === undefined ? match : refused(match, sent.problem), sent);
}

function takeThought<T extends TableTypes>(
  match: Match<T>,
  { serial, move }: EventOf<T, 'thought'>,
  tools: StepTools<T>,
): Advanced<T> {
  const { thinking } = match.computers;
  if (thinking?.serial !== serial) return advance(match);
  const { seat } = thinking;
  const next = { ...match, computers: { ...match.computers, thinking: undefined } };
  // `make` may refuse the move: a list that has changed since the game began may lack a word of its own vocabularies.
  return move.ok
    ? make(next, [move.value], { kind: 'computer', seat }, tools)
    : advance(showing(next, { computer: { kind: 'failed', seat, problem: move.problem } }));
}

function leave<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  const left = andThen(flush(match), (next) => advance({ ...next, onlookers: next.onlookers - 1 }));
  if (left.next.onlookers > 0) return left;
  const idle = andThen(andThen(keepTime(left.next, tools), stopThinking), closeHint);
  const clock = stopClock(idle.next.clock, tools.now);
  const game = laidGame(idle.next);
  const shown = game === undefined ? {} : { clock: shownClock(clock, game) };
  const next = showing(
    { ...idle.next, clock, curtain: undefined },
    { endsAt: undefined, forward: undefined, ...shown },
  );
  return advance(next, ...left.effects, ...idle.effects);
}

function passTime<T extends TableTypes>(match: Match<T>, tools: StepTools<T>): Advanced<T> {
  const kept = isSaveDue(match.clock, tools.now) ? keepTime(match, tools) : advance(match);
  return andThen(kept, (next) => {
    const clock = runOut(next.clock, tools.now);
    return clock === next.clock ? advance(next) : look({ ...next, clock }, tools);
  });
}

function keepTime<T extends TableTypes>(match: Match<T>, { now: time }: StepTools<T>): Advanced<T> {
  const [clock, draft] = timeToKeep(match.clock, laidGame(match)?.timeline.length ?? 0, time);
  if (draft === undefined) return advance(match);
  return sendDrafts({ ...match, clock }, keepDrafts(match.draftWrites, [draft]));
}

function flush<T extends TableTypes>(match: Match<T>): Advanced<T> {
  return sendDrafts(match, flushDrafts(match.draftWrites));
}
