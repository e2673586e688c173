import { useTranslation } from 'react-i18next';
import { DamagedFiles, useAnswer, useArrival, useSettings } from '#renderer/app/index.ts';
import { Cube } from '#renderer/board/index.ts';
import { Sheet, Choice } from '#renderer/controls/index.ts';
import { playSounds } from '#renderer/sound/index.ts';
import { useId, type ReactNode } from 'react';
import { settings as settingsSchema } from '#shared/contract/index.ts';
import { KeySettings } from './KeySettings.tsx';
import './settings.css';

export function SettingsScreen() {
  const { t } = useTranslation('common');
  const { settings } = useSettings();
  const { result } = useAnswer('appInfo');
  useArrival(t('settings.title'));
  return (
    <main className="page settings" data-answers="hand">
      <h1 tabIndex={-1}>{t('settings.title')}</h1>
      <p className="soft">{t('settings.intro')}</p>
      <DamagedFiles />
      <Sheet>
        <SettingChoice name="language" says={t('settings.language.says')} />
        <SettingChoice name="theme" says={t(`settings.theme.says.${settings.theme}`)} />
        <SettingChoice name="cubeFont" says={t('settings.cubeFont.says')}>
          <div className="setting-cubes">
            {['Q', 'W', 'I', 'G'].map((letter, i) => (
              <Cube key={letter} letter={letter} value={[10, 4, 1, 2][i]} side={40} still />
            ))}
          </div>
        </SettingChoice>
        <SettingChoice name="cubeLetters" says={t(`settings.cubeLetters.says.${settings.cubeLetters}`)} />
        <SettingChoice
          name="interfaceFont"
          says={t(`settings.interfaceFont.says.${settings.interfaceFont}`)}
        />
        <SettingChoice name="motion" says={t(`settings.motion.says.${settings.motion}`)} />
        <SettingChoice
          name="sound"
          says={t(`settings.sound.says.${settings.sound}`)}
          onChosen={(value) => {
            if (value === 'on') playSounds(['claim']);
          }}
        />
        <div className="setting">
          <h2>{t('settings.words.label')}</h2>
          <a href="#/words">{t('settings.words.open')}</a>
          <p className="small soft">{t('settings.words.says')}</p>
        </div>
      </Sheet>
      <KeySettings />
      {result?.ok === true && (
        <div className="small soft settings-folder">
          <p>{t('settings.games', { folder: result.value.gamesFolder })}</p>
          <p>{t('settings.version', result.value)}</p>
        </div>
      )}
    </main>
  );
}

const { language, theme, cubeFont, cubeLetters, interfaceFont, sound, motion } = settingsSchema.shape;
const choices = {
  language: language.unwrap().options,
  theme: theme.unwrap().options,
  cubeFont: cubeFont.unwrap().options,
  cubeLetters: cubeLetters.unwrap().options,
  interfaceFont: interfaceFont.unwrap().options,
  sound: sound.unwrap().options,
  motion: motion.unwrap().options,
} as const;

interface SettingChoiceProps {
  readonly name: keyof typeof choices;
  readonly says: string;
  /** Lets a person hear or see at once what has been chosen. */
  readonly onChosen?: (value: string) => void;
  readonly children?: ReactNode;
}

function SettingChoice({ name, says, onChosen, children }: SettingChoiceProps) {
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
          onChosen?.(value);
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
