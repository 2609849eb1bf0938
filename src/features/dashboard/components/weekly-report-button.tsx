import { Download } from 'lucide-react';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { useWeeklyReport } from '../api/mutations';

/** Downloads this week's report as a PDF. Shows an error on failure; press again to retry. */
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
      <Failure error={error} errors={{ failed: 'We couldn’t prepare your report.' }} className="mt-2 max-w-sm" />
    </div>
  );
}
