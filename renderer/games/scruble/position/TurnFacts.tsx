import { useTranslation } from 'react-i18next';
import { NumberFact, PointsFacts, RoundFacts, wholeRange } from '#renderer/table/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { placeOf, withWhen, type FormPart, type Position } from './entering.ts';

interface TurnFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly problem: Problem | undefined;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

const mostPoints = 10_000;

export function TurnFacts({ position, names, problem, onChange, onWrong }: TurnFactsProps) {
  const { t } = useTranslation('scrublePosition');
  const { turn, scores, passes } = position;
  const wrong = (part: FormPart) => (placeOf(problem) === part ? problem : undefined);
  return (
    <>
      <RoundFacts
        {...{ position, names, onWrong }}
        problem={wrong('round')}
        onChange={(change) => onChange(withWhen(position, change))}
      />
      <PointsFacts
        {...{ names, scores, onWrong }}
        most={mostPoints}
        problem={wrong('scores')}
        onChange={(points) => onChange({ ...position, scores: points })}
      />
      {turn === 1 ? null : (
        <NumberFact
          label={t('facts.passes')}
          says={t('facts.passesSays')}
          part="passes"
          problem={wrong('passes')}
          value={passes}
          range={wholeRange(0, turn - 1)}
          onChange={(next) => onChange({ ...position, passes: next })}
          onWrong={(isWrong) => onWrong('passes', isWrong)}
        />
      )}
    </>
  );
}
