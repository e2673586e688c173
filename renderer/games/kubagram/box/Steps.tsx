import { useTranslation } from 'react-i18next';
import { Cube, HiddenCube } from '#renderer/board/index.ts';
import { Button, Icon } from '#renderer/controls/index.ts';
import { squareName, typed, valueIn, type BoxStep, setOf } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { Die } from '../Die.tsx';
import { stepTexts, type FindingFacts } from './finding-text.ts';

interface StepsProps {
  readonly steps: readonly BoxStep[];
  readonly facts: FindingFacts;
  readonly onBad: (square: number) => void;
}

const shown = 3;

export function Steps({ steps, facts, onBad }: StepsProps) {
  const { t } = useTranslation('kubagramBox');
  return (
    <ol className="box-steps">
      {steps.slice(0, shown).map((step) => {
        const [title, says] = stepTexts(t as Translate, step, facts);
        return (
          <li key={step.square}>
            <span className={`box-step-act box-step-act--${step.act}`}>
              <Icon name={step.act === 'lift' ? 'up' : 'down'} />
            </span>
            <StepDie step={step} facts={facts} />
            <div>
              <p className="box-step-line">
                <strong>{title}</strong>
                {step.why === 'fill' || step.why === 'next' ? null : (
                  <Button
                    look="link"
                    size="small"
                    aria-label={t('step.badSays', { square: squareName(step.square) })}
                    onClick={() => onBad(step.square)}
                  >
                    {t('step.bad')}
                  </Button>
                )}
              </p>
              <span className="small soft">{says}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function StepDie({ step, facts }: { readonly step: BoxStep; readonly facts: FindingFacts }) {
  const set = setOf(facts.view.options);
  const lying = facts.view.box[step.square] ?? undefined;
  const { taken } = step;
  if (lying === undefined) {
    return taken === undefined ? (
      <span className="box-step-none" />
    ) : (
      <Die set={set} shown={{ die: taken.die, letter: taken.top }} side={34} still />
    );
  }
  if (lying.unseen === true) return <HiddenCube side={34} />;
  return (
    <Cube
      letter={typed(lying.top)}
      value={valueIn(set, lying.top)}
      mark={lying.joker ? 'joker' : undefined}
      side={34}
      still
    />
  );
}
