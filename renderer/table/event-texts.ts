import { clockOf, isClockEvent, type ClockEvent, type Ending } from '#shared/engine/index.ts';
import { problemText, type Translate } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { decidedText } from './end/end-texts.ts';
import type { NameOf, TableTexts } from './game-table.ts';
import { pointsText } from './score/score-parts.tsx';
import type { News, TableTypes } from './store/index.ts';
import type { Shell } from './use-shell.ts';

export function eventsText<T extends TableTypes>(
  t: Translate,
  texts: TableTexts<T>,
  events: readonly T['event'][],
  nameOf: NameOf,
): string {
  return events
    .map((event) => (isClockEvent(event) ? clockEventText(t, event, nameOf) : texts.event(t, event, nameOf)))
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

function clockEventText(t: Translate, event: ClockEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'clock-passed':
      return t('table:clock.events.passed', { name: nameOf(event.seat) });
    case 'clock-cost': {
      const { seat, minutes, points } = event;
      return t('table:clock.events.cost', { name: nameOf(seat), count: minutes, points });
    }
    case 'clock-lost':
      return t('table:clock.events.lost', { name: nameOf(event.seat) });
    case 'clock-out':
      return t('table:clock.events.out');
  }
}

/** Says why the game is over: by its own rules, or by the table's clock. */
export function endingText<T extends TableTypes>(
  t: Translate,
  texts: TableTexts<T>,
  view: T['view'],
  nameOf: NameOf,
): string {
  const end = clockOf(view)?.end;
  if (end === undefined) return texts.ending(t, view, nameOf);
  return end.reason === 'clock-lost'
    ? t('table:clock.ends.lost', { name: nameOf(end.seat) })
    : t('table:clock.ends.out');
}

/** Leaves out the events of `TableTexts.quiet`, which the screen shows elsewhere. */
export function announcedText<T extends TableTypes>(
  t: Translate,
  texts: TableTexts<T>,
  events: readonly T['event'][],
  nameOf: NameOf,
): string {
  return eventsText(
    t,
    texts,
    events.filter(({ kind }) => !texts.quiet.includes(kind)),
    nameOf,
  );
}

type AfterNews<T extends TableTypes> = Pick<
  Shell<T>,
  'names' | 'ending' | 'scores' | 'answering' | 'course' | 'state'
>;

/** Returns all that is said about a move once it is made, undone or redone. */
export function newsText<T extends TableTypes>(
  t: Translate,
  texts: TableTexts<T>,
  news: News<T>,
  after: AfterNews<T>,
): string {
  const { names, ending, answering } = after;
  const before =
    news.kind === 'made'
      ? ''
      : t(`table:news.${news.kind === 'taken-back' ? 'takenBack' : 'madeAgain'}`, { count: news.moves });
  const happened = eventsText(t, texts, news.events, (seat) => names[seat] ?? '');
  const end = ending === undefined ? '' : `${t('table:over')}. ${endText(t, texts, after, ending)}`;
  const asked = answering.map((seat) => names[seat] ?? '');
  const answer = asked.length === 0 ? '' : texts.answer(t, asked);
  return [before, happened, answer, end].filter((part) => part !== '').join(' ');
}

type Ended<T extends TableTypes> = Pick<Shell<T>, 'names' | 'scores' | 'course' | 'state'>;

/** Says all that a look at the end of a game tells first: who won, how it was decided, and that there is a table. */
function endText<T extends TableTypes>(
  t: Translate,
  texts: TableTexts<T>,
  ended: Ended<T>,
  ending: Pick<Ending, 'winners'>,
): string {
  const title = endHeadline(t, ended, ending);
  const reason = endReason(t, texts, ended);
  return t('table:end.resultSays', { title, reason, players: ended.names.length });
}

/** Says why the game is over, and what decided it. */
export function endReason<T extends TableTypes>(
  t: Translate,
  texts: TableTexts<T>,
  { names, course, state }: Pick<Ended<T>, 'names' | 'course' | 'state'>,
): string {
  const nameOf: NameOf = (seat) => names[seat] ?? '';
  const decided = course === undefined ? '' : decidedText(t, course, nameOf);
  return [endingText(t, texts, state, nameOf), decided].filter((part) => part !== '').join(' ');
}

/** Returns a sentence such as "Orange wins by 13", or for a single player the score. */
export function endHeadline(
  t: Translate,
  { names, scores, course }: Pick<Shell<TableTypes>, 'names' | 'scores' | 'course'>,
  { winners }: Pick<Ending, 'winners'>,
): string {
  const best = scores[winners[0] ?? 0] ?? 0;
  const points = pointsText(best);
  const named = winners.map((seat) => names[seat] ?? '');
  if (course?.plays.length === 0) return t('table:end.nobody', { names: nameList(t, named), points });
  if (names.length === 1) return t('table:end.solo', { points });
  if (named.length > 1) return t('table:end.shares', { names: nameList(t, named), points });
  const next = Math.max(...scores.filter((_, seat) => seat !== winners[0]));
  const [name] = named;
  // The clock may leave the win to somebody with fewer points.
  return best > next
    ? t('table:end.wins', { name, by: pointsText(best - next) })
    : t('table:end.winsOnly', { name });
}

/** Returns a list such as `EX`, `EX and HE` or `EX, HE and AT`. */
export function wordList(t: Translate, words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}${t('table:and')}${last}`;
}

/** Players at the beginning of a sentence. */
export function nameList(t: Translate, names: readonly string[]): string {
  const [first, ...others] = names;
  return first === undefined ? '' : wordList(t, [first, ...others.map((name) => t('table:named', { name }))]);
}

export function failedText(t: Translate, problem: Problem): string {
  const text = problemText(t, problem);
  return isStop(problem) ? `${text} ${problemText(t, problem.reason)}` : text;
}

function isStop(problem: Problem): problem is Problem & { readonly reason: Problem } {
  return problem.code === 'play/stops';
}
