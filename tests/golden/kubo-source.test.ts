import { describe, expect, it } from 'vitest';
import { kubo, type CardName, type Orientation } from '#shared/games/kubo/index.ts';
import { pictureOf } from '#tests/support/kubo/picture.ts';
import { begun, moved, playedOn, refusal, scoresOf } from '#tests/support/kubo/table.ts';

/** The worked examples of the source, position by position, and whole rounds that its sentences describe. */
const picture = (...rows: readonly string[]) => rows.join('\n');

describe('the source’s examples as whole positions', () => {
  const hands: readonly (readonly CardName[])[] = [
    ['blue M1', 'blue S2', 'green S1', 'green S2', 'red L3', 'yellow M3'],
    ['blue XL3', 'blue L4', 'green XL4', 'blue M4', 'red M3'],
  ];
  const table = () => begun({ setUp: { dealer: 1, hands } });

  it('U2 U4 at first the blue neighbours of the corners and the green cards on them', () => {
    expect(pictureOf(table())).toBe(
      picture(
        '#++# +..+ .... ....', //
        '+..+ .... .... ....',
        '+..+ .... .... ....',
        '#++# +..+ .... ....',
      ),
    );
  });

  it('U4 blue M1 beside blue S1, to its right', () => {
    expect(pictureOf(moved(table(), '0: lay blue M1'))).toBe(
      picture(
        '#++# +..+ .... ....', //
        '+..+ .... .... ....',
        '++.+ .... .... ....',
        '##+# ++.+ .... ....',
      ),
    );
  });

  it('U4 blue S2 beside blue S1, away from the player', () => {
    expect(pictureOf(moved(table(), '0: lay blue S2'))).toBe(
      picture(
        '#++# +..+ .... ....', //
        '+..+ .... .... ....',
        '#+.+ +... .... ....',
        '#++# +..+ .... ....',
      ),
    );
  });

  it('U4 green S1 on blue S1, which stays readable below it', () => {
    const state = moved(table(), '0: lay green S1');
    expect(pictureOf(state)).toBe(
      picture(
        '#++# +..+ .... ....', //
        '+..+ .... .... ....',
        '+..+ +... .... ....',
        '#++# #+.+ +... ....',
      ),
    );
    expect(kubo.rules.viewFor(state, 'table').table).toContain('blue S1');
  });

  it('U4 U12 at blue XL4: XL3, L4 (for M4, a slip) and green XL4 on it', () => {
    const second = moved(table(), '0: end', '1: lay blue XL3', '1: lay blue L4', '1: lay green XL4');
    expect(pictureOf(second)).toBe(
      picture(
        '#+## +.+# ...+ ....', //
        '+.+# ...+ .... ....',
        '+..+ .... .... ....',
        '#++# +..+ .... ....',
      ),
    );
    expect(refusal(moved(table(), '0: end'), '1: lay red M3').code).toBe('kubo/touches-nothing');
  });

  it('U4 picture 2: green S2 beside green S1, an empty place left below; its card stays in the hand', () => {
    const state = moved(table(), '0: lay green S1', '0: lay green S2');
    expect(pictureOf(state)).toBe(
      picture(
        '#++# +..+ .... ....', //
        '+..+ +... .... ....',
        'x..+ #+.. +... ....',
        '#++# #+.+ +... ....',
      ),
    );
    expect(refusal(state, '0: lay blue S2')).toEqual({ code: 'kubo/covered', card: 'blue S2', by: 'green S2' });
  });

  it.each<[Orientation, string]>([
    ['onSide', picture('#++# +..+ .... ....', '+..+ .... .... ....', '+..+ .... .... ....', '#++# +..+ .... ....')],
    ['onEnd', picture('#++# +..+ .... ....', '+..+ .... .... ....', '+..+ .... .... ....', '#++# +..+ .... ....')],
  ])('U2 the variations begin from the corners of their own bottom layer, %s', (orientation, expected) => {
    expect(pictureOf(begun({ options: { orientation } }))).toBe(expected);
  });
});

describe('whole rounds by the source', () => {
  /** Seat, hand, drawn: Anna 0, Bo 1, Cleo 2. */
  const hands: readonly (readonly CardName[])[] = [
    ['blue M1', 'blue L1', 'green M1', 'yellow M3'],
    ['green S1', 'green S2', 'green M2', 'red XL3'],
    ['blue S3', 'yellow M2', 'yellow L2', 'red L3'],
  ];
  const deck: readonly CardName[] = [
    ...(['blue S2', 'green L1', 'yellow L3'] as const), // Anna, Bo, Cleo
    ...(['red L4', 'red XL4', 'red M1', 'red M2'] as const), // Anna and a further one, Bo, Cleo
    'red M3', // Anna
  ];
  const start = () => begun({ seats: 3, setUp: { dealer: 2, hands, deck } });

  const firstRound = [
    // Anna lays two and claims her row, as soon as she sees it.
    ...['0: lay blue M1', '0: lay blue L1', '0: claim blue S1 XL1', '0: end', '1: wave', '2: wave'],
    // Bo: green S1 on blue S1, green S2 and M2 beside; he completes nothing.
    ...['1: lay green S1', '1: lay green S2', '1: lay green M2', '1: end', 'clock: close 1000'],
    // Cleo builds on: yellow M2, L2, L3.
    ...['2: lay yellow M2', '2: lay yellow L2', '2: lay yellow L3', '2: end', '0: wave', '1: wave'],
  ];
  const picture1 = picture(
    '#++# +..+ ..+. ....', //
    '+.x+ ++x. .+#+ ..+.',
    'xxx+ ##x. +##+ .++.',
    '#### #+++ +++. ....',
  );

  it('U2 to U8 three turns build on each other; the cube is as the cards say', () => {
    const state = moved(start(), ...firstRound);
    expect(scoresOf(state)).toEqual([1, 0, 0]);
    expect(pictureOf(state)).toBe(picture1);
  });

  /** Anna draws two and lays nothing, Bo neither, Cleo lays red L3; then Anna lays the last card of a Zoker. */
  const zokerLaid = () =>
    moved(
      start(),
      ...firstRound,
      ...['0: draw', '0: end', '1: end', '2: lay red L3', '2: end', '0: wave', '1: wave'],
      ...['0: lay red L4', '0: lay red XL4', '0: end'],
    );

  it('U5 after two cards laid Anna may draw to five, and no further', () => {
    const turn = moved(start(), ...firstRound);
    expect(turn.seats[0]?.hand).toEqual(['green M1', 'yellow M3', 'blue S2', 'red L4']);
    expect(refusal(moved(turn, '0: draw'), '0: draw').code).toBe('kubo/hand-full');
    expect(refusal(moved(turn, '0: end'), '1: lay blue M2').code).toBe('kubo/not-in-hand');
  });

  it('U7 U9 U10 a Zoker that its player misses is stolen, ends the round, and the hands cost points', () => {
    const { state, events } = playedOn(zokerLaid(), '2: wave', '1: claim blue S1 red XL4', '1: wave');
    expect(events.find(({ kind }) => kind === 'claimed')).toMatchObject({
      seat: 1,
      line: 'blue S1 to red XL4',
      points: 12,
      stolen: true,
    });
    expect(state.seats.map(({ hand }) => hand)).toEqual([
      ['green M1', 'yellow M3', 'blue S2', 'red M3'],
      ['red XL3', 'green L1', 'red M1'],
      ['blue S3', 'red M2'],
    ]);
    expect(kubo.rules.ending(state)).toEqual({ reason: 'zoker', winners: [1], settlement: [-4, -3, -2] });
    expect(scoresOf(state)).toEqual([1 - 4, 12 - 3, 0 - 2]);
    expect(pictureOf(state)).toBe(
      picture(
        '#+x# +.xx ..xx .+##', //
        '+.x+ ++x. .+#+ .+#+',
        'xxx+ ##x. +##+ .++.',
        '#### #+++ +++. ....',
      ),
    );
  });

  it('U7 if nobody notices it, the Zoker is left out and the round goes on', () => {
    const on = moved(zokerLaid(), 'clock: close 2000');
    expect(kubo.rules.ending(on)).toBeUndefined();
    expect(kubo.rules.turn(on).seat).toBe(1);
    expect(refusal(on, '1: claim blue S1 red XL4').code).toBe('kubo/line-dead');
    expect(scoresOf(on)).toEqual([1, 0, 0]);
  });
});
