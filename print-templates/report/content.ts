import type { Drawer, TableDrawing } from '#shared/engine/drawing.ts';
import {
  currentState,
  grades,
  type GameTypes,
  type Grade,
  type PlayedTurn,
  type ReviewedTurn,
  type Tried,
} from '#shared/engine/index.ts';
import { gameOf, manifestOf } from '#shared/games/index.ts';
import { statementText, type Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { openReview, type AnyRecord, type GameReview } from '#shared/records/index.ts';
import type { ChartData } from './chart.ts';
import { chartOf, percent } from './chart-data.ts';

/** What a report says, with all its words, before it becomes pages or a page of HTML. */
export interface ReportContent {
  readonly title: string;
  readonly about: string;
  readonly chart: { readonly title: string; readonly says: string; readonly data: ChartData };
  readonly last: Picture | undefined;
  readonly players: ReportTable;
  readonly turns: ReportTable & { readonly grades: readonly Grade[] };
  readonly blocks: readonly ReportBlock[];
  readonly how: { readonly title: string; readonly says: readonly string[] };
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

interface Column {
  readonly head: string;
  readonly isNumber: boolean;
}

export interface ReportBlock {
  readonly title: string;
  readonly grade: Grade;
  readonly tried: ReportTable;
  readonly sentences: readonly string[];
  readonly pictures: readonly Picture[];
  readonly lines: readonly string[];
}

export interface Picture {
  readonly caption: string;
  readonly alt: string;
  readonly drawing: TableDrawing;
}

interface Sources {
  readonly record: AnyRecord;
  readonly review: GameReview;
  readonly drawer: Drawer<GameTypes> | undefined;
  readonly t: Translate;
}

/** A review of another game, or of moves that are no longer there, is refused. */
export async function reportContent(
  record: AnyRecord,
  review: GameReview,
  t: Translate,
): Promise<Result<ReportContent, Problem>> {
  const opened = await openReview(record, review.level);
  if (!opened.ok) return opened;
  const { timeline, turns } = opened.value;
  const played = new Map(turns.map((turn) => [turn.at, turn]));
  const isOfGame = review.turns.every(({ at, seat, points }, place) => {
    const turn = played.get(at);
    const isLater = at > (review.turns[place - 1]?.at ?? -1);
    return isLater && turn?.seat === seat && turn.points === points;
  });
  if (review.game !== record.game || review.players.length !== record.players.length || !isOfGame) {
    return refuse({ code: 'review/other-game' });
  }
  const drawer = await manifestOf(record.game).loadDrawer?.();
  const sources = { record, review, drawer, t };
  const { rules } = gameOf(record.game);
  const state = currentState(timeline);
  const last = drawer?.table(rules.viewFor(state, 'table'));
  return ok({
    title: titleOf(sources, rules.ending(state)?.winners),
    about: t('report:about', {
      players: review.players.length,
      turns: review.turns.length,
      level: review.level,
    }),
    chart: chartOf(review, t),
    last: last && { caption: t('report:last'), alt: t('report:last'), drawing: last },
    players: playersTable(sources),
    turns: turnsTable(sources),
    blocks: review.turns.flatMap((turn) => {
      const own = played.get(turn.at);
      return own === undefined || !matters.has(turn.grade) ? [] : [blockOf(sources, turn, own)];
    }),
    how: {
      title: t('report:how.title'),
      says: [
        t('report:how.marks'),
        ...(hasChances(review) ? [t('report:how.chances', { level: review.level })] : []),
      ],
    },
  });
}

const matters: ReadonlySet<Grade> = new Set(['mistake', 'unchallenged', 'missed']);

export function hasChances({ turns }: GameReview): boolean {
  return turns.some(({ played }) => played.chance !== undefined);
}

function titleOf({ record, review, t }: Sources, winners: readonly number[] | undefined): string {
  const game = gameOf(record.game).title;
  if (winners === undefined) return t('report:title.open', { game });
  const scores = review.players.map(({ score }) => score);
  const [first = 0] = winners;
  const name = record.players[first]?.name ?? '';
  if (scores.length === 1) return t('report:title.alone', { game, points: scores[0] ?? 0 });
  if (winners.length !== 1) {
    const names = winners.map((seat) => record.players[seat]?.name ?? '').join(', ');
    return t('report:title.shared', { game, names });
  }
  const margin = (scores[first] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== first));
  return margin > 0
    ? t('report:title.won', { game, name, margin })
    : t('report:title.wonAnyway', { game, name });
}

function playersTable({ review, t }: Sources): ReportTable {
  const used = grades.filter((grade) => review.players.some((player) => player.grades[grade] !== undefined));
  const number = (head: string) => ({ head, isNumber: true });
  return {
    title: t('report:players.title'),
    columns: [
      { head: t('report:players.name'), isNumber: false },
      number(t('report:players.score')),
      number(t('report:players.turns')),
      number(t('report:players.below')),
      ...used.map((grade) => number(t(`report:grades.${grade}`))),
    ],
    rows: review.players.map((player) => [
      player.name,
      signed(player.score),
      `${player.turns}`,
      player.below.toFixed(1),
      ...used.map((grade) => `${player.grades[grade] ?? 0}`),
    ]),
  };
}

function turnsTable({ review, t }: Sources): ReportContent['turns'] {
  const withChance = hasChances(review);
  const column = (
    name: 'turn' | 'name' | 'played' | 'points' | 'most' | 'chance' | 'grade',
    isNumber: boolean,
  ) => ({
    head: t(`report:turns.${name}`),
    isNumber,
  });
  return {
    title: t('report:turns.title'),
    columns: [
      column('turn', true),
      column('name', false),
      column('played', false),
      column('points', true),
      column('most', true),
      ...(withChance ? [column('chance', true)] : []),
      column('grade', false),
    ],
    rows: review.turns.map(({ turn, seat, played, best, grade }) => [
      `${turn}`,
      review.players[seat]?.name ?? '',
      played.line === undefined || played.line === '' ? t('report:tried.nothing') : played.line,
      signed(played.points),
      best === undefined ? '' : signed(best.points),
      ...(withChance ? [percent(t, played.chance)] : []),
      t(`report:grades.${grade}`),
    ]),
    grades: review.turns.map(({ grade }) => grade),
  };
}

function blockOf({ record, review, drawer, t }: Sources, turn: ReviewedTurn, own: PlayedTurn): ReportBlock {
  const facts = { turn: turn.turn, name: review.players[turn.seat]?.name ?? '' };
  const played = drawer?.played(own);
  const line = turn.best?.line;
  const best = line === undefined ? undefined : drawer?.instead(own, line);
  const picture = (caption: string, drawing: TableDrawing, said: string | undefined): Picture => ({
    caption,
    alt: t('report:drawn.alt', { turn: turn.turn, caption, line: said ?? t('report:tried.nothing') }),
    drawing,
  });
  const isFramed = (drawing: TableDrawing) =>
    drawing.fields.some(({ pieces }) => pieces.some(({ isNew }) => isNew === true));
  return {
    title: t(`report:turn.${turn.grade}`, facts),
    grade: turn.grade,
    tried: triedTable(turn, review, t),
    sentences: turn.statements.map((statement) => statementText(t, record, statement)),
    pictures: [
      ...(played === undefined
        ? []
        : [
            picture(
              t(isFramed(played) ? 'report:drawn.played' : 'report:drawn.before'),
              played,
              turn.played.line,
            ),
          ]),
      ...(best === undefined ? [] : [picture(t('report:drawn.best'), best, line)]),
    ],
    lines: (played?.lines ?? []).map((one) => {
      if (typeof one === 'string') return one;
      const { says, seat, ...said } = one;
      const name = typeof seat === 'number' ? review.players[seat]?.name : undefined;
      return t(`record:${record.game}.picture.${says}`, { ...said, name });
    }),
  };
}

function triedTable({ played, usual, best }: ReviewedTurn, review: GameReview, t: Translate): ReportTable {
  const withChance = hasChances(review);
  const row = (head: string, tried: Tried, line: string) => [
    head,
    line === '' ? t('report:tried.nothing') : line,
    signed(tried.points),
    ...(withChance ? [percent(t, tried.chance)] : []),
  ];
  return {
    title: '',
    columns: [
      { head: '', isNumber: false },
      { head: '', isNumber: false },
      { head: t('report:tried.points'), isNumber: true },
      ...(withChance ? [{ head: t('report:tried.chance'), isNumber: true }] : []),
    ],
    rows: [
      row(t('report:tried.played'), played, played.line ?? ''),
      ...(usual === undefined
        ? []
        : [row(t('report:tried.usual', { level: review.level }), usual, t('report:tried.onAverage'))]),
      ...(best === undefined ? [] : [row(t('report:tried.best'), best, best.line ?? '')]),
    ],
  };
}

function signed(points: number): string {
  return points < 0 ? `–${-points}` : `${points}`;
}
