import { ok, refuse, type Seat } from '#shared/kernel/index.ts';
import type { Ending, GameTypes, Rules, Step, TimeLimit } from '../contract.ts';
import { isClockEvent, isClockMove, type ClockEvent, type ClockMove } from './clock-moves.ts';
import {
  clockOf,
  minuteMs,
  newClock,
  overtimeCost,
  overtimeOf,
  seatBudget,
  seatKey,
  type ClockState,
} from './clock-state.ts';
import { clockSettings } from '#shared/options/index.ts';

type AnyRules = Rules<GameTypes>;
type State = GameTypes['state'];

export interface ClockProblem {
  readonly code: 'clock/over' | 'clock/not-now';
}

const isOver: ClockProblem = { code: 'clock/over' };
const notNow: ClockProblem = { code: 'clock/not-now' };

/** A game's rules with the table's clock (P16). Without a clock among the options they are the game's own. */
export function withClock(rules: AnyRules): AnyRules {
  return {
    setup(start) {
      const begun = rules.setup(start);
      const clock = newClock(clockSettings(start.options), start.seats);
      return !begun.ok || clock === undefined ? begun : ok({ ...begun.value, clock });
    },
    turn(state) {
      const turn = rules.turn(state);
      return endOf(state) === undefined ? turn : { ...turn, seat: undefined };
    },
    actors(state) {
      if (endOf(state) !== undefined) return [];
      const actors = rules.actors(state);
      const rings = limitOf(rules, state)?.move !== undefined;
      return rings && !actors.includes('clock') ? [...actors, 'clock'] : actors;
    },
    limits(state) {
      if (endOf(state) !== undefined) return [];
      return [limitOf(rules, state) ?? [], sandOf(rules, state) ?? [], rules.limits(state)].flat();
    },
    judge(state, proposal, words) {
      if (endOf(state) !== undefined) return refuse(isOver);
      if (!isClockMove(proposal)) return rules.judge(state, proposal, words);
      return isDue(rules, state, proposal) ? ok(proposal) : refuse(notNow);
    },
    apply(state, move) {
      if (endOf(state) !== undefined) return refuse(isOver);
      const clock = clockOf(state);
      if (isClockMove(move)) {
        return clock !== undefined && isDue(rules, state, move)
          ? ok(ring(rules, state, clock, move))
          : refuse(notNow);
      }
      const made = rules.apply(state, move);
      if (!made.ok || clock === undefined) return made;
      const after = clockAfter(rules, state, made.value.state, move, clock);
      return ok(withClockState({ ...made.value, events: numbered(made.value.events, clock) }, after));
    },
    skipTurn: (state) => rules.skipTurn(state),
    viewFor(state, who) {
      const view = rules.viewFor(state, who);
      const clock = clockOf(state);
      return clock === undefined ? view : { ...view, clock };
    },
    eventsFor: (events, who) =>
      events.flatMap((event) => (isClockEvent(event) ? event : rules.eventsFor([event], who))),
    reveals: (event) => !isClockEvent(event) && rules.reveals(event),
    gains: (event) =>
      isClockEvent(event)
        ? []
        : rules.gains(event).map((gain) => ({ ...gain, move: inRecord(gain.move, apartIn(event)) })),
    scores(state) {
      const scores = rules.scores(state);
      const overtime = endedOvertime(rules, state);
      return overtime === undefined ? scores : scores.map((points, at) => points + (overtime[at] ?? 0));
    },
    ending(state) {
      const ending = rules.ending(state) ?? endByClock(rules, state);
      const overtime = ending && endedOvertime(rules, state);
      if (ending === undefined || overtime === undefined) return ending;
      return { ...ending, overtime, winners: winnersAfter(ending.winners, rules.scores(state), overtime) };
    },
  };
}

type Event = GameTypes['event'];

/** A game counts its own moves; its events say which others the record has between them. */
function numbered(events: readonly Event[], { apart }: ClockState): readonly Event[] {
  return apart.length === 0 ? events : events.map((event) => ({ ...event, apart }));
}

function apartIn(event: Event): readonly number[] {
  return 'apart' in event ? (event.apart as readonly number[]) : [];
}

function inRecord(move: number, apart: readonly number[]): number {
  return move + apart.filter((made) => made <= move).length;
}

/** Every state counts its moves (`GameTypes`). */
export function movesIn(state: State): number {
  return (state as { readonly moves: number }).moves;
}

function endOf(state: State) {
  return clockOf(state)?.end;
}

/** The seat's clock stands still while nobody has the turn, as between a play and its challenge. */
function limitOf(rules: AnyRules, state: State): TimeLimit<GameTypes> | undefined {
  const clock = clockOf(state);
  const { number, seat } = rules.turn(state);
  if (clock === undefined || seat === undefined || clock.settings.clock === 'none') return undefined;
  const { settings, over, out } = clock;
  const move = (at: number): ClockMove => ({ kind: moveKind(clock), by: 'clock', at });
  if (settings.clock === 'turn') {
    return { key: `clock:turn ${number} ${seat}`, ms: settings.turnMs, kind: 'turn', move };
  }
  const ms = out[seat] === true ? 0 : seatBudget(clock, seat) + minuteMs * (over[seat] ?? 0);
  const key = seatKey(seat);
  return settings.over === 'cost'
    ? { key, ms, kind: 'seat', countsOver: true, move }
    : { key, ms, kind: 'seat', move };
}

function sandOf(rules: AnyRules, state: State): TimeLimit<GameTypes> | undefined {
  const sandMs = clockOf(state)?.settings.sandMs ?? 0;
  const { number, seat } = rules.turn(state);
  if (sandMs === 0 || seat === undefined) return undefined;
  return { key: `clock:sand ${number} ${seat}`, ms: sandMs, kind: 'sand' };
}

function moveKind({ settings }: ClockState): ClockMove['kind'] {
  if (settings.clock === 'turn' || settings.over === 'ends') return 'clock-pass';
  return settings.over === 'cost' ? 'clock-cost' : 'clock-loss';
}

/** The rules are told no time, so any clock's move of the right kind is made. */
function isDue(rules: AnyRules, state: State, { kind, by }: ClockMove): boolean {
  const clock = clockOf(state);
  if (clock === undefined || by !== 'clock' || limitOf(rules, state) === undefined) return false;
  return kind === moveKind(clock);
}

function ring(rules: AnyRules, state: State, clock: ClockState, { kind }: ClockMove): Step<GameTypes> {
  const { seat } = rules.turn(state);
  if (seat === undefined) throw new Error('Nobody has the turn');
  switch (kind) {
    case 'clock-cost': {
      const over = clock.over.with(seat, (clock.over[seat] ?? 0) + 1);
      const minutes = over[seat] ?? 0;
      const event: ClockEvent = { kind: 'clock-cost', seat, minutes, points: minutes * overtimeCost };
      const apart = [...clock.apart, movesIn(state)];
      return withClockState({ state, events: [event] }, { ...clock, over, apart });
    }
    case 'clock-loss': {
      const end = { reason: 'clock-lost', seat } as const;
      const event: ClockEvent = { kind: 'clock-lost', seat };
      return withClockState({ state, events: [event] }, { ...clock, end });
    }
    case 'clock-pass':
      return passTurn(rules, state, clock, seat);
  }
}

/** A seat without time never gets any again, so the game is over once nobody has time. */
function passTurn(rules: AnyRules, state: State, clock: ClockState, seat: Seat): Step<GameTypes> {
  const { state: next, events: skipped } = rules.skipTurn(state);
  const events = numbered(skipped, clock);
  const passed: ClockEvent = { kind: 'clock-passed', seat };
  const out = clock.settings.clock === 'game' ? clock.out.with(seat, true) : clock.out;
  const after = { ...clock, out };
  if (rules.ending(next) !== undefined || !out.every(Boolean)) {
    return withClockState({ state: next, events: [passed, ...events] }, after);
  }
  const end = { reason: 'clock-out' } as const;
  return withClockState({ state: next, events: [passed, { kind: 'clock-out' }] }, { ...after, end });
}

/** Whoever ends their own turn has made a play, which adds time once. */
function clockAfter(
  rules: AnyRules,
  before: State,
  state: State,
  { by }: GameTypes['move'],
  clock: ClockState,
): ClockState {
  const [was, is] = [rules.turn(before), rules.turn(state)];
  if (by === 'clock' || by !== was.seat || (was.number === is.number && was.seat === is.seat)) return clock;
  if (clock.playedIn[by] === was.number) return clock;
  return {
    ...clock,
    plays: clock.plays.with(by, (clock.plays[by] ?? 0) + 1),
    playedIn: clock.playedIn.with(by, was.number),
  };
}

function withClockState({ state, events }: Step<GameTypes>, clock: ClockState): Step<GameTypes> {
  return { state: { ...state, clock }, events };
}

function endByClock(rules: AnyRules, state: State): Ending | undefined {
  const end = endOf(state);
  if (end === undefined) return undefined;
  const scores = rules.scores(state);
  const seats = scores.map((_, at) => at as Seat);
  const others = end.reason === 'clock-lost' ? seats.filter((at) => at !== end.seat) : seats;
  return {
    winners: best(others.length === 0 ? seats : others, scores),
    reason: end.reason,
    settlement: scores.map(() => 0),
  };
}

function endedOvertime(rules: AnyRules, state: State): readonly number[] | undefined {
  const clock = clockOf(state);
  if (clock === undefined || clock.over.every((minutes) => minutes === 0)) return undefined;
  return rules.ending(state) === undefined && clock.end === undefined ? undefined : overtimeOf(clock);
}

/** Whoever had more points than the winners could not win by the rules of the game, and does not now. */
function winnersAfter(
  winners: readonly Seat[],
  scores: readonly number[],
  overtime: readonly number[],
): readonly Seat[] {
  const most = Math.max(...winners.map((at) => scores[at] ?? 0));
  const inReach = scores.flatMap((points, at) => (points <= most ? [at as Seat] : []));
  return best(
    inReach,
    scores.map((points, at) => points + (overtime[at] ?? 0)),
  );
}

function best(seats: readonly Seat[], scores: readonly number[]): readonly Seat[] {
  const most = Math.max(...seats.map((at) => scores[at] ?? 0));
  return seats.filter((at) => scores[at] === most);
}
