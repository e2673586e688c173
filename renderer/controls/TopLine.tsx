import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import './top-line.css';

export interface TopLineProps {
  readonly left: ReactNode;
  readonly right?: ReactNode;
}

export function TopLine({ left, right }: TopLineProps) {
  return (
    <header className="top-line">
      {left}
      <div className="top-line-right">{right}</div>
    </header>
  );
}

export interface BackProps {
  readonly href: string;
  readonly children: string;
}

export function Back({ href, children }: BackProps) {
  return (
    <a href={href} className="top-line-link top-line-back">
      <Icon name="back" />
      <span>{children}</span>
    </a>
  );
}

export function GameName({ name, turn }: { readonly name: string; readonly turn?: string | undefined }) {
  return (
    <span className="top-line-game">
      <h1 tabIndex={-1}>{name}</h1>
      {turn !== undefined && <span className="soft">{turn}</span>}
    </span>
  );
}

export interface NavProps {
  readonly label: string;
  readonly doors: readonly { readonly href: string; readonly label: string; readonly here: boolean }[];
}

export function Nav({ label, doors }: NavProps) {
  return (
    <nav aria-label={label} className="top-line-nav">
      {doors.map((door) => (
        <a key={door.href} href={door.href} aria-current={door.here ? 'page' : undefined}>
          {door.label}
        </a>
      ))}
    </nav>
  );
}
