import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Select } from '#renderer/controls/index.ts';
import { stateBefore, type PlayedTurn, type ReviewedTurn } from '#shared/engine/index.ts';
import type { OpenedReview } from '#shared/records/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { chartOf } from './chart.ts';
import { ChartTable } from './ChartTable.tsx';
import { Finding } from './Finding.tsx';
import { Progress } from './Progress.tsx';
import { ReviewChart } from './ReviewChart.tsx';
import { PuzzlesPlace } from './PuzzlesPlace.tsx';
import type { ReviewParts, TriedName } from './review-parts.ts';
import { SaveReport } from './SaveReport.tsx';
import { TurnBlock } from './TurnBlock.tsx';
import type { MakePuzzles } from './use-make-puzzles.ts';
import type { Reckoned } from './use-reckoned.ts';

interface ReviewSideProps {
  readonly model: Shell<TableTypes>;
  readonly parts: ReviewParts;
  readonly reckoned: Reckoned;
  readonly puzzles: MakePuzzles;
  readonly turns: readonly PlayedTurn[];
  readonly opened: OpenedReview;
  readonly found: (at: number) => ReviewedTurn | undefined;
  readonly turn: PlayedTurn;
  readonly best: TriedName | undefined;
  readonly whose: number | 'all';
  readonly onTurn: (at: number) => void;
  readonly onLevel: (level: number) => void;
}

export function ReviewSide(props: ReviewSideProps) {
  const { model, parts, reckoned, turns, opened, found, turn, best, onTurn, onLevel } = props;
  const { t } = useTranslation('table');
  const { names, ending, people, game } = model;
  return (
    <div className="review-side">
      <Finding model={model} turns={turns} found={found} onTurn={onTurn} />
      <Progress turns={turns} reckoned={reckoned} />
      <ChartPlace {...props} />
      <TurnBlock
        game={game.record.game}
        names={names}
        turn={turn}
        reviewed={reckoned.found.get(turn.at)}
        level={opened.level}
        played={parts.playedName(t, turn)}
        best={best}
        isPrivate={game.game.hidesHands && people.length > 1 && ending === undefined}
      />
      <Against model={model} opened={opened} onLevel={onLevel} />
      {reckoned.review === undefined ? null : <SaveReport id={game.id} review={reckoned.review} />}
      <PuzzlesPlace {...props.puzzles} />
    </div>
  );
}

function ChartPlace({ model, parts, turns, found, turn, best, whose, onTurn }: ReviewSideProps) {
  const { t } = useTranslation('table');
  const [how, setHow] = useState(false);
  const { names, people, game } = model;
  const { rules } = game.game;
  const scores = useMemo(
    () => turns.map(({ at }) => rules.scores(stateBefore(rules, game.timeline, at + 1))),
    [rules, game.timeline, turns],
  );
  const chart = useMemo(
    () => chartOf({ turns, found, scores, seats: names.length, chosen: turn.at }),
    [turns, found, scores, names.length, turn.at],
  );
  const own = whose === 'all' ? (people.length === 1 ? people[0] : turn.seat) : whose;
  return (
    <section className="review-chart-place" aria-labelledby="review-chart">
      <header>
        <h2 className="label" id="review-chart">
          {t(`review.chart.${chart.of}`)}
        </h2>
        <Button look="link" size="small" aria-expanded={how} onClick={() => setHow(!how)}>
          {t('review.how')}
        </Button>
      </header>
      {how ? (
        <p className="small">
          {t(chart.of === 'chances' ? 'review.reckonedAhead' : 'review.reckonedPoints')}
        </p>
      ) : null}
      <ReviewChart
        chart={chart}
        names={names}
        own={own}
        bestName={best?.name}
        onChoose={(x) => {
          const nearest =
            turns[
              Math.round(((x - chart.plot.left) / (chart.plot.right - chart.plot.left)) * (turns.length - 1))
            ];
          if (nearest !== undefined) onTurn(nearest.at);
        }}
      />
      <ChartTable
        of={chart.of}
        turns={turns}
        names={names}
        values={turns.map(({ at }, index) => (chart.of === 'chances' ? found(at)?.chances : scores[index]))}
        playedName={(one) => parts.playedName(t, one).name}
      />
    </section>
  );
}

function Against({ model, opened, onLevel }: Pick<ReviewSideProps, 'model' | 'opened' | 'onLevel'>) {
  const { t } = useTranslation('table');
  const { game } = model.game.record;
  const { yardsticks } = opened.reviewer;
  // Levels that make the same would be one choice offered twice.
  const offered = yardsticks.filter(
    ({ level, points }, at) => level === opened.level || points !== yardsticks[at + 1]?.points,
  );
  return (
    <div className="review-against">
      <span aria-hidden>{t('review.against')}</span>
      <Select
        label={t('review.against')}
        value={String(opened.level)}
        choices={offered.map(({ level }) => ({
          value: String(level),
          label: t('review.level', { level, says: t(`game:${game}.levels.${level}`) }),
        }))}
        onChange={(level) => onLevel(Number(level))}
      />
    </div>
  );
}
