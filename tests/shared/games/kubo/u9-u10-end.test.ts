import { describe, expect, it } from 'vitest';
import { cardNames, cornersOf, kubo, layersOf, openLines, type CardName } from '#shared/games/kubo/index.ts';
import { begun, moved, playedOn, refusal, scoresOf } from '#tests/support/kubo/table.ts';

/** Two seats; seat 0 can build the Zoker from blue S1 to red XL4. */
const zokerHands: readonly (readonly CardName[])[] = [
  [
    ...(['green S1', 'green S2', 'green M2', 'yellow M2', 'yellow M3', 'yellow L3'] as const),
    ...(['red L3', 'red XL3', 'red XL4', 'red S1', 'blue L2'] as const),
  ],
  ['blue M1', 'red M4'],
];
const toZoker = [
  ...['green S1', 'green S2', 'green M2', 'yellow M2', 'yellow M3', 'yellow L3'],
  ...['red L3', 'red XL3', 'red XL4'],
].map((card) => `0: lay ${card}`);
const claim = 'claim blue S1 red XL4';
const zoker = (options = {}) =>
  moved(begun({ options, setUp: { dealer: 1, hands: zokerHands } }), ...toZoker);

describe('U9 the end of a round', () => {
  it('U9 a Zoker claimed by its player: 12 points, nothing more is laid, then the window, then the end', () => {
    const { state, events } = playedOn(zoker(), `0: ${claim}`);
    expect(scoresOf(state)).toEqual([12, 0]);
    expect(events).toContainEqual({ kind: 'last-turn', seat: 0, reason: 'zoker' });
    expect(refusal(state, '0: lay red S1')).toEqual({ code: 'kubo/nothing-more-laid', reason: 'zoker' });
    expect(kubo.rules.ending(state)).toBeUndefined();
    const window = moved(state, '0: end');
    expect(kubo.rules.actors(window)).toEqual([1, 'clock']);
    const over = moved(window, '1: wave');
    expect(openLines(over, over.phase)).toEqual([]);
    expect(kubo.rules.ending(over)).toMatchObject({ reason: 'zoker', winners: [0] });
    expect(kubo.rules.actors(over)).toEqual([]);
    expect(refusal(over, '1: end')).toEqual({ code: 'kubo/game-over' });
    expect(refusal(over, 'clock: close 3')).toEqual({ code: 'kubo/game-over' });
  });

  it('U9 the player on turn may still claim lines of this turn after the Zoker, and the others steal the rest', () => {
    const more: readonly (readonly CardName[])[] = [
      [...(zokerHands[0] ?? []), 'blue M1', 'blue L1', 'blue S2', 'blue S3'],
      ['red M4', 'red L4'],
    ];
    const built = moved(begun({ setUp: { dealer: 1, hands: more } }), '0: lay blue M1', '0: lay blue L1');
    // S2 is laid before green S2 covers its cell.
    const all = moved(built, '0: lay blue S2', '0: lay blue S3', ...toZoker, `0: ${claim}`);
    const claimed = moved(all, '0: claim blue S1 XL1', '0: end');
    expect(scoresOf(claimed)).toEqual([13, 0]);
    const stolen = moved(claimed, '1: claim blue S1 S4');
    expect(scoresOf(stolen)).toEqual([13, 1]);
    expect(kubo.rules.ending(moved(stolen, '1: wave'))?.reason).toBe('zoker');
  });

  it('U9 a Zoker stolen ends it as well, at the end of the window', () => {
    const stolen = moved(zoker(), '0: end', `1: ${claim}`);
    expect(scoresOf(stolen)).toEqual([0, 12]);
    expect(kubo.rules.actors(stolen)).toEqual([1, 'clock']);
    expect(kubo.rules.ending(moved(stolen, 'clock: close 7'))).toMatchObject({
      reason: 'zoker',
      winners: [1],
    });
  });

  it('U9 U7 a Zoker that nobody claims ends nothing, and is lost', () => {
    const on = moved(zoker(), '0: end', '1: wave');
    expect(kubo.rules.turn(on)).toEqual({ number: 2, seat: 1 });
    expect(refusal(on, `1: ${claim}`).code).toBe('kubo/line-dead');
  });

  it('U9 the last card of a hand, though the deck is full', () => {
    const start = begun({
      setUp: {
        dealer: 1,
        hands: [
          ['blue M1', 'blue L1'],
          ['red M4', 'red L4'],
        ],
        deck: ['blue S2'],
      },
    });
    const { state, events } = playedOn(start, '0: lay blue M1', '0: lay blue L1', '0: lay blue S2');
    expect(events).toContainEqual({ kind: 'last-turn', seat: 0, reason: 'went-out' });
    const over = moved(state, '0: claim blue S1 XL1', '0: end', '1: wave');
    expect(kubo.rules.ending(over)).toEqual({ reason: 'went-out', winners: [0], settlement: [0, -2] });
    expect(scoresOf(over)).toEqual([1, -2]);
  });

  it.each(['standard', 'onSide', 'onEnd'] as const)('U9 the top layer is full, %s', (orientation) => {
    const top = layersOf(orientation)[3] ?? [];
    const column = layersOf(orientation).map((layer) => layer[0]);
    const [last, ...laidTop] = top.toReversed();
    const laid = [...laidTop, column[1], column[2]].filter((card) => card !== undefined);
    if (last === undefined) throw new Error('A layer has cards');
    const rest = cardNames.filter(
      (card) => !laid.includes(card) && card !== last && !cornersOf(orientation).includes(card),
    );
    const hands = [[last, ...rest.slice(0, 3)], rest.slice(3, 5)];
    const { state, events } = playedOn(
      begun({ options: { orientation }, setUp: { dealer: 1, hands, laid } }),
      `0: lay ${last}`,
    );
    expect(events).toContainEqual({ kind: 'last-turn', seat: 0, reason: 'full' });
    expect(refusal(state, `0: lay ${rest[0] ?? ''}`).code).toBe('kubo/nothing-more-laid');
    const over = moved(state, '0: end', 'clock: close 9');
    expect(kubo.rules.ending(over)).toMatchObject({ reason: 'full', settlement: [-4, -2] });
  });

  it('U9 the deck is empty and a whole round lays nothing', () => {
    const others = cardNames.filter((card) => !cornersOf('standard').includes(card));
    const hands = [others.slice(0, 20), others.slice(20, 40), others.slice(40)];
    const start = begun({ seats: 3, setUp: { dealer: 2, hands } });
    const almost = moved(start, '0: end', '1: end');
    expect(kubo.rules.ending(almost)).toBeUndefined();
    expect(kubo.rules.ending(moved(almost, '2: end'))).toMatchObject({ reason: 'nothing-laid' });
    const card = hands[2]?.find((one) => one === 'red XL4') ?? '';
    expect(refusal(almost, `2: lay ${card}`).code).toBe('kubo/touches-nothing');
    // One card laid, and the round of barren turns begins anew.
    const broken = moved(start, '0: lay green S1', '0: end', 'clock: close 1', '1: end', '2: end');
    expect(kubo.rules.ending(broken)).toBeUndefined();
    expect(kubo.rules.ending(moved(broken, '0: end'))?.reason).toBe('nothing-laid');
  });

  it('U9 turns that drew a card do not count towards it', () => {
    const others = cardNames.filter((card) => !cornersOf('standard').includes(card));
    const start = begun({ setUp: { dealer: 1, hands: [others.slice(0, 30), others.slice(30, 59)] } });
    expect(start.deck).toEqual([]);
    const on = moved(start, '0: end', '1: end');
    expect(kubo.rules.ending(on)).toBeUndefined();
    expect(kubo.rules.ending(moved(on, '0: end'))?.reason).toBe('nothing-laid');
  });
});

describe('U10 points in the end', () => {
  it('U10 minus 1 for each card left in hand, dead or not; the most points win', () => {
    const start = begun({
      setUp: {
        dealer: 1,
        hands: [
          ['green S1', 'green S2'],
          ['blue S2', 'red L4', 'red M4'],
        ],
        deck: ['green M1'],
      },
    });
    const over = moved(start, '0: lay green S1', '0: lay green S2', '0: lay green M1', '0: end', '1: wave');
    expect(kubo.rules.viewFor(over, 'table').dead).toContain('blue S2');
    expect(kubo.rules.ending(over)).toEqual({ reason: 'went-out', winners: [0], settlement: [0, -3] });
  });

  it('U10 a tie shares the win', () => {
    const start = begun({
      seats: 3,
      setUp: {
        dealer: 2,
        hands: [['blue M1'], ['red L4'], ['red M4', 'red M3']],
        deck: ['blue S2'],
        scores: [0, 1, 1],
      },
    });
    const over = moved(start, '0: lay blue M1', '0: lay blue S2', '0: end', 'clock: close 1');
    expect(scoresOf(over)).toEqual([0, 0, -1]);
    expect(kubo.rules.ending(over)?.winners).toEqual([0, 1]);
  });

  it('U10 a match of rounds: scores are added, the deal moves left, and nothing else is kept', () => {
    const first = zoker({ match: 'rounds', rounds: 2 });
    const { state, events } = playedOn(first, `0: ${claim}`, '0: end', '1: wave');
    // Seat 0 holds 2 cards and the drawn one, seat 1 two.
    expect(scoresOf(state)).toEqual([12 - 3, -2]);
    expect(kubo.rules.ending(state)).toBeUndefined();
    expect(state).toMatchObject({
      round: 2,
      dealer: 0,
      claimed: [],
      previous: { round: 1, reason: 'zoker' },
    });
    expect(state.previous).toMatchObject({ lines: [12, 0], minus: [-3, -2], scores: [9, -2] });
    expect(state.table).toEqual(cornersOf('standard'));
    expect(state.seats.map(({ hand, laidBefore }) => [hand.length, laidBefore])).toEqual([
      [4, 0],
      [5, 0],
    ]);
    expect(kubo.rules.turn(state)).toEqual({ number: 2, seat: 1 });
    expect(events.flatMap(kubo.rules.gains)).toEqual([
      { seat: 0, points: 12, move: 9 },
      { seat: 0, points: -3, move: 11 },
      { seat: 1, points: -2, move: 11 },
    ]);
  });

  it('U10 the last round settles the match: its cards are the settlement, and the sum decides', () => {
    const second = moved(zoker({ match: 'rounds', rounds: 2 }), `0: ${claim}`, '0: end', '1: wave');
    let state = second;
    while (kubo.rules.ending(state) === undefined) {
      state = moved(state, `${String(kubo.rules.turn(state).seat)}: end`);
    }
    const held = state.seats.map(({ hand }) => hand.length);
    expect(kubo.rules.ending(state)).toEqual({
      reason: 'rounds-played',
      winners: [9 - (held[0] ?? 0) >= -2 - (held[1] ?? 0) ? 0 : 1],
      settlement: held.map((cards) => 0 - cards),
    });
    expect(scoresOf(state)).toEqual([9 - (held[0] ?? 0), -2 - (held[1] ?? 0)]);
  });

  it.each([
    [40, 'points-reached', [49, -2]],
    [50, undefined, [49, -2]],
  ] as const)('U10 a match until %i points at the end of a round', (points, reason, scores) => {
    const options = { match: 'points', points } as const;
    const start = begun({ options, setUp: { dealer: 1, hands: zokerHands, scores: [40, 0] } });
    const during = moved(start, ...toZoker, `0: ${claim}`);
    // 52 in the middle of the round: only its end counts.
    expect(scoresOf(during)).toEqual([52, 0]);
    expect(kubo.rules.ending(during)).toBeUndefined();
    const after = moved(during, '0: end', '1: wave');
    expect(kubo.rules.ending(after)?.reason).toBe(reason);
    expect(scoresOf(after)).toEqual(scores);
  });

  it('U10 a match until so many points has 30 rounds at the most', () => {
    const options = { match: 'points', points: 50 } as const;
    const first = begun({ options, setUp: { dealer: 1, hands: zokerHands } });
    const round = (number: number, more: object = {}) =>
      moved({ ...first, round: number, ...more }, ...toZoker, `0: ${claim}`, '0: end', '1: wave');
    expect(kubo.rules.ending(round(29))).toBeUndefined();
    expect(kubo.rules.ending(round(30))).toMatchObject({ reason: 'round-limit', winners: [0] });
    // Former rules knew no end.
    expect(kubo.rules.ending(round(30, { edition: 3 }))).toBeUndefined();
  });
});
