import { grades, type Grade } from '#shared/engine/index.ts';
import { gameOf, isGameId } from '#shared/games/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { columns, t } from '../texts.ts';
import { totalsOf, type FolderRow, type ReviewedRow } from './folder-figures.ts';

export function folderJson(rows: readonly FolderRow[]): string {
  return JSON.stringify({ games: rows, players: totalsOf(rows) });
}

export function folderPage(rows: readonly FolderRow[]): string {
  const read = rows.filter((row): row is ReviewedRow => !('problem' in row));
  const used = grades.filter((grade) => read.some((row) => row.grades[grade] !== undefined));
  const head = (
    names: readonly (
      | 'file'
      | 'game'
      | 'players'
      | 'player'
      | 'games'
      | 'turns'
      | 'below'
      | 'long'
      | 'notListed'
    )[],
  ) => [
    ...names.map((name) => t(`cli:reviews.${name}`)),
    ...used.map((grade) => t(`cli:review.grades.${grade}`)),
  ];
  const refused = rows.flatMap((row) =>
    'problem' in row ? [t('cli:inFile', { file: row.file, text: problemText(t, row.problem) })] : [],
  );
  const games = read.map((row) => [
    row.file,
    titleOf(row.game),
    row.players.map(({ name, score }) => `${name} ${score}`).join(', '),
    ...figures(row, used),
  ]);
  const totals = totalsOf(rows).map((total) => [
    total.name,
    titleOf(total.game),
    total.games,
    ...figures(total, used),
  ]);
  return [
    columns([head(['file', 'game', 'players', 'turns', 'below', 'long', 'notListed']), ...games]),
    '',
    columns([head(['player', 'game', 'games', 'turns', 'below', 'long', 'notListed']), ...totals]),
    ...(refused.length === 0 ? [] : ['', t('cli:reviews.unread', { count: refused.length }), ...refused]),
  ].join('\n');
}

function figures(
  row: Omit<ReviewedRow, 'file' | 'game' | 'ended' | 'level' | 'players'>,
  used: readonly Grade[],
) {
  return [
    row.turns,
    row.below.toFixed(1),
    row.longWordsMissed,
    row.wordsNotListed,
    ...used.map((grade) => row.grades[grade] ?? 0),
  ];
}

function titleOf(game: string): string {
  return isGameId(game) ? gameOf(game).title : game;
}

/** A row a game, for spreadsheets; names of columns are those of the JSON. */
export function folderCsv(rows: readonly FolderRow[]): string {
  const heads = [
    'file',
    'game',
    'players',
    'ended',
    'level',
    'turns',
    'below',
    'longWordsMissed',
    'wordsNotListed',
  ];
  const lines = rows.map((row) =>
    'problem' in row
      ? [row.file, ...heads.slice(1).map(() => ''), ...grades.map(() => ''), row.problem.code]
      : [
          row.file,
          row.game,
          row.players.map(({ name, score }) => `${name} ${score}`).join('; '),
          row.ended,
          row.level,
          row.turns,
          row.below.toFixed(2),
          row.longWordsMissed,
          row.wordsNotListed,
          ...grades.map((grade) => row.grades[grade] ?? 0),
          '',
        ],
  );
  return [[...heads, ...grades, 'problem'], ...lines]
    .map((cells) => `${cells.map((cell) => csvCell(`${cell}`)).join(',')}\r\n`)
    .join('');
}

/** A spreadsheet would reckon a text that begins like a formula. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
