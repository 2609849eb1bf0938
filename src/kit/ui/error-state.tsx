import { clsx } from 'clsx';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface ErrorStateProps {
  title: string;
  /** What went wrong and what to do next. */
  text?: ReactNode;
  /** Without it there's no Retry button. */
  onRetry?: () => void;
  /** Whether a retry is running. */
  retrying?: boolean;
  /** Another action, next to Retry. */
  action?: ReactNode;
  className?: string;
}

/** Shown in place of content that couldn't be loaded. Announced as an alert. */
export function ErrorState({ title, text, onRetry, retrying, action, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-col items-center rounded-card border border-line bg-surface px-6 py-10 text-center',
        className,
      )}
    >
      <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-brick-soft text-brick-ink">
        <CircleAlert aria-hidden className="size-6" />
      </span>
      <h2 className="text-lg font-semibold text-ink">{title}</h2>
      {text ? <p className="mt-1.5 max-w-md text-[15px] text-balance text-muted">{text}</p> : null}
      <div className="mt-5 flex flex-wrap justify-center gap-3 empty:hidden">
        {onRetry ? (
          <Button variant="secondary" icon={<RotateCw aria-hidden />} busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
