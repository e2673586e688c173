import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movesOf } from '#shared/engine/index.ts';
import { formatMove, parseMoveLine, resolvePlay } from '#shared/games/alphacubes/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, type GameRecord } from '#shared/records/index.ts';
import { randomGame, type RandomGame } from '#tests/support/alphacubes/random-game.ts';

/** Printed by fast-check when a property fails. */
const games = (check: (game: RandomGame) => void, numRuns = 100) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (number) => {
      check(randomGame(number));
    }),
    { numRuns },
  );

describe('text', () => {
  it('every move round-trips through its line', () => {
    games(({ steps }) => {
      for (const { before, move } of steps) {
        const text = formatMove(before, move);
        const line = expectOk(parseMoveLine(text));
        if (line.kind !== 'play' || move.kind !== 'play') {
          expect({ ...line, seat: move.seat }).toEqual(move);
          continue;
        }
        const hand = before.seats[move.seat]?.hand ?? [];
        const { placements, choices } = expectOk(resolvePlay(before, hand, line));
        expect(choices).toEqual([]);
        expect(new Set(placements.map((one) => JSON.stringify(one)))).toEqual(
          new Set(
            move.placements.map(({ square, cube, letter }) => JSON.stringify({ square, cube, letter })),
          ),
        );
      }
    }, 100);
  });

  it('every record round-trips, byte for byte', () => {
    games(({ start, timeline }) => {
      const record: GameRecord = {
        format: 'cubewright-game',
        version: 1,
        game: 'alphacubes',
        options: start.options,
        seed: start.seed,
        ...(start.setUp === undefined ? {} : { setUp: start.setUp }),
        players: timeline.start.seats.map((_, at) => ({ name: `Player ${at + 1}`, kind: 'person' })),
        lexicon: { name: 'small', sha256: '0123456789abcdef'.repeat(4) },
        takenBack: 0,
        moves: movesOf(timeline),
      };
      const text = formatRecord(record);
      const read = expectOk(parseRecord(text));
      expect(read).toEqual(record);
      expect(formatRecord(read)).toBe(text);
    });
  });
});
