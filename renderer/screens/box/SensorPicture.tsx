import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { faultySquares, type SensorFindings } from '#shared/sensor-check/index.ts';
import { squareName } from './tray.ts';

export interface SensorPictureProps {
  readonly findings: SensorFindings;
  readonly levels: readonly number[];
  readonly columns: number;
}

/** Levels go from 0 to 255; faulty sensors are crossed out. */
export function SensorPicture({ findings, levels, columns }: SensorPictureProps) {
  const { t } = useTranslation('box');
  const faulty = faultySquares(findings);
  return (
    <ul className="sensor-picture figures" style={{ '--columns': columns } as CSSProperties}>
      {levels.map((level, square) => {
        const isFaulty = faulty.includes(square);
        const name = squareName(square, columns);
        return (
          <li
            key={square}
            className={isFaulty ? 'sensor-level sensor-level--faulty' : 'sensor-level'}
            style={{ '--level': `${Math.round((level / 255) * 100)}%` } as CSSProperties}
          >
            <span className="visually-hidden">
              {t(isFaulty ? 'check.faultyLevel' : 'check.level', { square: name, level })}
            </span>
            <span aria-hidden>{level}</span>
          </li>
        );
      })}
    </ul>
  );
}
