import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { hintsAt, withHint, type GameRecord } from '#shared/records/index.ts';
import type { HintWords } from '../hint-search.ts';
import type { LoadedGame } from '../load-game.ts';
import type { Hint } from '../play.ts';
import type { TableTypes } from '../table-types.ts';
import { layingSeat } from './curtain.ts';
import {
  advance,
  freeGame,
  refused,
  showing,
  type Advanced,
  type Match,
  type StepTools,
  type HintToRecord,
  type Writing,
} from './match.ts';
import { look, write } from './moves.ts';

interface Asked<T extends TableTypes> {
  readonly game: LoadedGame<T>;
  readonly seat: Seat;
  readonly open: Hint<T> | undefined;
}

export function prepareHint<T extends TableTypes>(match: Match<T>): Advanced<T> {
  const game = freeGame(match);
  const seat = game === undefined ? undefined : layingSeat(match, game);
  const { known, search, prepared, chosen: words } = match.hints;
  if (game === undefined || seat === undefined || isStrict(game.record.options)) return advance(match);
  const { timeline } = game;
  if (search !== undefined || known?.timeline === timeline || prepared?.timeline === timeline)
    return advance(match);
  const serial = match.serial + 1;
  const hints = { ...match.hints, prepared: { serial, timeline, found: undefined } };
  return advance(
    { ...match, serial, hints },
    { kind: 'search', serial, seat, game, words, completes: undefined },
  );
}

/**
 * Opens one more step, which is recorded before it is shown. With other `words`, the steps already open are searched
 * anew in those words, which later hints use too.
 */
export function nextHint<T extends TableTypes>(
  match: Match<T>,
  words: HintWords | undefined,
  tools: StepTools<T>,
): Advanced<T> {
  const game = freeGame(match);
  const seat = game === undefined ? undefined : layingSeat(match, game);
  if (game === undefined || seat === undefined) return advance(match);
  if (isStrict(game.record.options)) return advance(refused(match, { code: 'play/strict' }));
  const shown = match.shown.hint;
  if (shown?.kind === 'asked') return advance(match);
  const { hints } = match;
  const isOther = words !== undefined && words !== hints.chosen;
  const next = isOther
    ? { ...match, hints: { ...hints, chosen: words, known: undefined, prepared: undefined } }
    : match;
  const asked = { game, seat, open: isOther ? undefined : shown };
  const { known, prepared } = next.hints;
  if (known?.timeline === game.timeline) return recordHint(next, asked, known.found, tools);
  if (prepared?.timeline !== game.timeline) return beginSearch(next, asked, 'best');
  // The search in advance has an answer or will give one.
  const { serial, found } = prepared;
  const search = { serial, timeline: game.timeline, seat, open: asked.open, phase: 'prepared' } as const;
  const waiting = showing(
    { ...next, hints: { ...next.hints, search, prepared: undefined } },
    { hint: { kind: 'asked' } },
  );
  return found === undefined ? advance(waiting) : answerSearch(waiting, { serial, found }, tools);
}

export function answerSearch<T extends TableTypes>(
  match: Match<T>,
  { serial, found }: { readonly serial: number; readonly found: Result<T['found'] | undefined, Problem> },
  tools: StepTools<T>,
): Advanced<T> {
  const { hints } = match;
  const { prepared, search } = hints;
  if (prepared?.serial === serial)
    return advance({ ...match, hints: { ...hints, prepared: { ...prepared, found } } });
  if (search?.serial !== serial) return advance(match);
  const { timeline, seat, open, phase } = search;
  const next = { ...match, hints: { ...hints, search: undefined } };
  const game = freeGame(next);
  // Since the search began, a move may have been made or the hand covered.
  if (game?.timeline !== timeline || layingSeat(next, game) !== seat)
    return advance(showing(next, { hint: open }));
  const asked = { game, seat, open };
  // The search in advance has failed. Search again, since the cause may be gone.
  if (!found.ok && phase === 'prepared' && found.problem.code !== 'engine/cancelled') {
    return beginSearch(next, asked, 'best');
  }
  if (!found.ok)
    return advance(refused(showing(next, { hint: phase === 'whole' ? open : undefined }), found.problem));
  const known = { timeline, found: found.value, isWhole: phase === 'whole' };
  return recordHint({ ...next, hints: { ...next.hints, known } }, asked, found.value, tools);
}

function beginSearch<T extends TableTypes>(
  match: Match<T>,
  { game, seat, open }: Asked<T>,
  phase: 'best' | 'whole',
  completes?: { readonly found: T['found'] },
): Advanced<T> {
  const serial = match.serial + 1;
  const { hints } = match;
  const search = { serial, timeline: game.timeline, seat, open, phase };
  return advance(
    showing(
      { ...match, serial, hints: { ...hints, search, prepared: undefined } },
      { hint: { kind: 'asked' } },
    ),
    { kind: 'search', serial, seat, game, words: hints.chosen, completes },
  );
}

function recordHint<T extends TableTypes>(
  match: Match<T>,
  asked: Asked<T>,
  found: T['found'] | undefined,
  tools: StepTools<T>,
): Advanced<T> {
  const { game, seat, open } = asked;
  const { later, stepsOf } = tools.parts;
  const { hintSteps } = game.game;
  // Where no move exists the first step says everything.
  const all = found === undefined ? hintSteps.slice(0, 1) : (stepsOf?.(found) ?? hintSteps);
  const steps = nextSteps(game, seat, open?.kind === 'told' ? open.steps : [], all);
  const isWhole = later === undefined || match.hints.known?.isWhole === true;
  // A step may tell what only the longer search finds.
  if (found !== undefined && !isWhole && steps.includes(later.step)) {
    return beginSearch(match, asked, 'whole', { found });
  }
  const record = steps.reduce<GameRecord<T>>(
    (next, step) => withHint(next, { after: game.timeline.length, seat, step }),
    game.record,
  );
  const told: HintToRecord<T> = { seat, found, steps, all, open, isClosed: false };
  if (record === game.record) return advance(showHint(match, told));
  return write(match, { kind: 'hint', game, record, told }, tools);
}

export function hintWritten<T extends TableTypes>(
  match: Match<T>,
  { game, record, told }: Extract<Writing<T>, { kind: 'hint' }>,
  answer: Result<{ readonly revision: number }>,
  tools: StepTools<T>,
): Advanced<T> {
  const kept = answer.ok ? { ...game, record, revision: answer.value.revision } : game;
  const next = showing(match, { stage: { kind: 'ready', game: kept }, saving: { kind: 'saved' } });
  const isWanted = !told.isClosed && layingSeat(next, kept) === told.seat;
  const shown = !isWanted
    ? next
    : answer.ok
      ? showHint(next, told)
      : refused(showing(next, { hint: told.open }), answer.problem);
  return look(shown, tools);
}

function showHint<T extends TableTypes>(match: Match<T>, { found, steps, all }: HintToRecord<T>): Match<T> {
  return showing(match, { hint: { kind: 'told', found, steps, all, words: match.hints.chosen } });
}

/** Returns the steps to open next: those of this turn that the record already has, as after a reload, or one more. */
function nextSteps<T extends TableTypes>(
  { record, timeline }: LoadedGame<T>,
  seat: Seat,
  open: readonly string[],
  all: readonly string[],
): readonly string[] {
  const seen = hintsAt(record, timeline.length, seat).length;
  return all.slice(0, open.length === 0 ? Math.max(1, seen) : open.length + 1);
}
