import type { GameId } from '#shared/games/index.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import { t } from '../texts.ts';
import type { MatchFigures, OpeningFigures, PieceFigures } from './match-tally.ts';
import type { TimeFigures } from './spread.ts';

export interface Competitor {
  readonly name: string;
  readonly level: number;
}

export interface MatchReport {
  readonly competitors: readonly Competitor[];
  readonly figures: MatchFigures;
  readonly times?: readonly TimeFigures[];
}

const piecesShown = 5;

/** Returns one object with shares from 0 to 1, all numbers rounded to four decimals. */
export function matchJson(game: GameId, { competitors, figures, times }: MatchReport): string {
  const { games, players, best, ...rest } = figures;
  const told = players.map((player, seat) => ({
    ...competitors[seat],
    ...player,
    ...(times === undefined ? {} : { msMedian: times[seat]?.median, msP95: times[seat]?.p95 }),
  }));
  return JSON.stringify({ game, games, players: told, ...rest, best: best ?? null }, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  );
}

export function matchText(game: GameId, { competitors, figures, times }: MatchReport): string {
  const { games, players, turns, ends, openings, best, letters, pieces } = figures;
  const playerRows = players.map((one, seat) => [
    competitors[seat]?.name ?? '',
    `${competitors[seat]?.level}`,
    `${one.won}`,
    `${one.shared}`,
    tenths(one.points),
    tenths(one.error),
    ...[one.low, one.median, one.high].map(String),
    tenths(one.moves),
    ...(times === undefined ? [] : [tenths(times[seat]?.median ?? 0), tenths(times[seat]?.p95 ?? 0)]),
  ]);
  const heads = ['player', 'level', 'won', 'shared', 'points', 'error', 'low', 'median', 'high', 'moves'];
  const timeHeads = times === undefined ? [] : ['msMedian', 'msP95'];
  const lines = [t('cli:match.title', { count: games }), table([...heads, ...timeHeads], playerRows)];
  if (games === 0) return lines.join('\n');
  lines.push(
    '',
    t('cli:match.turns', { ...turns, mean: tenths(turns.mean) }),
    t('cli:match.ends', {
      ends: ends
        .map(({ reason, games: count }) => {
          const named = t(`record:${game}.ends.${reason}`, { defaultValue: reason });
          return t('cli:match.end', { reason: named, share: percent(count / games) });
        })
        .join(', '),
    }),
  );
  if (best !== undefined) {
    lines.push(t('cli:match.best', { ...best, name: competitors[best.seat]?.name ?? '' }));
  }
  if (openings.length > 0) lines.push('', openingTable(openings));
  if (letters.length > 0) lines.push('', table(['letter', ...pieceHeads], letters.map(pieceRow)));
  if (pieces.length > 0) lines.push('', pieceTable(pieces));
  return lines.join('\n');
}

function openingTable(openings: readonly OpeningFigures[]): string {
  const rows = openings.map(({ laid, games, points, error, won }) => [
    `${laid}`,
    `${games}`,
    tenths(points),
    tenths(error),
    percent(won),
  ]);
  return table(['opening', 'openingGames', 'points', 'error', 'openingWon'], rows);
}

const pieceHeads = ['laid', 'each', 'error'] as const;

function pieceRow({ name, laid, each, error }: PieceFigures): readonly string[] {
  return [Array.from(name, typedLetter).join(''), `${laid}`, each.toFixed(2), error?.toFixed(2) ?? '–'];
}

function pieceTable(pieces: readonly PieceFigures[]): string {
  const between = pieces.length - 2 * piecesShown;
  const rows =
    between <= 0
      ? pieces.map(pieceRow)
      : [
          ...pieces.slice(0, piecesShown).map(pieceRow),
          [t('cli:match.between', { count: between })],
          ...pieces.slice(-piecesShown).map(pieceRow),
        ];
  return table(['piece', ...pieceHeads], rows);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heads.map((head) => t(`cli:match.${head}`)), ...rows];
  const widths = heads.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const tenths = (figure: number | null): string => figure?.toFixed(1) ?? '–';
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
