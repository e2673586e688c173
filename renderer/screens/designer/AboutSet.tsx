import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#renderer/controls/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { alphabetText, parseLetters } from '#shared/lexicon/index.ts';
import { pieceLimits, type PieceSet } from '#shared/pieces/index.ts';
import { setAlphabet, setLanguage, setTitle } from '#shared/set-design/index.ts';
import { ImportForm } from './ImportForm.tsx';
import type { Design, StepName } from './use-design.ts';

export function AboutSet({ design }: { readonly design: Design }) {
  const { t } = useTranslation('design');
  const { set } = design;
  const alphabet = alphabetText(set.alphabet);
  const takeLetters = (written: string): Result<PieceSet> => {
    const letters = parseLetters(written);
    return letters.ok ? setAlphabet(set, letters.value) : letters;
  };
  return (
    <div className="about-set">
      <h1 tabIndex={-1}>{t('about.title')}</h1>
      <Line
        key={`title ${set.title}`}
        label={t('about.name')}
        text={set.title}
        most={pieceLimits.title}
        onTake={(written) => take(setTitle(set, written), 'title')}
      />
      <Line
        key={`language ${set.language}`}
        label={t('about.language')}
        text={set.language}
        most={10}
        onTake={(written) => take(setLanguage(set, written), 'language')}
      />
      <Line
        key={`letters ${alphabet}`}
        label={t('about.letters')}
        says={t('about.lettersSays')}
        text={alphabet}
        most={80}
        onTake={(written) => take(takeLetters(written), 'letters')}
      />
      <ImportForm design={design} />
    </div>
  );

  function take(edited: Result<PieceSet>, step: StepName): Problem | undefined {
    design.edit(edited, step);
    return edited.ok ? undefined : edited.problem;
  }
}

interface LineProps {
  readonly label: string;
  readonly says?: string;
  readonly text: string;
  readonly most: number;
  readonly onTake: (written: string) => Problem | undefined;
}

/** Commits its text on Enter and on blur. An invalid text stays, with the reason below it. */
function Line({ label, says, text, most, onTake }: LineProps) {
  const [written, setWritten] = useState(text);
  const [problem, setProblem] = useState<Problem>();
  const take = () => {
    setProblem(written === text ? undefined : onTake(written));
  };
  return (
    <TextField
      className="about-line"
      label={label}
      showLabel
      says={says}
      maxLength={most}
      value={written}
      problem={problem}
      onChange={setWritten}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
