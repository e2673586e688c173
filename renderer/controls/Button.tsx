import type { ComponentPropsWithRef, ReactNode } from 'react';
import { KeyOf, useShortcut, useShownKey, type CommandName } from '#renderer/keys/index.ts';
import { Icon, type IconName } from './icons.tsx';
import './button.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly children: ReactNode;
  /** `filled` is for the one main action of a screen; `link` is underlined text. */
  readonly look?: 'filled' | 'outlined' | 'quiet' | 'link';
  readonly size?: 'small' | 'normal' | 'large';
  /** Its keys are told to readers, and shown with `showsKey`. */
  readonly command?: CommandName | undefined;
  readonly showsKey?: boolean;
  /** This key is one of a family, as the number of a seat. */
  readonly familyKey?: string | undefined;
  readonly icon?: IconName;
  /** Shows only the icon; screen readers still get the words. */
  readonly wordless?: boolean;
}

export function Button({
  children,
  look = 'outlined',
  size = 'normal',
  command,
  showsKey = false,
  familyKey,
  icon,
  wordless = false,
  className = '',
  ...rest
}: ButtonProps) {
  const shortcut = useShortcut(command);
  const shown = useShownKey(showsKey ? command : undefined) ?? familyKey;
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut ?? familyKey}
      {...rest}
      className={`button button--${look} button--${size} ${wordless ? 'button--wordless' : ''} ${className}`}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={wordless ? 'visually-hidden' : 'button-words'}>{children}</span>
      {shown !== undefined && !wordless && <kbd aria-hidden>{shown}</kbd>}
    </button>
  );
}

/** Shows the key of a command beside what it does. */
export function Key({ command }: { readonly command: CommandName }) {
  return <KeyOf command={command} className="key" />;
}
