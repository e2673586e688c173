import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#renderer/controls/index.ts';
import type { Design } from './use-design.ts';

/** The last step back, or forth again; what became of it is told. */
export function useSteps(design: Design): { readonly undo: () => void; readonly redo: () => void } {
  const { t } = useTranslation('design');
  const say = useSay();
  return {
    undo() {
      const step = design.undo();
      say(step === undefined ? t('nothingToUndo') : t('undone', { step: t(`step.${step}`) }));
    },
    redo() {
      const step = design.redo();
      say(step === undefined ? t('nothingToRedo') : t('redone', { step: t(`step.${step}`) }));
    },
  };
}

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, on the whole screen; in a text of several lines they belong to the text. */
export function useUndoKeys(design: Design): void {
  const steps = useSteps(design);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('textarea') !== null) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) steps.redo();
    else steps.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
