import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { OptionControl, useOptionSays } from '#renderer/controls/index.ts';
import { kerfOptions, type Kerf } from '#shared/printers/index.ts';

export interface KerfPartProps {
  readonly kerf: Kerf;
  readonly onChange: (kerf: Kerf) => void;
  /** Told when a field begins to say something that cannot be taken, and when it no longer does. */
  readonly onWrong: (name: string, wrong: boolean) => void;
}

/** What the machine that cuts takes away; kept for all products, and for files of lines alone. */
export function KerfPart({ kerf, onChange, onWrong }: KerfPartProps) {
  const { t } = useTranslation('print');
  const says = useOptionSays('cutter');
  const id = useId();
  return (
    <section className="print-printer" aria-label={t('cutter.label')}>
      {kerfOptions.map((option) => (
        <div key={option.name} className="print-option">
          <span>{t(`option:cutter.${option.name}.label`)}</span>
          <div>
            <OptionControl
              group="cutter"
              option={option}
              value={kerf[option.name]}
              onChange={(value) => {
                onChange({ ...kerf, [option.name]: Number(value) } satisfies Kerf);
              }}
              onWrong={(wrong) => {
                onWrong(`cutter ${option.name}`, wrong);
              }}
              describedBy={`${id}-${option.name}`}
            />
            <p id={`${id}-${option.name}`} className="visually-hidden">
              {says(option, kerf[option.name])}
            </p>
          </div>
        </div>
      ))}
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
