import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { useAnnounce } from './SpeechRegion.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

export interface UndoLineProps {
  readonly lastStep: string | undefined;
  readonly nextStep: string | undefined;
  /** Answer with what was undone or done again, in words; undefined where there was nothing. */
  readonly onUndo: () => string | undefined;
  readonly onRedo: () => string | undefined;
}

/** The last step back, and forth again, by buttons and keys. The buttons stay where they are, so that the focus does. */
export function UndoLine({ lastStep, nextStep, onUndo, onRedo }: UndoLineProps) {
  const { t } = useTranslation('common');
  const say = useAnnounce();
  const undo = () => {
    const step = onUndo();
    say(step === undefined ? t('undo.nothing') : t('undo.done', { step }));
  };
  const redo = () => {
    const step = onRedo();
    say(step === undefined ? t('redo.nothing') : t('redo.done', { step }));
  };
  useUndoKeys({ undo, redo });
  return (
    <div className="undo-line">
      <Button
        size="small"
        aria-disabled={lastStep === undefined}
        aria-keyshortcuts="Control+Z"
        onClick={undo}
      >
        {t('undo.label')}
      </Button>
      <Button
        size="small"
        aria-disabled={nextStep === undefined}
        aria-keyshortcuts="Control+Y"
        onClick={redo}
      >
        {t('redo.label')}
      </Button>
      <span className="small soft">{lastStep}</span>
    </div>
  );
}
