import { expect, test } from 'vitest';
import { MatchTally } from '#electron/cli/match/match-tally.ts';
import { matchJson, matchText } from '#electron/cli/match/match-text.ts';
import { gameIds } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { record } from '#shared/i18n/en/games/index.ts';

const competitors = [
  { name: 'Mira', level: 3 },
  { name: 'Anders', level: 4 },
];

test('every way to end that a table has a sentence for has a line here', () => {
  const { t } = createTranslator();
  for (const id of gameIds) {
    for (const reason of Object.keys(record[id].ends)) {
      const ofClock = `table:clock.ends.${reason.replace('clock-', '')}`;
      const keys = [`${id}:reason.${reason}`, `${id}:end.reason.${reason}`, ofClock];
      expect(t(keys, { defaultValue: '', name: 'Mira' }), `${id} ${reason}`).not.toBe('');
    }
  }
});

test('says in columns what two games came to, with the pieces at both ends of their list', () => {
  const tally = new MatchTally(2);
  const lay = (seat: number, points: number, word: string) => ({
    seat,
    points,
    pieces: Array.from(word, (letter) => ({ letter, piece: `${letter}${letter}` })),
  });
  const common = { seed: 17, turns: 12, winners: [1], ms: [[4], [4, 4]], reason: 'went-out' };
  tally.add({ ...common, points: [8, 120], lays: [lay(0, 8, 'AB'), lay(1, 120, 'CDEFGHIJ')] });
  tally.add({ ...common, points: [30, 40], reason: 'all-passed', lays: [lay(1, 40, 'KLMNOPQR')] });
  const figures = tally.figures();
  expect(matchText('alphacubes', { competitors, figures })).toBe(
    [
      '2 games',
      'Player  Level  Won  Shared  Points     ±  Low tenth  Median  High tenth  Moves',
      'Mira        3    0       0    19.0  11.0          8       8          30    1.0',
      'Anders      4    2       0    80.0  40.0         40      40         120    2.0',
      '',
      'Turns a game: 12.0, from 12 to 12',
      'Ends: everybody passed 50.0 %, a player went out 50.0 %',
      'Best move: 120 points by Anders, in the game of seed 17',
      '',
      'Opening with  Games  Points  ±  Won by who opened',
      '2                 1     8.0  –              0.0 %',
      '8                 1    40.0  –            100.0 %',
      '',
      'Letter  Laid  Points each  ±',
      ...[...'CDEFGHIJ'].map((letter) => `${letter}          1        15.00  –`),
      ...[...'KLMNOPQR'].map((letter) => `${letter}          1         5.00  –`),
      ...[...'AB'].map((letter) => `${letter}          1         4.00  –`),
      '',
      'Piece        Laid  Points each  ±',
      ...[...'CDEFG'].map((letter) => `${letter}${letter}              1        15.00  –`),
      '(8 between)',
      ...[...'PQR'].map((letter) => `${letter}${letter}              1         5.00  –`),
      ...[...'AB'].map((letter) => `${letter}${letter}              1         4.00  –`),
    ].join('\n'),
  );
  const times = [
    { median: 1.23456, p95: 2 },
    { median: 3, p95: 4 },
  ];
  expect(JSON.parse(matchJson('alphacubes', { competitors, figures, times }))).toMatchObject({
    game: 'alphacubes',
    games: 2,
    players: [{ name: 'Mira', level: 3, msMedian: 1.2346 }, { won: 2 }],
    best: { points: 120, seat: 1, seed: 17 },
  });
});

test('a match that was stopped before its first game has players alone', () => {
  const figures = new MatchTally(2).figures();
  const text = matchText('kubo', { competitors, figures });
  expect(text.split('\n')).toHaveLength(4);
  expect(JSON.parse(matchJson('kubo', { competitors, figures }))).toMatchObject({ games: 0, best: null });
});
