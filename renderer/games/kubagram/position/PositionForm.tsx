import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PositionSection, useSeatNames } from '#renderer/table/index.ts';
import { kubagram, setOf, type KubagramSetUp } from '#shared/games/kubagram/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { PositionFormProps, PositionEntry, PositionTable } from '../../index.ts';
import { BoxRows } from './BoxRows.tsx';
import {
  boxOf,
  fieldOf,
  fitted,
  isSaidAtOnce,
  jokersIn,
  emptyProblem,
  type EntryPlaces,
} from './entering.ts';
import { First, Stage, UnderWay } from './Facts.tsx';
import { SeatParts } from './SeatParts.tsx';
import './position.css';

export function PositionForm(props: PositionFormProps<KubagramSetUp>) {
  const { entered, players, problem, fault, onChange, onWrong } = props;
  const { t } = useTranslation('kubagramPosition');
  const options = useMemo(() => kubagram.optionsSchema.parse(props.options), [props.options]);
  const seats = players.length;
  const setUp = useMemo(() => fitted(entered, seats, options), [entered, seats, options]);
  // Another seed would only find other dice for the letters, so any seed will do.
  const begun = useMemo(
    () => kubagram.rules.setup({ options, seats, seed: 0, setUp }),
    [options, seats, setUp],
  );
  const atOnce = begun.ok || !isSaidAtOnce(begun.problem) ? undefined : begun.problem;
  const said = problem ?? fault ?? atOnce;
  const wrong = fieldOf(said, entered.corner);
  const places: EntryPlaces = {
    entered,
    set: setOf(options),
    jokers: jokersIn(setUp),
    onChange,
    onWrong,
    problemAt: (field) => (field === wrong ? said : undefined),
  };
  const names = useSeatNames(players);
  const form = useRef<HTMLElement>(null);
  const goTo = useEffectEvent((found: Problem) => {
    const place = form.current?.querySelector(`[data-field="${fieldOf(found, entered.corner)}"]`);
    place?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  });
  useEffect(() => {
    if (problem !== undefined) goTo(problem);
  }, [problem]);
  return (
    <PositionSection ref={form} className="kubagram-position" title={t('title')}>
      <Stage places={places} />
      <p className="small soft">{t(setOf(options).alphabet.includes('Ĳ') ? 'howDutch' : 'how')}</p>
      <BoxRows places={places} box={boxOf(entered, setUp, options)} />
      {entered.corner === undefined ? (
        <First places={places} names={names} />
      ) : (
        <UnderWay places={places} names={names} />
      )}
      <SeatParts
        places={places}
        names={names}
        isChallenged={options.judge === 'challenge'}
        onWrong={onWrong}
      />
    </PositionSection>
  );
}

export const kubagramPosition: PositionEntry<KubagramSetUp> = {
  fitted: (entered, table) => fitted(entered, table.players.length, optionsOf(table)),
  missing: (entered, table) => emptyProblem(entered, table.players.length, optionsOf(table)),
  // The corner decides which field shows a problem, but not whether one does.
  says: (problem) => fieldOf(problem, 0) !== undefined,
  Form: PositionForm,
};

function optionsOf({ options }: PositionTable) {
  return kubagram.optionsSchema.parse(options);
}
