import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatNumber, pluralize } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { FormSuccess } from '@/kit/ui/form-success';
import { ProgressBar } from '@/kit/ui/progress-bar';
import { Warning } from '@/kit/ui/warning';
import type { RestoreState } from '../../restore/use-restore';

/** How many files are added. */
export function FilesStep({ state: { done, total } }: { state: Extract<RestoreState, { step: 'files' }> }) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-base font-semibold text-ink">Adding files</h3>
      <ProgressBar label="Added files" value={done} max={Math.max(total, 1)} />
      <p className="numeric text-sm text-muted">
        {formatNumber(done)} of {formatNumber(total)} files. Your other data is restored. Keep this page open.
      </p>
    </div>
  );
}

interface ResultStepProps {
  state: Extract<RestoreState, { step: 'done' }>;
  onRetry: () => void;
}

/** That it's done, and which files are still missing. */
export function ResultStep({ state: { job, failed }, onRetry }: ResultStepProps) {
  const problems = Object.entries(failed);
  const missing = problems.reduce((sum, [, count]) => sum + count, 0);
  const hasDrafts = (job.rows.archive['listing_drafts'] ?? []).length > 0;
  return (
    <div className="flex flex-col gap-4">
      <FormSuccess
        takesFocus
        title="Your data was restored."
        text={
          hasDrafts ? (
            <>
              Your listings are drafts that only you can see.{' '}
              <Link to={paths.importListings} className="font-semibold underline underline-offset-2">
                Review and post them
              </Link>
              .
            </>
          ) : null
        }
      />
      {missing > 0 ? (
        <>
          <Warning>
            {pluralize(missing, 'file')} couldn’t be added.
            <ul className="mt-1 list-disc pl-5">
              {problems.map(([reason, count]) => (
                <li key={reason}>
                  {reason} ({formatNumber(count)})
                </li>
              ))}
            </ul>
          </Warning>
          <p className="text-sm text-pretty text-muted">
            Try again now, or come back later and choose the same archive: we’ll add the files that are missing.
          </p>
          <div>
            <Button onClick={onRetry}>Try again</Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
