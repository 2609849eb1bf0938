import { ExternalLink } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDate, formatRelativeDate } from '@/shared/lib/format';
import { useAuth } from '@/shared/session/auth-provider';
import { Badge } from '@/shared/ui/badge';
import type { SubjectKind } from '@/shared/ui/report-slot';
import type { Settling } from '@/shared/ui/waiting-list';
import type { StoredReport } from '../../api/reports';
import { addressOf, kindNames, reasonName, snapshotFacts, subjectKindOf } from '../../safety-rules';
import { CloseReport } from './close-report';

interface ReportCardProps extends Settling {
  report: StoredReport;
}

/** A report with what was reported, as it was then, who reported it and why, and its closing. */
export function ReportCard({ report, ...settling }: ReportCardProps) {
  const heading = useId();
  const kind = subjectKindOf(report.subject_kind);
  return (
    <article
      aria-labelledby={heading}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="text-lg font-semibold break-words outline-none">
          {kindNames[kind]} of <Member member={report.reported} />
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">{reasonName(report.reason)}</Badge>
          <span className="text-sm text-muted">Reported {formatRelativeDate(report.created_at)}</span>
        </div>
      </header>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <section className="flex min-w-0 flex-col gap-3">
          <h3 className="text-sm font-semibold">Why</h3>
          <p className="text-[15px] break-words whitespace-pre-line">{report.details ?? 'No details were given.'}</p>
          <p className="text-sm text-muted">
            Reported by <Member member={report.reporter} />
          </p>
        </section>
        <section className="min-w-0">
          <h3 className="text-sm font-semibold">What was reported, as it was then</h3>
          <Snapshot kind={kind} snapshot={report.snapshot} />
          <LiveLink kind={kind} report={report} />
        </section>
      </div>
      <Ending report={report} isReview={kind === 'review'} {...settling} />
    </article>
  );
}

function Member({ member }: { member: StoredReport['reporter'] | null }): ReactNode {
  if (!member) return 'a member who is gone';
  return (
    <Link to={paths.member(member.id)} className="font-semibold text-ink underline-offset-2 hover:underline">
      {member.name}
    </Link>
  );
}

function Snapshot({ kind, snapshot }: { kind: SubjectKind; snapshot: unknown }) {
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

/** The thing itself, as it is now, where it is still there. */
function LiveLink({ kind, report }: { kind: SubjectKind; report: StoredReport }) {
  const address = addressOf(kind, report.subject_id, report.snapshot);
  if (address === null) return null;
  return (
    <Link
      to={address}
      className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-evergreen-ink hover:underline [&_svg]:size-4"
    >
      <ExternalLink aria-hidden />
      {kind === 'review' || kind === 'comment' ? 'Open the page it stands on' : 'Open it as it is now'}
    </Link>
  );
}

/** How it was closed, or the way to close it. A report about oneself is for another of the staff. */
function Ending({ report, ...closing }: ComponentProps<typeof CloseReport>) {
  const { user } = useAuth();
  if (report.handled_at !== null) return <Closed report={report} at={report.handled_at} />;
  if (report.reported?.id === user?.id) {
    return (
      <p className="rounded-control bg-sunken px-4 py-3 text-sm">
        This report is about you. Somebody else on the staff closes it.
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
