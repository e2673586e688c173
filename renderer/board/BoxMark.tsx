import type { Mark } from '#shared/pieces/index.ts';

const strokes = { I: [8.3], III: [2.5, 8.3, 14.1] } as const;

export interface BoxMarkProps {
  readonly mark: Mark;
  /** In CSS pixels. */
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
