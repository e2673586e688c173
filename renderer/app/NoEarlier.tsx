import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import type { EventOf } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { useGatewayEvent } from './gateway-context.tsx';

/** The service tells this once, and not again before there was room. */
export function NoEarlier() {
  const { t } = useTranslation('common');
  const [problem, setProblem] = useState<Problem>();
  const heard = useCallback(({ problem: why }: EventOf<'earlierChanged'>) => setProblem(why), []);
  useGatewayEvent('earlierChanged', heard);
  if (problem === undefined) return null;
  return (
    <div className="door-notice">
      <ProblemNotice
        problem={problem}
        says={t('noEarlier.why', { why: problemText(t, problem) })}
        mend={
          <Button
            onClick={() => {
              setProblem(undefined);
            }}
          >
            {t('noEarlier.close')}
          </Button>
        }
      />
    </div>
  );
}
