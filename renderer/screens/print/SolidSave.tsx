import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button, Notice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { isUnderWay, type Export, type ExportState } from './use-export.ts';

export interface SolidSaveProps {
  readonly saving: Export;
  readonly beds: number;
  /** The bed shown, counted from 0; a file holds one. */
  readonly bed: number;
  readonly disabled: boolean;
  readonly onSave: (format: '3mf' | 'stl') => void;
}

export function SolidSave({ saving, beds, bed, disabled, onSave }: SolidSaveProps) {
  const { t } = useTranslation('print');
  const { state } = saving;
  const line = useFocusFallback<HTMLDivElement>();
  const isOneOfSome = beds > 1;
  return (
    <div ref={line} className="save-line" tabIndex={-1} data-rest>
      {state.kind === 'wrong' && <Notice>{problemText(t, state.problem)}</Notice>}
      {state.kind === 'done' && <p className="save-done small">{state.sentence}</p>}
      {isUnderWay(state) ? (
        <div key="making" className="save-drawing">
          <p role="status">{progressText(state)}</p>
          <Button onClick={saving.cancel}>{t('stop')}</Button>
        </div>
      ) : (
        <div key="buttons" className="save-buttons">
          <Button
            look="filled"
            disabled={disabled}
            onClick={() => {
              onSave('3mf');
            }}
          >
            {t(isOneOfSome ? 'solid.saveBed3mf' : 'solid.save3mf', { bed: bed + 1 })}
          </Button>
          <Button
            disabled={disabled}
            onClick={() => {
              onSave('stl');
            }}
          >
            {t(isOneOfSome ? 'solid.saveBedStl' : 'solid.saveStl', { bed: bed + 1 })}
          </Button>
        </div>
      )}
    </div>
  );

  function progressText(now: ExportState): string {
    if (now.kind === 'waiting') return t('waiting', { count: now.before });
    return now.kind === 'drawing' && now.total !== undefined
      ? t('solid.shaped', { done: now.done, count: now.total })
      : t('solid.shaping');
  }
}
