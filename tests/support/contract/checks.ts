import { deepStrictEqual, ok as assert, strictEqual } from 'node:assert';
import {
  movesOf,
  currentState,
  redo,
  replay,
  undo,
  type GameTypes,
  type Rules,
} from '#shared/engine/index.ts';
import { expectOk, seat, type Problem, type Result } from '#shared/kernel/index.ts';
import { computersDecide } from './computer-check.ts';
import { garbageIsRefused } from './garbage-check.ts';
import { nothingHiddenLeaks } from './hidden-check.ts';
import { statesOf, type PlayedGame } from './random-game.ts';
import { recordsRoundTrip } from './record-check.ts';
import { setUpsGoOn, setUpsHideHands } from './set-up-check.ts';
import type { Tenant } from './tenant.ts';

/** Throws where a game breaks its contract. */
export type Check = (tenant: Tenant, played: PlayedGame) => void | Promise<void>;

/** What holds of every game (shared/engine/contract.ts), by the sentence that says so. */
export const contractChecks: Readonly<Record<string, Check>> = {
  'pieces are conserved': piecesAreConserved,
  'what a move lays are pieces of the game, with its letters': piecesAreLaid,
  'scores are the gains of the events and the settlement of the end': scoresAddUp,
  'undo to the start and redo give the same states': undoAndRedo,
  'replay equals play, with verdicts and without': replayEqualsPlay,
  'states, moves and options go through JSON and their schemas unchanged': everythingIsJson,
  'a line of notation is read as the move it was written for': notationIsExact,
  'views and events show nothing hidden': nothingHiddenLeaks,
  'a set-up of a state names nothing hidden': setUpsHideHands,
  'a game set up as it stands goes on with the same scores, turn and set-up': setUpsGoOn,
  'somebody may act exactly until the end': actorsUntilTheEnd,
  'moves of others and after the end are refused as values': othersAreRefused,
  'odd moves are made or refused, never thrown': garbageIsRefused,
  'no state grows without bound': statesStaySmall,
  'records round-trip byte for byte and replay to the same end': recordsRoundTrip,
  'computers propose legal moves at every level': computersDecide,
};

function piecesAreConserved({ game }: Tenant, played: PlayedGame): void {
  const first = game.pieces(played.timeline.start);
  deepStrictEqual(first, [...first].sort(), 'pieces are sorted');
  for (const state of statesOf(played)) deepStrictEqual(game.pieces(state), first);
}

function piecesAreLaid({ game }: Tenant, { start, timeline, steps }: PlayedGame): void {
  const letters = game.letters(start.options);
  const pieces = game.pieces(timeline.start);
  for (const { before, state, move } of steps) {
    const laid = game.laid?.(before, move) ?? [];
    deepStrictEqual(game.laid?.(state, move) ?? [], laid, 'any state of the game will do');
    for (const { letter, piece } of laid) {
      assert(letters.includes(letter), `${letter} is a letter`);
      assert(piece === undefined || pieces.includes(piece), `${piece} is a piece`);
    }
  }
}

function scoresAddUp({ game: { rules } }: Tenant, { start, timeline, steps }: PlayedGame): void {
  const sums = Array.from({ length: start.seats }, () => 0);
  deepStrictEqual(rules.scores(timeline.start), sums);
  for (const [at, { state, events }] of steps.entries()) {
    for (const { seat: by, points, move } of events.flatMap((event) => rules.gains(event))) {
      assert(move >= 0 && move <= at, `a gain names move ${move} at move ${at}`);
      sums[by] = (sums[by] ?? NaN) + points;
    }
    const ending = rules.ending(state);
    if (ending !== undefined) {
      strictEqual(ending.settlement.length, start.seats);
      assert(ending.winners.every((winner) => winner < start.seats));
    }
    const settled = sums.map(
      (sum, one) => sum + (ending?.settlement[one] ?? 0) + (ending?.overtime?.[one] ?? 0),
    );
    deepStrictEqual(rules.scores(state), settled);
  }
}

function undoAndRedo({ game: { rules } }: Tenant, { timeline, steps }: PlayedGame): void {
  let back = timeline;
  // Time that ran out does not come back: a move of the clock goes with the one before it.
  const people = steps.filter(({ move }) => move.by !== 'clock');
  for (const { before } of people.toReversed()) {
    const undone = undo(rules, back);
    assert(undone !== undefined);
    deepStrictEqual(currentState(undone), before);
    back = undone;
  }
  strictEqual(undo(rules, back), undefined);
  deepStrictEqual(currentState(back), people[0]?.before ?? timeline.state);
  for (const { state, events } of steps.slice(
    people[0] === undefined ? steps.length : steps.indexOf(people[0]),
  )) {
    const again = redo(rules, back);
    assert(again !== undefined);
    deepStrictEqual(currentState(again.timeline), state);
    deepStrictEqual(again.events, events);
    back = again.timeline;
  }
  deepStrictEqual(movesOf(back), movesOf(timeline));
}

function replayEqualsPlay({ game: { rules } }: Tenant, { start, timeline, words }: PlayedGame): void {
  const moves = movesOf(timeline);
  deepStrictEqual(replay(rules, start, moves), { ok: true, timeline });
  deepStrictEqual(replay(rules, start, moves, { words }), { ok: true, timeline });
}

function everythingIsJson({ game }: Tenant, played: PlayedGame): void {
  const { options } = played.start;
  deepStrictEqual(game.optionsSchema.parse(throughJson(options)), options);
  for (const state of statesOf(played)) deepStrictEqual(throughJson(state), state);
  for (const move of movesOf(played.timeline)) {
    deepStrictEqual(throughJson(move), move);
    deepStrictEqual(game.moveSchema.parse(throughJson(move)), move);
  }
}

function notationIsExact({ game: { rules, notation } }: Tenant, { steps, words }: PlayedGame): void {
  for (const { before, move } of steps) {
    // Nobody types what the clock does.
    if (move.by === 'clock') continue;
    const view = rules.viewFor(before, move.by);
    const line = notation.format(view, move);
    assert(!/[\r\n]/.test(line), 'one line');
    const proposal = expectOk(notation.parse(view, move.by, line));
    deepStrictEqual(expectOk(rules.judge(before, proposal, words)), move, line);
  }
}

function actorsUntilTheEnd({ game: { rules } }: Tenant, played: PlayedGame): void {
  const { seats } = played.start;
  strictEqual(rules.turn(played.timeline.start).number, 1);
  let turn = 1;
  for (const state of statesOf(played)) {
    const actors = rules.actors(state);
    const { number, seat: onTurn } = rules.turn(state);
    assert(number >= turn, 'turns are counted upwards');
    turn = number;
    strictEqual(new Set(actors).size, actors.length, 'no actor is named twice');
    assert(actors.every((actor) => actor === 'clock' || (Number.isInteger(actor) && actor < seats)));
    strictEqual(actors.length === 0, rules.ending(state) !== undefined, 'over exactly when nobody may act');
    assert(onTurn === undefined || actors.includes(onTurn), 'who has the turn may act');
    const limits = rules.limits(state);
    strictEqual(new Set(limits.map(({ key }) => key)).size, limits.length, 'no two limits share a key');
    const rung = limits.flatMap((limit) => limit.move?.(1_234_567_890_123) ?? []);
    strictEqual(rung.length > 0, actors.includes('clock'), 'the clock acts where a limit ends in a move');
    for (const move of rung) expectOk(rules.apply(state, move));
    if (onTurn !== undefined) aSkipIsOneMove(rules, state, { number, seat: onTurn });
  }
}

/** A clock that passes the turn leaves the game going on with another turn, or between two, or over. */
function aSkipIsOneMove(
  rules: Rules<GameTypes>,
  state: object,
  turn: { readonly number: number; readonly seat: number },
): void {
  const skipped = rules.skipTurn(state).state;
  strictEqual(movesIn(skipped), movesIn(state) + 1, 'a skip is one move');
  const next = rules.turn(skipped);
  assert(next.seat !== turn.seat || next.number > turn.number || rules.ending(skipped) !== undefined);
}

const movesIn = (state: object): number => ('moves' in state ? Number(state.moves) : NaN);

function othersAreRefused({ game: { rules } }: Tenant, { start, timeline, steps, words }: PlayedGame): void {
  const refusedBoth = (state: object, move: GameTypes['move']): void => {
    refused(rules.judge(state, move, words));
    refused(rules.apply(state, move));
  };
  for (const { before, move } of steps) {
    const actors = rules.actors(before);
    for (let at = 0; at <= start.seats; at += 1) {
      if (!actors.includes(seat(at))) refusedBoth(before, { ...move, by: seat(at) });
    }
  }
  if (rules.ending(timeline.state) === undefined) return;
  for (const { move } of steps) refusedBoth(timeline.state, move);
}

/** Characters of JSON that a state may gain with each move, and more for what is there for a moment alone. */
const growth = { move: 500, moment: 8_000 } as const;

function statesStaySmall(_: Tenant, played: PlayedGame): void {
  const size = (state: object): number => JSON.stringify(state).length;
  const first = size(played.timeline.start);
  for (const [moves, state] of statesOf(played).entries()) {
    const most = first + growth.moment + growth.move * moves;
    assert(size(state) <= most, `after ${moves} moves the state has ${size(state)} characters, not ${most}`);
  }
}

function refused(result: Result<unknown, Problem>): void {
  strictEqual(result.ok, false);
}

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
