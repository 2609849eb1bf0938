import { useState } from 'react';
import { formatNumber } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { FormError } from '@/kit/ui/field';
import { ProgressBar } from '@/kit/ui/progress-bar';
import type { ImportState, ImportSteps } from '../use-import';

interface ImportProgressProps {
  state: Extract<ImportState, { step: 'import' }>;
  steps: ImportSteps;
}

/** How far an import is, and what to do if it's interrupted. */
export function ImportProgress({ state: { job, stored, problem }, steps }: ImportProgressProps) {
  const [asking, setAsking] = useState(false);
  const total = job.rows.length;
  return (
    <section aria-labelledby="import-step" className="flex flex-col gap-4">
      <h2 id="import-step" className="text-lg font-semibold text-ink">
        {problem === null ? `Importing ${job.fileName}` : `Import interrupted: ${job.fileName}`}
      </h2>
      <ProgressBar label="Imported rows" value={stored} max={total} />
      <p className="numeric text-sm text-muted">
        {formatNumber(stored)} of {formatNumber(total)} rows. Your drafts appear once all are imported.
      </p>
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap gap-3">
        {problem === null ? null : <Button onClick={() => void steps.retry(job)}>Continue import</Button>}
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Stop and remove
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Stop this import?"
        description="This removes the rows imported so far. Your file isn’t changed."
        confirmLabel="Stop and remove"
        cancelLabel="Keep importing"
        onConfirm={() => steps.stop(job)}
      />
    </section>
  );
}
