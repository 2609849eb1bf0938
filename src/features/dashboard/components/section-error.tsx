import { clsx } from 'clsx';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { FailedQuery } from '@/platform/query/query-error';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';

interface SectionErrorProps {
  /** What couldn't be loaded, as a sentence. */
  title: string;
  query: FailedQuery;
}

/** Shown when one section of the dashboard fails to load. The others aren't affected. */
export function SectionError({ title, query }: SectionErrorProps) {
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line',
        'bg-surface p-4 sm:p-5',
      )}
    >
      <div className="flex min-w-0 items-start gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick-ink" />
        <p className="min-w-0 text-[15px]">
          <span className="font-semibold text-ink">{title}</span>{' '}
          <span className="text-muted">{describeError(query.error)}</span>
        </p>
      </div>
      <Button
        variant="secondary"
        icon={<RotateCw aria-hidden />}
        busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Retry
      </Button>
    </div>
  );
}
