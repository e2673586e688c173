import { describe, expect, it } from 'vitest';
import {
  bestPlay,
  closestMoment,
  courseOf,
  decidedBy,
  featsDone,
  longestWord,
  pointsAPlay,
  type GameCourse,
  type MadePlay,
} from '#shared/engine/index.ts';
import { gameIds } from '#shared/games/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { anyGame } from '#tests/support/contract/any-game.ts';
import { playAtRandom, type PlayedGame } from '#tests/support/contract/random-game.ts';
import { runs } from '#tests/support/runs.ts';

/** A course of two or three players, from their scores after each turn; who gained in a turn made a play. */
function course(scores: readonly (readonly number[])[], more: Partial<GameCourse> = {}): GameCourse {
  const first = (scores[0] ?? []).map(() => 0);
  const final = more.final ?? scores.at(-1) ?? first;
  const most = Math.max(...final);
  const made = scores.flatMap((now, at): readonly MadePlay[] =>
    now.flatMap((points, by) => {
      const gained = points - (scores[at - 1]?.[by] ?? 0);
      return gained <= 0 ? [] : [play(by, at, gained)];
    }),
  );
  return {
    game: 'alphacubes',
    winners: final.flatMap((points, by) => (points === most ? [seat(by)] : [])),
    settlement: first,
    overtime: undefined,
    first,
    steps: scores.map((now, at) => ({ turn: at + 1, at, scores: now })),
    final,
    plays: made,
    ...more,
  };
}

function play(by: number, at: number, points: number, more: Partial<MadePlay> = {}): MadePlay {
  const called = `PLAY${at}`;
  const words = [{ word: called, letters: called.length }];
  return { seat: seat(by), turn: at + 1, at, points, called, words, places: [], feats: [], ...more };
}

describe('what decided a game', () => {
  it('names who led before the last turns, and the play that took the lead', () => {
    const late = course([
      [20, 0],
      [20, 10],
      [36, 10],
      [36, 39],
    ]);
    expect(decidedBy(late)).toEqual({
      kind: 'late',
      leader: 0,
      by: 26,
      seat: 1,
      turn: 4,
      points: 29,
      at: 3,
    });
  });

  it('names the last change of the lead where it lay further back', () => {
    const scores = [
      [20, 0],
      [20, 30],
      [20, 30],
      [25, 30],
      [25, 40],
    ];
    expect(decidedBy(course(scores))).toMatchObject({
      kind: 'overtook',
      leader: 0,
      by: 20,
      seat: 1,
      turn: 2,
    });
  });

  it('says that a winner led from a first turn on', () => {
    const scores = [
      [20, 0],
      [20, 10],
      [36, 10],
    ];
    expect(decidedBy(course(scores))).toEqual({ kind: 'throughout', seat: 0, turn: 1 });
  });

  it('says that nobody led before', () => {
    const scores = [
      [20, 0],
      [20, 20],
      [20, 25],
      [20, 25],
      [20, 25],
    ];
    expect(decidedBy(course(scores))).toMatchObject({ kind: 'overtookLevel', seat: 1, turn: 3, points: 5 });
  });

  it('says who led before the scores were settled', () => {
    const scores = [
      [20, 0],
      [20, 10],
    ];
    expect(decidedBy(course(scores, { final: [8, 10] }))).toEqual({ kind: 'settled', leader: 0, by: 10 });
    const level = [
      [20, 0],
      [20, 20],
    ];
    expect(decidedBy(course(level, { final: [20, 18] }))).toEqual({ kind: 'settledLevel' });
  });

  it('says who drew level in a game that is shared', () => {
    const scores = [
      [20, 0],
      [20, 5],
      [20, 5],
      [20, 20],
    ];
    expect(decidedBy(course(scores))).toMatchObject({
      kind: 'caughtUp',
      leader: 0,
      by: 15,
      seat: 1,
      turn: 4,
      points: 15,
    });
  });

  it('names no play where several changed the lead together', () => {
    const scores = [
      [20, 0],
      [20, 0],
      [20, 30],
    ];
    const both = [play(0, 0, 20), play(1, 2, 10), play(1, 2, 20)];
    const decided = decidedBy(course(scores, { plays: both }));
    expect(decided).toMatchObject({ kind: 'late', turn: 3 });
    expect(decided).not.toHaveProperty('points');
  });

  it('says nothing where nobody played, or the clock left the win to somebody with less', () => {
    expect(decidedBy(course([[0, 0]], { plays: [] }))).toBeUndefined();
    expect(decidedBy(course([[20, 5]], { winners: [seat(1)] }))).toBeUndefined();
  });

  it('names the best play of somebody alone', () => {
    expect(decidedBy(course([[5], [25], [30]]))).toEqual({ kind: 'alone', turn: 2, points: 20, at: 1 });
  });
});

describe('what is worth remembering', () => {
  const three = course([
    [20, 0],
    [20, 12],
    [20, 17],
    [26, 17],
    [26, 23],
    [26, 23],
    [60, 23],
  ]);

  it('is the least lead from the second round on, with all turns in a row that had it', () => {
    expect(closestMoment(three)).toEqual({ turns: [5, 6], leader: 0, by: 3 });
    const later = { ...three, steps: three.steps.slice(3) };
    expect(closestMoment(later)).toEqual({ turns: [5, 6], leader: 0, by: 3 });
    expect(closestMoment(course([[5], [8], [9]]))).toBeUndefined();
  });

  it('is nothing close where nobody has a point yet', () => {
    expect(
      closestMoment(
        course([
          [0, 0],
          [0, 0],
          [0, 0],
          [0, 0],
        ]),
      ),
    ).toBeUndefined();
  });

  it('is the best play of each, the first of equal ones, and what plays make on average', () => {
    expect(bestPlay(three, seat(0))).toMatchObject({ at: 6, points: 34 });
    expect(bestPlay(three, seat(1))).toMatchObject({ at: 1, points: 12 });
    expect(pointsAPlay(three, seat(0))).toBe((20 + 6 + 34) / 3);
    expect(pointsAPlay(course([[5, 0]]), seat(1))).toBeUndefined();
  });

  it('is the longest word, also one that the play is not called by', () => {
    const crossed = play(1, 1, 12, {
      words: [
        { word: 'FRIEZES', letters: 7 },
        { word: 'INFRINGER', letters: 9 },
      ],
    });
    expect(longestWord({ ...three, plays: [play(0, 0, 9), crossed] })).toEqual({
      word: 'INFRINGER',
      letters: 9,
      play: crossed,
    });
  });

  it('counts feats by player, several in one play too', () => {
    const feat = { kind: 'zoker', points: 12 };
    const plays = [play(0, 0, 24, { feats: [feat, feat] }), play(1, 1, 12, { feats: [feat] }), play(1, 2, 3)];
    expect(featsDone({ ...three, plays })).toEqual([
      { kind: 'zoker', plays: plays.slice(0, 2), counts: [2, 1], each: 12 },
    ]);
    const unlike = [play(0, 0, 9, { feats: [feat, { kind: 'zoker', points: 5 }] })];
    expect(featsDone({ ...three, plays: unlike })[0]?.each).toBeUndefined();
  });
});

describe.each(gameIds)('the end of a game of %s at random', (id) => {
  const tenant = anyGame(id);

  it('is told in facts that the scores of the table bear out', async () => {
    for (let seed = 0; seed < runs(2); seed += 1) {
      const played = await playAtRandom(tenant, seed, {}, 900);
      const told = courseOf(tenant.game, played.timeline);
      if (told !== undefined) factsAreTrue(tenant.game, played, told);
      else expect(tenant.game.rules.ending(played.timeline.state)).toBeUndefined();
    }
  });
});

type AnyGame = ReturnType<typeof anyGame>['game'];

/** Takes all scores from the states of the game, where the course adds up what its events say. */
function factsAreTrue({ rules }: AnyGame, { timeline, steps }: PlayedGame, told: GameCourse): void {
  const turns = new Map<number, readonly number[]>();
  for (const { before, state } of steps) {
    if (rules.ending(state) === undefined) turns.set(rules.turn(before).number, rules.scores(state));
  }
  const last = told.steps.at(-1);
  for (const step of told.steps) if (step !== last) expect(step.scores).toEqual(turns.get(step.turn));
  expect(told.final).toEqual(rules.scores(timeline.state));
  const unsettled = told.final.map(
    (points, at) => points - (told.settlement[at] ?? 0) - (told.overtime?.[at] ?? 0),
  );
  if (last !== undefined) expect(last.scores).toEqual(unsettled);
  decisionIsTrue(told);
  closenessIsTrue(told);
  for (const made of told.plays) {
    const events = steps.filter((_, at) => rules.turn(steps[at]?.before ?? {}).number === made.turn);
    const gained = events
      .flatMap((step) => step.events.flatMap((event) => rules.gains(event)))
      .filter((gain) => gain.seat === made.seat && gain.points > 0);
    expect(made.points).toBeLessThanOrEqual(gained.reduce((sum, { points }) => sum + points, 0));
  }
}

const leads = (scores: readonly number[]) => {
  const [most = 0, next = -Infinity] = scores.toSorted((one, other) => other - one);
  return { leader: most === next ? undefined : scores.indexOf(most), by: most - next };
};

function decisionIsTrue(told: GameCourse): void {
  const decided = decidedBy(told);
  const last = told.steps.at(-1);
  if (decided === undefined || last === undefined) return;
  const at = told.steps.findIndex(({ turn }) => turn === decided.turn);
  const before = leads(told.steps[at - 1]?.scores ?? told.first);
  const after = told.steps.slice(at).map(({ scores }) => leads(scores));
  if (decided.leader !== undefined && at >= 0)
    expect(before).toEqual({ leader: decided.leader, by: decided.by });
  switch (decided.kind) {
    case 'alone':
      expect(told.final).toHaveLength(1);
      expect(Math.max(...told.plays.map(({ points }) => points))).toBe(decided.points);
      break;
    case 'settled':
      expect(leads(last.scores)).toEqual({ leader: decided.leader, by: decided.by });
      expect(told.winners).not.toEqual([decided.leader]);
      break;
    case 'settledLevel':
      expect(leads(last.scores).leader).toBeUndefined();
      break;
    case 'caughtUp':
      expect(told.winners).toContain(decided.seat);
      for (const { leader } of after) expect(leader).toBeUndefined();
      break;
    default:
      expect(told.winners).toEqual([decided.seat]);
      for (const { leader } of after) expect(leader).toBe(decided.seat);
      if (decided.leader === undefined) expect(before.leader).toBeUndefined();
  }
  if (decided.points !== undefined && decided.kind !== 'alone') {
    const made = told.plays.filter(({ turn, seat: by }) => turn === decided.turn && by === decided.seat);
    expect(made.map(({ points }) => points)).toEqual([decided.points]);
  }
}

function closenessIsTrue(told: GameCourse): void {
  const closest = closestMoment(told);
  if (closest === undefined) return;
  const later = told.steps.filter(({ turn }) => turn > told.final.length);
  for (const { turn, scores } of later) {
    const lead = leads(scores);
    expect(lead.by).toBeGreaterThanOrEqual(closest.by);
    if (closest.turns.includes(turn)) expect(lead).toEqual({ leader: closest.leader, by: closest.by });
  }
}
