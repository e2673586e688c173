import { useTranslation } from 'react-i18next';
import { Button, useSay } from '#renderer/controls/index.ts';
import type { Design } from './use-design.ts';

/** The last step back, and forth again. The buttons stay where they are, so that the focus does. */
export function UndoLine({ design }: { readonly design: Design }) {
  const { t } = useTranslation('design');
  const say = useSay();
  const { lastStep, nextStep } = design;
  return (
    <div className="design-undo">
      <Button
        size="small"
        aria-disabled={lastStep === undefined}
        aria-keyshortcuts="Control+Z"
        onClick={() => {
          if (lastStep === undefined) {
            say(t('nothingToUndo'));
            return;
          }
          design.undo();
          say(t('undone', { step: t(`step.${lastStep}`) }));
        }}
      >
        {t('undo')}
      </Button>
      <Button
        size="small"
        aria-disabled={nextStep === undefined}
        aria-keyshortcuts="Control+Y"
        onClick={() => {
          if (nextStep === undefined) {
            say(t('nothingToRedo'));
            return;
          }
          design.redo();
          say(t('redone', { step: t(`step.${nextStep}`) }));
        }}
      >
        {t('redo')}
      </Button>
      <span className="small soft">{lastStep === undefined ? '' : t(`step.${lastStep}`)}</span>
    </div>
  );
}
