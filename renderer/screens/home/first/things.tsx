import type { CSSProperties, ReactNode } from 'react';
import { Cube, Felt, type CubeLook, type CubeProps, type SquareKind } from '#renderer/board/index.ts';

/** Each thing is drawn on 368 by 176 px; the style sheet makes it smaller where there is less room. */
function At({ x, y, children }: { readonly x: number; readonly y: number; readonly children: ReactNode }) {
  return <span style={{ position: 'absolute', left: x, top: y } as CSSProperties}>{children}</span>;
}

interface PlacedCube extends CubeProps {
  readonly x: number;
  readonly y: number;
}

function Cubes({ cubes }: { readonly cubes: readonly PlacedCube[] }) {
  return cubes.map(({ x, y, ...cube }) => (
    <At key={`${x} ${y}`} x={x} y={y}>
      <Cube {...cube} still />
    </At>
  ));
}

const faces: readonly PlacedCube[] = [
  { letter: 'C', value: 3, side: 150, x: 16, y: 12 },
  { letter: 'E', value: 1, side: 46, look: 'flat', x: 274, y: 2 },
  { letter: 'H', value: 4, side: 46, look: 'flat', x: 228, y: 54 },
  { letter: 'L', value: 1, side: 46, look: 'flat', x: 320, y: 54 },
  { letter: 'W', value: 4, side: 46, look: 'flat', x: 274, y: 106 },
  { letter: 'C', value: 3, side: 46, x: 274, y: 54 },
];

/** A cube turned: five letters on one piece of wood. */
export function TurnedThing() {
  return (
    <>
      <Cubes cubes={faces} />
      <At x={182} y={74}>
        <svg width={32} height={20} fill="none" stroke="var(--ink-soft)" strokeWidth={1.6}>
          <path d="M1 10H30M22 2l8 8-8 8" />
        </svg>
      </At>
    </>
  );
}

const q = 50;
const plain: SquareKind = 'plain';
const squares: readonly (readonly SquareKind[])[] = Array.from({ length: 5 }, (_, y) =>
  Array.from({ length: 9 }, (__, x) =>
    x === 1 && y === 3 ? 'letter2' : x === 7 && y === 2 ? 'letter3' : plain,
  ),
);
/** A hair of felt shows between neighbours. */
const laid = (letter: string, value: number, column: number, row: number, look: CubeLook) => ({
  letter,
  value,
  look,
  side: q - 3,
  x: column * q + 1.5,
  y: row * q + 1.5,
});
const crossing: readonly PlacedCube[] = [
  laid('P', 3, 2, 1, 'last-play'),
  laid('L', 1, 3, 1, 'last-play'),
  laid('A', 1, 4, 1, 'last-play'),
  laid('Y', 4, 5, 1, 'last-play'),
  laid('O', 1, 5, 2, 'laid'),
  laid('U', 1, 5, 3, 'laid'),
];

/** A word crossed by another on the felt. */
export function LaidThing() {
  return (
    <div className="first-felt">
      <At x={-36} y={-42}>
        <Felt squares={squares} q={q} withText />
        <Cubes cubes={crossing} />
      </At>
    </div>
  );
}

const netFaces = [
  { letter: 'P', value: 3, x: 40, y: 0 },
  { letter: 'B', value: 3, x: 0, y: 40 },
  { letter: 'D', value: 2, x: 40, y: 40 },
  { letter: 'G', value: 2, x: 80, y: 40 },
  { letter: 'N', value: 1, x: 120, y: 40 },
  { letter: '11', value: undefined, x: 40, y: 80 },
] as const;
const flaps =
  'M160 40l9 6v28l-9 6M0 40l6-9h28l6 9M80 40l6-9h28l6 9M120 40l6-9h28l6 9M0 80l6 9h28l6-9M80 80l6 9h28l6-9M120 80l6 9h28l6-9';

/** A printed net, and the cube that it becomes. */
export function MadeThing() {
  return (
    <>
      <svg className="first-paper" width={232} height={170} viewBox="-30 -24 232 170">
        <path d={flaps} fill="none" stroke="var(--ink-soft)" strokeDasharray="3 3" />
        {netFaces.map(({ letter, value, x, y }) => (
          <g key={letter} transform={`translate(${x} ${y})`}>
            <rect width={40} height={40} fill="none" stroke="var(--ink)" strokeWidth={1.2} />
            <text x={18.5} y={30} className={value === undefined ? 'first-net-total' : 'first-net-letter'}>
              {letter}
            </text>
            {value !== undefined && (
              <text x={34.5} y={12} className="first-net-value">
                {value}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Cubes cubes={[{ letter: 'D', value: 2, side: 104, x: 254, y: 44 }]} />
    </>
  );
}
