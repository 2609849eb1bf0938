import { useMutation, useQueryClient } from '@tanstack/react-query';
import { downloadFile } from '@/platform/export/download-file';
import { database } from '@/platform/supabase/client';
import { describeError } from '@/platform/errors/describe-error';
import { unwrap } from '@/platform/errors/errors';
import { toast } from '@/kit/ui/toast';
import { reportName, type WeeklyReport } from '../report/report';
import { figuresQuery } from './queries';

async function readReport(): Promise<WeeklyReport> {
  // The function returns JSON, which the generated types don't describe.
  return unwrap(await database().rpc('weekly_report')) as unknown as WeeklyReport;
}

/** Downloads this week's report as a PDF. Takes the reader's name, which the report shows. */
export function useWeeklyReport() {
  return useMutation({
    mutationFn: async (reader: string) => {
      const [report, { reportPdf }] = await Promise.all([readReport(), import('../report/report-pdf')]);
      downloadFile(reportName(report), await reportPdf(report, reader), 'application/pdf');
    },
  });
}

/** Hides the getting-started checklist on all of the member's devices. It comes back if that can't be saved. */
export function useDismissGettingStarted(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = figuresQuery(userId);
  return useMutation({
    mutationFn: async () => {
      unwrap(await database().from('member_details').update({ getting_started_dismissed: true }).eq('user_id', userId));
    },
    onMutate: () => {
      queryClient.setQueryData(queryKey, (figures) => figures && { ...figures, getting_started: null });
    },
    onError: (error) => toast.error(describeError(error, { failed: 'We couldn’t hide the checklist.' })),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
