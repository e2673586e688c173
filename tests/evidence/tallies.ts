import { gameIds, gameOf } from '#shared/games/index.ts';
import type { Tally } from '#tests/bench/soak-tally.ts';
import { tableOf } from './table.ts';

/** What many whole games of each came to. */
export function tallySection(tallies: readonly Tally[]): string {
  const missing = gameIds.flatMap((game) =>
    (['random', 'computers'] as const)
      .filter((players) => !tallies.some((one) => one.game === game && one.players === players))
      .map((players) => `${gameOf(game).title}, ${named[players]}`),
  );
  return [
    '## Whole games',
    `\`npm run soak -- tally\` plays games of seeds 1, 2 and so on to their end, at random (all options, seats and moves) and
between two computers of neighbouring levels. Random games are left after 1,000 moves, and held to the contract: no piece is
lost, scores are the sum of what was told, somebody may act exactly until the end, no state grows without bound. Spreads are
least / median / 95 of 100 / most.`,
    ...(tallies.length > 0 ? [figures(tallies), ends(tallies)] : []),
    ...(missing.length > 0 ? [`Not played yet: ${missing.join('; ')}.`] : []),
  ].join('\n\n');
}

const named = { random: 'at random', computers: 'computers' } as const;

const figures = (tallies: readonly Tally[]): string =>
  tableOf(
    [
      'game',
      'players',
      'games',
      'moves',
      'scores',
      'ms a move: median / 95 of 100',
      'MB of heap: at a tenth / at the end',
    ],
    tallies.map(({ game, players, games, moves, scores, ms, heap }) => [
      gameOf(game).title,
      named[players],
      games,
      spread(moves),
      spread(scores),
      `${ms.median} / ${ms.p95}`,
      `${heap.tenth} / ${heap.end}`,
    ]),
  );

const ends = (tallies: readonly Tally[]): string =>
  tableOf(
    ['game', 'players', 'ends'],
    tallies.map(({ game, players, ends: counts }) => [
      gameOf(game).title,
      named[players],
      Object.entries(counts)
        .map(([end, count]) => `${end} ${count}`)
        .join(', '),
    ]),
  );

const spread = ({ least, median, p95, most }: Tally['moves']): string =>
  [least, median, p95, most].join(' / ');
