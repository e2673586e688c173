import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameForm, Question } from '#renderer/controls/index.ts';
import { checkPresetName, findPreset, type Preset } from './presets.ts';

export interface PresetNameProps {
  readonly begins?: string;
  readonly others: readonly Preset[];
  readonly onName: (name: string, replaces: boolean) => void;
  readonly onCancel: () => void;
}

export function PresetName({ begins = '', others, onName, onCancel }: PresetNameProps) {
  const { t } = useTranslation('print');
  const [taken, setTaken] = useState<string>();
  if (taken !== undefined) {
    return (
      <Question
        className="preset-form"
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
    <NameForm
      className="preset-form"
      label={t('preset.name')}
      begins={begins}
      check={checkPresetName}
      keep={t('preset.saveName')}
      cancel={t('preset.cancel')}
      onName={(name) => {
        if (findPreset(others, name) === undefined) onName(name, false);
        else setTaken(name);
      }}
      onCancel={onCancel}
    />
  );
}
