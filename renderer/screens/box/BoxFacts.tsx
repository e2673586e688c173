import { useTranslation } from 'react-i18next';
import { Notice } from '#renderer/controls/index.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { squareName } from './tray.ts';

interface BoxFaultsProps {
  readonly faults: NonNullable<BoxState['faults']>;
  readonly columns: number;
}

export function BoxFaults({ faults, columns }: BoxFaultsProps) {
  const { t } = useTranslation('box');
  if (faults.length === 0) return null;
  const says = ({ error, detail }: BoxFaultsProps['faults'][number]): string => {
    if (error === 'sensor') return t('fault.sensor', { square: squareName(detail, columns) });
    if (error === 'supply') return t('fault.supply', { volts: (detail / 1000).toFixed(2) });
    if (error === 'watchdog') return t('fault.watchdog', { count: detail });
    return t('fault.other', { error, detail });
  };
  return (
    <Notice>
      {t('faults')}
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.error} ${fault.detail}`}>{says(fault)}</li>
        ))}
      </ul>
    </Notice>
  );
}

const shown = ['good', 'bad', 'lost', 'repeated', 'asked', 'unanswered'] as const;

export function LineCounts({ counts }: { readonly counts: NonNullable<BoxState['counts']> }) {
  const { t } = useTranslation('box');
  const figures = [
    ...shown.map((name) => ({ name, figure: String(counts[name]) })),
    ...(counts.roundTripMs === undefined
      ? []
      : [{ name: 'roundTrip' as const, figure: counts.roundTripMs.toFixed(1) }]),
  ];
  return (
    <details className="small">
      <summary>{t('counts.title')}</summary>
      <ul className="box-figures figures">
        {figures.map(({ name, figure }) => (
          <li key={name}>
            <strong>{figure}</strong> <span className="soft">{t(`counts.${name}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
