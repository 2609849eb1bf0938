import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Heading of a part of a marketing page, in the display serif. */
export function SectionHeading({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <h2 id={id} className={clsx('font-display text-3xl leading-[1.12] font-semibold tracking-[-0.015em] sm:text-4xl', className)}>
      {children}
    </h2>
  );
}
