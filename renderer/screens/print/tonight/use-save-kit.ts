import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TonightPlan } from '#print-templates/index.ts';
import { useSay } from '#renderer/controls/index.ts';
import type { PrinterProfile } from '#shared/printers/index.ts';
import { useExport, type ExportState } from '../use-export.ts';

export interface SaveKitState {
  readonly state: ExportState;
  /** The pile whose PDF is being drawn, counted from 1. */
  readonly at: number;
  /** Names of the piles whose PDFs were saved, of this very plan. */
  readonly saved: readonly string[];
  /** One PDF after the other, a pile each; ends with the first that is stopped or fails. */
  readonly saveAll: () => Promise<void>;
  readonly cancel: () => void;
}

/** Saves a plan: every pile as a PDF of its own, by one press. */
export function useSaveKit(
  plan: TonightPlan | undefined,
  /** The file of a set of one's own that it is of. */
  set: string | undefined,
  printer: PrinterProfile | undefined,
): SaveKitState {
  const { t } = useTranslation('tonight');
  const say = useSay();
  const saving = useExport(plan?.product ?? '');
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<{ readonly plan: TonightPlan; readonly piles: readonly string[] }>();
  const saveAll = async () => {
    if (plan === undefined) return;
    const options = plan.options as Record<string, string>;
    let piles: readonly string[] = [];
    setDone({ plan, piles });
    for (const [index, { batch }] of plan.piles.entries()) {
      setAt(index + 1);
      const isSaved = await saving.start({
        product: plan.product,
        ...(set === undefined ? {} : { set }),
        options,
        format: 'pdf',
        batch,
        printer,
      });
      if (!isSaved) return;
      piles = [...piles, batch];
      setDone({ plan, piles });
    }
    say(t('savedAll', { count: piles.length }));
  };
  return {
    state: saving.state,
    at,
    saved: done?.plan === plan && done !== undefined ? done.piles : [],
    saveAll,
    cancel: saving.cancel,
  };
}
