import { useTranslation } from 'react-i18next';
import type { BoxState } from '#shared/contract/index.ts';

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
