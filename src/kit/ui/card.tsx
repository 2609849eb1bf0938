import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A bordered surface without padding. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('rounded-card border border-line bg-surface', className)} />;
}
