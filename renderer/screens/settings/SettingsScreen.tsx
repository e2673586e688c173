import { useTranslation } from 'react-i18next';
import { DamagedFiles, useAnswer, useArrival, useSettings } from '#renderer/app/index.ts';
import { Cube } from '#renderer/board/index.ts';
import { Choice, Sheet } from '#renderer/controls/index.ts';
import { settings as settingsSchema } from '#shared/contract/index.ts';
import './settings.css';

const { theme, cubeFont, cubeLetters, interfaceFont } = settingsSchema.shape;
const themes = theme.unwrap().options;
const cubeFonts = cubeFont.unwrap().options;
const letterSizes = cubeLetters.unwrap().options;
const interfaceFonts = interfaceFont.unwrap().options;

export function SettingsScreen() {
  const { t } = useTranslation('common');
  const { settings, change } = useSettings();
  const { result } = useAnswer('appInfo');
  useArrival(t('settings.title'));
  return (
    <main className="page settings">
      <h1 tabIndex={-1}>{t('settings.title')}</h1>
      <p className="soft">{t('settings.intro')}</p>
      <DamagedFiles />
      <Sheet>
        <div className="setting">
          <h2>{t('settings.theme.label')}</h2>
          <Choice
            label={t('settings.theme.label')}
            value={settings.theme}
            choices={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
            onChange={(value) => {
              change({ theme: value });
            }}
            describedBy="theme-says"
          />
          <p id="theme-says" className="small soft">
            {t(`settings.theme.says.${settings.theme}`)}
          </p>
        </div>
        <div className="setting">
          <h2>{t('settings.cubeFont.label')}</h2>
          <Choice
            label={t('settings.cubeFont.label')}
            value={settings.cubeFont}
            choices={cubeFonts.map((value) => ({ value, label: t(`settings.cubeFont.${value}`) }))}
            onChange={(value) => {
              change({ cubeFont: value });
            }}
            describedBy="cube-font-says"
          />
          <div className="setting-cubes">
            {['Q', 'W', 'I', 'G'].map((letter, i) => (
              <Cube key={letter} letter={letter} value={[10, 4, 1, 2][i]} side={40} still />
            ))}
          </div>
          <p id="cube-font-says" className="small soft">
            {t('settings.cubeFont.says')}
          </p>
        </div>
        <div className="setting">
          <h2>{t('settings.cubeLetters.label')}</h2>
          <Choice
            label={t('settings.cubeLetters.label')}
            value={settings.cubeLetters}
            choices={letterSizes.map((value) => ({ value, label: t(`settings.cubeLetters.${value}`) }))}
            onChange={(value) => {
              change({ cubeLetters: value });
            }}
            describedBy="cube-letters-says"
          />
          <p id="cube-letters-says" className="small soft">
            {t(`settings.cubeLetters.says.${settings.cubeLetters}`)}
          </p>
        </div>
        <div className="setting">
          <h2>{t('settings.interfaceFont.label')}</h2>
          <Choice
            label={t('settings.interfaceFont.label')}
            value={settings.interfaceFont}
            choices={interfaceFonts.map((value) => ({ value, label: t(`settings.interfaceFont.${value}`) }))}
            onChange={(value) => {
              change({ interfaceFont: value });
            }}
            describedBy="interface-font-says"
          />
          <p id="interface-font-says" className="small soft">
            {t(`settings.interfaceFont.says.${settings.interfaceFont}`)}
          </p>
        </div>
        <div className="setting">
          <h2>{t('settings.words.label')}</h2>
          <a href="#/words">{t('settings.words.open')}</a>
          <p className="small soft">{t('settings.words.says')}</p>
        </div>
      </Sheet>
      {result?.ok === true && (
        <div className="small soft settings-folder">
          <p>{t('settings.games', { folder: result.value.gamesFolder })}</p>
          <p>{t('settings.version', result.value)}</p>
        </div>
      )}
    </main>
  );
}
