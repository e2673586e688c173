import { useTranslation } from 'react-i18next';
import type { Translate } from '#shared/i18n/index.ts';
import type { Figures } from './Figures.tsx';

type OneOpponent = Figures['opponents'][number];

/** A box a game by level: won solid, lost dashed. Of more games than there are boxes only the sum is told. */
export function Opponents({ opponents }: Pick<Figures, 'opponents'>) {
  const { t } = useTranslation('library');
  return (
    <table className="figures-table figures">
      <caption>{t('figures.opponents')}</caption>
      <tbody>
        {opponents.map((one) => (
          <tr key={JSON.stringify(one.against)}>
            <th scope="row">{againstText(t as Translate, one.against)}</th>
            <td className="figures-boxes" aria-hidden>
              {one.against.kind === 'computer' && one.games <= one.last.length
                ? one.last.map((won, at) => <i key={at} data-won={won} />)
                : null}
            </td>
            <td>
              {one.against.kind === 'alone'
                ? t('figures.alone', { count: one.games })
                : t('figures.wonOf', one)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function againstText(t: Translate, against: OneOpponent['against']): string {
  if (against.kind !== 'computer') return t(`library:figures.against.${against.kind}`);
  return against.level === 0
    ? t('library:figures.against.follows')
    : t('library:figures.against.level', { level: against.level });
}
