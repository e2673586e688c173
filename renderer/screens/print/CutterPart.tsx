import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { OptionControl, useOptionSays, type OptionValue } from '#renderer/controls/index.ts';
import { cutterOptions, cutter as cutterSchema, type Cutter } from '#shared/printers/index.ts';
import { OptionRow } from './OptionRow.tsx';
import { isChanged } from './sheet-choices.ts';

export interface CutterPartProps {
  readonly cutter: Cutter;
  readonly onChange: (cutter: Cutter, option: keyof Cutter) => void;
  readonly onWrong: (name: string, wrong: boolean) => void;
}

/** Shows choices that apply to all products, but only to their cut files. */
export function CutterPart({ cutter, onChange, onWrong }: CutterPartProps) {
  const { t } = useTranslation('print');
  const says = useOptionSays('cutter');
  const id = useId();
  return (
    <section className="print-printer" aria-label={t('cutter.label')}>
      {cutterOptions.map((option) => {
        const value = cutter[option.name];
        const saysId = `${id}-${option.name}`;
        const changedId = isChanged(option, value) ? `${saysId}-changed` : undefined;
        const become = (next: OptionValue) => {
          onChange(cutterSchema.parse({ ...cutter, [option.name]: next }), option.name);
        };
        return (
          <OptionRow key={option.name} group="cutter" option={option} changedId={changedId} onReset={become}>
            <OptionControl
              group="cutter"
              option={option}
              value={value}
              onChange={become}
              onWrong={(wrong) => {
                onWrong(`cutter ${option.name}`, wrong);
              }}
              describedBy={changedId === undefined ? saysId : `${changedId} ${saysId}`}
            />
            <p id={saysId} className={option.kind === 'choice' ? 'small soft' : 'visually-hidden'}>
              {says(option, value)}
            </p>
          </OptionRow>
        );
      })}
      <p className="small soft print-printer-how">
        <Trans
          t={t}
          i18nKey="cutter.how"
          components={{ coupon: <a href="#/print/workshop-kerf-coupon" /> }}
        />
      </p>
    </section>
  );
}
