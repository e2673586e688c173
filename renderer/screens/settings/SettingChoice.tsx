import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#renderer/app/index.ts';
import { Choice } from '#renderer/controls/index.ts';
import { settings as settingsSchema } from '#shared/contract/index.ts';

const { theme, cubeFont, cubeLetters, interfaceFont } = settingsSchema.shape;
const choices = {
  theme: theme.unwrap().options,
  cubeFont: cubeFont.unwrap().options,
  cubeLetters: cubeLetters.unwrap().options,
  interfaceFont: interfaceFont.unwrap().options,
} as const;

export interface SettingChoiceProps {
  readonly name: keyof typeof choices;
  readonly says: string;
  readonly children?: ReactNode;
}

export function SettingChoice({ name, says, children }: SettingChoiceProps) {
  const { t } = useTranslation('common');
  const { settings, change } = useSettings();
  const id = useId();
  const label = t(`settings.${name}.label`);
  const values: readonly string[] = choices[name];
  return (
    <div className="setting">
      <h2>{label}</h2>
      <Choice
        label={label}
        value={settings[name]}
        choices={values.map((value) => ({ value, label: t(`settings.${name}.${value}`) }))}
        onChange={(value) => {
          change({ [name]: value });
        }}
        describedBy={id}
      />
      {children}
      <p id={id} className="small soft">
        {says}
      </p>
    </div>
  );
}
