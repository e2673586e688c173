import { describe, expect, it } from 'vitest';
import { timedGame, type Actor, type Game, type GameTypes } from '#shared/engine/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { acceptNone } from '#shared/lexicon/index.ts';
import type { ClockOptions } from '#shared/options/index.ts';
import { cuberow } from '../../../support/sixth-game/shared/games/cuberow/game.ts';
import type { CuberowState } from '../../../support/sixth-game/shared/games/cuberow/state.ts';

/** A game that has no word of a clock in its rules. */
const game = timedGame(cuberow as unknown as Game<GameTypes>);
const { rules } = game;
const at = 1_795_730_000_000;

function begun(options: ClockOptions, seats = 2): object {
  return expectOk(
    rules.setup({ options: game.optionsSchema.parse({ cubes: 12, ...options }), seats, seed: 3 }),
  );
}

const take = (state: object) =>
  ({ kind: 'take', by: rules.turn(state).seat, end: 'left' }) as unknown as Move;
const made = (state: object, move: Move) => expectOk(rules.apply(state, move));
const played = (state: object) => made(state, take(state)).state;
type Move = GameTypes['move'];

/** The move that the clock makes once the limit of the seat on turn has run out. */
function rung(state: object): Move {
  const move = rules
    .limits(state)
    .find(({ kind }) => kind === 'seat' || kind === 'turn')
    ?.move?.(at);
  if (move === undefined) throw new Error('No clock');
  return move;
}

const minutes = (state: object) => rules.limits(state).map(({ ms }) => ms / 60_000);

function finished(state: object): object {
  return rules.ending(state) === undefined ? finished(played(state)) : state;
}

describe('P16 a table without a clock', () => {
  it('P16 is what it was: no limit, no trace in state, view or options', () => {
    const state = begun({});
    expect(rules.limits(state)).toEqual([]);
    expect(state).toEqual(
      expectOk(cuberow.rules.setup({ options: cuberow.optionsSchema.parse({}), seats: 2, seed: 3 })),
    );
    expect(rules.viewFor(state, 'table')).not.toHaveProperty('clock');
    expect(game.optionsSchema.parse({})).toEqual({ cubes: 12, strict: false });
    expect(rules.apply(state, { kind: 'clock-pass', by: 'clock', at } as Move)).toMatchObject({
      problem: { code: 'clock/not-now' },
    });
  });
});

describe('P16 a time for each turn', () => {
  it('P16 is passed when it is over, and says so; the next turn has a time of its own', () => {
    const state = begun({ clock: 'turn', clockSeconds: 40 });
    const { seat: first } = rules.turn(state);
    const [limit] = rules.limits(state);
    expect(limit).toMatchObject({ ms: 40_000, kind: 'turn' });
    const { state: next, events } = made(state, rung(state));
    expect(events[0]).toEqual({ kind: 'clock-passed', seat: first });
    expect(rules.turn(next)).toEqual({ number: 2, seat: seat(1 - (first ?? 0)) });
    expect(rules.limits(next)[0]?.key).not.toBe(limit?.key);
    expect(rules.scores(next)).toEqual([0, 0]);
    expect((next as CuberowState).row).toEqual((state as CuberowState).row);
  });
});

describe('P16 a time for the game', () => {
  it('P16 is one limit a player, and every play adds to it', () => {
    const state = begun({ clock: 'game', clockMinutes: 5, clockAdds: 30 });
    const key = rules.limits(state)[0]?.key;
    expect(minutes(state)).toEqual([5]);
    const later = played(played(state));
    expect(rules.limits(later)[0]?.key).toBe(key);
    expect(minutes(later)).toEqual([5.5]);
  });

  it('P16 costs 10 points for each minute begun, which no score shows before the end', () => {
    const state = begun({ clock: 'game', clockMinutes: 5, clockAdds: 0 });
    const { seat: slow = seat(0) } = rules.turn(state);
    const first = made(state, rung(state));
    expect(first.events).toEqual([{ kind: 'clock-cost', seat: slow, minutes: 1, points: 10 }]);
    expect(rules.turn(first.state)).toEqual(rules.turn(state));
    expect(minutes(first.state)).toEqual([6]);
    const second = made(first.state, rung(first.state));
    expect(second.events).toEqual([{ kind: 'clock-cost', seat: slow, minutes: 2, points: 20 }]);
    expect(rules.scores(second.state)).toEqual([0, 0]);
    const end = finished(second.state);
    const plain = finished(begun({}));
    const overtime = [0, 0].map((_, one) => (one === slow ? -20 : 0));
    expect(rules.ending(end)).toMatchObject({ overtime, settlement: [0, 0], reason: 'row-empty' });
    expect(rules.scores(end)).toEqual(
      rules.scores(plain).map((points, one) => points + (overtime[one] ?? 0)),
    );
  });

  it('P16 decides who wins, with what it cost', () => {
    const close = begun({ clock: 'game', clockMinutes: 1, clockAdds: 0 });
    const winner = rules.ending(finished(close))?.winners[0] ?? seat(0);
    let state = rules.turn(close).seat === winner ? close : played(close);
    for (let minute = 0; minute < 20; minute += 1) ({ state } = made(state, rung(state)));
    expect(rules.ending(finished(state))?.winners).toEqual([seat(1 - winner)]);
  });

  it('P16 loses the game where the table says so', () => {
    const state = played(begun({ clock: 'game', clockOver: 'loses' }, 3));
    const { seat: late } = rules.turn(state);
    const lost = made(state, rung(state));
    expect(lost.events).toEqual([{ kind: 'clock-lost', seat: late }]);
    expect(rules.actors(lost.state)).toEqual([]);
    expect(rules.turn(lost.state).seat).toBeUndefined();
    expect(rules.limits(lost.state)).toEqual([]);
    const ending = rules.ending(lost.state);
    expect(ending).toMatchObject({ reason: 'clock-lost', settlement: [0, 0, 0] });
    expect(ending?.winners).not.toContain(late);
    expect(rules.apply(lost.state, take(state))).toMatchObject({ problem: { code: 'clock/over' } });
    expect(rules.judge(lost.state, take(state), acceptNone)).toMatchObject({
      problem: { code: 'clock/over' },
    });
  });

  it('P16 leaves a game alone with its score when it loses', () => {
    const state = begun({ clock: 'game', clockOver: 'loses' }, 1);
    const lost = made(played(state), rung(played(state))).state;
    expect(rules.ending(lost)?.winners).toEqual([0]);
    expect(rules.scores(lost)).toEqual(rules.scores(played(state)));
  });

  it('P16 passes each further turn of who has no time left, and ends once nobody has', () => {
    const state = begun({ clock: 'game', clockOver: 'ends', clockAdds: 60 });
    const out = made(state, rung(state));
    expect(out.events[0]).toMatchObject({ kind: 'clock-passed' });
    const again = played(out.state);
    expect(rules.turn(again).seat).toBe(rules.turn(state).seat);
    expect(minutes(again)).toEqual([0]);
    const last = made(again, rung(again)).state;
    const over = made(last, rung(last));
    expect(over.events.at(-1)).toEqual({ kind: 'clock-out' });
    expect(rules.ending(over.state)).toMatchObject({ reason: 'clock-out' });
    expect(rules.actors(over.state)).toEqual([]);
  });
});

describe('P16 a clock among the moves', () => {
  it('P16 leaves every gain with its own move of the record', () => {
    const state = begun({ clock: 'game' });
    const first = made(state, rung(state)).state;
    const second = made(first, rung(first)).state;
    const taken = made(second, take(second));
    expect(taken.events.flatMap((event) => rules.gains(event))).toMatchObject([{ move: 2 }]);
    const third = made(taken.state, rung(taken.state)).state;
    const next = made(third, take(third));
    expect(next.events.flatMap((event) => rules.gains(event))).toMatchObject([{ move: 4 }]);
  });
});

describe('P16 sand', () => {
  it.each(['none', 'turn', 'game'] as const)('P16 runs beside the clock %s and does nothing', (clock) => {
    const state = begun({ clock, sandSeconds: 90 });
    const sand = rules.limits(state).find(({ kind }) => kind === 'sand');
    expect(sand).toMatchObject({ ms: 90_000 });
    expect(sand).not.toHaveProperty('move');
    expect(rules.actors(state).includes('clock')).toBe(clock !== 'none');
  });
});

describe('P16 moves of the clock', () => {
  it('P16 are refused by another name, actor or shape', () => {
    const state = begun({ clock: 'game' });
    expect(rules.apply(state, { kind: 'clock-pass', by: 'clock', at } as Move)).toMatchObject({ ok: false });
    expect(rules.apply(state, { kind: 'clock-cost', by: seat(0) as Actor, at } as Move)).toMatchObject({
      ok: false,
    });
    expect(game.moveSchema.safeParse({ kind: 'clock-cost', by: 0, at }).success).toBe(false);
    expect(game.moveSchema.safeParse({ kind: 'clock-cost', by: 'clock', at, more: 1 }).success).toBe(false);
    expect(game.moveSchema.parse({ kind: 'clock-cost', by: 'clock', at })).toEqual(rung(state));
  });

  it('P16 are written and read as a line', () => {
    const state = begun({ clock: 'turn' });
    const view = rules.viewFor(state, 'table');
    const line = game.notation.format(view, rung(state));
    expect(line).toBe(`clock-pass ${at}`);
    expect(expectOk(game.notation.parse(view, 'clock', line))).toEqual(rung(state));
    expect(game.notation.parse(view, 'clock', 'clock-pass now')).toMatchObject({
      problem: { code: 'clock/unknown-text' },
    });
    expect(expectOk(game.notation.parse(view, seat(0), 'left'))).toMatchObject({ kind: 'take' });
  });
});
