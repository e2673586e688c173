import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Step } from './steps.ts';

export interface PrintedStepsProps {
  readonly title: string;
  readonly needs: readonly string[];
  readonly steps: readonly Step[];
  readonly onPrinted: () => void;
}

/** Opens the print dialog when it is mounted; `onPrinted` then removes it. */
export function PrintedSteps({ title, needs, steps, onPrinted }: PrintedStepsProps) {
  const { t } = useTranslation('tonight');
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => {
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <section className="printed-steps">
      <h1>{title}</h1>
      <h2>{t('needs.title')}</h2>
      <ul>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <h2>{t('steps.title')}</h2>
      <ol>
        {steps.map(({ name, text, time }) => (
          <li key={name}>
            {text} {time}
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  );
}
