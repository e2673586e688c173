import { useTranslation } from 'react-i18next';
import { Notice, NumberStepper } from '#renderer/controls/index.ts';
import { NumberFact, SeatFact, SeatName, wholeRange } from '#renderer/table/index.ts';
import { mostBefore, type CubewordOptions } from '#shared/games/cubeword/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { mostPasses, placeOf, whenOf, withWhen, type FormPart, type Position } from './entering.ts';

export interface TurnFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly options: Pick<CubewordOptions, 'finish' | 'minutes'>;
  readonly problem: Problem | undefined;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

const mostRounds = 999;

export function TurnFacts({ position, names, options, problem, onChange, onWrong }: TurnFactsProps) {
  const { t } = useTranslation('cubewordPosition');
  const { first, round, seat } = whenOf(position);
  const { turn, scores, passes, minutesBefore } = position;
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
      <div className="cubeword-points" data-part="scores">
        <span className="label">{t('facts.points')}</span>
        {names.map((name, at) => (
          <div key={at} className="cubeword-points-of">
            <SeatName seat={at} name={name} />
            <span>
              <NumberStepper
                label={t('facts.pointsOf', { name })}
                value={scores[at] ?? 0}
                range={wholeRange(0, mostBefore)}
                onChange={(points) => onChange({ ...position, scores: scores.with(at, points) })}
                onWrong={tell(`points ${at}`)}
              />
            </span>
          </div>
        ))}
        {inScores === undefined ? null : <Notice>{problemText(t, inScores)}</Notice>}
      </div>
      {options.finish === 'time' ? (
        <NumberFact
          label={t('facts.minutes')}
          says={t('facts.minutesSays', { minutes: options.minutes })}
          part="minutes"
          problem={wrong('minutes')}
          value={minutesBefore}
          range={{ min: 0, max: mostBefore, step: 1, whole: false }}
          unit={t('common:units.min')}
          onChange={(minutes) => onChange({ ...position, minutesBefore: minutes })}
          onWrong={tell('minutes')}
        />
      ) : null}
      {mostPasses(turn, names.length) === 0 ? null : (
        <NumberFact
          label={t('facts.passes')}
          says={t('facts.passesSays')}
          value={passes}
          range={wholeRange(0, mostPasses(turn, names.length))}
          onChange={(next) => onChange({ ...position, passes: next })}
          onWrong={tell('passes')}
        />
      )}
    </>
  );
}
