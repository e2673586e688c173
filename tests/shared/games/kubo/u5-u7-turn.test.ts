import { describe, expect, it } from 'vitest';
import { cardNames, kubo, openLines, type CardName, type KuboState } from '#shared/games/kubo/index.ts';
import { begun, moved, playedOn, refusal, scoresOf } from '#tests/support/kubo/table.ts';

const handOf = (state: KuboState, at: number) => state.seats[at]?.hand ?? [];

describe('U5 drawing', () => {
  const hands: readonly (readonly CardName[])[] = [
    ['blue M1', 'blue S2', 'red L4'],
    ['blue XL3', 'red M4'],
  ];
  const deck: readonly CardName[] = ['yellow M2', 'yellow M3', 'yellow L2', 'yellow L3', 'red M2', 'red L3'];
  const table = () => begun({ setUp: { dealer: 1, hands, deck } });

  it('U5 each turn begins with one card from the deck, without being asked', () => {
    const first = table();
    expect(handOf(first, 0)).toEqual([...(hands[0] ?? []), 'yellow M2']);
    const second = moved(first, '0: end');
    expect(handOf(second, 1)).toEqual([...(hands[1] ?? []), 'yellow M3']);
    expect(handOf(moved(second, '1: end'), 0)).toHaveLength(5);
  });

  it('U5 no further card in the first turn, nor after a turn that laid one or none', () => {
    expect(refusal(table(), '0: draw')).toEqual({ code: 'kubo/draw-not-earned', laid: 0 });
    const again = moved(table(), '0: lay blue M1', '0: end', '1: wave', '1: end');
    expect(refusal(again, '0: draw')).toEqual({ code: 'kubo/draw-not-earned', laid: 1 });
  });

  it('U5 after a turn of one’s own that laid two, further cards one at a time up to a hand of five', () => {
    const again = moved(table(), '0: lay blue M1', '0: lay blue S2', '0: end', '1: wave', '1: end');
    expect(handOf(again, 0)).toEqual(['red L4', 'yellow M2', 'yellow L2']);
    const one = moved(again, '0: draw');
    expect(handOf(one, 0)).toEqual(['red L4', 'yellow M2', 'yellow L2', 'yellow L3']);
    const two = moved(one, '0: draw');
    expect(handOf(two, 0)).toHaveLength(5);
    expect(two.phase).toMatchObject({ drawn: 3 });
    expect(refusal(two, '0: draw')).toEqual({ code: 'kubo/hand-full', cards: 5, most: 5 });
  });

  it('U5 it is the last turn of one’s own that counts, not what others laid or an earlier turn', () => {
    const later = moved(
      table(),
      ...['0: lay blue M1', '0: lay blue S2', '0: end', '1: wave', '1: end', '0: end'],
    );
    expect(refusal(later, '1: draw')).toEqual({ code: 'kubo/draw-not-earned', laid: 0 });
    expect(refusal(moved(later, '1: end'), '0: draw')).toEqual({ code: 'kubo/draw-not-earned', laid: 0 });
  });

  it('U5 once a card is laid no more is drawn', () => {
    const again = moved(
      begun({ setUp: { dealer: 1, hands, deck, laidBefore: [2, 0] } }),
      '0: draw',
      '0: lay blue M1',
    );
    expect(handOf(again, 0)).toHaveLength(4);
    expect(refusal(again, '0: draw')).toEqual({ code: 'kubo/draw-after-laying' });
  });

  it('U5 the compulsory card lifts a hand above five', () => {
    const full: readonly CardName[] = ['red M1', 'red M2', 'red M3', 'red M4', 'red L1'];
    const first = begun({ setUp: { dealer: 1, hands: [full, ['red L2']], laidBefore: [2, 0] } });
    expect(handOf(first, 0)).toHaveLength(6);
    expect(refusal(first, '0: draw')).toEqual({ code: 'kubo/hand-full', cards: 6, most: 5 });
  });

  /** All cards but these four are dealt out, so that the deck holds what is named alone. */
  const nearlyEmpty = (deckLeft: readonly CardName[]) => {
    const corners: readonly CardName[] = ['blue S1', 'blue S4', 'blue XL1', 'blue XL4'];
    const others = cardNames.filter((card) => !corners.includes(card) && !deckLeft.includes(card));
    const own = others.slice(0, 2);
    return begun({ setUp: { dealer: 1, hands: [own, others.slice(2)], laidBefore: [2, 2] } });
  };

  it('U5 a deck that holds fewer gives what it has', () => {
    const last = nearlyEmpty(['red L3', 'red M3']);
    expect(handOf(last, 0)).toHaveLength(3);
    expect(refusal(moved(last, '0: draw'), '0: draw')).toEqual({ code: 'kubo/deck-empty' });
  });

  it('U5 an empty deck gives nothing, and the turn is played all the same', () => {
    const none = nearlyEmpty([]);
    expect(handOf(none, 0)).toHaveLength(2);
    expect(none.phase).toMatchObject({ kind: 'turn', seat: 0, drawn: 0 });
    expect(refusal(none, '0: draw')).toEqual({ code: 'kubo/deck-empty' });
    const laid = moved(none, '0: lay blue M1');
    expect(laid.table).toContain('blue M1');
    // Nothing that is laid earns a draw from an empty deck.
    expect(refusal(laid, '0: draw')).toEqual({ code: 'kubo/deck-empty' });
  });
});

describe('U6 laying', () => {
  const hands: readonly (readonly CardName[])[] = [['blue M1', 'blue L1', 'green M1', 'red XL4'], ['red M4']];
  const table = () => begun({ setUp: { dealer: 1, hands } });

  it('U6 any number of cards, one after another, each of which may hold the next', () => {
    const built = moved(table(), '0: lay blue M1', '0: lay green M1', '0: lay blue L1');
    expect(built.phase).toMatchObject({ kind: 'turn', seat: 0, laid: ['blue M1', 'green M1', 'blue L1'] });
  });

  it('U6 none need be laid, though one could', () => {
    expect(kubo.rules.turn(moved(table(), '0: end')).seat).toBe(1);
  });

  it('U6 the turn lasts until its end is declared, and nobody else has it before', () => {
    const built = moved(table(), '0: lay blue M1');
    expect(kubo.rules.actors(built)).toEqual([0]);
    for (const line of ['1: end', '1: draw', '1: lay red M4', '1: claim blue S1 XL1']) {
      expect(refusal(built, line)).toEqual({ code: 'kubo/not-your-turn', by: 1, seat: 0 });
    }
    expect(refusal(built, '1: wave').code).toBe('kubo/no-window');
    expect(refusal(built, '4: end')).toEqual({ code: 'kubo/no-such-seat', by: 4, seats: 2 });
  });
});

describe('U7 claiming', () => {
  /** Seat 0 can complete the row blue S1 XL1 and the column of S1, seat 1 and 2 hold nothing of use. */
  const hands: readonly (readonly CardName[])[] = [
    ['blue M1', 'blue L1', 'blue S2', 'blue S3', 'green M1', 'red XL2'],
    ['red M4', 'blue XL2'],
    ['red M3'],
  ];
  const table = (stealSeconds = 10) =>
    begun({ seats: 3, options: { stealSeconds }, setUp: { dealer: 2, hands } });
  const row = '0: claim blue S1 XL1';
  const column = '0: claim blue S1 S4';
  const complete = (stealSeconds?: number) =>
    moved(table(stealSeconds), '0: lay blue M1', '0: lay blue L1', '0: lay blue S2', '0: lay blue S3');

  it('U7 completed lines score only when claimed, each by itself, and at once; the corners count', () => {
    const built = complete();
    expect(scoresOf(built)).toEqual([0, 0, 0]);
    expect(openLines(built, built.phase)).toHaveLength(2);
    const { state, events } = playedOn(built, row);
    expect(scoresOf(state)).toEqual([1, 0, 0]);
    expect(events.flatMap(kubo.rules.gains)).toEqual([{ seat: 0, points: 1, move: 4 }]);
    expect(scoresOf(moved(state, column))).toEqual([2, 0, 0]);
  });

  it('U7 at any time before the end is declared: also after more has been laid', () => {
    const later = moved(
      table(),
      '0: lay blue M1',
      '0: lay blue L1',
      '0: lay green M1',
      '0: lay blue S2',
      row,
    );
    expect(scoresOf(later)).toEqual([1, 0, 0]);
    expect(later.phase).toMatchObject({ kind: 'turn', seat: 0 });
  });

  it('U7 a wrong claim costs nothing, and may be made right', () => {
    const built = complete();
    expect(refusal(built, '0: claim blue S1 XL4')).toEqual({
      code: 'kubo/line-incomplete',
      line: 'blue S1 to blue XL4',
      missing: ['blue M2', 'blue L3'],
    });
    expect(refusal(moved(built, row), row)).toEqual({
      code: 'kubo/line-claimed',
      line: 'blue S1 to blue XL1',
      seat: 0,
    });
    expect(scoresOf(built)).toEqual([0, 0, 0]);
  });

  it('U7 when the turn ends any other player may claim what was not, first come, first served', () => {
    const window = moved(complete(), row, '0: end');
    expect(kubo.rules.turn(window).seat).toBeUndefined();
    expect(kubo.rules.actors(window)).toEqual([1, 2, 'clock']);
    expect(refusal(window, row)).toEqual({ code: 'kubo/own-window' });
    expect(refusal(window, column)).toEqual({ code: 'kubo/own-window' });
    const { state, events } = playedOn(window, '2: claim blue S1 S4');
    expect(scoresOf(state)).toEqual([1, 0, 1]);
    expect(events).toMatchObject([
      { kind: 'claimed', seat: 2, stolen: true, points: 1, move: 6, shape: 'column' },
    ]);
    expect(refusal(state, '1: claim blue S1 S4').code).toBe('kubo/line-claimed');
    expect(refusal(state, '1: claim blue S1 XL1').code).toBe('kubo/line-claimed');
    expect(kubo.rules.actors(state)).toEqual([1, 2, 'clock']);
  });

  it('U7 nothing else is done while the window is open', () => {
    const window = moved(complete(), '0: end');
    for (const line of ['1: lay red M4', '1: draw', '1: end', '0: end', '0: lay green M1']) {
      expect(refusal(window, line)).toEqual({ code: 'kubo/window-open', seat: 0 });
    }
    expect(refusal(window, '0: wave')).toEqual({ code: 'kubo/own-window' });
  });

  it('U7 the window closes earlier when every opponent has waved it on', () => {
    const one = moved(complete(), '0: end', '1: wave');
    expect(kubo.rules.actors(one)).toEqual([2, 'clock']);
    expect(refusal(one, '1: wave')).toEqual({ code: 'kubo/waved-already' });
    expect(refusal(one, '1: claim blue S1 S4')).toEqual({ code: 'kubo/waved-already' });
    const { state, events } = playedOn(one, '2: wave');
    expect(kubo.rules.turn(state)).toEqual({ number: 2, seat: 1 });
    expect(events).toContainEqual({ kind: 'window-closed', seat: 0, timedOut: false });
  });

  it('U7 what nobody claimed in time is dead for good, even when more is laid beside it', () => {
    const later = moved(complete(), '0: end', '1: wave', '2: wave', '1: lay blue XL2');
    expect(refusal(later, '1: claim blue S1 S4')).toEqual({
      code: 'kubo/line-dead',
      line: 'blue S1 to blue S4',
    });
    expect(openLines(later, later.phase)).toEqual([]);
    const round = moved(later, '1: end', '0: wave', '2: wave', '2: end');
    expect(refusal(round, row).code).toBe('kubo/line-dead');
  });

  it.each([10, 5, 60])('U7 the clock closes the window after %i seconds, and keeps the moment', (seconds) => {
    const window = moved(complete(seconds), '0: end');
    const deadline = kubo.rules.limits(window)[0];
    expect(deadline?.ms).toBe(seconds * 1000);
    expect(deadline?.move?.(1_763_793_158_000)).toEqual({
      kind: 'close',
      by: 'clock',
      at: 1_763_793_158_000,
    });
    const { state, events } = playedOn(window, 'clock: close 1763793158000');
    expect(kubo.rules.turn(state)).toEqual({ number: 2, seat: 1 });
    expect(events).toContainEqual({ kind: 'window-closed', seat: 0, timedOut: true });
    expect(kubo.rules.limits(state)[0]).toBeUndefined();
  });

  it('U7 the time of a window runs on whatever is claimed and waved meanwhile, and anew in the next turn', () => {
    const window = moved(complete(), '0: end');
    const key = kubo.rules.limits(window)[0]?.key;
    expect(kubo.rules.limits(moved(window, '1: claim blue S1 S4', '2: wave'))[0]?.key).toBe(key);
    const next = moved(window, 'clock: close 1', '1: lay blue XL2', '1: end');
    expect(kubo.rules.limits(next)[0]?.key).not.toBe(key);
    expect(kubo.rules.limits(next)[0]?.key).toBeTypeOf('string');
  });

  it('U7 stealSeconds 0 sets no limit: the players alone close the window', () => {
    const window = moved(complete(0), '0: end');
    expect(kubo.rules.limits(window)[0]).toBeUndefined();
    expect(kubo.rules.actors(window)).toEqual([1, 2]);
    expect(refusal(window, 'clock: close 5')).toEqual({ code: 'kubo/no-time-limit' });
    expect(kubo.rules.turn(moved(window, '1: wave', '2: wave')).seat).toBe(1);
  });

  it('U7 after a turn that laid nothing there is nothing to steal, and no window', () => {
    expect(kubo.rules.turn(moved(table(), '0: end'))).toEqual({ number: 2, seat: 1 });
    expect(refusal(moved(table(), '0: end'), 'clock: close 5').code).toBe('kubo/no-window');
  });

  it('U7 a window opens after every turn that laid a card, so that opening tells nobody anything', () => {
    const window = moved(table(), '0: lay blue M1', '0: end');
    expect(openLines(window, window.phase)).toEqual([]);
    expect(kubo.rules.actors(window)).toEqual([1, 2, 'clock']);
  });

  it('U7 lines that a set-up brings along are done with', () => {
    const laid: readonly CardName[] = ['blue M1', 'blue L1', 'blue S2'];
    const entered = begun({
      setUp: { dealer: 1, laid, scores: [3, 1], hands: [['blue S3', 'red M1'], ['red L1']] },
    });
    expect(refusal(entered, '0: claim blue S1 XL1').code).toBe('kubo/line-dead');
    const on = moved(entered, '0: lay blue S3', '0: claim blue S1 S4');
    expect(scoresOf(on)).toEqual([4, 1]);
  });
});

describe('P16 a turn that the clock ends', () => {
  it('U7 P16 keeps the cards that lie, and opens the window for what they completed', () => {
    const state = begun({
      setUp: { dealer: 2, hands: [['blue M1', 'red M3'], ['red M4'], ['red L4']] },
      seats: 3,
    });
    const laid = moved(state, '0: lay blue M1');
    const { state: next } = kubo.rules.skipTurn(laid);
    expect(next).toEqual(moved(laid, '0: end'));
    expect(next.phase.kind).toBe('window');
  });
});
