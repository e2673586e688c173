import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { SpeechSwitch, useAnswers, useArrival, useFocusFallback, useGameHere } from '#renderer/app/index.ts';
import {
  Back,
  Button,
  GameName,
  Icon,
  ProblemNotice,
  Sheet,
  TopLine,
  useAnnounce,
} from '#renderer/controls/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import { currentState } from '#shared/engine/index.ts';
import type { Pauses } from '#shared/records/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { GameMenu, useCurtain } from '../frame/GameMenu.tsx';
import type { GameTable } from '../game-table.ts';
import { PlayerName, pointsText } from '../score/score-parts.tsx';
import type { LoadedGame, Play, TableTypes } from '../store/index.ts';
import { pausedAnswer } from '../spoken/paused-answer.ts';
import { useMedia } from '../use-media.ts';
import { Sand } from './ClockLine.tsx';
import { clockText, isOverTime, limitTime, pausedAt, seatTimes, type SeatTime } from './clocks.ts';
import { ClockFigure } from './SeatClock.tsx';
import { useClock } from './use-clock.ts';

export interface PausePlaceProps {
  readonly play: Play;
  readonly game: LoadedGame<TableTypes>;
  readonly pause: Pauses;
  readonly Hand?: GameTable['CoveredHand'];
}

/** Whatever would change or show the position waits. */
const nothing = { hint: false, undo: false, redo: false };

/** Takes the place of the whole table, so that the page holds no letter, card or word of it while the clocks rest. */
export function PausePlace({ play, game, pause, Hand }: PausePlaceProps) {
  const { since = 0, count, ms, isIdle = false } = pause;
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const refusal = useStore(play.store, (shown) => shown.refusal);
  const draft = useStore(play.store, (shown) => shown.draft);
  const { record, timeline } = game;
  const { rules, id } = game.game;
  const state = currentState(timeline);
  const { number: turn, seat } = rules.turn(state);
  const scores = rules.scores(state);
  const names = record.players.map(({ name }) => name);
  const nameOf = (at: number) => names[at] ?? '';
  const where = seat === undefined ? t('clock.paused.between', { turn }) : turnText();
  const [clock, now] = useClock(play);
  const times = seatTimes(game, clock, now);
  const sand = limitTime('sand', game, clock, now);
  const byRules = limitTime('rules', game, clock, now);
  const goOn = () => play.resume();
  function hasText(one: SeatTime) {
    const facts = { name: nameOf(one.seat), time: clockText(one.leftMs) };
    if (isOverTime(one) && one.cost > 0) return t('clock.paused.isOver', facts);
    if (sand === undefined || one.seat !== seat) return t('clock.paused.has', facts);
    return t('clock.paused.hasBoth', { ...facts, sand: clockText(Math.max(0, sand.leftMs)) });
  }
  function turnText() {
    return t('clock.paused.turn', { turn, name: nameOf(seat ?? 0) });
  }
  useGameHere(record.game);
  useArrival(t('title', { game: t(`common:games.${id}`), turn: where }));
  useCommands({ main: goOn, 'table.pause': goOn });
  useAnswers((question) => pausedAnswer(t, question, play.store.getState(), now));
  const narrow = useMedia(breakpoints.medium);
  const [curtainOn, onCurtain] = useCurtain();
  useEffect(() => {
    if (isIdle) say(t('clock.paused.idle'));
  }, [isIdle, say, t]);
  const place = useFocusFallback<HTMLDivElement>(() => document.getElementById('paused-title'));
  const isPerson = seat !== undefined && record.players[seat]?.kind === 'person';
  return (
    <div ref={place} className="table-screen pause-screen">
      <TopLine
        left={
          <>
            <Back href="#/">{t('home')}</Back>
            <GameName name={t(`common:games.${id}`)} turn={where} />
          </>
        }
        right={
          <>
            {narrow ? null : (
              <a className="top-line-link" href={`#/help/${id}`}>
                <Icon name="rules" />
                {t('rules')}
              </a>
            )}
            <SpeechSwitch />
            <GameMenu
              model={{ play, game, view: undefined, strict: isStrict(record.options) }}
              may={nothing}
              curtainOn={curtainOn}
              onCurtain={onCurtain}
              narrow={narrow}
            />
          </>
        }
      />
      <main className="table">
        <div className="table-board">
          <section className="pause-cover" aria-labelledby="paused-title">
            <h2 className="pause-title" id="paused-title" tabIndex={-1} data-rest>
              {t('clock.paused.title', { time: pausedAt(since) })}
            </h2>
            {isIdle ? <p>{t('clock.paused.idle')}</p> : null}
            <p>{t('clock.paused.text')}</p>
            {count < 2 ? null : <p>{t('clock.paused.soFar', { count, time: clockText(ms) })}</p>}
          </section>
        </div>
        <div className="table-side">
          <Sheet space="small" className="pause-pad" aria-label={t('scores.title')}>
            <ul>
              {record.players.map(({ name }, at) => {
                const own = times.find((one) => one.seat === at);
                return (
                  <li key={at} className={at === seat ? 'score-now' : undefined}>
                    <PlayerName seat={at} name={name} />
                    <span className="score-total figures">{pointsText(scores[at] ?? 0)}</span>
                    {own === undefined ? null : <ClockFigure time={own} />}
                    <span className="score-says">
                      {at === seat ? <span>{t('toPlay')}</span> : null}{' '}
                      {own === undefined || own.cost === 0 ? null : (
                        <span>{t('clock.cost', { points: own.cost })}</span>
                      )}
                    </span>
                  </li>
                );
              })}
            </ul>
          </Sheet>
          {sand === undefined ? null : <Sand sand={sand} />}
          <div className="pause-says">
            {times
              .filter((one) => one.seat === seat || one.cost > 0)
              .toSorted((one, other) => Number(other.seat === seat) - Number(one.seat === seat))
              .map((one) => (
                <p key={one.seat}>{hasText(one)}</p>
              ))}
            {byRules === undefined ? null : (
              <p>{t('clock.paused.hasRules', { time: clockText(Math.max(0, byRules.leftMs)) })}</p>
            )}
            <p className="soft">{t('clock.paused.waits')}</p>
          </div>
          {refusal === undefined ? null : <ProblemNotice problem={refusal.problem} />}
          {Hand === undefined ? null : (
            <div className="pause-hand">
              <Hand
                model={{
                  names,
                  seat,
                  state: rules.viewFor(state, 'table'),
                  draft: isPerson ? draft : undefined,
                }}
                isPaused
              />
            </div>
          )}
          <div className="actions" role="group" aria-label={t('actions.label')}>
            <Button look="filled" className="actions-main" command="main" showsKey onClick={goOn}>
              {isPerson ? t('clock.paused.goOnAs', { name: nameOf(seat) }) : t('clock.paused.goOn')}
            </Button>
            <a className="button button--outlined button--normal" href="#/">
              {t('clock.paused.leave')}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}
