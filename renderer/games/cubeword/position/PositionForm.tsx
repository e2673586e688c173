import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PositionSection, useEntryText, useFocusOnProblem, useSeatNames } from '#renderer/table/index.ts';
import { cubeword, type CubewordSetUp } from '#shared/games/cubeword/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import type { PositionFormProps, PositionEntry } from '../../index.ts';
import {
  fitted,
  placeOf,
  setUpToDeal,
  feltProblem,
  recentTurns,
  seatBefore,
  wordsAgo,
  wordsIn,
  withWordsAgo,
  type Position,
} from './entering.ts';
import { FeltEntry } from './FeltEntry.tsx';
import { TurnFacts } from './TurnFacts.tsx';
import { TextField } from '#renderer/controls/index.ts';
import './position.css';

/** Takes the focus in the part that a problem belongs to. */
const field = 'input, [data-place][tabindex="0"]';

export function PositionForm(props: PositionFormProps<CubewordSetUp>) {
  const { entered, players, options, problem, fault, onChange, onWrong } = props;
  const { t } = useTranslation('cubewordPosition');
  const agreed = useMemo(() => cubeword.optionsSchema.parse(options), [options]);
  const position = fitted(entered, players.length);
  const names = useSeatNames(players);
  const form = useFocusOnProblem(problem, placeOf, field);
  const said = problem ?? fault;
  const wrong = placeOf(said);
  return (
    <PositionSection ref={form} className="cubeword-position" title={t('title')}>
      <p className="small soft">{t('intro')}</p>
      <FeltEntry
        options={agreed}
        felt={position.felt}
        onChange={(felt) => onChange({ ...position, felt })}
        problem={wrong === 'felt' ? said : undefined}
      />
      <TurnFacts
        position={position}
        names={names}
        options={agreed}
        problem={said}
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

interface PastWordsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

/** The words that counted in the last two turns score nothing if they are made again now (C7). */
function PastWords({ position, names, onChange, onWrong }: PastWordsProps) {
  const { t } = useTranslation('cubewordPosition');
  const turns = recentTurns.filter((ago) => position.turn > ago);
  if (turns.length === 0) return null;
  return (
    <fieldset className="cubeword-past">
      <legend className="label">{t('words.title')}</legend>
      <p className="small soft">{t('words.says')}</p>
      {turns.map((ago) => (
        <WordsField
          key={ago}
          label={t(`words.field.${ago}`, { name: names[seatBefore(position, ago)] })}
          words={wordsAgo(position, ago)}
          onChange={(words) => onChange(withWordsAgo(position, ago, words))}
          onWrong={(wrong) => onWrong(`words ${ago}`, wrong)}
        />
      ))}
    </fieldset>
  );
}

const unread = { code: 'cubeword/words-unread' } as const;

interface WordsFieldProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
  readonly onWrong: (wrong: boolean) => void;
}

function WordsField({ label, words, onChange, onWrong }: WordsFieldProps) {
  const { t } = useTranslation('cubewordPosition');
  const entry = useEntryText({
    value: words,
    read: (text) => {
      const found = wordsIn(text);
      return found === undefined ? refuse(unread) : ok(found);
    },
    format: (found) => found.join(', '),
    onChange,
    problem: undefined,
    onWrong,
  });
  return (
    <TextField
      label={label}
      showLabel
      value={entry.text}
      placeholder={t('words.example')}
      problem={entry.isWrong ? unread : undefined}
      autoCapitalize="characters"
      maxLength={400}
      onChange={entry.type}
      onBlur={entry.leave}
    />
  );
}
