import { useTranslation } from 'react-i18next';
import { aboutTime, type MakingTime } from '#print-templates/index.ts';

const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

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
