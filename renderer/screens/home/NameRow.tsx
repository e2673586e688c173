import type { CSSProperties } from 'react';
import { useWidth } from '#renderer/app/index.ts';
import { HandCube, Rail } from '#renderer/board/index.ts';
import { alphacubesSet, cubeOf, valueOf } from '#shared/cubes/index.ts';
import { cubeId } from '#shared/kernel/index.ts';

/** The name in ten cubes of the set itself: which cube shows which letter, and how it stands. */
const row = [
  { letter: 'C', cube: 15, tilt: -1.2 },
  { letter: 'U', cube: 9, tilt: 0.6 },
  { letter: 'B', cube: 6, tilt: 0 },
  { letter: 'E', cube: 5, tilt: -0.5 },
  { letter: 'W', cube: 8, tilt: 0.9 },
  { letter: 'R', cube: 7, tilt: -0.4 },
  { letter: 'I', cube: 13, tilt: 0 },
  { letter: 'G', cube: 19, tilt: 0.7 },
  { letter: 'H', cube: 11, tilt: -0.6 },
  { letter: 'T', cube: 10, tilt: 1 },
] as const;

const gap = 12;
const largest = 98;
/** Below this the row goes: smaller cubes would not be the heroes of anything. */
const smallest = 56;

/** Cubes on a rail spell the name; the heading says it. */
export function NameRow() {
  const [place, width] = useWidth<HTMLDivElement>(document.documentElement.clientWidth - 80);
  const side = sideFor(width);
  return (
    <div ref={place} className="name-row" aria-hidden>
      {side >= smallest && (
        <>
          <div className="name-row-cubes" style={{ gap }}>
            {row.map(({ letter, cube, tilt }) => (
              <span key={cube} style={{ rotate: `${tilt}deg` } as CSSProperties}>
                <HandCube
                  letter={letter}
                  value={valueOf(alphacubesSet, letter)}
                  others={cubeOf(alphacubesSet, cubeId(cube)).letters.filter((other) => other !== letter)}
                  side={side}
                />
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
