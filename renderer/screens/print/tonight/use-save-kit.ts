import { useTranslation } from 'react-i18next';
import type { TonightPlan } from '#print-templates/index.ts';
import type { PrinterProfile } from '#shared/printers/index.ts';
import { useExport, type ExportState } from '../use-export.ts';

export interface SaveKitState {
  readonly state: ExportState;
  readonly saveAll: () => Promise<void>;
  readonly cancel: () => void;
}

export function useSaveKit(
  plan: TonightPlan | undefined,
  set: string | undefined,
  printer: PrinterProfile | undefined,
): SaveKitState {
  const { t } = useTranslation('tonight');
  // A result is shown only for the plan that was saved.
  const shown = JSON.stringify(plan?.files ?? []);
  const { state, startBundle, cancel } = useExport(shown);
  const saveAll = async () => {
    if (plan === undefined) return;
    const files = plan.files.map((file) => ({
      ...file,
      options: { ...file.options } as Record<string, string>,
    }));
    const own = set === undefined ? {} : { set };
    await startBundle(shown, { ...own, name: plan.product, files, printer }, (file) =>
      file.kind === 'saved'
        ? t('savedAt', { path: file.path })
        : file.kind === 'download'
          ? t('handedOver', { name: file.name })
          : '',
    );
  };
  return { state, saveAll, cancel };
}
