import { useTranslation } from 'react-i18next';
import { NumberStepper, ProblemNotice } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { NumberFact, SeatFact, SeatName, wholeRange } from './PositionParts.tsx';
import { whenOf, type AtTurn, type When } from './when.ts';
import './position.css';

interface OrderFactsProps extends Pick<When, 'first' | 'seat'> {
  readonly names: readonly string[];
  /** Stands beside who is next. */
  readonly says: string;
  readonly problem?: Problem | undefined;
  readonly onChange: (change: Partial<Pick<When, 'first' | 'seat'>>) => void;
}

/** Asks who began and who is next, where there is more than one. */
export function OrderFacts({ names, first, seat, says, problem, onChange }: OrderFactsProps) {
  const { t } = useTranslation('positionEditor');
  if (names.length === 1) return null;
  return (
    <>
      <SeatFact
        label={t('facts.first')}
        says={t('facts.firstSays')}
        names={names}
        seat={first}
        onChange={(at = 0) => onChange({ first: at })}
      />
      <SeatFact
        label={t('facts.next')}
        says={says}
        part="next"
        problem={problem}
        names={names}
        seat={seat}
        onChange={(at = 0) => onChange({ seat: at })}
      />
    </>
  );
}

interface RoundFactsProps {
  readonly position: AtTurn;
  readonly names: readonly string[];
  readonly problem: Problem | undefined;
  readonly onChange: (change: Partial<When>) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

const mostRounds = 999;

/** Asks for a turn by its round, which people remember rather than its number. */
export function RoundFacts({ position, names, problem, onChange, onWrong }: RoundFactsProps) {
  const { t } = useTranslation('positionEditor');
  const { first, round, seat } = whenOf(position);
  return (
    <>
      <OrderFacts {...{ names, first, seat, onChange }} says={t('facts.nextSays', { turn: position.turn })} />
      <NumberFact
        label={t('facts.round')}
        says={t('facts.roundSays')}
        part="round"
        problem={problem}
        value={round}
        range={wholeRange(1, mostRounds)}
        onChange={(next) => onChange({ round: next })}
        onWrong={(wrong) => onWrong('round', wrong)}
      />
    </>
  );
}

interface PointsFactsProps {
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly most: number;
  readonly problem: Problem | undefined;
  readonly onChange: (scores: readonly number[]) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

/** Asks for the points of each player, which are never below nought. */
export function PointsFacts({ names, scores, most, problem, onChange, onWrong }: PointsFactsProps) {
  const { t } = useTranslation('positionEditor');
  return (
    <div data-part="scores">
      <span className="label">{t('facts.points')}</span>
      {names.map((name, at) => (
        <div key={at} className="position-points">
          <SeatName seat={at} name={name} />
          <NumberStepper
            label={t('facts.pointsOf', { name })}
            value={scores[at] ?? 0}
            range={wholeRange(0, most)}
            onChange={(points) => onChange(scores.with(at, points))}
            onWrong={(wrong) => onWrong(`points ${at}`, wrong)}
          />
        </div>
      ))}
      {problem === undefined ? null : <ProblemNotice problem={problem} />}
    </div>
  );
}
