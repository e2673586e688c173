import { useTranslation } from 'react-i18next';
import { isCount, type Option, type OptionValue } from '#shared/options/index.ts';
import { Choice, Toggle } from './Choice.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextField.tsx';

export interface OptionControlProps {
  readonly group: string;
  readonly option: Option;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
  readonly describedBy?: string | undefined;
  readonly wrong?: boolean | undefined;
  readonly onWrong?: ((wrong: boolean) => void) | undefined;
  /** Choices stand in a list even where there is room for them side by side. */
  readonly asList?: boolean;
}

const sideBySide = { choices: 4, letters: 34 };

export function OptionControl(props: OptionControlProps) {
  const { group, option, value, onChange, describedBy, wrong, onWrong, asList = false } = props;
  const { t } = useTranslation(['option', 'common']);
  const key = `option:${group}.${option.name}`;
  const label = t(`${key}.label`);
  switch (option.kind) {
    case 'choice': {
      const choices = option.choices.map((name) => ({ value: name, label: t(`${key}.choices.${name}`) }));
      const Control = liesOnOneLine(choices) && !asList ? Choice : Select;
      return (
        <Control
          label={label}
          value={String(value)}
          choices={choices}
          onChange={onChange}
          describedBy={describedBy}
          wrong={wrong}
        />
      );
    }
    case 'number':
      return (
        <NumberStepper
          label={label}
          value={Number(value)}
          range={{ ...option, whole: isCount(option) }}
          unit={option.unit === undefined ? undefined : t(`common:units.${option.unit}`)}
          onChange={onChange}
          onWrong={onWrong}
          describedBy={describedBy}
        />
      );
    case 'toggle':
      return (
        <Toggle
          label={label}
          value={value === true}
          onLabel={t('common:on')}
          offLabel={t('common:off')}
          onChange={onChange}
          describedBy={describedBy}
        />
      );
    case 'lines': {
      const lines = Array.isArray(value) ? (value as readonly string[]) : [];
      return (
        <TextArea
          label={label}
          value={lines.join('\n')}
          rows={Math.min(18, Math.max(2, lines.length + 1))}
          onChange={(text) => {
            onChange(text === '' ? [] : text.split('\n'));
          }}
          describedBy={describedBy}
          wrong={wrong ?? false}
        />
      );
    }
  }
}

function liesOnOneLine(choices: readonly { readonly label: string }[]): boolean {
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  return choices.length <= sideBySide.choices && letters <= sideBySide.letters;
}

/** Returns a function for the sentence on what a value means. The sentence is empty if the catalogue has none. */
export function useOptionSays(group: string): (option: Option, value: OptionValue) => string {
  const { t } = useTranslation('option');
  return (option, value) => {
    const says = `option:${group}.${option.name}.says`;
    const exact = option.kind === 'choice' || option.kind === 'toggle' ? `${says}.${String(value)}` : '';
    const keys = [exact, `${says}.value`, `${says}.lines`].filter((key) => key !== '');
    return t(keys, { defaultValue: '', ...(typeof value === 'number' ? { count: value } : {}) });
  };
}
