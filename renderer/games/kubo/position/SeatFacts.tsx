import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper, Toggle } from '#renderer/controls/index.ts';
import { Fact, NumberFact, SeatFact, SeatName } from '#renderer/table/index.ts';
import { mostPoints } from '#shared/games/kubo/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Position } from './entering.ts';

export interface SeatFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  /** Undefined for a game of one round. */
  readonly rounds: number | undefined;
  /** Turns without a card count only then (U9). */
  readonly isDeckEmpty: boolean;
  readonly problem: Problem | undefined;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

const pointsRange = { min: -mostPoints, max: mostPoints, step: 1, whole: true } as const;
const laidRange = { min: 0, max: 60, step: 1, whole: true } as const;

const facts = { round: 'kubo/set-up-rounds', barren: 'kubo/set-up-barren' } as const;

/** Returns the figure that a problem is about. */
export function factOf(problem: Problem | undefined): keyof typeof facts | undefined {
  return (['round', 'barren'] as const).find((fact) => facts[fact] === problem?.code);
}

export function SeatFacts(props: SeatFactsProps) {
  const { position, names, rounds, isDeckEmpty, problem, onChange, onWrong } = props;
  const { t } = useTranslation('kuboPosition');
  const says = useId();
  const { turn, drawn, dealer, round = 1, barren = 0, scores, laidBefore } = position;
  return (
    <>
      <SeatFact
        label={t('facts.turn')}
        says={t('facts.turnSays')}
        names={names}
        seat={turn}
        onChange={(seat = 0) => onChange({ ...position, turn: seat })}
      />
      <Fact label={t('facts.drawn')} says={t('facts.drawnSays')}>
        {(describedBy) => (
          <Toggle
            label={t('facts.drawn')}
            value={drawn === true}
            onLabel={t('facts.drawnYes')}
            offLabel={t('facts.drawnNo')}
            onChange={(isDrawn) => onChange({ ...position, drawn: isDrawn ? true : undefined })}
            describedBy={describedBy}
          />
        )}
      </Fact>
      {!isDeckEmpty && barren === 0 ? null : (
        <NumberFact
          label={t('facts.barren')}
          says={t('facts.barrenSays')}
          part="barren"
          problem={problem?.code === facts.barren ? problem : undefined}
          value={barren}
          range={{ min: 0, max: names.length - 1, step: 1, whole: true }}
          onChange={(next) => onChange({ ...position, barren: next === 0 ? undefined : next })}
          onWrong={(wrong) => onWrong('barren', wrong)}
        />
      )}
      {rounds === undefined ? null : (
        <>
          <NumberFact
            label={t('facts.round')}
            says={t('facts.roundSays', { rounds })}
            part="round"
            problem={problem?.code === facts.round ? problem : undefined}
            value={round}
            range={{ min: 1, max: rounds, step: 1, whole: true }}
            onChange={(next) => onChange({ ...position, round: next })}
            onWrong={(wrong) => onWrong('round', wrong)}
          />
          <SeatFact
            label={t('facts.dealer')}
            says={t('facts.dealerSays')}
            names={names}
            seat={dealer}
            none={t('facts.lot')}
            onChange={(seat) => onChange({ ...position, dealer: seat })}
          />
        </>
      )}
      <div className="kubo-position-seats">
        <span className="label">{t('facts.player')}</span>
        <span className="label">{t('facts.points')}</span>
        <span className="label">{t('facts.laid')}</span>
        {names.map((name, seat) => (
          <div key={seat} className="kubo-position-seat">
            <SeatName seat={seat} name={name} />
            <span>
              <NumberStepper
                label={t('positionEditor:facts.pointsOf', { name })}
                value={scores[seat] ?? 0}
                range={pointsRange}
                onChange={(points) => onChange({ ...position, scores: scores.with(seat, points) })}
                onWrong={(wrong) => onWrong(`points ${seat}`, wrong)}
                describedBy={says}
              />
            </span>
            <span>
              <NumberStepper
                label={t('facts.laidOf', { name })}
                value={laidBefore[seat] ?? 0}
                range={laidRange}
                onChange={(cards) => onChange({ ...position, laidBefore: laidBefore.with(seat, cards) })}
                onWrong={(wrong) => onWrong(`laid ${seat}`, wrong)}
                describedBy={says}
              />
            </span>
          </div>
        ))}
      </div>
      <p id={says} className="small soft">
        {t('facts.says')}
      </p>
    </>
  );
}
