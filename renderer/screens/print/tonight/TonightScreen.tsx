import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrival } from '#renderer/app/index.ts';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import { usePrinters } from '../use-printers.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { Questions } from './Questions.tsx';
import { useTonight } from './use-tonight.ts';
import type { TonightPlan } from '#print-templates/index.ts';
import type { PrinterProfile } from '#shared/printers/index.ts';
import { SaveLine } from '../SaveLine.tsx';
import { useExport } from '../use-export.ts';
import { filesText } from './plan-text.ts';
import '../print.css';
import '../print-options.css';
import './tonight.css';

export function TonightScreen() {
  const { t } = useTranslation('tonight');
  const tonight = useTonight();
  const { plan, problem, isOld } = tonight;
  const printer = usePrinters().chosen?.profile;
  const [isWrong, setWrong] = useState(false);
  useArrival(t('title'));
  return (
    <main className="tonight">
      <section className="tonight-form">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="soft">{t('lead')}</p>
        <Questions tonight={tonight} onWrong={setWrong} />
        {isOld && plan !== undefined && (
          <p className="waiting soft small" role="status">
            {t('reckoning')}
          </p>
        )}
        <SaveKit
          plan={plan}
          set={tonight.own?.text}
          printer={printer}
          disabled={isOld || isWrong || plan === undefined}
        />
      </section>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {plan === undefined && problem === undefined && (
        <p className="waiting soft" role="status">
          {t('reckoning')}
        </p>
      )}
      {plan !== undefined && <PlanSheet tonight={tonight} plan={plan} />}
    </main>
  );
}

interface SaveKitProps {
  readonly plan: TonightPlan | undefined;
  readonly set: string | undefined;
  readonly printer: PrinterProfile | undefined;
  readonly disabled: boolean;
}

function SaveKit({ plan, set, printer, disabled }: SaveKitProps) {
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
