import { useTranslation } from 'react-i18next';
import type { TonightPlan } from '#print-templates/index.ts';
import { useRest } from '#renderer/app/index.ts';
import { Button, Notice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { isUnderWay, type ExportState } from '../use-export.ts';
import type { SaveKitState } from './use-save-kit.ts';

export interface SaveKitProps {
  readonly plan: TonightPlan | undefined;
  readonly saving: SaveKitState;
  readonly disabled: boolean;
}

/** The way to paper, always in view: one press for all PDFs, how far it is, and where they went. */
export function SaveKit({ plan, saving: { state, at, saved, saveAll, cancel }, disabled }: SaveKitProps) {
  const { t } = useTranslation('tonight');
  const line = useRest<HTMLDivElement>();
  const files = plan?.piles.length ?? 0;
  return (
    <div ref={line} className="save-line" tabIndex={-1} data-rest>
      {state.kind === 'wrong' && <Notice>{problemText(t, state.problem)}</Notice>}
      {saved.length > 0 && (
        <p className="save-done small">
          {saved.length === files
            ? t('savedAll', { count: files })
            : t('savedSome', { saved: saved.length, count: files })}
        </p>
      )}
      {isUnderWay(state) ? (
        <div key="drawing" className="save-drawing">
          <p role="status">
            {t('fileOf', { at, files })} {progressText(state)}
          </p>
          <Button onClick={cancel}>{t('print:stop')}</Button>
        </div>
      ) : (
        <div key="buttons" className="save-buttons">
          <Button look="filled" disabled={disabled} onClick={() => void saveAll()}>
            {t('save', { count: files, sheets: t('print:sheets', { count: plan?.papers ?? 0 }) })}
          </Button>
        </div>
      )}
    </div>
  );

  function progressText(now: ExportState): string {
    if (now.kind === 'waiting') return t('print:waiting', { count: now.before });
    return now.kind === 'drawing' && now.total !== undefined
      ? t('print:drawn', { done: now.done, count: now.total })
      : t('print:drawing');
  }
}
