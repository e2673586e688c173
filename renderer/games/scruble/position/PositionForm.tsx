import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNotice, TextArea } from '#renderer/controls/index.ts';
import { PositionSection, useEntryText, useFocusOnProblem, useSeatNames } from '#renderer/table/index.ts';
import { scruble, type ScrubleOptions, type ScrubleSetUp } from '#shared/games/scruble/index.ts';
import { refuse, type Problem } from '#shared/kernel/index.ts';
import type { PositionEntry, PositionFormProps } from '../../index.ts';
import { CubeEntry } from './CubeEntry.tsx';
import { cubeProblem, fitted, placeOf, withWords, wordsIn, type Position } from './entering.ts';
import { TurnFacts } from './TurnFacts.tsx';
import '../map.css';
import './position.css';

/** Takes the focus in the part that a problem belongs to. */
const field = 'input, textarea, [data-place][tabindex="0"]';

export function PositionForm(props: PositionFormProps<ScrubleSetUp>) {
  const { entered, players, options, problem, fault, onChange, onWrong } = props;
  const { t } = useTranslation('scrublePosition');
  const agreed = useMemo(() => scruble.optionsSchema.parse(options), [options]);
  const position = fitted(entered, players.length);
  const names = useSeatNames(players);
  const form = useFocusOnProblem(problem, placeOf, field);
  const said = problem ?? fault;
  const wrong = placeOf(said);
  return (
    <PositionSection ref={form} className="scruble-position" title={t('title')}>
      <p className="small soft">{t('intro')}</p>
      <CubeEntry
        position={position}
        problem={wrong === 'cube' ? said : undefined}
        onCube={(cube) => onChange({ ...position, cube })}
      />
      <TurnFacts {...{ position, names, onWrong, onChange }} problem={said} />
      <Words
        position={position}
        options={agreed}
        problem={wrong === 'words' ? said : undefined}
        onChange={onChange}
        onWrong={(isWrong) => onWrong('words', isWrong)}
      />
    </PositionSection>
  );
}

export const scrublePosition: PositionEntry<ScrubleSetUp> = {
  fitted: (entered, { players }) => fitted(entered, players.length),
  missing: (entered, { players }) => cubeProblem(fitted(entered, players.length)),
  says: (problem) => placeOf(problem) !== undefined,
  Form: PositionForm,
};

interface WordsProps {
  readonly position: Position;
  readonly options: ScrubleOptions;
  readonly problem: Problem | undefined;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (wrong: boolean) => void;
}

/** Words claimed before are not claimed again (S10); those that still stand may be crossed (S9). */
function Words({ position, options, problem, onChange, onWrong }: WordsProps) {
  const { t } = useTranslation('scrublePosition');
  const read = (text: string) => {
    const words = wordsIn(text);
    return words === undefined
      ? refuse({ code: 'scruble/words-unread' } as const)
      : withWords(position, words, options);
  };
  const entry = useEntryText<Position>({
    value: position,
    read,
    format: ({ claimed }) => claimed.map(({ word }) => word).join(', '),
    onChange,
    problem: undefined,
    onWrong,
  });
  // What cannot be read is said while it is typed.
  const made = read(entry.text);
  const said = entry.isWrong && !made.ok ? made.problem : problem;
  return (
    <div data-part="words" className="scruble-entry-words">
      <span aria-hidden className="label">
        {t('words.label')}
      </span>
      <TextArea
        label={t('words.label')}
        rows={2}
        value={entry.text}
        wrong={said !== undefined}
        onChange={entry.type}
        onBlur={entry.leave}
      />
      <p className="small soft">{t('words.says')}</p>
      {said === undefined ? null : <ProblemNotice problem={said} />}
    </div>
  );
}
