import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** What to do next. */
  text?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  className?: string;
}

/** Shown in place of an empty list: what will appear and how to get it. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center rounded-card border border-dashed border-edge/60 px-6 py-12 text-center',
        className,
      )}
    >
      {icon ? (
        <span
          aria-hidden
          className={clsx(
            'mb-4 flex size-12 items-center justify-center rounded-full bg-evergreen-soft',
            'text-evergreen-ink [&_svg]:size-6',
          )}
        >
          {icon}
        </span>
      ) : null}
      <h2 className="text-lg font-semibold text-ink">{title}</h2>
      {text ? <p className="mt-1.5 max-w-md text-[15px] text-balance text-muted">{text}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
