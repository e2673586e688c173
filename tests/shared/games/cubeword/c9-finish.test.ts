import { describe, expect, it } from 'vitest';
import { cubeword, type CubewordOptions, type CubewordSetUp } from '#shared/games/cubeword/index.ts';
import {
  begun,
  lying,
  moved,
  playedOn,
  refusal,
  setUpResult,
  siting,
} from '#tests/support/cubeword/table.ts';

const { rules } = cubeword;
const table = (seats: number, options: Partial<CubewordOptions>, setUp: CubewordSetUp = {}) =>
  begun({ seats, options, setUp });

describe('C9 finish', () => {
  it('C9 by score: 100 reached, then the round is completed', () => {
    const state = table(3, {}, { scores: [98, 40, 96] });
    const { state: reached, events } = playedOn(state, `0: ${siting('TO', 0, 0)}`);
    expect(events).toContainEqual({ kind: 'last-round', seat: 0 });
    expect(rules.viewFor(reached, 'table').lastRound).toBe('score-reached');
    const second = moved(reached, '1: pass');
    expect(rules.ending(second)).toBeUndefined();
    const over = moved(second, '2: site N at 2, 0; site E at 3, 0');
    expect(rules.ending(over)).toEqual({ reason: 'score-reached', winners: [0, 2], settlement: [0, 0, 0] });
    expect(rules.actors(over)).toEqual([]);
    expect(refusal(over, '0: pass')).toEqual({ code: 'cubeword/game-over' });
  });

  it('C9 by score: the highest wins, even one who was not the first to reach it', () => {
    const over = moved(
      table(2, { target: 20 }, { scores: [19, 18] }),
      `0: ${siting('TO', 0, 0)}`,
      '1: site N at 2, 0; site E at 3, 0',
    );
    expect(rules.scores(over)).toEqual([21, 22]);
    expect(rules.ending(over)?.winners).toEqual([1]);
  });

  it('C9 by score: the last turn of a round ends the game at once, without a last round', () => {
    const { events } = playedOn(
      table(2, {}, { turn: 2, seat: 1, scores: [0, 98] }),
      `1: ${siting('TO', 0, 0)}`,
    );
    expect(events.map(({ kind }) => kind)).toEqual(['turned', 'ended']);
  });

  it('C9 by score: the agreed number counts, one less does not end it', () => {
    const state = table(1, { target: 30 }, { scores: [27] });
    expect(rules.ending(moved(state, `0: ${siting('TO', 0, 0)}`))).toBeUndefined();
    expect(rules.ending(moved(state, `0: ${siting('TEN', 0, 0)}`))?.reason).toBe('score-reached');
  });

  it('C9 by time: the clock runs from the first turn, over all turns, and the round is completed', () => {
    const state = table(2, { finish: 'time' });
    const deadline = rules.limits(state)[0];
    expect(deadline?.ms).toBe(30 * 60_000);
    expect(rules.actors(state)).toEqual([0, 'clock']);
    const later = moved(state, `0: ${siting('TO', 0, 0)}`, '1: pass');
    expect(rules.limits(later)[0]?.key).toBe(deadline?.key);
    const rung = moved(later, 'clock: time 1763793158000');
    expect(rules.actors(rung)).toEqual([0]);
    expect(rules.limits(rung)[0]).toBeUndefined();
    expect(rules.viewFor(rung, 'table').lastRound).toBe('time-up');
    expect(refusal(rung, 'clock: time 1763793158001')).toEqual({ code: 'cubeword/time-over' });
    const half = moved(rung, '0: pass');
    expect(rules.ending(half)).toBeUndefined();
    expect(rules.ending(moved(half, '1: pass'))).toMatchObject({ reason: 'time-up', winners: [0] });
  });

  it('C9 by time: of a game begun on a table what is left of it, and no other finish has a clock', () => {
    const state = table(2, { finish: 'time', minutes: 45 }, { minutesBefore: 12.5 });
    expect(rules.limits(state)[0]?.ms).toBe(32.5 * 60_000);
    expect(rules.limits(table(2, {}))).toEqual([]);
    expect(refusal(table(2, {}), 'clock: time 1')).toEqual({ code: 'cubeword/no-time-limit' });
  });

  it('C9 by lead: 25 over the next, looked at when a round ends', () => {
    const state = table(3, { finish: 'lead' }, { scores: [30, 7, 3] });
    const ahead = moved(state, `0: ${siting('TO', 0, 0)}`, '1: pass');
    // 25 ahead, and the round goes on.
    expect(rules.scores(ahead)).toEqual([32, 7, 3]);
    expect(rules.viewFor(ahead, 'table').lastRound).toBeUndefined();
    expect(rules.ending(moved(ahead, '2: pass'))).toMatchObject({ reason: 'lead-reached', winners: [0] });
    const caught = moved(state, '0: pass', `1: ${siting('TO', 0, 0)}`, '2: pass');
    expect(rules.ending(caught)).toBeUndefined();
    expect(setUpResult({ seats: 1, options: { finish: 'lead' } })).toMatchObject({
      problem: {
        code: 'option/too-few-players',
        option: { phrase: 'option', game: 'cubeword', option: 'finish' },
        choice: { phrase: 'optionChoice', game: 'cubeword', option: 'finish', choice: 'lead' },
        players: 1,
        least: 2,
      },
    });
  });

  it('C9 by rounds: 10, or as many as agreed', () => {
    const state = table(2, { finish: 'rounds' }, { turn: 19, seat: 1 });
    expect(rules.viewFor(state, 'table')).toMatchObject({ round: 10, lastRound: 'rounds-played' });
    const last = moved(state, `1: ${siting('TO', 0, 0)}`);
    expect(rules.ending(last)).toBeUndefined();
    expect(rules.ending(moved(last, '0: pass'))).toMatchObject({ reason: 'rounds-played', winners: [1] });
    const two = table(1, { finish: 'rounds', rounds: 2 });
    expect(rules.ending(moved(two, `0: ${siting('TO', 0, 0)}`))).toBeUndefined();
    expect(rules.ending(moved(two, `0: ${siting('TO', 0, 0)}`, '0: pass'))?.reason).toBe('rounds-played');
  });

  it.each([1, 2, 3, 6])('C9 everybody passing twice running ends it: %i players', (seats) => {
    const passes = Array.from({ length: 2 * seats }, (_, at) => `${at % seats}: pass`);
    const before = moved(table(seats, { finish: 'rounds' }), ...passes.slice(0, -1));
    expect(rules.ending(before)).toBeUndefined();
    const over = moved(before, passes.at(-1) ?? '');
    expect(rules.ending(over)).toMatchObject({
      reason: 'all-passed',
      winners: Array.from({ length: seats }, (_, at) => at),
    });
  });

  it('C9 a turn with a move in it begins the passes anew', () => {
    const state = moved(
      table(2, {}),
      '0: pass',
      '1: pass',
      '0: pass',
      '1: site A at 0, 0',
      '0: pass',
      '1: pass',
      '0: pass',
    );
    expect(rules.ending(state)).toBeUndefined();
    expect(rules.ending(moved(state, '1: pass'))?.reason).toBe('all-passed');
  });

  it('C9 an empty pool ends nothing', () => {
    const names = [
      'ABDTU A',
      'ABNPT *A',
      'ACERW A',
      'ADIPS A',
      'AFHSU A',
      'AGOPR A',
      'AHKLO A',
      'AHPSU A',
      'AHQRT A',
    ];
    const others = [
      'BIMNT B',
      'CEKLO C',
      'CETUV C',
      'CLNOX C',
      'DEIRW D',
      'DEOTY D',
      'DNORV D',
      'EFGIS E',
      'EILSY E',
    ];
    const rest = ['EJLOS E', 'ELMOV E', 'EMRUW E', 'FGINS F', 'GINTZ G', 'IMNRY I', 'Joker Q'];
    const felt = lying(...[...names, ...others, ...rest].map((text, at) => `${text} ${2 * at} 0`));
    const state = table(2, {}, { felt });
    const on = moved(state, '0: re-site A from 0, 0 to 0, 5', '1: pass');
    expect(rules.actors(on)).toEqual([0]);
    expect(refusal(on, '0: site T at 9, 9')).toMatchObject({ code: 'cubeword/pool-lacks' });
  });

  it('C9 alone one plays on to the same finishes', () => {
    expect(rules.ending(moved(table(1, {}), '0: pass', '0: pass'))?.reason).toBe('all-passed');
    expect(rules.turn(moved(table(1, {}), '0: pass'))).toEqual({ number: 2, seat: 0 });
  });
});
