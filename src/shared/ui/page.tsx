import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePageTitle } from './route-effects';

interface PageHeadingProps {
  title: string;
  /** Name of the browser tab, where a greeting stands as the title. */
  tab?: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** The screen's actions, beside the title. */
  actions?: ReactNode;
  /** The title is short enough for the actions to stand beside it on phones as well. */
  actionsBeside?: boolean;
  className?: string;
}

/** The screen's one h1, which takes the focus on arrival. Names the browser tab as well. */
export function PageHeading({ title, tab = title, lead, actions, actionsBeside = false, className }: PageHeadingProps) {
  usePageTitle(tab);
  return (
    // On phones the title has its own line, as a rule; a short lead and the actions share the next.
    <div
      className={clsx(
        'flex justify-between gap-x-6 gap-y-2.5 max-sm:items-center sm:flex-wrap sm:items-end sm:gap-y-4',
        !actionsBeside && 'flex-wrap',
        className,
      )}
    >
      {/* A long lead takes more lines, and leaves the actions their place. */}
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

/** The column every screen stands in; a narrower one, in its middle, for what is read line by line. */
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
