import type { ComponentPropsWithRef } from 'react';
import './surfaces.css';

export interface SheetProps extends ComponentPropsWithRef<'section'> {
  /** Space inside: 16, 24 or 34 px. */
  readonly space?: 'small' | 'normal' | 'large';
}

/** A sheet of paper on the table. At most two on a screen, never one inside another. */
export function Sheet({ space = 'normal', className = '', ...rest }: SheetProps) {
  return <section {...rest} className={`sheet sheet--${space} ${className}`} />;
}
