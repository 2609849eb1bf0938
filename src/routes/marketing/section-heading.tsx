import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A section heading on marketing pages, in the display serif. */
export function SectionHeading({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      className={clsx('font-display text-3xl leading-[1.12] font-semibold tracking-[-0.015em] sm:text-4xl', className)}
    >
      {children}
    </h2>
  );
}

/** A link next to a heading that opens the full list. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-evergreen-ink hover:underline"
    >
      {children}
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
