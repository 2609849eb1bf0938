import { CircleAlert, RotateCw } from 'lucide-react';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';

interface FailedPartProps {
  /** What could not be loaded: a sentence. */
  title: string;
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** One part of the dashboard could not be loaded. The others stand as they are. */
export function FailedPart({ title, error, onRetry, retrying }: FailedPartProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex min-w-0 items-start gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick-ink" />
        <p className="min-w-0 text-[15px]">
          <span className="font-semibold text-ink">{title}</span>{' '}
          <span className="text-muted">{explainFailure(error)}</span>
        </p>
      </div>
      <Button variant="secondary" icon={<RotateCw aria-hidden />} busy={retrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
