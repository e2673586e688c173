import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Hatch, SquareMark } from './SquareMark.tsx';
import type { SquareKind } from './squares.ts';

export interface FeltProps {
  readonly squares: readonly (readonly SquareKind[])[];
  /** This is the side of a square in CSS pixels. */
  readonly q: number;
  /** Below 22 px only the shape of a premium square shows. */
  readonly withText?: boolean;
}

export const Felt = memo(function Felt({ squares, q, withText = false }: FeltProps) {
  const { t } = useTranslation();
  const hatch = `hatch${useId()}`;
  const columns = squares[0]?.length ?? 0;
  const width = columns * q;
  const height = squares.length * q;
  const lines = [
    ...Array.from({ length: Math.max(0, columns - 1) }, (_, at) => `M${(at + 1) * q} 0V${height}`),
    ...Array.from({ length: Math.max(0, squares.length - 1) }, (_, at) => `M0 ${(at + 1) * q}H${width}`),
  ].join('');
  return (
    <svg className="felt" aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <Hatch id={hatch} q={q} />
      </defs>
      <path d={lines} stroke="var(--felt-line)" fill="none" />
      {squares.flatMap((row, y) =>
        row.map((kind, x) =>
          kind === 'plain' ? null : (
            <SquareMark
              key={`${x},${y}`}
              kind={kind}
              x={x * q}
              y={y * q}
              q={q}
              hatch={hatch}
              text={withText && q >= 22 && kind !== 'centre' ? t(`squareMarks.${kind}`) : undefined}
            />
          ),
        ),
      )}
      <rect width={width} height={height} fill="none" stroke="var(--felt-ink)" strokeWidth={1.25} />
    </svg>
  );
});
