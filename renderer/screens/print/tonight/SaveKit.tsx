import { useTranslation } from 'react-i18next';
import type { TonightPlan } from '#print-templates/index.ts';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button, Notice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { isUnderWay, type ExportState } from '../use-export.ts';
import { filesText } from './plan-text.ts';
import type { SaveKitState } from './use-save-kit.ts';

export interface SaveKitProps {
  readonly plan: TonightPlan | undefined;
  readonly saving: SaveKitState;
  readonly disabled: boolean;
}

export function SaveKit({ plan, saving: { state, saveAll, cancel }, disabled }: SaveKitProps) {
  const { t } = useTranslation('tonight');
  const line = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={line} className="save-line" tabIndex={-1} data-rest>
      {state.kind === 'wrong' && <Notice>{problemText(t, state.problem)}</Notice>}
      {state.kind === 'done' && <p className="save-done small">{state.sentence}</p>}
      {isUnderWay(state) ? (
        <div key="drawing" className="save-drawing">
          <p role="status">{progressText(state)}</p>
          <Button onClick={cancel}>{t('print:stop')}</Button>
        </div>
      ) : (
        <div key="buttons" className="save-buttons">
          <Button look="filled" disabled={disabled} onClick={() => void saveAll()}>
            {plan === undefined ? t('nothing') : t('save', { files: filesText(plan, t) })}
          </Button>
        </div>
      )}
    </div>
  );

  function progressText(now: ExportState): string {
    if (now.kind === 'waiting') return t('print:waiting', { count: now.before });
    return now.kind === 'drawing' && now.total !== undefined
      ? t('fileOf', { at: Math.min(now.done + 1, now.total), count: now.total })
      : t('print:drawing');
  }
}
