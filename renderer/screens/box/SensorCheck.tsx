import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { Button, Icon, Notice } from '#renderer/controls/index.ts';
import type { BoxCheck } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { squareName } from './tray.ts';

/** The checks of the self-test that have a sentence of their own. */
const known = ['chain', 'settings', 'supply', 'memory', 'calibration', 'scans'] as const;

/** Has the box test itself, and shows what it finds. */
export function SensorCheck({ columns }: { readonly columns: number }) {
  const { t } = useTranslation('box');
  const gateway = useGateway();
  const [isRunning, setRunning] = useState(false);
  const [found, setFound] = useState<Result<BoxCheck>>();
  const run = async () => {
    if (isRunning) return;
    setRunning(true);
    setFound(await gateway.call('checkBox'));
    setRunning(false);
  };
  return (
    <section className="box-check" aria-labelledby="check-name">
      <h2 id="check-name">{t('check.title')}</h2>
      <div aria-live="polite">
        {isRunning && <p className="soft">{t('check.running')}</p>}
        {!isRunning && found?.ok === false && <Notice>{problemText(t, found.problem)}</Notice>}
        {!isRunning && found?.ok === true && <Findings check={found.value} columns={columns} />}
      </div>
      <Button onClick={() => void run()}>{t('check.run')}</Button>
    </section>
  );
}

function Findings({ check, columns }: { readonly check: BoxCheck; readonly columns: number }) {
  const { t } = useTranslation('box');
  const { failed, unsound, supplyMv, longestScanUs, levels } = check;
  const name = (square: number) => squareName(square, columns);
  const sentences = failed.flatMap((one) => {
    if (one === 'sensors') return [t('check.sensors', { squares: unsound.map(name).join(', ') })];
    const code = known.find((other) => other === one);
    return [code === undefined ? t('check.unknownCheck', { check: one }) : t(`check.${code}`)];
  });
  return (
    <>
      <ul className="box-findings">
        {sentences.length === 0 && (
          <li>
            <Icon name="check" /> {t('check.sound')}
          </li>
        )}
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Icon name="crossed" /> {sentence}
          </li>
        ))}
      </ul>
      <p className="small soft figures">
        {supplyMv !== undefined && `${t('check.supplyIs', { volts: (supplyMv / 1000).toFixed(2) })} · `}
        {t('check.scanIs', { ms: (longestScanUs / 1000).toFixed(1) })}
      </p>
      {levels !== undefined && (
        <details className="small">
          <summary>{t('check.levels')}</summary>
          <ul className="box-figures box-levels figures">
            {levels.map((level, square) => (
              <li key={square}>{t('check.level', { square: name(square), level })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
