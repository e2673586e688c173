import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  aboutTime,
  preflight,
  spanText,
  workText,
  type MakingTime,
  type SheetSet,
} from '#print-templates/index.ts';
import { tenth } from '#renderer/app/index.ts';
import { Icon, ProblemSentence } from '#renderer/controls/index.ts';

export function Preflight({ sheets }: { readonly sheets: SheetSet }) {
  const { t } = useTranslation('print');
  const found = useMemo(() => preflight(sheets), [sheets]);
  const { time, machine, papers, warnings } = found;
  return (
    <div className="print-preflight small">
      <p data-answers="words">
        {t('preflight.papers', { count: papers })}
        {time !== undefined && ` ${workText(time, t)}`}
        {machine !== undefined && ` ${t('preflight.laser', { time: spanText(machine, t) })}`}
      </p>
      {warnings.map((warning) => (
        <p key={warning.code} className="print-checks" data-answers="words">
          <Icon name="crossed" />
          <span>
            <ProblemSentence problem={warning} />
          </span>
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

export function WorkTable({ time: { parts } }: { readonly time: MakingTime }) {
  const { t } = useTranslation('print');
  return (
    <>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{t('work.job')}</th>
            <th scope="col">{t('work.time')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ job, count, seconds }) => {
            const about = aboutTime(seconds / 60);
            return (
              <tr key={job}>
                <th scope="row">{t(`work.jobs.${job}`, { count, metres: tenth.format(count / 1000) })}</th>
                <td>{t(`option:print.work.span.${about.unit}`, { count: about.count })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="soft">{t('work.model')}</p>
    </>
  );
}
