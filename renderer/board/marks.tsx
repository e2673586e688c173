import type { Mark } from '#shared/pieces/index.ts';

const strokes = { I: [8.3], III: [2.5, 8.3, 14.1] } as const;

export interface BoxMarkProps {
  readonly mark: Mark;
  readonly size: number;
  readonly className?: string;
}

export function BoxMark({ mark, size, className }: BoxMarkProps) {
  return (
    <svg aria-hidden className={className} width={size} height={size} viewBox="0 0 20 20">
      {mark === '0' ? (
        <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="3.2" />
      ) : (
        strokes[mark].map((x) => (
          <rect key={x} x={x} y="2" width="3.4" height="16" rx="1" fill="currentColor" />
        ))
      )}
    </svg>
  );
}

const shapes = [
  <circle key="circle" cx="7" cy="7" r="5.6" />,
  <path key="triangle" d="M7 1.4 13 12.3H1z" />,
  <rect key="square" x="1.8" y="1.8" width="10.4" height="10.4" rx="1" />,
  <path key="diamond" d="M7 .8 13.2 7 7 13.2.8 7z" />,
  <path key="cross" d="M5.1 1h3.8v4.1H13v3.8H8.900V13H5.1V8.9H1V5.1h4.100z" />,
  <path
    key="ring"
    fillRule="evenodd"
    d="M7 1.200a5.800 5.800 0 1 0 .001 0zM7 4.200a2.800 2.800 0 1 1-.001 0z"
  />,
];

export function PlayerMark({ seat, size = 14 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 14 14"
      fill="currentColor"
      className="player-mark"
    >
      {shapes[seat % shapes.length]}
    </svg>
  );
}
