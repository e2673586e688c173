import type { SquareKind } from './squares.ts';

export interface SquareMarkProps {
  readonly kind: SquareKind;
  /** These are the upper left corner and the side, in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly q: number;
  readonly hatch: string;
  /** This is a text such as `2L` or `3W`, and undefined where it does not fit. */
  readonly text?: string | undefined;
}

/** A premium square must be recognisable by shape, fill and text, never by hue alone. */
export function SquareMark({ kind, x, y, q, hatch, text }: SquareMarkProps) {
  const middle = { x: x + q / 2, y: y + q / 2 };
  const size = q * (q < 32 ? 0.42 : 0.345);
  const label = (fill: string) =>
    text === undefined ? null : (
      <text
        x={middle.x}
        y={middle.y + size * 0.355}
        fontSize={size}
        fontWeight={700}
        textAnchor="middle"
        fill={fill}
      >
        {text}
      </text>
    );
  switch (kind) {
    case 'plain':
      return null;
    case 'letter2':
      return (
        <>
          <circle
            cx={middle.x}
            cy={middle.y}
            r={q * 0.375}
            fill="var(--felt-tint)"
            stroke="var(--felt-ink)"
            strokeWidth={Math.max(0.8, q * 0.036)}
          />
          {label('var(--felt-ink)')}
        </>
      );
    case 'letter3':
      return (
        <>
          <circle cx={middle.x} cy={middle.y} r={q * 0.395} fill="var(--felt-ink)" />
          {label('var(--felt)')}
        </>
      );
    case 'word3': {
      const inset = q >= 22 ? 3 : 2;
      return (
        <>
          <rect x={x} y={y} width={q} height={q} fill="var(--felt-ink)" />
          <rect
            x={x + inset}
            y={y + inset}
            width={q - 2 * inset}
            height={q - 2 * inset}
            fill="none"
            stroke="var(--felt)"
          />
          {label('var(--felt)')}
        </>
      );
    }
    case 'word2':
    case 'centre': {
      const bar = q * 0.24;
      return (
        <>
          <rect x={x} y={y} width={q} height={q} fill="var(--felt-tint)" />
          <rect x={x} y={y} width={q} height={bar} fill={`url(#${hatch})`} />
          <rect x={x} y={y + q - bar} width={q} height={bar} fill={`url(#${hatch})`} />
          <rect
            x={x + 0.6}
            y={y + 0.6}
            width={q - 1.2}
            height={q - 1.2}
            fill="none"
            stroke="var(--felt-ink)"
            strokeWidth={1.2}
          />
          <path d={`M${x} ${y + bar}h${q}M${x} ${y + q - bar}h${q}`} stroke="var(--felt-ink)" />
          {kind === 'centre' ? (
            <path d={star(middle.x, middle.y, q * 0.4, q * 0.2)} fill="var(--felt-ink)" />
          ) : (
            label('var(--felt-ink)')
          )}
        </>
      );
    }
  }
}

export function Hatch({ id, q }: { readonly id: string; readonly q: number }) {
  const pitch = q / 9;
  return (
    <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={q / 19} height={pitch} fill="var(--felt-ink)" />
    </pattern>
  );
}

function star(x: number, y: number, outer: number, inner: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
