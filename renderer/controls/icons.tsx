import type { ReactNode } from 'react';

const strokes = {
  back: <path d="M11 4 6 9l5 5" />,
  next: <path d="m7 4 5 5-5 5" />,
  undo: (
    <>
      <path d="M6 4 3 7l3 3" />
      <path d="M3 7h7a4 4 0 0 1 0 8H7" />
    </>
  ),
  hint: <path d="M7 14.500h4M7.500 16.500h3M6.800 12.200a4.800 4.800 0 1 1 4.400 0v.3H6.800z" />,
  rules: (
    <>
      <circle cx="9" cy="9" r="6.500" />
      <path d="M7 7.200a2 2 0 1 1 2.800 1.900c-.6.3-.8.6-.8 1.200M9 12.600v.1" />
    </>
  ),
  speech: (
    <>
      <path d="M3 7v4h2.500L9 14V4L5.500 7z" />
      <path d="M12 6.500a3.500 3.500 0 0 1 0 5M14 4.500a6.500 6.500 0 0 1 0 9" />
    </>
  ),
  'speech-off': (
    <>
      <path d="M3 7v4h2.500L9 14V4L5.500 7z" />
      <path d="m12 7 4 4M16 7l-4 4" />
    </>
  ),
  settings: (
    <>
      <path d="M3 5h7M14 5h1M3 9h2M9 9h6M3 13h8M15 13h0" />
      <circle cx="12" cy="5" r="1.800" />
      <circle cx="7" cy="9" r="1.800" />
      <circle cx="13" cy="13" r="1.800" />
    </>
  ),
  menu: <path d="M3 5h12M3 9h12M3 13h12" />,
  check: <path d="m4 9.500 3.500 3.500L14 5.500" />,
  remove: <path d="M4 4l10 10M14 4 4 14" />,
  crossed: (
    <>
      <circle cx="9" cy="9" r="6.500" />
      <path d="M4.500 13.500l9-9" />
    </>
  ),
  up: <path d="M9 15V4M5 8l4-4 4 4" />,
  down: <path d="M9 3v11M5 10l4 4 4-4" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof strokes;

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

export function Icon({ name, size = 18 }: IconProps) {
  return (
    <svg
      aria-hidden
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {strokes[name]}
    </svg>
  );
}
