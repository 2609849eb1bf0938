import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';
import { WaitingList } from '@/shared/ui/waiting-list';
import { reportsQuery, type ReportState } from '../../api/reports';
import { ReportCard } from './report-card';

const nothing = {
  open: { title: 'No open reports', text: 'What members report appears here, the oldest first.' },
  handled: { title: 'Nothing was handled yet', text: 'Reports that staff have closed stand here, with what was done.' },
} as const;

/** The open reports, each to be closed, or those that were. */
export function ReportList({ state }: { state: ReportState }) {
  const list = useInfiniteQuery(reportsQuery(state));
  return (
    <WaitingList list={list} what="reports" empty={<EmptyState icon={<ShieldCheck />} {...nothing[state]} />}>
      {(report, settling) => <ReportCard report={report} {...settling} />}
    </WaitingList>
  );
}
