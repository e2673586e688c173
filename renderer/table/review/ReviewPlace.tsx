import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenHere, useAnswers } from '#renderer/app/index.ts';
import { Button, Choice, Notice, useAnnounce } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { reviewAnswer, type SpokenReview } from '../spoken/review-answer.ts';
import { ReviewTurns, type TurnOfGame } from './ReviewTurns.tsx';
import type { PastTurn, TableTypes } from '../store/index.ts';
import { useAllReviewed, reviewExit, type Comparison, type LookBack, type Review } from './use-look-back.ts';
import type { Shell } from '../use-shell.ts';
import './review.css';
import { usePuzzle } from '../puzzle/puzzle-context.ts';

interface ReviewPlaceProps<T extends TableTypes, Turn> {
  readonly model: Shell<T> & { readonly review: Review<T, Turn> };
  readonly told: Pick<SpokenReview<T>, 'spoken' | 'position'>;
  readonly textOf: (turn: Turn) => string;
  /** Returns the points lost in a turn, or undefined where they are unknown. */
  readonly lostIn: (turn: Turn, reviewed: T['reviewed']) => number | undefined;
  readonly also?: { readonly title: string; readonly of: (reviewed: T['reviewed']) => string };
  readonly children: (turn: Turn) => ReactNode;
}

export function ReviewPlace<T extends TableTypes, Turn extends TurnOfGame & PastTurn<T>>({
  children,
  told,
  ...shown
}: ReviewPlaceProps<T, Turn>) {
  const { t } = useTranslation();
  const { game, names, review, ending } = shown.model;
  useAnswers((question) => {
    if (question === 'now') return t('speech:table.review', { text: spokenHere(t) });
    const nameOf = (seat: number) => names[seat] ?? '';
    const shows = review.turn === undefined ? 'game' : 'turn';
    return reviewAnswer(t, question, { ...told, shows, nameOf, words: game.words });
  });
  return (
    <ReviewFrame lookBack={review} names={names} over={ending !== undefined}>
      {review.turn === undefined ? <WholeGame {...shown} /> : children(review.turn)}
    </ReviewFrame>
  );
}

function WholeGame<T extends TableTypes, Turn extends TurnOfGame & PastTurn<T>>({
  model: { play, names, review },
  textOf,
  lostIn,
  also,
}: Omit<ReviewPlaceProps<T, Turn>, 'children' | 'told'>) {
  const { turns } = review;
  const found = useAllReviewed(play, turns);
  return (
    <ReviewTurns
      lookBack={review}
      names={names}
      textOf={textOf}
      lost={turns.map((turn) => {
        const reviewed = found.get(turn.at);
        if (reviewed === undefined) return undefined;
        return (reviewed.ok ? lostIn(turn, reviewed.value) : undefined) ?? 'unknown';
      })}
      also={
        also && {
          title: also.title,
          of: turns.map(({ at }) => {
            const reviewed = found.get(at);
            return reviewed?.ok === true ? also.of(reviewed.value) : '';
          }),
        }
      }
    />
  );
}

interface TurnVerdictProps<T extends TableTypes, Turn> {
  readonly model: Shell<T> & { readonly review: Review<T, Turn> };
  readonly turn: Turn;
  /** This is announced with the verdict. */
  readonly happened?: string;
  /** This is undefined until the review is found. */
  readonly verdict: string | undefined;
  readonly more?: string | undefined;
  /** This sentence says who alone should look, where the turn shows a hand while the game goes on. */
  readonly forOne?: string;
}

export function TurnVerdict<T extends TableTypes, Turn extends TurnOfGame>({
  model,
  turn,
  happened,
  verdict,
  more,
  forOne,
}: TurnVerdictProps<T, Turn>) {
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const { names, people, ending, review } = model;
  const { found } = review;
  useEffect(() => {
    if (verdict !== undefined) say([happened, verdict].filter(Boolean).join(' '));
  }, [happened, verdict, say]);
  return (
    <>
      <p data-spoken>
        <span className="label">{t('review.turn', { turn: turn.turn, name: names[turn.seat] })}</span>{' '}
        {happened === undefined ? null : <span>{happened}</span>}{' '}
        {verdict ?? (found === undefined ? t('review.finding') : undefined)} {more}
      </p>
      {forOne === undefined || people.length < 2 || ending !== undefined ? null : (
        <p className="soft small">{forOne}</p>
      )}
      {found?.ok === false ? <Notice alert={false}>{problemText(t, found.problem)}</Notice> : null}
    </>
  );
}

export function ComparisonChoice({
  comparison: { has, shown, choose },
  ...texts
}: {
  readonly comparison: Comparison;
  readonly label: string;
  readonly played: string;
  readonly better: string;
}) {
  if (!has) return null;
  return (
    <Choice
      label={texts.label}
      value={shown}
      choices={(['played', 'better'] as const).map((value) => ({ value, label: texts[value] }))}
      onChange={choose}
    />
  );
}

type ReviewTurn = Pick<PastTurn, 'at' | 'seat'>;

interface ReviewProps<Turn> {
  readonly lookBack: LookBack<Turn>;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly children: ReactNode;
}

function ReviewFrame<Turn extends ReviewTurn>({ lookBack, names, over, children }: ReviewProps<Turn>) {
  const { t } = useTranslation('table');
  const { turn } = lookBack;
  const name = turn === undefined ? '' : (names[turn.seat] ?? '');
  const back = reviewExit(lookBack, over);
  return (
    <section
      className="review"
      aria-labelledby="review-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        back.go();
      }}
    >
      <div className="review-body">
        <h2 className="review-title" id="review-title" tabIndex={-1} data-rest data-spoken>
          {turn === undefined ? t('review.title') : t('review.titleOf', { name })}
        </h2>
        {children}
      </div>
      <div className="actions review-actions">
        {turn === undefined ? null : <Neighbours lookBack={lookBack} turn={turn} />}
        <Button key={back.to} onClick={back.go}>
          {t(`review.${back.to}`)}
        </Button>
      </div>
    </section>
  );
}

interface NeighboursProps<Turn> {
  readonly lookBack: LookBack<Turn>;
  readonly turn: Turn;
}

function Neighbours<Turn extends ReviewTurn>({ lookBack, turn }: NeighboursProps<Turn>) {
  const { t } = useTranslation('table');
  const { turns, show } = lookBack;
  const at = turns.findIndex((one) => one.at === turn.at);
  if (turns.length < 2) return null;
  const to = (key: 'earlier' | 'later', neighbour: Turn | undefined) => (
    <Button
      disabled={neighbour === undefined}
      aria-label={t(`review.${key}Turn`)}
      onClick={() => {
        if (neighbour !== undefined) show(neighbour);
      }}
    >
      {t(`review.${key}`)}
    </Button>
  );
  return (
    <>
      {to('earlier', turns[at - 1])}
      {to('later', turns[at + 1])}
    </>
  );
}

export function ReviewLink<Turn>({ lookBack }: { readonly lookBack: LookBack<Turn> }) {
  const { t } = useTranslation('table');
  const isPuzzle = usePuzzle() !== undefined;
  const last = lookBack.turns.at(-1);
  if (last === undefined || isPuzzle) return null;
  return (
    <Button look="link" size="small" className="review-link" onClick={() => lookBack.show(last)}>
      {t('review.open')}
    </Button>
  );
}
