import { expect, test } from 'vitest';
import { rowOf, totalsOf } from '#electron/cli/reviews/folder-figures.ts';
import { folderCsv } from '#electron/cli/reviews/folder-text.ts';
import type { ReviewedTurn, Statement } from '#shared/engine/index.ts';
import { seat } from '#shared/kernel/index.ts';
import type { GameReview } from '#shared/records/index.ts';

function turn(by: number, points: number, best: number, ...statements: readonly Statement[]): ReviewedTurn {
  const played = { points };
  return {
    turn: 1,
    seat: seat(by),
    at: 0,
    kind: 'play',
    points,
    played,
    best: { points: best },
    grade: points === best ? 'best' : 'slip',
    statements,
  };
}

function review(...turns: readonly ReviewedTurn[]): GameReview {
  const player = { score: 0, turns: 0, below: 0, grades: {} };
  return {
    game: 'alphacubes',
    ended: true,
    level: 3,
    turns,
    players: [
      { name: 'Ann', ...player },
      { name: '=Ben, "B"', ...player },
    ],
  };
}

const long: Statement = { kind: 'below', points: 9, word: 'OXAZINE', sum: '1' };
const short: Statement = { kind: 'below', points: 9, words: 'TEN SEVENTHS', count: 2 };
const unknown: Statement = { kind: 'notListed', words: 'NEK KAS', count: 2 };

test('a row counts long words missed, words not in the list and points below the best, a game and a player', () => {
  const row = rowOf('a', review(turn(0, 10, 20, long), turn(1, 5, 5, unknown), turn(0, 4, 10, short)));
  expect(row).toMatchObject({ turns: 3, below: 16 / 3, longWordsMissed: 2, wordsNotListed: 2 });
  expect(row.players[0]).toMatchObject({ turns: 2, below: 8, longWordsMissed: 2, grades: { slip: 2 } });
  expect(row.players[1]).toMatchObject({ turns: 1, below: 0, wordsNotListed: 2, grades: { best: 1 } });
});

test('totals weigh every turn alike', () => {
  const rows = [rowOf('a', review(turn(0, 0, 30))), rowOf('b', review(turn(0, 9, 9), turn(0, 1, 1)))];
  expect(totalsOf(rows)).toMatchObject([
    { name: '=Ben, "B"', games: 2, turns: 0 },
    { name: 'Ann', games: 2, turns: 3, below: 10 },
  ]);
});

test('a spreadsheet gets text as text', () => {
  const file = '=1+1.cubewright.json';
  const [, row = ''] = folderCsv([rowOf(file, review())]).split('\r\n');
  expect(row.startsWith(`'${file},alphacubes,"Ann 0; =Ben, ""B"" 0",`)).toBe(true);
});
