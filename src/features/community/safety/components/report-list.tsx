import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { reportsQuery, type ReportState } from '../api/queries';
import { ReportCard } from './report-card';

const nothing = {
  open: { title: 'No open reports', text: 'Reports from members appear here, oldest first.' },
  handled: { title: 'No resolved reports', text: 'Closed reports and their outcomes appear here.' },
} as const;

/** The open or closed reports. */
export function ReportList({ state }: { state: ReportState }) {
  const list = useInfiniteQuery(reportsQuery(state));
  return (
    <ReviewQueue query={list} itemsLabel="reports" empty={<EmptyState icon={<ShieldCheck />} {...nothing[state]} />}>
      {(report, settling) => <ReportCard report={report} {...settling} />}
    </ReviewQueue>
  );
}
