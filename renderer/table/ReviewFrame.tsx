import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import type { PastTurn } from './store/index.ts';
import { wayBack, type LookBack } from './use-look-back.ts';
import './review.css';

type ReviewTurn = Pick<PastTurn, 'at' | 'seat'>;

interface ReviewProps<Turn> {
  readonly lookBack: LookBack<Turn>;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly children: ReactNode;
}

/** A look back takes the place of the turn; Escape leaves it. */
export function ReviewFrame<Turn extends ReviewTurn>({ lookBack, names, over, children }: ReviewProps<Turn>) {
  const { t } = useTranslation('table');
  const { turn } = lookBack;
  const name = turn === undefined ? '' : (names[turn.seat] ?? '');
  const back = wayBack(lookBack, over);
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
        <h2 className="review-title" id="review-title" tabIndex={-1} data-rest>
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
  const last = lookBack.turns.at(-1);
  if (last === undefined) return null;
  return (
    <Button
      look="link"
      size="small"
      className="review-link"
      onClick={() => {
        lookBack.show(last);
      }}
    >
      {t('review.open')}
    </Button>
  );
}
