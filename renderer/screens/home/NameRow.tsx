import type { CSSProperties } from 'react';
import { useWidth } from '#renderer/app/index.ts';
import { HandCube, Rail } from '#renderer/board/index.ts';

const row = [
  { letter: 'C', value: 3, others: 'EHLW', tilt: -1.2 },
  { letter: 'U', value: 1, others: 'EIQR', tilt: 0.6 },
  { letter: 'B', value: 3, others: 'ADIT', tilt: 0 },
  { letter: 'E', value: 1, others: 'AITY', tilt: -0.5 },
  { letter: 'W', value: 4, others: 'EORX', tilt: 0.9 },
  { letter: 'R', value: 1, others: 'DEHO', tilt: -0.4 },
  { letter: 'I', value: 1, others: 'ANTU', tilt: 0 },
  { letter: 'G', value: 2, others: 'ENRT', tilt: 0.7 },
  { letter: 'H', value: 4, others: 'AOUX', tilt: -0.6 },
  { letter: 'T', value: 1, others: 'NORY', tilt: 1 },
] as const;

const gap = 12;
const largest = 98;
const smallest = 56;

/** Is hidden from screen readers, which read the heading instead. */
export function NameRow() {
  const [place, width] = useWidth<HTMLDivElement>(document.documentElement.clientWidth - 80);
  const side = sideFor(width);
  return (
    <div ref={place} className="name-row" aria-hidden>
      {side >= smallest && (
        <>
          <div className="name-row-cubes" style={{ gap }}>
            {row.map(({ letter, value, others, tilt }) => (
              <span key={letter} style={{ rotate: `${tilt}deg` } as CSSProperties}>
                <HandCube letter={letter} value={value} others={[...others]} side={side} />
              </span>
            ))}
          </div>
          <Rail />
        </>
      )}
    </div>
  );
}

function sideFor(width: number): number {
  return Math.min(largest, Math.floor((width - (row.length - 1) * gap - 24) / row.length));
}
