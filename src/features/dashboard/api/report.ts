import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@/shared/lib/save-file';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { reportName, type WeeklyReport } from '../report/report';

async function readReport(): Promise<WeeklyReport> {
  const supabase = await getSupabase();
  // The database composes it.
  return unwrap(await supabase.rpc('weekly_report').retry(false)) as unknown as WeeklyReport;
}

/** Prepares the report of this week, for the reader of that name, and hands it to the browser as a file. */
export function useWeeklyReport() {
  return useMutation({
    mutationFn: async (reader: string) => {
      const [report, { reportPdf }] = await Promise.all([readReport(), import('../report/report-pdf')]);
      saveFile(reportName(report), reportPdf(report, reader), 'application/pdf');
    },
  });
}
