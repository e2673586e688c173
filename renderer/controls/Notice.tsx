import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from './icons.tsx';
import './surfaces.css';

export interface NoticeProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly mend?: ReactNode;
  /** Read out when it appears; leave out where the speech region has said it. */
  readonly alert?: boolean;
}

/** Something is wrong: what, where, how to mend it, in ink with the crossed sign, beside the thing. */
export function Notice({ children, id, mend, alert = true }: NoticeProps) {
  return (
    <div id={id} className="notice" role={alert ? 'alert' : undefined}>
      <Icon name="crossed" />
      <div className="notice-words">{children}</div>
      {mend !== undefined && <div className="notice-mend">{mend}</div>}
    </div>
  );
}

export interface SheetProps extends ComponentPropsWithRef<'section'> {
  /** Space inside: 16, 24 or 34 px. */
  readonly space?: 'small' | 'normal' | 'large';
}

/** A sheet of paper on the table. At most two on a screen, never one inside another. */
export function Sheet({ space = 'normal', className = '', ...rest }: SheetProps) {
  return <section {...rest} className={`sheet sheet--${space} ${className}`} />;
}
