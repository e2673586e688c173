import { useTranslation } from 'react-i18next';
import { Notice, NumberStepper } from '#renderer/controls/index.ts';
import { NumberFact, SeatFact, SeatName, wholeRange } from '#renderer/table/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { placeOf, whenOf, withWhen, type FormPart, type Position } from './entering.ts';

interface TurnFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly problem: Problem | undefined;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

const [mostRounds, mostPoints] = [999, 10_000];

export function TurnFacts({ position, names, problem, onChange, onWrong }: TurnFactsProps) {
  const { t } = useTranslation('scrublePosition');
  const { first, round, seat } = whenOf(position);
  const { turn, scores, passes } = position;
  const wrong = (part: FormPart) => (placeOf(problem) === part ? problem : undefined);
  const inScores = wrong('scores');
  const tell = (field: string) => (isWrong: boolean) => onWrong(field, isWrong);
  return (
    <>
      {names.length === 1 ? null : (
        <>
          <SeatFact
            label={t('facts.first')}
            says={t('facts.firstSays')}
            names={names}
            seat={first}
            onChange={(at = 0) => onChange(withWhen(position, { first: at }))}
          />
          <SeatFact
            label={t('facts.next')}
            says={t('facts.nextSays', { turn })}
            names={names}
            seat={seat}
            onChange={(at = 0) => onChange(withWhen(position, { seat: at }))}
          />
        </>
      )}
      <NumberFact
        label={t('facts.round')}
        says={t('facts.roundSays')}
        part="round"
        problem={wrong('round')}
        value={round}
        range={wholeRange(1, mostRounds)}
        onChange={(next) => onChange(withWhen(position, { round: next }))}
        onWrong={tell('round')}
      />
      <div className="scruble-points" data-part="scores">
        <span className="label">{t('facts.points')}</span>
        {names.map((name, at) => (
          <div key={at} className="scruble-points-of">
            <SeatName seat={at} name={name} />
            <NumberStepper
              label={t('facts.pointsOf', { name })}
              value={scores[at] ?? 0}
              range={wholeRange(0, mostPoints)}
              onChange={(points) => onChange({ ...position, scores: scores.with(at, points) })}
              onWrong={tell(`points ${at}`)}
            />
          </div>
        ))}
        {inScores === undefined ? null : <Notice>{problemText(t, inScores)}</Notice>}
      </div>
      {turn === 1 ? null : (
        <NumberFact
          label={t('facts.passes')}
          says={t('facts.passesSays')}
          part="passes"
          problem={wrong('passes')}
          value={passes}
          range={wholeRange(0, turn - 1)}
          onChange={(next) => onChange({ ...position, passes: next })}
          onWrong={tell('passes')}
        />
      )}
    </>
  );
}
