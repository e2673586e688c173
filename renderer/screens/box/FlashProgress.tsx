import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { flashText, type Flashing } from './flash-text.ts';

export interface FlashProgressProps {
  readonly flashing: Flashing;
  readonly onStop: () => void;
}

export function FlashProgress({ flashing, onStop }: FlashProgressProps) {
  const { t } = useTranslation('box');
  const { step, done, total } = flashing;
  const text = flashText(t, flashing);
  return (
    <>
      <p className="figures" data-spoken>
        {text}
      </p>
      {/* How long these two take, nobody knows beforehand. */}
      {step === 'starting' || step === 'greeting' ? (
        <progress key={step} className="flash-progress" aria-label={text} />
      ) : (
        <progress key={step} className="flash-progress" aria-label={text} max={total} value={done} />
      )}
      {/* Once all is written and found right, there is nothing left to stop. */}
      {step !== 'greeting' && (
        <div className="box-actions">
          <Button onClick={onStop}>{t('flash.stop')}</Button>
        </div>
      )}
    </>
  );
}
