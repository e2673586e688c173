import { figures, listed, tenth, whole } from '#renderer/app/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

const weekday = figures<number>((of) => new Intl.DateTimeFormat(of, { weekday: 'long' }));
const day = figures<number>((of) => new Intl.DateTimeFormat(of, { day: 'numeric', month: 'short' }));
const dayOfYear = figures<number>(
  (of) => new Intl.DateTimeFormat(of, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** Today, the weekday within a week, else the date. */
export function dayText(t: Translate, at: number, now: number): string {
  const days = dayNumber(now) - dayNumber(at);
  if (days === 0) return t('library:today');
  if (days > 0 && days < 7) return weekday.format(at);
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? day : dayOfYear).format(at);
}

function dayNumber(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Such as "Turn 11, Green to play" or "Joris won by 13". */
export function standingText(t: Translate, { ended, players, winners, turn, toMove }: GameSummary): string {
  if (!ended) {
    const player = players[toMove ?? -1]?.name;
    return player === undefined ? t('library:anybody', { turn }) : t('library:toPlay', { turn, player });
  }
  const [only] = players;
  if (players.length === 1 && only !== undefined) return t('library:alone', { count: only.points });
  const won = players.filter((_, seat) => winners.includes(seat));
  const names = listed.format(won.map(({ name }) => name));
  const [first] = won;
  if (first === undefined) return t('library:nobodyWon');
  if (won.length > 1) return t('library:shared', { names, points: first.points });
  const next = Math.max(...players.filter((_, seat) => !winners.includes(seat)).map(({ points }) => points));
  const count = first.points - next;
  return count > 0 ? t('library:wonBy', { names, count }) : t('library:won', { names });
}

/** The title of a game, or its kind. */
export function nameOf(t: Translate, { title, game }: Pick<GameSummary, 'title' | 'game'>): string {
  return title ?? t(`common:games.${game}`);
}

/** The points of a settled game may be below zero. */
export function signed(points: number): string {
  return String(points).replace('-', '−');
}

export function scoresText({ players }: Pick<GameSummary, 'players'>): string {
  return players.map(({ name, points }) => `${name} ${signed(points)}`).join(', ');
}

/** Of few points a turn, as in Kubo, the tenths tell one player from another. */
export function averageText(points: number): string {
  return (Math.abs(points) < 10 ? tenth : whole).format(points);
}

const time = figures<number>((of) => new Intl.DateTimeFormat(of, { timeStyle: 'short' }));

/** Such as "Saturday, 20:15". */
export function whenText(t: Translate, at: number, now: number): string {
  return t('library:earlier.when', { day: dayText(t, at, now), time: time.format(at) });
}

/** When a game was saved: the time of today, else the day. */
export function savedText(t: Translate, at: number, now: number): string {
  return dayNumber(at) === dayNumber(now)
    ? t('library:savedToday', { time: time.format(at) })
    : t('library:savedOn', { day: dayOfYear.format(at) });
}

const month = figures<number>((of) => new Intl.DateTimeFormat(of, { month: 'long' }));

/** What stands at the ends of a line through time: the months, or the days if the months have the same name. */
export function endTexts(t: Translate, first: number, last: number, now: number): readonly [string, string] {
  const [one, other] = [month.format(first), month.format(last)];
  return one === other ? [dayText(t, first, now), dayText(t, last, now)] : [one, other];
}
