import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import { chanceLost, pointsLost, shownPosition } from './review.ts';
import { spoken } from '../spoken.ts';
import type { FoundPlay } from '../found-play.ts';
import { percentageOf, type FoundAhead } from '../found-ahead.ts';
import type { PastTurn, Reviewed } from '../table-types.ts';
import { cubeName, setOf } from '#shared/games/alphacubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ReviewPlace as ReviewFrame, ScrollPlace, TurnVerdict } from '#renderer/table/index.ts';
import type { TableModel } from '../use-model.ts';

export function ReviewPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  return (
    <ReviewFrame
      model={model}
      told={{ spoken, position: shownPosition(model.review, model.draft) }}
      textOf={({ kind, word = '' }) =>
        kind === 'play' ? word : t(`review.${kind === 'pass' ? 'passed' : 'exchanged'}`)
      }
      lostIn={pointsLost}
      also={{
        title: t('review.chanceLost'),
        of(reviewed) {
          const lost = chanceLost(reviewed);
          return lost === undefined ? '' : String(Math.round(lost * 100));
        },
      }}
    >
      {(turn) => <ReviewTurn model={model} turn={turn} />}
    </ReviewFrame>
  );
}

function ReviewTurn({ model, turn }: { readonly model: TableModel; readonly turn: PastTurn }) {
  const { t } = useTranslation('alphacubes');
  const { found, chosen, choose, before } = model.review;
  const reviewed = found?.ok === true ? found.value : undefined;
  const name = model.names[turn.seat] ?? '';
  const hand = (before?.hand ?? []).map((cube) => cubeName(setOf(model.state.options), cube));
  return (
    <>
      <TurnVerdict
        model={model}
        turn={turn}
        happened={turnText(t, turn)}
        verdict={reviewed && verdictText(t, turn, reviewed)}
        more={reviewed?.ahead && chanceText(t, reviewed.ahead)}
        forOne={t('review.private', { name })}
      />
      <p className="soft small">{t('review.hand', { name, cubes: hand.join(' · ') })}</p>
      {reviewed === undefined || reviewed.plays.length === 0 ? null : (
        <PlayRows plays={reviewed.plays} chosen={chosen} choose={choose} turn={turn} />
      )}
    </>
  );
}

interface PlayRowsProps {
  readonly plays: readonly FoundPlay[];
  readonly chosen: FoundPlay | undefined;
  readonly choose: (play: FoundPlay) => void;
  readonly turn: PastTurn;
}

function PlayRows({ plays, chosen, choose, turn }: PlayRowsProps) {
  const { t } = useTranslation('alphacubes');
  const say = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const best = plays[0]?.score ?? 0;
  const pick = (play: FoundPlay) => {
    choose(play);
    say(t('review.say', facts(t, play)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = plays.findIndex((play) => play === chosen);
    const next = plays[at + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    pick(next);
    list.current?.querySelectorAll('button')[at + by]?.focus();
  };
  return (
    <ScrollPlace label={t('review.plays')} className="review-scroll">
      <ol ref={list} aria-label={t('review.plays')} className="review-plays" onKeyDown={onKeyDown}>
        {plays.map((play) => {
          const less = best - play.score;
          return (
            <li key={keyOf(play)}>
              <button type="button" aria-pressed={play === chosen} onClick={() => pick(play)}>
                <b>{play.word}</b>
                <span className="soft review-from">{t('review.from', facts(t, play))}</span>
                <span className="figures review-points">{play.score}</span>
                <span className="figures soft review-less">
                  {less === 0 ? '' : <span aria-label={t('review.less', { count: less })}>{`−${less}`}</span>}
                </span>
                <span className="figures soft review-chance">
                  {play.ahead === undefined ? (
                    ''
                  ) : (
                    <span aria-label={t('review.chance', { chance: percentageOf(play.ahead.chance) })}>
                      {t('review.chanceShort', { chance: percentageOf(play.ahead.chance) })}
                    </span>
                  )}
                </span>
                <span className="soft small review-was">{isPlayed(play, turn) ? t('review.was') : ''}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </ScrollPlace>
  );
}

function turnText(t: Translate, { kind, word, points }: PastTurn): string {
  if (kind === 'exchange') return t('alphacubes:review.exchanged');
  if (kind === 'pass') return t('alphacubes:review.passed');
  return t(points === 0 ? 'alphacubes:review.playedBack' : 'alphacubes:review.played', { word, points });
}

function verdictText(t: Translate, turn: PastTurn, reviewed: Reviewed): string {
  if (reviewed.plays.length === 0) return t('alphacubes:review.none');
  const lost = pointsLost(turn, reviewed);
  return lost === 0 ? t('alphacubes:review.best') : t('alphacubes:review.lost', { count: lost });
}

function chanceText(t: Translate, { chance, better }: FoundAhead): string {
  const own = t('alphacubes:review.wins', { chance: percentageOf(chance) });
  if (better === undefined) return own;
  const { word, start, direction } = better;
  const place = { word, start, direction: t(`alphacubes:now.${direction}`) };
  return `${own} ${t('alphacubes:review.winsMore', { ...place, chance: percentageOf(better.chance) })}`;
}

function isPlayed(play: FoundPlay, turn: PastTurn): boolean {
  return (
    turn.laid.length === play.placements.length &&
    play.placements.every((one) =>
      turn.laid.some(({ square, letter }) => square === one.square && letter === one.letter),
    )
  );
}

function facts(t: Translate, { word, start, direction, score }: FoundPlay) {
  return { word, start, direction: t(`alphacubes:now.${direction}`), points: score };
}

function keyOf({ placements }: FoundPlay): string {
  return placements.map(({ square, letter }) => `${square}${letter}`).join();
}
