import { describe, expect, it } from 'vitest';
import {
  afterTwists,
  pegsOn,
  scruble,
  type ScrubleOptions,
  type ScrubleSetUp,
} from '#shared/games/scruble/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import {
  beforeTwists,
  begun,
  claimed,
  cubeWith,
  moved,
  moveIn,
  twistsIn,
} from '#tests/support/scruble/table.ts';

/** FROST is 8 points, comes together by R on the second row, and crosses nothing. */
const frost = { ring: 6, from: 4, back: false } as const;
const cube = cubeWith({ run: frost, pegs: 'F R O S T' });
const claim = '0: R: FROST at front 2 1 right';

function table(options: Partial<ScrubleOptions> = {}, setUp: ScrubleSetUp = {}, seats = 2) {
  return beforeTwists(cube, 'R', { seats, options, setUp });
}

describe('S8 what is new', () => {
  it('S8 needs a twist in this turn', () => {
    expect(claimed(begun({ setUp: { cube } }), { twists: [], word: 'FROST', at: frost }).problem).toEqual({
      code: 'scruble/no-twist',
    });
  });

  it('S8 is no word whose pegs stood in line already, wherever a twist has taken them', () => {
    const stands = begun({ setUp: { cube } });
    for (const [twists, at] of [
      // Elsewhere on its ring, where it was after all, and with a twist that does not touch it.
      ['2U', { ring: 6, from: 0, back: false }],
      ['2U 2U', { ring: 6, from: 12, back: false }],
      ["R R'", frost],
      ['D', frost],
    ] as const) {
      expect(claimed(stands, { twists: twistsIn(twists), word: 'FROST', at }).problem, twists).toEqual({
        code: 'scruble/stood-before',
        word: 'FROST',
      });
    }
  });

  it('S8 is no word the other way round either, and no part of one', () => {
    const stands = begun({ setUp: { cube } });
    const back = { ring: 6, from: 8, back: true };
    expect(claimed(stands, { twists: twistsIn('D'), word: 'TSORF', at: back }).problem?.code).toBe(
      'scruble/stood-before',
    );
    expect(claimed(stands, { twists: twistsIn('D'), word: 'FROS', at: frost }).problem?.code).toBe(
      'scruble/stood-before',
    );
    expect(claimed(table(), { twists: twistsIn('R'), word: 'FROST', at: frost }).score?.total).toBe(8);
  });
});

describe('S10 a turn', () => {
  it('S10 ends with its word; the total is written down and the cube goes on as it is', () => {
    const state = moved(table(), claim);
    expect(scruble.rules.scores(state)).toEqual([8, 0]);
    expect(state).toMatchObject({ turn: 2, phase: { kind: 'turn', seat: 1 } });
    expect(state.cube).toEqual(cube);
    expect(state.claimed).toEqual([{ word: 'FROST', pegs: pegsOn(cube, { ...frost, length: 5 }) }]);
  });

  it('S10 without a word scores 0, and its twists stay', () => {
    const start = table();
    const state = moved(start, "0: R U': pass");
    expect(scruble.rules.scores(state)).toEqual([0, 0]);
    expect(state.cube).toEqual(afterTwists(start.cube, twistsIn("R U'")));
    expect(state).toMatchObject({ turn: 2, passes: 1 });
    expect(moved(start, '0: pass').cube).toEqual(start.cube);
  });

  it('S10 no spelling is claimed twice in a game, by whomever', () => {
    const again = moved(table(), claim, '1: 2R: pass', "0: 2R': pass");
    expect(moveIn(again, "1: R R': FROST")).toMatchObject({ problem: { code: 'scruble/claimed-before' } });
    const elsewhere = beforeTwists(cube, 'R', {
      setUp: { turn: 2, claimed: [{ word: 'FROST', pegs: pegsOn(cube, { ...frost, length: 5 }) }] },
    });
    expect(moveIn(elsewhere, claim)).toMatchObject({
      problem: { code: 'scruble/claimed-before', word: 'FROST' },
    });
  });

  it('S10 a word that the list lacks is refused at no cost, unless the table lets it stand', () => {
    const state = table({ forbid: ['FROST'] });
    expect(moveIn(state, claim)).toMatchObject({
      problem: { code: 'scruble/excluded-by-table', word: 'FROST' },
    });
    const strange = { has: () => false };
    expect(moveIn(table(), claim, strange)).toMatchObject({
      problem: { code: 'scruble/not-in-lexicon', word: 'FROST' },
    });
    const ruled = moved(state, '0: allow FROST');
    expect(ruled.phase).toEqual(state.phase);
    expect(moveIn(ruled, claim, strange).ok).toBe(true);
    const own = table({ personalForbid: ['FROST'] });
    expect(moveIn(own, claim)).toMatchObject({ problem: { code: 'scruble/excluded-by-person' } });
  });

  it('belongs to one seat, and ends with the game', () => {
    expect(moveIn(table(), '1: pass')).toMatchObject({ problem: { code: 'scruble/not-your-turn' } });
    expect(moveIn(table(), '3: pass')).toMatchObject({ problem: { code: 'scruble/no-such-seat' } });
    const over = moved(table({ target: 20 }, { scores: [18, 0], turn: 3 }), claim);
    expect(moveIn(over, '1: pass')).toMatchObject({ problem: { code: 'scruble/game-over' } });
    for (const words of [[], ['A'], Array<string>(21).fill('FROST')]) {
      expect(scruble.rules.apply(table(), { kind: 'allow', by: seat(0), words }).ok).toBe(false);
    }
  });
});

describe('S13 the timer', () => {
  it('S13 is off, or 90 seconds a flip for each turn', () => {
    expect(scruble.rules.limits(table())).toEqual([]);
    expect(scruble.rules.actors(table())).toEqual([0]);
    expect(moveIn(table(), 'clock: time 1000')).toMatchObject({ problem: { code: 'scruble/no-timer' } });
    const timed = table({ timer: 'sand' });
    expect(scruble.rules.limits(timed)[0]).toMatchObject({ ms: 90_000 });
    expect(scruble.rules.limits(table({ timer: 'sand', flips: 4 }))[0]?.ms).toBe(360_000);
    expect(scruble.rules.actors(timed)).toEqual([0, 'clock']);
    const next = moved(timed, claim);
    expect(scruble.rules.limits(next)[0]?.key).not.toBe(scruble.rules.limits(timed)[0]?.key);
  });

  it('S13 time over before the claim: no word, 0, and the twists stay', () => {
    const timed = table({ timer: 'sand' });
    const late = moved(timed, 'clock: time 1000');
    expect(scruble.rules.actors(late)).toEqual([0]);
    expect(scruble.rules.limits(late)[0]).toBeUndefined();
    expect(moveIn(late, claim)).toMatchObject({ problem: { code: 'scruble/too-late', word: 'FROST' } });
    expect(moveIn(late, 'clock: time 2000')).toMatchObject({ problem: { code: 'scruble/time-over' } });
    const passed = moved(late, '0: R: pass');
    expect(passed.cube).toEqual(cube);
    expect(scruble.rules.scores(passed)).toEqual([0, 0]);
    expect(scruble.rules.actors(passed)).toEqual([1, 'clock']);
  });
});

describe('S14 the end', () => {
  const after = (options: Partial<ScrubleOptions>, setUp: ScrubleSetUp) =>
    scruble.rules.ending(moved(table(options, setUp), claim));

  it('S14 the target is exceeded in option 1 and reached in option 2', () => {
    const at = { scores: [92, 10], turn: 3 };
    expect(after({}, at)).toBeUndefined();
    expect(after({}, { ...at, scores: [93, 10] })).toEqual({
      winners: [0],
      reason: 'target-reached',
      settlement: [0, 0],
    });
    expect(after({ premiums: 'wild' }, at)?.reason).toBe('target-reached');
    expect(after({ premiums: 'wildOnly' }, at)?.reason).toBe('target-reached');
    expect(after({ target: 110 }, { ...at, scores: [93, 10] })).toBeUndefined();
  });

  it('S14 it ends the game at once, or with the round where that is agreed', () => {
    const state = table({ finishRound: true }, { scores: [93, 95], turn: 3 });
    const last = moved(state, claim);
    expect(scruble.rules.ending(last)).toBeUndefined();
    expect(scruble.rules.viewFor(last, 'table').lastRound).toBe('target-reached');
    const step = expectOk(scruble.rules.apply(state, expectOk(moveIn(state, claim))));
    expect(step.events.map(({ kind }) => kind)).toEqual(['claimed', 'last-round', 'turn-began']);
    expect(scruble.rules.ending(moved(last, '1: pass'))).toMatchObject({ winners: [0] });
  });

  it('S14 agreed rounds are played, and ties share the win', () => {
    const state = table({ finish: 'rounds', rounds: 2 }, { scores: [0, 8], turn: 3 });
    const last = moved(state, claim);
    expect(scruble.rules.ending(last)).toBeUndefined();
    expect(scruble.rules.ending(moved(last, '1: pass'))).toEqual({
      winners: [0, 1],
      reason: 'rounds-played',
      settlement: [0, 0],
    });
    expect(scruble.optionsSchema.parse({})).toMatchObject({
      finish: 'target',
      target: 100,
      finishRound: false,
      rounds: 10,
    });
  });

  it('S14 ends after ten whole rounds without a word (ours)', () => {
    const state = table({}, { turn: 20, passes: 18 });
    const passed = moved(state, '0: pass', '1: pass');
    // Twenty turns without a word, but of the last round only half.
    expect(scruble.rules.ending(passed)).toBeUndefined();
    expect(scruble.rules.ending(moved(passed, '0: pass'))?.reason).toBe('all-passed');
    // Former rules did not wait for the round.
    expect(scruble.rules.ending(moved({ ...state, edition: 3 }, '0: pass', '1: pass'))?.reason).toBe(
      'all-passed',
    );
  });
});
