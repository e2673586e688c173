import { useTranslation } from 'react-i18next';
import { NumberFact, PointsFacts, RoundFacts, wholeRange } from '#renderer/table/index.ts';
import { mostBefore, type CubewordOptions } from '#shared/games/cubeword/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { mostPasses, placeOf, withWhen, type FormPart, type Position } from './entering.ts';

export interface TurnFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly options: Pick<CubewordOptions, 'finish' | 'minutes'>;
  readonly problem: Problem | undefined;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

export function TurnFacts({ position, names, options, problem, onChange, onWrong }: TurnFactsProps) {
  const { t } = useTranslation('cubewordPosition');
  const { turn, scores, passes, minutesBefore } = position;
  const wrong = (part: FormPart) => (placeOf(problem) === part ? problem : undefined);
  const tell = (field: string) => (isWrong: boolean) => onWrong(field, isWrong);
  return (
    <>
      <RoundFacts
        {...{ position, names, onWrong }}
        problem={wrong('round')}
        onChange={(change) => onChange(withWhen(position, change))}
      />
      <PointsFacts
        {...{ names, scores, onWrong }}
        most={mostBefore}
        problem={wrong('scores')}
        onChange={(points) => onChange({ ...position, scores: points })}
      />
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
