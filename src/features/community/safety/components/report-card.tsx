import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDate, formatRelativeDate } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { Badge } from '@/kit/ui/badge';
import type { ReportKind } from '@/shared/content/report-context';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import type { StoredReport } from '../api/queries';
import { snapshotFacts } from '../report-snapshot';
import { subjectPath, kindNames, reasonName, subjectKindOf } from '../reports';
import { CloseReport } from './close-report';
import { MemberRecord } from './member-record';

interface ReportCardProps extends ReviewActions {
  report: StoredReport;
}

/** A report with its reason, reporter, content snapshot, and the form to close it. */
export function ReportCard({ report, ...settling }: ReportCardProps) {
  const heading = useId();
  const kind = subjectKindOf(report.subject_kind);
  return (
    <article
      aria-labelledby={heading}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="min-w-0 text-lg font-semibold break-words outline-none">
          {kindNames[kind]} of <Member member={report.reported} />
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={report.severity >= 2 ? 'danger' : 'attention'}>{reasonName(report.reason)}</Badge>
          <span className="text-sm text-muted">Reported {formatRelativeDate(report.created_at)}</span>
        </div>
      </header>
      {report.reported ? <MemberRecord memberId={report.reported.id} /> : null}
      <div className="grid gap-x-10 gap-y-5 xl:grid-cols-2">
        <section className="flex min-w-0 flex-col gap-3">
          <h3 className="text-sm font-semibold">Reason</h3>
          <p className="text-[15px] break-words whitespace-pre-line">{report.details ?? 'No details provided.'}</p>
          <p className="text-sm text-muted">
            {report.is_automatic ? (
              'Flagged automatically'
            ) : (
              <>
                Reported by <Member member={report.reporter} />
              </>
            )}
          </p>
        </section>
        <section className="min-w-0">
          <h3 className="text-sm font-semibold">Reported content at the time</h3>
          <Snapshot kind={kind} snapshot={report.snapshot} />
          <LiveLink kind={kind} report={report} />
        </section>
      </div>
      <Outcome report={report} {...settling} />
    </article>
  );
}

/** A link to a member's page. */
export function Member({ member }: { member: StoredReport['reporter'] | null }): ReactNode {
  if (!member) return 'a former member';
  return (
    <Link to={paths.member(member.id)} className="font-semibold text-ink underline-offset-2 hover:underline">
      {member.name}
    </Link>
  );
}

/** The fields of stored content. */
export function Snapshot({ kind, snapshot }: { kind: ReportKind; snapshot: unknown }) {
  return (
    <dl className="mt-1.5 text-sm">
      {snapshotFacts(kind, snapshot).map(({ label, text }) => (
        <div key={label} className="flex items-baseline gap-4 border-b border-line py-1.5">
          <dt className="w-28 shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to the content as it is now. */
export function LiveLink({
  kind,
  report,
}: {
  kind: ReportKind;
  report: Pick<StoredReport, 'subject_id' | 'snapshot'>;
}) {
  const address = subjectPath(kind, report.subject_id, report.snapshot);
  if (address === null) return null;
  return (
    <Link
      to={address}
      className={clsx(
        'mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-evergreen-ink',
        'hover:underline [&_svg]:size-4',
      )}
    >
      <ExternalLink aria-hidden />
      {kind === 'review' || kind === 'comment' ? 'View in context' : 'View current version'}
    </Link>
  );
}

/** The outcome, or the form to close the report. Staff can't close reports about themselves. */
function Outcome({ report, ...closing }: ComponentProps<typeof CloseReport>) {
  const user = useUser();
  if (report.handled_at !== null) return <Closed report={report} at={report.handled_at} />;
  if (report.reported?.id === user.id) {
    return (
      <p className="rounded-control bg-sunken px-4 py-3 text-sm">
        This report is about you. Another staff member will close it.
      </p>
    );
  }
  return <CloseReport report={report} {...closing} />;
}

function Closed({ report, at }: { report: StoredReport; at: string }) {
  return (
    <footer className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="text-muted">
        Closed {formatDate(at)}
        {report.handler ? ` by ${report.handler.name}` : ''}
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{report.outcome}</p>
    </footer>
  );
}
