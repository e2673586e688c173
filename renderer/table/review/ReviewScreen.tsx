import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { z } from 'zod';
import {
  Frame,
  spokenHere,
  useAnswers,
  useArrival,
  useFocusFallback,
  useRemembered,
} from '#renderer/app/index.ts';
import { Button, useAnnounce } from '#renderer/controls/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import { useEditTurn } from '../position/edit-position.ts';
import { reviewAnswer } from '../spoken/review-answer.ts';
import type { LoadedGame, Play, TableTypes } from '../store/index.ts';
import { useShell } from '../use-shell.ts';
import { nextMistake } from './finding.ts';
import type { ReviewParts } from './review-parts.ts';
import { ReviewSide } from './ReviewSide.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { turnSays } from './turn-says.ts';
import { TurnsSide } from './TurnsSide.tsx';
import { useChosenTurn } from './use-chosen-turn.ts';
import { useMakePuzzles } from './use-make-puzzles.ts';
import { useOpenedTurns, useReckoned } from './use-reckoned.ts';
import './review.css';

export interface ReviewScreenProps {
  readonly play: Play;
  readonly game: LoadedGame<TableTypes>;
  readonly parts: ReviewParts;
}

const bestSchema = z.boolean();
const title = () => document.querySelector<HTMLElement>('#review-title') ?? undefined;

export function ReviewScreen({ play, game, parts }: ReviewScreenProps) {
  const { t } = useTranslation('table');
  const [, goTo] = useLocation();
  const say = useAnnounce();
  const model = useShell(play, game);
  const { names, ending, people, seat, lookBack } = model;
  const id = game.record.game;
  const [showsBest, setShowsBest] = useRemembered('review.best', bestSchema, true);
  const [level, setLevel] = useState<number>();
  const openedTurns = useOpenedTurns(model, level);
  const { opened, turns } = openedTurns;
  const own =
    ending !== undefined ? undefined : seat !== undefined && people.includes(seat) ? seat : people[0];
  const { '*': place = '' } = useParams();
  const [, move] = place.split('/');
  const chosen = useChosenTurn(turns, own, move === undefined ? undefined : Number(move) - 1);
  const { turn, listed, choose } = chosen;
  const at = turn?.at;
  const edit = useEditTurn(model, turn);
  const reckoned = useReckoned(model, openedTurns, at);
  const puzzles = useMakePuzzles(model, opened, reckoned.review);
  const gameName = t(`common:games.${id}`);
  useArrival(t('review.title', { game: gameName }));
  const rest = useFocusFallback<HTMLElement>(title);

  const found = useMemo(() => {
    return (of: number) => {
      const one = reckoned.found.get(of);
      return one?.ok === true ? one.value : undefined;
    };
  }, [reckoned.found]);
  const reviewed = at === undefined ? undefined : found(at);
  const better =
    reviewed?.best !== undefined && reviewed.best.points > reviewed.points ? reviewed.best : undefined;
  const best =
    turn === undefined || better?.line === undefined ? undefined : parts.lineName(t, turn, better.line);
  const shown =
    turn === undefined
      ? undefined
      : { model, turn, best: showsBest && best !== undefined ? better?.line : undefined };

  const says =
    turn === undefined
      ? ''
      : turnSays(t, { turn, reviewed, names, played: parts.playedName(t, turn).name, best: best?.name });
  useEffect(() => {
    if (says !== '') say(says);
  }, [says, say]);
  useAnswers((question) => {
    if (question === 'now') return t('speech:table.review', { text: spokenHere(t) });
    const nameOf = (of: number) => names[of] ?? '';
    const position = shown && parts.positionOf(shown);
    return reviewAnswer(t, question, { spoken: parts.spoken, position, nameOf, words: game.words });
  });

  const step = (by: number) => {
    const to = listed[listed.findIndex((one) => one.at === at) + by];
    if (to !== undefined) choose(to.at);
  };
  const toggleBest = () => {
    if (best === undefined) return;
    setShowsBest(!showsBest);
    say(t(showsBest ? 'review.bestHidden' : 'review.bestShown'));
  };
  const back = () => goTo(`/table/${game.id}`);
  useCommands({
    'review.earlier': () => step(-1),
    'review.later': () => step(1),
    'review.first': () => choose(listed[0]?.at),
    'review.last': () => choose(listed.at(-1)?.at),
    'review.mistake': () => choose(nextMistake(listed, found, at) ?? at),
    'review.best': toggleBest,
    'review.puzzles': puzzles.make,
    back,
  });
  return (
    <Frame>
      <main ref={rest} className="review">
        <TurnsSide
          gameName={gameName}
          model={model}
          chosen={chosen}
          turns={turns}
          found={found}
          playedName={(one) => parts.playedName(t, one).name}
          onStep={step}
          onBack={back}
          onEdit={edit}
        />
        {shown === undefined || opened === undefined ? (
          <div className="review-empty">
            <p role="status" data-spoken>
              {t(
                opened === undefined
                  ? 'review.opening'
                  : lookBack.kind === 'none'
                    ? 'review.covered'
                    : 'review.none',
              )}
            </p>
            <Button onClick={back}>{t('review.close')}</Button>
          </div>
        ) : (
          <>
            <ReviewTable
              parts={parts}
              shown={shown}
              best={
                best === undefined || better === undefined ? undefined : { ...best, points: better.points }
              }
              showsBest={showsBest}
              onBest={toggleBest}
            />
            <ReviewSide
              model={model}
              parts={parts}
              reckoned={reckoned}
              puzzles={puzzles}
              turns={turns}
              opened={opened}
              found={found}
              turn={shown.turn}
              best={best}
              whose={chosen.whose}
              onTurn={choose}
              onLevel={setLevel}
            />
          </>
        )}
      </main>
    </Frame>
  );
}
