import { useTranslation } from 'react-i18next';
import { useUndoKeys } from '#renderer/keys/index.ts';
import { Button } from './Button.tsx';
import { useAnnounceAfter } from './SpeechRegion.tsx';

export interface UndoLineProps {
  readonly lastStep: string | undefined;
  readonly nextStep: string | undefined;
  /** Both return the step in words, or undefined if there was none. */
  readonly onUndo: () => string | undefined;
  readonly onRedo: () => string | undefined;
}

/** Never removes its buttons, so that they keep the focus. */
export function UndoLine({ lastStep, nextStep, onUndo, onRedo }: UndoLineProps) {
  const { t } = useTranslation('common');
  const say = useAnnounceAfter();
  const undo = () => {
    const step = onUndo();
    say(step === undefined ? t('undo.nothing') : t('undo.done', { step }));
  };
  const redo = () => {
    const step = onRedo();
    say(step === undefined ? t('redo.nothing') : t('redo.done', { step }));
  };
  useUndoKeys(
    { undo, redo },
    { ...(lastStep === undefined ? {} : { undo }), ...(nextStep === undefined ? {} : { redo }) },
  );
  return (
    <div className="undo-line">
      <Button size="small" aria-disabled={lastStep === undefined} command="undo" onClick={undo}>
        {t('undo.label')}
      </Button>
      <Button size="small" aria-disabled={nextStep === undefined} command="redo" onClick={redo}>
        {t('redo.label')}
      </Button>
      <span className="small soft">{lastStep}</span>
    </div>
  );
}
