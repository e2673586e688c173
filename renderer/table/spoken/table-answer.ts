import type { Question } from '#renderer/app/index.ts';
import { courseOf, currentState, isOpen } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { clockText, isOverTime, limitTime, seatTimes } from '../clock/clocks.ts';
import { announcedText, endHeadline, endReason } from '../event-texts.ts';
import type { TableTexts } from '../game-table.ts';
import { pointsText } from '../score/score-parts.tsx';
import {
  handsAt,
  onlookerAt,
  pastMoves,
  peopleOf,
  type LoadedGame,
  type PlayState,
  type TableTypes,
} from '../store/index.ts';
import type { SpokenTexts } from './spoken-texts.ts';

export interface SpokenTable<T extends TableTypes> {
  readonly texts: TableTexts<T>;
  readonly spoken?: SpokenTexts<T>;
}

/** Answers from what stands on the table at this moment, without drawing anything. `now` is in milliseconds since 1970. */
export function tableAnswer<T extends TableTypes>(
  t: Translate,
  question: Question,
  state: PlayState<T>,
  table: SpokenTable<T>,
  now: number,
): string | undefined {
  if (state.stage.kind !== 'ready') return undefined;
  const standing = standingOf(state, state.stage.game);
  switch (question) {
    case 'last':
      return lastText(t, state.stage.game, table.texts, standing.nameOf);
    case 'scores':
      return scoresText(t, standing);
    case 'time':
      return timesText(t, state, state.stage.game, now);
    case 'now':
      return nowText(t, state, table, standing);
    default:
      return gameText(t, question, table.spoken, standing);
  }
}

type Standing<T extends TableTypes> = ReturnType<typeof standingOf<T>>;

function standingOf<T extends TableTypes>({ draft, forward }: PlayState<T>, game: LoadedGame<T>) {
  const { rules, hidesHands } = game.game;
  const truth = currentState(game.timeline);
  const people = peopleOf(game.record);
  const { number: turn, seat } = rules.turn(truth);
  const hands = handsAt({ rules, hidesHands }, truth, people, forward);
  const isPerson = seat !== undefined && people.includes(seat);
  const mayMove = isPerson && isOpen(hands, seat);
  const covered = hands.kind === 'none' ? hands.awaited : undefined;
  const names = game.record.players.map(({ name }) => name);
  const nameOf = (at: number) => names[at] ?? '';
  const view = rules.viewFor(truth, onlookerAt(hands, mayMove ? seat : undefined));
  return {
    turn,
    seat,
    isPerson,
    covered,
    names,
    nameOf,
    scores: rules.scores(truth),
    ending: rules.ending(truth),
    course: courseOf(game.game, game.timeline),
    people: seat === undefined ? people.filter((at) => rules.actors(truth).includes(at)) : [],
    facts: {
      view,
      draft: covered === undefined ? draft : undefined,
      mayMove,
      nameOf,
      words: game.words,
    },
  };
}

function lastText<T extends TableTypes>(
  t: Translate,
  game: LoadedGame<T>,
  texts: TableTexts<T>,
  nameOf: Standing<T>['nameOf'],
): string {
  for (const { turn, events } of pastMoves(game).toReversed()) {
    const news = announcedText(t, texts, events, nameOf);
    if (news !== '') return t('speech:table.last', { turn, news });
  }
  return t('speech:table.noMoves');
}

export function scoresText(
  t: Translate,
  { names, scores, seat }: Pick<Standing<TableTypes>, 'names' | 'scores' | 'seat'>,
): string {
  return names
    .map((name, at) => {
      const points = pointsText(scores[at] ?? 0);
      return `${t(at === seat ? 'speech:table.toPlay' : 'speech:table.score', { name, points })}.`;
    })
    .join(' ');
}

/** Tells every clock, the sand, and what a limit of the game's own rules has left. */
function timesText<T extends TableTypes>(
  t: Translate,
  { clock, endsAt }: PlayState<T>,
  game: LoadedGame<T>,
  now: number,
): string {
  const times = clockTexts(t, game, clock, now);
  if (endsAt !== undefined) times.push(timeText(t, endsAt - now));
  return times.join(' ') || t('speech:table.noTime');
}

export function clockTexts<T extends TableTypes>(
  t: Translate,
  game: LoadedGame<T>,
  clock: PlayState<T>['clock'],
  now: number,
): string[] {
  const clocks = seatTimes(game, clock, now).map((one) => {
    const facts = { name: game.record.players[one.seat]?.name, time: clockText(one.leftMs) };
    return `${t(isOverTime(one) ? 'table:clock.ofSeatOver' : 'table:clock.ofSeat', facts)}.`;
  });
  const sand = limitTime('sand', game, clock, now);
  if (sand === undefined) return clocks;
  return [...clocks, t('table:clock.paused.hasSand', { time: clockText(Math.max(0, sand.leftMs)) })];
}

function timeText(t: Translate, leftMs: number): string {
  const left = Math.max(0, Math.ceil(leftMs / 1000));
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  return minutes === 0
    ? t('speech:table.seconds', { count: seconds })
    : t('speech:table.minutes', { minutes, seconds });
}

function nowText<T extends TableTypes>(
  t: Translate,
  { computer }: PlayState<T>,
  { texts, spoken }: SpokenTable<T>,
  standing: Standing<T>,
): string {
  const { turn, seat, ending, covered, nameOf, isPerson, people, facts } = standing;
  if (ending !== undefined) {
    const ended = { ...standing, state: facts.view };
    return t('speech:table.over', {
      result: endHeadline(t, ended, ending),
      reason: endReason(t, texts, ended),
    });
  }
  if (seat === undefined) {
    const answer = texts.answer(t, people.map(nameOf));
    return [`${texts.between(t, facts.view, nameOf)}.`, answer].filter((part) => part !== '').join(' ');
  }
  const name = nameOf(seat);
  const whose = t('speech:table.turn', { turn, name });
  if (!isPerson)
    return computer.kind === 'thinking' ? `${whose} ${t('speech:table.thinking', { name })}` : whose;
  if (covered !== undefined) return t('speech:table.covered', { name: nameOf(covered) });
  return [whose, spoken?.now?.(t, facts) ?? ''].filter((part) => part !== '').join(' ');
}

function gameText<T extends TableTypes>(
  t: Translate,
  question: Exclude<Question, 'last' | 'scores' | 'time' | 'now'>,
  spoken: SpokenTexts<T> | undefined,
  { covered, nameOf, facts }: Standing<T>,
): string | undefined {
  const text = spoken?.[question];
  if (text === undefined) return undefined;
  const isOfSeat = question !== 'words' && question !== 'stock';
  if (covered !== undefined && isOfSeat) return t('speech:table.covered', { name: nameOf(covered) });
  return text(t, facts);
}
