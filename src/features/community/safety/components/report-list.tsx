import { clsx } from 'clsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useModerateDialog } from '@/shared/content/moderate-context';
import { pluralize } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { useToastDecision } from '@/shared/moderation/use-staff-decisions';
import { reportsQuery, type ReportState, type StoredReport } from '../api/queries';
import { moderatedSubject } from '../report-snapshot';
import { kindNames, maxSelected, reasonName, selectedReports } from '../reports';
import { ReportCard } from './report-card';

const nothing = {
  open: { title: 'No open reports', text: 'Reports from members appear here, the most harmful first.' },
  handled: { title: 'No resolved reports', text: 'Closed reports and their outcomes appear here.' },
} as const;

/** The open or closed reports. Several open ones can be selected for the same action. */
export function ReportList({ state }: { state: ReportState }) {
  const user = useUser();
  const list = useInfiniteQuery(reportsQuery(state));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const reports = list.data?.pages.flatMap((page) => page.items) ?? [];
  const selected = selectedReports(reports, chosen);
  const toggle = (id: string, isOn: boolean) =>
    setChosen((old) => (isOn ? [...old, id] : old.filter((other) => other !== id)));
  return (
    <div className="flex flex-col gap-4">
      {selected.length > 0 ? (
        <BulkBar reports={selected} onClear={() => setChosen([])} onDone={() => setLeft(chosen)} />
      ) : null}
      <ReviewQueue
        query={list}
        itemsLabel="reports"
        subjectOf={({ subject_id }) => subject_id}
        left={left}
        empty={<EmptyState icon={<ShieldCheck />} {...nothing[state]} />}
        renderRow={(report) => ({
          ...reportRow(report),
          badge: <Badge tone={report.severity >= 2 ? 'danger' : 'attention'}>{reasonName(report.reason)}</Badge>,
          selection:
            state === 'open' && report.reported?.id !== user.id ? (
              <input
                type="checkbox"
                aria-label={`Select the report about ${moderatedSubject(report).name}`}
                checked={chosen.includes(report.id)}
                disabled={selected.length >= maxSelected && !chosen.includes(report.id)}
                onChange={({ target }) => toggle(report.id, target.checked)}
                className="mt-0.5 size-5 shrink-0 cursor-pointer rounded accent-evergreen"
              />
            ) : null,
        })}
      >
        {(report, settling) => <ReportCard report={report} {...settling} />}
      </ReviewQueue>
    </div>
  );
}

function reportRow(report: StoredReport) {
  const { kind, name } = moderatedSubject(report);
  return {
    title: name,
    detail: `${kindNames[kind]} of ${report.reported?.name ?? 'a former member'}`,
    at: report.handled_at ?? report.created_at,
  };
}

interface BulkBarProps {
  reports: readonly StoredReport[];
  onClear: () => void;
  onDone: () => void;
}

/** Acts on all selected reports at once. Stays visible while scrolling. */
function BulkBar({ reports, onClear, onDone }: BulkBarProps) {
  const moderate = useModerateDialog();
  const toastDecision = useToastDecision();
  const [first] = reports;
  if (!moderate || !first) return null;
  return (
    <section
      aria-label="Selected reports"
      className={clsx(
        'sticky top-20 z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3',
        'shadow-overlay',
      )}
    >
      <p className="numeric flex-1 pl-1 text-sm font-medium">{pluralize(reports.length, 'report')} selected</p>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear
      </Button>
      <Button
        size="sm"
        icon={<ShieldAlert aria-hidden />}
        onClick={() =>
          moderate({
            ...moderatedSubject(first),
            reportIds: reports.map(({ id }) => id),
            onDone: (message) => {
              onDone();
              onClear();
              void toastDecision({
                subjects: reports.map(({ id }) => id),
                message,
                title: pluralize(reports.length, 'report'),
              });
            },
          })
        }
      >
        Act on selected
      </Button>
    </section>
  );
}
