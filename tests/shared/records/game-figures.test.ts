import { beforeAll, describe, expect, it } from 'vitest';
import { currentState } from '#shared/engine/index.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import {
  collectFigures,
  playerFigures,
  replayRecord,
  scoreSheet,
  type AnyRecord,
  type FinishedGame,
  type GameFigures,
  type GameRecord,
  type RecordPlayer,
} from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { randomRecord } from '#tests/support/random-records.ts';
import { seed } from '#tests/support/seed.ts';

function figuresOf(record: AnyRecord): GameFigures {
  const { watch, figures } = collectFigures(record);
  expect(replayRecord(record, { watch }).ok).toBe(true);
  return figures();
}

const spelled = (letters: readonly (string | { readonly letter: string })[] = []) =>
  letters.map((one) => (typeof one === 'string' ? one : one.letter)).join('');

describe('the figures of a game', () => {
  it('are those of the published game', () => {
    const { seats, words } = figuresOf(published.record);
    const plays = [0, 1, 2, 3].map((seat) => published.scores.filter((_, at) => at % 4 === seat));
    for (const [seat, { earned, best }] of seats.entries()) {
      const own = plays[seat] ?? [];
      expect(earned).toBe(own.reduce((sum, points) => sum + points, 0));
      expect(best?.points).toBe(Math.max(...own));
      expect(best?.move).toBe(published.scores.findIndex((points) => points === Math.max(...own)) + 1);
    }
    expect(words).toEqual(expect.arrayContaining([...published.words]));
    const longest = seats.map((one) => spelled(one.longest?.letters).length);
    expect(Math.max(...longest)).toBe(Math.max(...published.words.map(({ length }) => length)));
    expect(seats[0]?.best?.letters?.map(({ value = 0 }) => value)).toHaveLength(
      spelled(seats[0]?.best?.letters).length,
    );
  });
});

const mira: RecordPlayer = { name: 'Mira', kind: 'person' };
const tables: readonly (readonly [RecordPlayer, ...RecordPlayer[]])[] = [
  [mira, { name: 'Joris', kind: 'person' }],
  [{ name: 'Tom', kind: 'computer', level: 3 }, mira],
  [mira, { name: 'Tom', kind: 'computer', level: 5 }],
];

/** The same sums as the slowest and plainest reader of the records would make them. */
function slowTurns(record: GameRecord, seat: number): number {
  const { rules } = gameOf(record.game);
  const seen = new Set<string>();
  replayRecord(record, {
    watch({ before }) {
      const turn = rules.turn(before);
      if (turn.seat === seat) seen.add(String(turn.number));
    },
  });
  return seen.size;
}

describe.each(gameIds)('the figures of %s (P36)', (game: GameId) => {
  let records: readonly GameRecord[];
  beforeAll(async () => {
    const made: GameRecord[] = [];
    for (const [at, players] of tables.entries()) made.push(await randomRecord(game, seed + at, players));
    records = made;
  });

  it('add up with the score sheet', () => {
    for (const record of records) {
      const sheet = expectOk(scoreSheet(record));
      for (const [seat, own] of figuresOf(record).seats.entries()) {
        const scores = sheet.moves.filter((move) => move.seat === seat).map(({ score }) => score);
        expect(own.turns).toBe(slowTurns(record, seat));
        expect(own.earned).toBe(scores.reduce((sum, score) => sum + score, 0));
        expect(own.best?.points ?? 0).toBe(Math.max(0, ...scores));
        if (own.best !== undefined) expect(sheet.moves[own.best.move - 1]?.score).toBe(own.best.points);
      }
    }
  });

  it('name words that stand in the record, as long as told', () => {
    for (const record of records) {
      const { seats, words } = figuresOf(record);
      for (const { longest } of seats) {
        if (longest === undefined) continue;
        expect(words).toContain(spelled(longest.letters));
        expect(
          words.every(
            (word) => word.length <= Math.max(...seats.map((one) => one.longest?.letters.length ?? 0)),
          ),
        ).toBe(true);
      }
    }
  });

  it('of a player add up with the records', () => {
    const finished = records.flatMap((record, at) => {
      const replayed = replayRecord(record);
      if (!replayed.ok) throw new Error('A record that does not replay');
      const ending = gameOf(game).rules.ending(currentState(replayed.timeline));
      return ending === undefined ? [] : [finishedGame(record, `game-${at}`, ending.winners, at)];
    });
    const figures = playerFigures(finished, 'Mira', game);
    const own = finished.filter(({ players }) => players.some(({ name }) => name === 'Mira'));
    const won = own.filter(
      ({ players, winners }) =>
        players.length > 1 && winners.includes(players.findIndex(({ name }) => name === 'Mira')),
    );
    expect(figures.games).toBe(own.length);
    expect(figures.won).toBe(won.length);
    expect(figures.opponents.reduce((sum, { games }) => sum + games, 0)).toBe(own.length);
    expect(figures.opponents.reduce((sum, one) => sum + one.won, 0)).toBe(won.length);
    const best = own.map((one) => bestOf(one, records));
    expect(figures.best?.points ?? 0).toBe(Math.max(0, ...best));
  });
});

function finishedGame(record: GameRecord, id: string, winners: readonly number[], at: number): FinishedGame {
  const players = record.players.map((player) =>
    player.kind === 'person' ? { name: player.name } : { name: player.name, computer: player.level },
  );
  return { id, game: record.game, players, winners, seats: figuresOf(record).seats, at };
}

function bestOf({ id }: FinishedGame, records: readonly GameRecord[]): number {
  const record = records[Number(id.replace('game-', ''))];
  if (record === undefined) return 0;
  const seat = record.players.findIndex(({ name }) => name === 'Mira');
  return Math.max(
    0,
    ...expectOk(scoreSheet(record)).moves.map((move) => (move.seat === seat ? move.score : 0)),
  );
}

describe('the figures of a player', () => {
  const seats = (...earned: readonly number[]) =>
    earned.map((points, at) => ({
      turns: 10,
      earned: points,
      best: { move: at + 1, points: points / 5 },
    }));
  const game = (id: string, at: number, over: Partial<FinishedGame>): FinishedGame => ({
    id,
    game: 'alphacubes',
    players: [{ name: 'Mira' }, { name: 'Joris' }],
    winners: [0],
    seats: seats(300, 200),
    at,
    ...over,
  });
  const tom = (computer: number) => ({ players: [{ name: 'Mira' }, { name: 'Tom', computer }] });
  const shelf = [
    game('c', 3, { seats: seats(500, 100), winners: [1] }),
    game('a', 1, {}),
    game('b', 2, { ...tom(6) }),
    game('d', 4, { ...tom(8), winners: [1] }),
    game('e', 5, { ...tom(6), winners: [0, 1] }),
    game('f', 6, { players: [{ name: 'Mira' }], seats: seats(250) }),
    game('g', 7, { game: 'kubo' }),
    game('h', 8, { players: [{ name: 'Mira', computer: 6 }, { name: 'Ann' }] }),
  ];

  it('tell wins by level, the weakest first, then people and games alone', () => {
    const { opponents, games, won } = playerFigures(shelf, 'Mira', 'alphacubes');
    expect({ games, won }).toEqual({ games: 6, won: 3 });
    expect(opponents).toEqual([
      { against: { kind: 'computer', level: 6 }, games: 2, won: 2, last: [true, true] },
      { against: { kind: 'computer', level: 8 }, games: 1, won: 0, last: [false] },
      { against: { kind: 'people' }, games: 2, won: 1, last: [true, false] },
      { against: { kind: 'alone' }, games: 1, won: 0, last: [true] },
    ]);
  });

  it('tell points a turn in games with people, the oldest first', () => {
    const { line, each } = playerFigures(shelf, 'Mira', 'alphacubes');
    expect(line.map(({ id, points }) => [id, points])).toEqual([
      ['a', 30],
      ['c', 50],
    ]);
    expect(each).toEqual({ against: 'people', points: 40 });
    expect(playerFigures(shelf, 'Mira').line).toEqual([]);
    const alone = playerFigures(
      shelf.filter(({ id }) => 'bde'.includes(id)),
      'Mira',
      'alphacubes',
    );
    expect(alone.each).toEqual({ against: 'computer', points: 30 });
  });

  it('tell the best play with its game, and all games by game', () => {
    const figures = playerFigures(shelf, 'Mira');
    expect(figures.best).toEqual({ id: 'c', game: 'alphacubes', at: 3, move: 1, points: 100 });
    expect(figures.byGame).toEqual([
      { game: 'alphacubes', games: 6, won: 3 },
      { game: 'kubo', games: 1, won: 1 },
    ]);
    expect(playerFigures(shelf, 'Nobody')).toEqual({ games: 0, won: 0, byGame: [], opponents: [], line: [] });
  });
});
