import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf, PositionSection } from '#renderer/table/index.ts';
import { cubeword, type CubewordSetUp } from '#shared/games/cubeword/index.ts';
import type { PositionFormProps, PositionEntry } from '../../index.ts';
import { fitted, placeOf, setUpToDeal, feltProblem } from './entering.ts';
import { FeltEntry } from './FeltEntry.tsx';
import { PastWords } from './PastWords.tsx';
import { TurnFacts } from './TurnFacts.tsx';
import './position.css';

export function PositionForm(props: PositionFormProps<CubewordSetUp>) {
  const { entered, players, options, problem, onChange, onWrong } = props;
  const { t } = useTranslation('cubewordPosition');
  const agreed = useMemo(() => cubeword.optionsSchema.parse(options), [options]);
  const position = fitted(entered, players.length);
  const names = namesOf(players, (place) => t('nameless', { place }));
  const form = useRef<HTMLElement>(null);
  const wrong = placeOf(problem);
  useEffect(() => {
    const part = placeOf(problem);
    if (part === undefined) return;
    form.current
      ?.querySelector<HTMLElement>(`[data-part="${part}"] :is(input, [data-place][tabindex="0"])`)
      ?.focus();
  }, [problem]);
  return (
    <PositionSection ref={form} className="cubeword-position" title={t('title')}>
      <p className="small soft">{t('intro')}</p>
      <FeltEntry
        options={agreed}
        felt={position.felt}
        onChange={(felt) => onChange({ ...position, felt })}
        problem={wrong === 'felt' ? problem : undefined}
      />
      <TurnFacts
        position={position}
        names={names}
        options={agreed}
        problem={problem}
        onChange={onChange}
        onWrong={onWrong}
      />
      <PastWords position={position} names={names} onChange={onChange} onWrong={onWrong} />
    </PositionSection>
  );
}

export const cubewordPosition: PositionEntry<CubewordSetUp> = {
  fitted: (entered, { players }) => setUpToDeal(fitted(entered, players.length)),
  missing: (entered, { players }) => feltProblem(fitted(entered, players.length)),
  says: (problem) => placeOf(problem) !== undefined,
  Form: PositionForm,
};
