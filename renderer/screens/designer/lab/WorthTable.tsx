import { useTranslation } from 'react-i18next';
import type { PieceSet } from '#shared/pieces/index.ts';
import { spelled, type WorthFigures } from '#shared/set-design/index.ts';
import { halfOf, number, signed } from '../figures.ts';

export interface WorthTableProps {
  readonly set: PieceSet;
  readonly pieces: WorthFigures['pieces'];
}

export function WorthTable({ set, pieces }: WorthTableProps) {
  const { t } = useTranslation('design');
  const ends = pieces.flatMap((one) => [one.value - halfOf(one), one.value + halfOf(one)]);
  const least = Math.min(0, ...ends);
  const room = Math.max(0.01, Math.max(0, ...ends) - least);
  const at = (value: number): string => `${(100 * (value - least)) / room}%`;
  return (
    <div className="lab-scroll" tabIndex={0} role="region" aria-label={t('lab.table')}>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">{t('lab.number')}</th>
            <th scope="col">{t('lab.faces')}</th>
            <th scope="col">{t('lab.worth')}</th>
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>
          {pieces.map((one) => {
            const piece = set.pieces[one.piece];
            const half = halfOf(one);
            return (
              <tr key={one.piece}>
                <td className="figures">{one.piece + 1}</td>
                <th scope="row">{piece === undefined ? '' : spelled(piece)}</th>
                <td className="figures">
                  {t('lab.figure', { value: signed(one.value), error: number(half) })}
                </td>
                <td aria-hidden>
                  <span className="lab-scale">
                    <i className="lab-none" style={{ left: at(0) }} />
                    <i
                      className="lab-interval"
                      style={{ left: at(one.value - half), width: `${(200 * half) / room}%` }}
                    />
                    <i className="lab-worth" style={{ left: at(one.value) }} />
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
