import { describe, expect, it } from 'vitest';
import { chartOf } from '#renderer/table/review/chart.ts';
import { decisiveTurn, nextMistake } from '#renderer/table/review/finding.ts';
import type { Grade, ReviewedTurn } from '#shared/engine/index.ts';
import { seat } from '#shared/kernel/index.ts';

function turn(at: number, grade: Grade, facts: Partial<ReviewedTurn> = {}): ReviewedTurn {
  const points = facts.points ?? 10;
  return {
    turn: at + 1,
    seat: seat(at % 2),
    at,
    kind: 'play',
    points,
    played: { points },
    best: { points: points + at },
    grade,
    statements: [],
    ...facts,
  };
}

describe('the turn that a game is told by', () => {
  it('is a word of the winner that stood though it is not in the list, else what cost most', () => {
    const turns = [turn(1, 'mistake'), turn(2, 'unchallenged'), turn(3, 'slip')];
    expect(decisiveTurn(turns, [0])?.at).toBe(2);
    expect(decisiveTurn(turns, [1])?.at).toBe(3);
    const chances = { played: { points: 10, chance: 0.2 }, best: { points: 11, chance: 0.9 } };
    expect(decisiveTurn([turn(1, 'mistake', chances), turn(0, 'best')], [1])?.at).toBe(1);
    expect(decisiveTurn([turn(0, 'best')], [0])).toBeUndefined();
  });

  it('M leads from mistake to mistake, and from the last to the first', () => {
    const turns = [turn(0, 'good'), turn(1, 'mistake'), turn(2, 'best'), turn(3, 'missed')];
    const found = (at: number) => turns[at];
    expect(nextMistake(turns, found, 0)).toBe(1);
    expect(nextMistake(turns, found, 1)).toBe(3);
    expect(nextMistake(turns, found, 3)).toBe(1);
    expect(nextMistake(turns, () => undefined, 0)).toBeUndefined();
  });
});

describe('the chart', () => {
  const turns = [0, 1, 2, 3].map((at) => turn(at, at === 2 ? 'mistake' : 'good'));
  const scores = [
    [10, 0],
    [10, 10],
    [20, 10],
    [20, 20],
  ];
  const facts = { turns, scores, seats: 2, chosen: 2 };

  it('draws the scores of all players, marks the mistake, and where the best turn would have led', () => {
    const chart = chartOf({ ...facts, found: (at) => turns[at] });
    expect(chart.of).toBe('scores');
    expect(chart.lines.map(({ runs }) => runs.map((run) => run.length))).toEqual([[4], [4]]);
    expect(chart.marks).toEqual([expect.objectContaining({ at: 2, grade: 'mistake', x: chart.chosenX })]);
    expect(chart.instead?.value).toBe(22);
    expect(chart.instead?.to.x).toBe(chart.chosenX);
    expect(chart.rules.map(({ value }) => value)).toEqual([20, 10, 0]);
  });

  it('has its rules at round numbers of points', () => {
    const chart = chartOf({ ...facts, scores: [...scores.slice(1), [81, 117]], found: () => undefined });
    expect(chart.rules.map(({ value }) => value)).toEqual([200, 100, 0]);
  });

  it('draws chances as far as they are reckoned, with a gap where they are not', () => {
    const chances = [0.25, 0.75];
    const chart = chartOf({
      ...facts,
      chosen: 0,
      found: (at) =>
        at === 1 ? undefined : turn(at, 'slip', { chances, best: { points: 11, chance: 0.5 } }),
    });
    expect(chart.of).toBe('chances');
    expect(chart.lines.map(({ runs }) => runs.map((run) => run.length))).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const [own, other] = chart.lines.map(({ end }) => end?.y ?? 0);
    expect(own).toBeGreaterThan(other ?? 0);
    expect(chart.instead?.value).toBe(0.5);
  });

  it('keeps the names at the ends of its lines apart, and all its ticks', () => {
    const many = Array.from({ length: 40 }, (_, at) => turn(at, 'good'));
    const chart = chartOf({
      turns: many,
      scores: many.map(() => [50, 50, 50, 50]),
      seats: 4,
      chosen: 22,
      found: () => undefined,
    });
    const names = chart.lines.map(({ nameY }) => nameY).toSorted((one, other) => one - other);
    for (const [at, y] of names.entries())
      if (at > 0) expect(y - (names[at - 1] ?? 0)).toBeGreaterThanOrEqual(14);
    const xs = chart.ticks.map(({ x }) => x).toSorted((one, other) => one - other);
    for (const [at, x] of xs.entries()) if (at > 0) expect(x - (xs[at - 1] ?? 0)).toBeGreaterThan(18);
    expect(chart.ticks.find(({ isChosen }) => isChosen)?.turn).toBe(23);
  });
});
