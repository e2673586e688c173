import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { Choice, NumberStepper, Select } from '#renderer/controls/index.ts';
import { mostPoints } from '#shared/games/kubo/index.ts';
import type { Position } from './entering.ts';

export interface SeatFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly rounds: boolean;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

const pointsRange = { min: -mostPoints, max: mostPoints, step: 1, whole: true } as const;
const laidRange = { min: 0, max: 60, step: 1, whole: true } as const;

/** The choice of no dealer, which leaves it to chance. */
const byChance = 'random';

export function SeatFacts({ position, names, rounds, onChange, onWrong }: SeatFactsProps) {
  const { t } = useTranslation('kuboPosition');
  const says = useId();
  const { turn, dealer, scores, laidBefore } = position;
  const seats = names.map((name, seat) => ({ value: String(seat), label: name }));
  const OfSeats = names.length > 4 || names.join('').length > 34 ? Select : Choice;
  return (
    <>
      <Fact label={t('facts.turn')} says={t('facts.turnSays')}>
        {(describedBy) => (
          <OfSeats
            label={t('facts.turn')}
            value={String(turn)}
            choices={seats}
            onChange={(seat) => {
              onChange({ ...position, turn: Number(seat) });
            }}
            describedBy={describedBy}
          />
        )}
      </Fact>
      {rounds ? (
        <Fact label={t('facts.dealer')} says={t('facts.dealerSays')}>
          {(describedBy) => (
            <Select
              label={t('facts.dealer')}
              value={dealer === undefined ? byChance : String(dealer)}
              choices={[{ value: byChance, label: t('facts.lot') }, ...seats]}
              onChange={(seat) => {
                onChange({ ...position, dealer: seat === byChance ? undefined : Number(seat) });
              }}
              describedBy={describedBy}
            />
          )}
        </Fact>
      ) : null}
      <div className="kubo-position-seats">
        <span className="label">{t('facts.player')}</span>
        <span className="label">{t('facts.points')}</span>
        <span className="label">{t('facts.laid')}</span>
        {names.map((name, seat) => (
          <div key={seat} className="kubo-position-seat">
            <span className="kubo-position-name">
              <PlayerMark seat={seat} /> <span>{name}</span>
            </span>
            <span>
              <NumberStepper
                label={t('facts.pointsOf', { name })}
                value={scores[seat] ?? 0}
                range={pointsRange}
                onChange={(points) => {
                  onChange({ ...position, scores: scores.with(seat, points) });
                }}
                onWrong={(wrong) => {
                  onWrong(`points ${seat}`, wrong);
                }}
                describedBy={says}
              />
            </span>
            <span>
              <NumberStepper
                label={t('facts.laidOf', { name })}
                value={laidBefore[seat] ?? 0}
                range={laidRange}
                onChange={(cards) => {
                  onChange({ ...position, laidBefore: laidBefore.with(seat, cards) });
                }}
                onWrong={(wrong) => {
                  onWrong(`laid ${seat}`, wrong);
                }}
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

interface FactProps {
  readonly label: string;
  readonly says: string;
  readonly children: (describedBy: string) => ReactNode;
}

function Fact({ label, says, children }: FactProps) {
  const id = useId();
  return (
    <div className="kubo-position-fact">
      <span>{label}</span>
      {children(id)}
      <span id={id} className="small soft">
        {says}
      </span>
    </div>
  );
}
