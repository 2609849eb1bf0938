import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePageTitle } from '@/platform/navigation/route-effects';

interface PageHeadingProps {
  title: string;
  /** Document title, if it differs from the heading. */
  tab?: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** The screen's buttons, next to the title. */
  actions?: ReactNode;
  /** Keeps the actions next to a short title on phones. */
  actionsBeside?: boolean;
  className?: string;
}

/** The screen's only h1, which is focused on arrival. Sets the document title. */
export function PageHeading({ title, tab = title, lead, actions, actionsBeside = false, className }: PageHeadingProps) {
  usePageTitle(tab);
  return (
    // On phones the title gets a line of its own; a short lead and the actions share the next.
    <div
      className={clsx(
        'flex justify-between gap-x-6 gap-y-2.5 max-sm:items-center sm:flex-wrap sm:items-end sm:gap-y-4',
        !actionsBeside && 'flex-wrap',
        className,
      )}
    >
      {/* A long lead wraps instead of pushing the actions down. */}
      <div className={clsx('min-w-0 sm:flex-1 sm:basis-72', !actionsBeside && 'max-sm:contents')}>
        <h1 className="min-w-0 text-2xl font-bold tracking-tight break-words text-ink max-sm:basis-full sm:text-3xl">
          {title}
        </h1>
        {lead ? <p className="text-[15px] text-muted sm:mt-1.5">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </div>
  );
}

/** The content column of a screen. `narrow` is for text and lists. */
export function Page({
  narrow = false,
  className,
  children,
}: {
  narrow?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        'mx-auto w-full px-4 py-6 sm:px-6 sm:py-8',
        narrow ? 'max-w-[calc(56rem+3rem)]' : 'max-w-page',
        className,
      )}
    >
      {children}
    </div>
  );
}
