import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import {
  Button,
  OptionControl,
  Select,
  TextField,
  useOptionSays,
  useAnnounce,
} from '#renderer/controls/index.ts';
import { printerOptions, type PrinterProfile } from '#shared/printers/index.ts';
import { ScanPart } from './scan/ScanPart.tsx';
import type { Printers } from './use-printers.ts';

const none = '';
const another = '+';

export interface PrinterPartProps {
  readonly printers: Printers;
  readonly onWrong: (name: string, wrong: boolean) => void;
}

export function PrinterPart({ printers, onWrong }: PrinterPartProps) {
  const { t } = useTranslation('print');
  const { chosen } = printers;
  const saysId = useId();
  return (
    <section className="print-printer" aria-label={t('printer.label')}>
      <div className="print-option">
        <span>{t('printer.label')}</span>
        <div>
          <Select
            label={t('printer.label')}
            value={chosen?.name ?? none}
            choices={[
              { value: none, label: t('printer.none') },
              ...printers.printers.map(({ name }) => ({ value: name, label: name })),
              { value: another, label: t('printer.add') },
            ]}
            onChange={(name) => {
              if (name === another) printers.add(t('printer.unnamed'));
              else printers.choose(name);
            }}
            describedBy={saysId}
          />
          <p id={saysId} className={chosen === undefined ? 'visually-hidden' : 'small soft'}>
            {t('printer.says')}
          </p>
        </div>
      </div>
      {chosen !== undefined && (
        <Measures key={chosen.name} name={chosen.name} printers={printers} onWrong={onWrong} />
      )}
      <ScanPart
        profile={chosen?.profile}
        onKeep={(profile) => {
          if (chosen === undefined) printers.add(t('printer.unnamed'), profile);
          else printers.measure(profile);
        }}
      />
    </section>
  );
}

function Measures({ name, printers, onWrong }: PrinterPartProps & { readonly name: string }) {
  const { t } = useTranslation('print');
  const says = useOptionSays('printer');
  const say = useAnnounce();
  const id = useId();
  const [text, setText] = useState(name);
  const profile = printers.chosen?.profile;
  if (profile === undefined) return null;
  return (
    <>
      <p className="small soft print-printer-how">
        <Trans
          t={t}
          i18nKey="printer.how"
          components={{
            sheet: <a href="#/print/workshop-calibration" />,
            both: <a href="#/print/workshop-duplex-test" />,
          }}
        />
      </p>
      <div className="print-option">
        <span>{t('printer.name')}</span>
        <div>
          <TextField
            label={t('printer.name')}
            value={text}
            onChange={setText}
            onBlur={() => {
              printers.rename(text);
            }}
          />
        </div>
      </div>
      {printerOptions.map((option) => (
        <div key={option.name} className="print-option">
          <span>{t(`option:printer.${option.name}.label`)}</span>
          <div>
            <OptionControl
              group="printer"
              option={option}
              value={profile[option.name]}
              onChange={(value) => {
                printers.measure({ ...profile, [option.name]: Number(value) } satisfies PrinterProfile);
              }}
              onWrong={(wrong) => {
                onWrong(`printer ${option.name}`, wrong);
              }}
              describedBy={`${id}-${option.name}`}
            />
            <p id={`${id}-${option.name}`} className="visually-hidden">
              {says(option, profile[option.name])}
            </p>
          </div>
        </div>
      ))}
      <Button
        look="link"
        size="small"
        onClick={() => {
          printers.remove();
          say(t('printer.removed', { name }));
        }}
      >
        {t('printer.remove')}
      </Button>
    </>
  );
}
