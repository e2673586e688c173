import { useTranslation } from 'react-i18next';
import { NumberFact, OrderFacts, wholeRange } from '#renderer/table/index.ts';
import { barrenRoundsToEnd } from '#shared/games/alphacubes/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { FormPart, Position } from './entering.ts';

const mostTurns = 9999;

interface TurnFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly at: (part: FormPart) => Problem | undefined;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

export function TurnFacts({ position, names, at, onChange, onWrong }: TurnFactsProps) {
  const { t } = useTranslation('alphacubesPosition');
  const { first, seat, turn, progress, squares } = position;
  const { passes, barrenRounds } = progress;
  const counts = [
    { part: 'passes', value: passes, most: names.length - 1, made: (count: number) => ({ passes: count }) },
    {
      part: 'barren',
      value: barrenRounds,
      most: barrenRoundsToEnd - 1,
      made: (count: number) => ({ barrenRounds: count, laidThisRound: count === 0 && squares.length > 0 }),
    },
  ] as const;
  return (
    <>
      <OrderFacts
        {...{ names, first, seat }}
        says={t('facts.nextSays')}
        problem={at('next')}
        onChange={(change) => onChange({ ...position, ...change })}
      />
      <NumberFact
        label={t('facts.turn')}
        says={t('facts.turnSays')}
        value={turn}
        range={wholeRange(1, mostTurns)}
        onChange={(next) => onChange({ ...position, turn: next })}
        onWrong={(wrong) => onWrong('turn', wrong)}
      />
      {counts.map(({ part, value, most, made }) => (
        <NumberFact
          key={part}
          label={t(`facts.${part}`)}
          says={t(`facts.${part}Says`)}
          part={part}
          problem={at(part)}
          value={value}
          range={wholeRange(0, most)}
          onChange={(count) => onChange({ ...position, progress: { ...progress, ...made(count) } })}
          onWrong={(wrong) => onWrong(part, wrong)}
        />
      ))}
    </>
  );
}
