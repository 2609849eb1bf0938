import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface DealCardProps {
  /** Where the whole card links to. */
  to: string;
  title: string;
  /** Its badge, and when it's due or ended. */
  state: ReactNode;
  /** What's below the title. */
  children: ReactNode;
}

/** A deal or an offer in a list. */
export function DealCard({ to, title, state, children }: DealCardProps) {
  return (
    <div
      className={clsx(
        'group relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-card border',
        'border-line bg-surface px-5 py-4',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">
          <Link
            to={to}
            className={clsx(
              'group-hover:underline after:absolute after:inset-0 after:rounded-card',
              'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-evergreen',
            )}
          >
            {title}
          </Link>
        </p>
        {children}
      </div>
      <div className="numeric flex flex-col items-start gap-1 text-sm text-muted sm:items-end">{state}</div>
    </div>
  );
}
