import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { papersOf, type Batch } from '#print-templates/index.ts';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button, Notice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { isUnderWay, type Export, type ExportState } from './use-export.ts';

export interface SaveLineProps {
  readonly saving: Export;
  /** Each batch is a file. */
  readonly batches: readonly Batch[];
  readonly disabled: boolean;
  /** Without `batch`, all sheets. */
  readonly onPdf: (batch?: string) => void;
  /** Saves the shown sheet. */
  readonly onCuts: (format: 'svg' | 'dxf') => void;
}

export function SaveLine({ saving, batches, disabled, onPdf, onCuts }: SaveLineProps) {
  const { t } = useTranslation('print');
  const { state } = saving;
  const line = useFocusFallback<HTMLDivElement>();
  // The variable keeps the focused element clear of the line, however many rows it has.
  useLayoutEffect(() => {
    const { current: element } = line;
    if (element === null) return;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      root.style.setProperty('--save-line', `${element.offsetHeight}px`);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--save-line');
    };
  }, [line]);
  return (
    <div ref={line} className="save-line" tabIndex={-1} data-rest>
      {state.kind === 'wrong' && <Notice>{problemText(t, state.problem)}</Notice>}
      {state.kind === 'done' && <p className="save-done small">{state.sentence}</p>}
      {isUnderWay(state) ? (
        <div key="drawing" className="save-drawing">
          <p role="status">{progressText(state)}</p>
          <Button onClick={saving.cancel}>{t('stop')}</Button>
        </div>
      ) : (
        <div
          key="buttons"
          className={batches.length > 1 ? 'save-buttons save-buttons--many' : 'save-buttons'}
        >
          {batches.length > 1 ? (
            batches.map(({ batch, sheets }, index) => (
              <Button
                key={batch}
                // A screen has only one filled button; the first batch is printed first.
                look={index === 0 ? 'filled' : 'outlined'}
                disabled={disabled}
                onClick={() => {
                  onPdf(batch);
                }}
              >
                {t('saveBatch', { count: papersOf(sheets), batch: t(`batches.${batch}`) })}
              </Button>
            ))
          ) : (
            <Button
              look="filled"
              disabled={disabled}
              onClick={() => {
                onPdf();
              }}
            >
              {t('savePdf', { count: papersOf(batches[0]?.sheets ?? []) })}
            </Button>
          )}
          {(['svg', 'dxf'] as const).map((format) => (
            <Button
              key={format}
              disabled={disabled}
              onClick={() => {
                onCuts(format);
              }}
              aria-label={t('saveCuts', { format: t(`cutFormats.${format}`) })}
            >
              {t(`cutFormats.${format}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );

  function progressText(now: ExportState): string {
    if (now.kind === 'waiting') return t('waiting', { count: now.before });
    return now.kind === 'drawing' && now.total !== undefined
      ? t('drawn', { done: now.done, count: now.total })
      : t('drawing');
  }
}
