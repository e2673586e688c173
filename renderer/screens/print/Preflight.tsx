import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { preflight, spanText, workText, type SheetSet } from '#print-templates/index.ts';
import { Icon } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { WorkTable } from './WorkTable.tsx';

const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export function Preflight({ sheets }: { readonly sheets: SheetSet }) {
  const { t } = useTranslation('print');
  const found = useMemo(() => preflight(sheets), [sheets]);
  const { time, machine, papers, warnings } = found;
  return (
    <div className="print-preflight small">
      <p>
        {t('preflight.papers', { count: papers })}
        {time !== undefined && ` ${workText(time, t)}`}
        {machine !== undefined && ` ${t('preflight.laser', { time: spanText(machine, t) })}`}
      </p>
      {warnings.map((warning) => (
        <p key={warning.code} className="print-checks">
          <Icon name="crossed" />
          <span>{problemText(t, warning)}</span>
        </p>
      ))}
      <details>
        <summary>{t('preflight.title')}</summary>
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{t('preflight.sheet')}</th>
              <th scope="col">{t('preflight.ink')}</th>
              <th scope="col">{t('preflight.pieces')}</th>
            </tr>
          </thead>
          <tbody>
            {found.sheets.map(({ paper, label, inkCoverage, pieces }, index) => (
              <tr key={index}>
                <th scope="row">
                  {paper}. {label}
                </th>
                <td>{t('figures.percent', { share: tenth.format(inkCoverage * 100) })}</td>
                <td>{pieces === 0 ? '' : pieces}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {time !== undefined && (
        <details>
          <summary>{t('work.title')}</summary>
          <WorkTable time={time} />
        </details>
      )}
    </div>
  );
}
