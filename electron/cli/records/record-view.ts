import { currentState, type Onlooker, type PictureLine } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, seat, type Result } from '#shared/kernel/index.ts';
import type { AnyRecord, RecordTimeline } from '#shared/records/index.ts';
import { columns, t } from '../texts.ts';

export interface SeatProblem {
  readonly code: 'cli/unknown-onlooker';
  readonly given: string;
  readonly known: readonly string[];
}

/** `--view` takes `table`, a seat's number from 1, or its player's name in any case. */
export function onlookerArgument({ players }: AnyRecord, given: string): Result<Onlooker, SeatProblem> {
  const text = given.trim().toLowerCase();
  if (text === 'table') return ok('table');
  const at = /^\d+$/.test(text)
    ? Number(text) - 1
    : players.findIndex(({ name }) => name.toLowerCase() === text);
  return players[at] === undefined
    ? refuse({
        code: 'cli/unknown-onlooker',
        given,
        known: players.map(({ name }, index) => `${index + 1} ${name}`),
      })
    : ok(seat(at));
}

export function viewPage(record: AnyRecord, timeline: RecordTimeline, who: Onlooker): string {
  const { rules } = gameOf(record.game);
  const state = currentState(timeline);
  const nameOf = (at: number): string => record.players[at]?.name ?? '';
  const view = rules.viewFor(state, who);
  const actors = rules
    .actors(state)
    .map((actor) => (actor === 'clock' ? t('cli:replay.clock') : nameOf(actor)));
  const head = who === 'table' ? t('cli:view.table') : t('cli:view.seat', { name: nameOf(who) });
  return [
    t('cli:view.head', { head, count: timeline.length }),
    '',
    ...picture(record, view, nameOf),
    '',
    columns(rules.scores(state).map((score, at) => [nameOf(at), score])),
    '',
    actors.length === 0 ? t('cli:view.over') : t('cli:view.toMove', { names: actors.join(', ') }),
  ].join('\n');
}

export function picture(
  { game }: AnyRecord,
  view: object,
  nameOf: (at: number) => string,
): readonly string[] {
  const { id, picture: draw } = gameOf(game);
  return draw === undefined ? entries(view) : draw(view).map((line) => lineText(id, line, nameOf));
}

function lineText(id: string, line: PictureLine, nameOf: (at: number) => string): string {
  if (typeof line === 'string') return line;
  const { says, seat: at, ...facts } = line;
  const name = typeof at === 'number' ? { name: nameOf(at) } : {};
  return t(`record:${id}.picture.${says}`, { ...facts, ...name });
}

function entries(value: object): readonly string[] {
  return Object.entries(value).flatMap(([name, entry]: readonly [string, unknown]) => {
    const label = Array.isArray(value) ? `${Number(name) + 1}` : name;
    if (typeof entry !== 'object' || entry === null) return [`${label}: ${plain(entry)}`];
    const list: readonly unknown[] = Object.values(entry);
    if (list.every((one) => typeof one !== 'object' || one === null) && Array.isArray(entry)) {
      return [`${label}: ${list.map(plain).join(', ') || t('cli:none')}`];
    }
    return list.length === 0
      ? [`${label}: ${t('cli:none')}`]
      : [`${label}:`, ...entries(entry).map((line) => `  ${line}`)];
  });
}

const plain = (value: unknown): string => (value === undefined ? t('cli:none') : String(value));
