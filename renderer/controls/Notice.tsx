import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from './icons.tsx';
import './surfaces.css';

export interface NoticeProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly mend?: ReactNode;
  /** Set this to false where the speech region has already announced the text. */
  readonly alert?: boolean;
}

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
  readonly space?: 'small' | 'normal' | 'large';
}

/** A screen has at most two sheets, and never one inside another. */
export function Sheet({ space = 'normal', className = '', ...rest }: SheetProps) {
  return <section {...rest} className={`sheet sheet--${space} ${className}`} />;
}
