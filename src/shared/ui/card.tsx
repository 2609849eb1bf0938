import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A raised surface: one border, no shadow. Padding is the caller's. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('rounded-card border border-line bg-surface', className)} />;
}
