import { grades, percentOf, type ReviewedTurn } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { statementText } from '#shared/i18n/index.ts';
import type { AnyRecord, GameReview } from '#shared/records/index.ts';
import { columns, t } from '../texts.ts';

export function reviewPage(record: AnyRecord, review: GameReview): string {
  const { level, turns, players } = review;
  const hasChances = turns.some(({ played }) => played.chance !== undefined);
  const heads = [
    'turn',
    'player',
    'played',
    'points',
    'best',
    'most',
    ...(hasChances ? ['chance'] : []),
    'grade',
  ];
  const rows = turns.map((turn) => [
    turn.turn,
    players[turn.seat]?.name ?? '',
    turn.played.line ?? '',
    turn.points,
    turn.best?.line ?? '',
    turn.best?.points ?? '',
    ...(hasChances ? [percent(turn.played.chance)] : []),
    t(`cli:review.grades.${turn.grade}`),
  ]);
  const sentences = turns.flatMap((turn) => {
    const said = turn.statements.map((statement) => statementText(t, record, statement));
    return said.length === 0 ? [] : [`${turnTitle(review, turn)} ${said.join(' ')}`];
  });
  return [
    t('cli:review.title', { game: gameOf(record.game).title, count: turns.length, level }),
    '',
    columns([heads.map((head) => t(`cli:review.${head}`)), ...rows]),
    ...(sentences.length === 0 ? [] : ['', ...sentences]),
    '',
    columns(playerRows(review)),
  ].join('\n');
}

function turnTitle({ players }: GameReview, { turn, seat, grade }: ReviewedTurn): string {
  const facts = { turn, name: players[seat]?.name ?? '', grade: t(`cli:review.grades.${grade}`) };
  return t('cli:review.turnTitle', facts);
}

function playerRows({ players }: GameReview): readonly (readonly (string | number)[])[] {
  const heads = ['player', 'score', 'turns', 'below'].map((head) => t(`cli:review.${head}`));
  const used = grades.filter((grade) => players.some((player) => player.grades[grade] !== undefined));
  return [
    [...heads, ...used.map((grade) => t(`cli:review.grades.${grade}`))],
    ...players.map((player) => [
      player.name,
      player.score,
      player.turns,
      player.below.toFixed(1),
      ...used.map((grade) => player.grades[grade] ?? 0),
    ]),
  ];
}

function percent(chance: number | undefined): string {
  return chance === undefined ? '' : `${percentOf(chance)} %`;
}
