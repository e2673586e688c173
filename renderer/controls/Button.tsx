import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import './button.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly children: ReactNode;
  /** `filled` is for the one main action of a screen; `link` is underlined text. */
  readonly look?: 'filled' | 'outlined' | 'quiet' | 'link';
  readonly size?: 'small' | 'normal' | 'large';
  readonly keyHint?: string | undefined;
  readonly icon?: IconName;
  /** Shows only the icon; screen readers still get the words. */
  readonly wordless?: boolean;
}

export function Button({
  children,
  look = 'outlined',
  size = 'normal',
  keyHint,
  icon,
  wordless = false,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={keyHint}
      {...rest}
      className={`button button--${look} button--${size} ${wordless ? 'button--wordless' : ''} ${className}`}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={wordless ? 'visually-hidden' : 'button-words'}>{children}</span>
      {keyHint !== undefined && !wordless && <kbd aria-hidden>{keyHint}</kbd>}
    </button>
  );
}

export function Key({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden className="key">
      {children}
    </kbd>
  );
}
