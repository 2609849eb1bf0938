import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { offeredLastDay } from '@/domain/contract/reading';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { formatRelativeDate, formatUsd } from '@/kit/formatting/format';
import { ContractsSay } from '@/shared/contracts/contract-says';
import { decisionErrors } from '@/shared/moderation/approve-or-return';
import { DecisionButton, Decisions } from '@/shared/moderation/decisions';
import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { useDecideSubmission } from '../../api/mutations';
import type { PendingSubmission } from '../../api/queries';
import type { Acceptance } from '../../accepted-listing';
import { ContractList } from '../contract-list';
import { SubmissionFacts } from '../submission-facts';
import { SubmissionLog } from '../submission-status';
import { AcceptDialog } from './accept-dialog';

interface WaitingCardProps extends ReviewActions {
  submission: PendingSubmission;
}

/** A submission in the review queue with its details, contract, history, and decision buttons. */
export function WaitingCard({ submission, onResolved, onConflict }: WaitingCardProps) {
  const { member } = submission;
  const user = useUser();
  const decide = useDecideSubmission();
  const [asking, setAsking] = useState<'accept' | 'return' | null>(null);
  const settle = useSingleSubmit(decide.mutateAsync, (why) => {
    setAsking(null);
    onConflict(why);
  });
  const send = async (decision: { reason: string } | { accepted: Acceptance }) => {
    if (await settle({ submission, ...decision }))
      onResolved('reason' in decision ? 'Sent back to member' : 'Accepted and listed');
  };
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words outline-none">{submission.address}</h2>
          <p className="text-sm break-words text-muted">
            Submitted by{' '}
            <Link to={paths.member(member.id)} className="font-medium text-ink underline-offset-2 hover:underline">
              {member.name}
            </Link>{' '}
            ({member.membership_tier}){[member.email, member.phone].filter(Boolean).map((way) => `, ${way}`)} ·{' '}
            {formatRelativeDate(submission.submitted_at)}
          </p>
        </div>
        <p className="numeric text-xl font-bold">{formatUsd(submission.price)}</p>
      </header>
      <div className="grid gap-x-10 gap-y-5 xl:grid-cols-2">
        <SubmissionFacts submission={submission} />
        <div className="min-w-0">
          <h3 className="mb-2 text-sm font-semibold">Contract</h3>
          <ContractList files={submission.files} />
        </div>
      </div>
      <ContractsSay contracts={submission.files} askingPrice={submission.price} memberName={member.name} />
      <section>
        <h3 className="text-sm font-semibold">History</h3>
        <SubmissionLog log={submission.log} memberId={submission.user_id} memberName={member.name} />
      </section>
      <Decisions>
        <DecisionButton decision="approve" icon={<Check aria-hidden />} onClick={() => setAsking('accept')}>
          Accept
        </DecisionButton>
        <DecisionButton decision="reject" icon={<Undo2 aria-hidden />} onClick={() => setAsking('return')}>
          Return
        </DecisionButton>
      </Decisions>
      {asking === 'accept' ? (
        <AcceptDialog
          submission={submission}
          userId={user.id}
          lastDay={offeredLastDay(submission.files)}
          onClose={() => setAsking(null)}
          onAccept={(accepted) => send({ accepted })}
        />
      ) : null}
      {asking === 'return' ? (
        <ReasonDialog
          title="Return this submission"
          subject={submission.address}
          hint="The member will see exactly what you write."
          requiredMessage="Say what needs to change"
          submitLabel="Return"
          busyLabel="Returning..."
          onClose={() => setAsking(null)}
          onSubmit={(reason) => send({ reason })}
          errors={decisionErrors}
        />
      ) : null}
    </article>
  );
}
