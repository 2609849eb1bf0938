import { Download } from 'lucide-react';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { useWeeklyReport } from '../api/report';

/** Saves the report of this week as a PDF. After a failure it says so, and another press tries again. */
export function WeeklyReportButton({ reader }: { reader: string }) {
  const { mutate, isPending, error } = useWeeklyReport();
  return (
    <div className="flex flex-col items-start sm:items-end">
      <Button
        variant="secondary"
        icon={<Download aria-hidden />}
        busy={isPending}
        busyLabel="Preparing..."
        onClick={() => mutate(reader)}
      >
        Weekly Report
      </Button>
      <FormError className="mt-2 max-w-sm">
        {error ? `The report could not be prepared. ${explainFailure(error)}` : null}
      </FormError>
    </div>
  );
}
