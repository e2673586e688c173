import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField, useAnnounce } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { longestName } from '#shared/kernel/index.ts';
import { checkPresetName, findPreset, type Preset, type PresetNameProblem } from './presets.ts';
import { Question } from './Question.tsx';

export interface PresetNameProps {
  readonly begins?: string;
  /** Presets that a new one of the same name would replace. */
  readonly others: readonly Preset[];
  readonly onName: (name: string, replaces: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks before a preset is replaced. */
export function PresetName({ begins = '', others, onName, onCancel }: PresetNameProps) {
  const { t } = useTranslation('print');
  const say = useAnnounce();
  const [written, setWritten] = useState(begins);
  const [problem, setProblem] = useState<PresetNameProblem>();
  const [taken, setTaken] = useState<string>();
  const take = (event: FormEvent) => {
    event.preventDefault();
    const name = checkPresetName(written);
    if (!name.ok) {
      setProblem(name.problem);
      say(problemText(t, name.problem), 'urgent');
    } else if (findPreset(others, name.value) === undefined) onName(name.value, false);
    else setTaken(name.value);
  };
  if (taken !== undefined) {
    return (
      <Question
        asks={t('preset.taken', { name: findPreset(others, taken)?.name ?? taken })}
        yes={t('preset.replace')}
        no={t('preset.keep')}
        onYes={() => {
          onName(taken, true);
        }}
        onNo={() => {
          setTaken(undefined);
        }}
      />
    );
  }
  return (
    <form
      className="preset-form"
      noValidate
      onSubmit={take}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
    >
      <TextField
        label={t('preset.name')}
        showLabel
        autoFocus
        value={written}
        maxLength={longestName}
        problem={problem === undefined ? undefined : problemText(t, problem)}
        onChange={(next) => {
          setProblem(undefined);
          setWritten(next);
        }}
      />
      <Button type="submit" size="small">
        {t('preset.saveName')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('preset.cancel')}
      </Button>
    </form>
  );
}
