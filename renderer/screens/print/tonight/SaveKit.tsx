import { useTranslation } from 'react-i18next';
import type { TonightPlan } from '#print-templates/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { PrinterProfile } from '#shared/printers/index.ts';
import { SaveLine } from '../SaveLine.tsx';
import { useExport } from '../use-export.ts';
import { filesText } from './plan-text.ts';

export interface SaveKitProps {
  readonly plan: TonightPlan | undefined;
  readonly set: string | undefined;
  readonly printer: PrinterProfile | undefined;
  readonly disabled: boolean;
}

export function SaveKit({ plan, set, printer, disabled }: SaveKitProps) {
  const { t } = useTranslation('tonight');
  // A result is shown only for the plan that was saved.
  const shown = JSON.stringify(plan?.files ?? []);
  const saving = useExport(shown);
  const saveAll = async () => {
    if (plan === undefined) return;
    const own = set === undefined ? {} : { set };
    await saving.startBundle(shown, { ...own, name: plan.product, files: [...plan.files], printer }, (file) =>
      file.kind === 'saved'
        ? t('savedAt', { path: file.path })
        : file.kind === 'download'
          ? t('handedOver', { name: file.name })
          : '',
    );
  };
  return (
    <SaveLine
      saving={saving}
      progressText={(now) =>
        now === undefined
          ? t('print:drawing')
          : t('fileOf', { at: Math.min(now.done + 1, now.total), count: now.total })
      }
    >
      <Button look="filled" disabled={disabled} onClick={() => void saveAll()}>
        {plan === undefined ? t('nothing') : t('save', { files: filesText(plan, t) })}
      </Button>
    </SaveLine>
  );
}
