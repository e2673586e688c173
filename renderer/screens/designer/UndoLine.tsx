import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import type { Design } from './use-design.ts';
import { useSteps } from './use-steps.ts';

/** The last step back, and forth again. The buttons stay where they are, so that the focus does. */
export function UndoLine({ design }: { readonly design: Design }) {
  const { t } = useTranslation('design');
  const steps = useSteps(design);
  const { lastStep, nextStep } = design;
  return (
    <div className="design-undo">
      <Button
        size="small"
        aria-disabled={lastStep === undefined}
        aria-keyshortcuts="Control+Z"
        onClick={steps.undo}
      >
        {t('undo')}
      </Button>
      <Button
        size="small"
        aria-disabled={nextStep === undefined}
        aria-keyshortcuts="Control+Y"
        onClick={steps.redo}
      >
        {t('redo')}
      </Button>
      <span className="small soft">{lastStep === undefined ? '' : t(`step.${lastStep}`)}</span>
    </div>
  );
}
