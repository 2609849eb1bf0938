import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDateTime } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { useMemberChanges } from '@/platform/session/use-realtime-channel';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { submissionQuery } from '../api/queries';
import { describeLogStep, type Submission, type SubmissionStatus } from '../submission';
import { ContractList } from './contract-list';
import { stepOf } from './open-submission';
import { ReturnedNote } from './returned-note';
import { SubmissionBadge } from './submission-badge';
import { SubmissionFacts } from './submission-facts';

/** A submission's status, content, and history. */
export function SubmissionStatusPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const query = useQuery(submissionQuery(user.id, id));
  const { data, error, refetch } = query;
  // Decisions arrive with a notification.
  useMemberChanges('notifications', () => void refetch());
  return (
    <Page narrow className="flex flex-col gap-6">
      {data ? (
        <Status submission={data} />
      ) : (
        <>
          <PageHeading title="Submission" />
          {data === null ? (
            <EmptyState
              icon={<FileSearch />}
              title="Submission not found"
              text="It was deleted or belongs to another account."
              action={<ButtonLink to={paths.submitPropertyBenefits}>Your submissions</ButtonLink>}
            />
          ) : error ? (
            <QueryError query={query} title="We couldn’t load your submission" />
          ) : (
            <Skeleton className="h-96 rounded-card" />
          )}
        </>
      )}
    </Page>
  );
}

const leads: Readonly<Record<SubmissionStatus, string>> = {
  draft: 'Not submitted yet.',
  submitted: 'Our team is checking your contract. We’ll notify you of the decision.',
  accepted: 'Listed as verified.',
  returned: 'Make the requested changes and resubmit.',
};

function Status({ submission }: { submission: Submission }) {
  const { status, files, log, reason } = submission;
  return (
    <>
      <PageHeading
        title={submission.address}
        tab="Submission"
        lead={leads[status]}
        actions={<Action submission={submission} />}
      />
      <div>
        <SubmissionBadge status={status} />
      </div>
      {status === 'returned' ? <ReturnedNote reason={reason} /> : null}
      <Card className="p-5 sm:p-7">
        <h2 className="text-lg font-semibold">Property information</h2>
        <div className="mt-3">
          <SubmissionFacts submission={submission} />
        </div>
      </Card>
      <Card className="p-5 sm:p-7">
        <h2 className="mb-4 text-lg font-semibold">Contract</h2>
        {files.length === 0 ? <p className="text-[15px] text-muted">No file yet.</p> : <ContractList files={files} />}
      </Card>
      <Card className="p-5 sm:p-7">
        <h2 className="text-lg font-semibold">History</h2>
        <SubmissionLog log={log} memberId={submission.user_id} />
      </Card>
    </>
  );
}

/** Every step with who took it and when, oldest first. */
export function SubmissionLog({
  log,
  memberId,
  memberName = 'You',
}: Pick<Submission, 'log'> & { memberId: string; memberName?: string }) {
  return (
    <ol className="mt-3 flex flex-col gap-3">
      {log.map(({ id, step, actor_id, details, created_at }) => (
        <li key={id} className="border-l-2 border-evergreen pl-4">
          <p className="text-[15px] break-words whitespace-pre-line">{describeLogStep(step, details)}</p>
          <p className="numeric text-sm text-muted">
            {actor_id === memberId ? memberName : 'Our team'},{' '}
            <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Action({ submission: { id, status, property_id } }: { submission: Submission }) {
  if (status === 'draft') return <ButtonLink to={stepOf(paths.submitPropertyForm, id)}>Continue</ButtonLink>;
  if (status === 'returned')
    return <ButtonLink to={stepOf(paths.submitPropertyForm, id)}>Edit and resubmit</ButtonLink>;
  return status === 'accepted' && property_id ? (
    <ButtonLink to={paths.listing(property_id)}>View listing</ButtonLink>
  ) : null;
}
