import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { useSpeech } from './Speech.tsx';
import './speech.css';

/** Stands in the top line of every screen and table. */
export function SpeechSwitch() {
  const { t } = useTranslation('speech');
  const { on, voice, turn } = useSpeech();
  return (
    <span className="speech-switch">
      <Button
        look="quiet"
        icon={on ? 'speech' : 'speech-off'}
        aria-pressed={on}
        onClick={() => {
          turn(!on);
        }}
      >
        {t(on ? 'on' : 'off')}
      </Button>
      {on && voice === 'none' ? (
        <span className="small soft" role="status">
          {t('noVoice')}
          <span className="visually-hidden">{t('noVoiceWhy')}</span>
        </span>
      ) : null}
    </span>
  );
}
