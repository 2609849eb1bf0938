import { clsx } from 'clsx';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDay, formatRelativeDate, formatUsd } from '@/kit/formatting/format';
import { decisionErrors } from '@/shared/moderation/approve-or-return';
import { DecisionButton, Decisions } from '@/shared/moderation/decisions';
import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import { fileSizeText } from '@/domain/files/file-types';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { OpenFile } from '@/platform/uploads/open-file';
import { signProof } from '../../api/files';
import { useDecideProof } from '../../api/mutations';
import type { PendingProof } from '../../api/queries';
import { kindLabel } from '../../funds';
import { ProofActivity } from '../proof-activity';

interface PendingProofCardProps extends ReviewActions {
  proof: PendingProof;
}

/** What a proof of funds is called for staff. */
export function proofTitle({ member, amount }: PendingProof): string {
  return `${member.name}, ${formatUsd(amount)}`;
}

/** A proof of funds in the review queue: what the member stated, the document, and the decision. */
export function PendingProofCard({ proof, onResolved, onConflict }: PendingProofCardProps) {
  const { member } = proof;
  const decide = useDecideProof();
  const subject = { id: proof.id, name: proofTitle(proof) };
  const [asking, setAsking] = useState<'verify' | 'reject' | null>(null);
  const settle = useSingleSubmit(decide.mutateAsync, (why) => {
    setAsking(null);
    onConflict(why);
  });
  const verify = async () => {
    if (await settle({ proof: subject, decision: 'verified' })) onResolved('Verified');
  };
  const reject = async (reason: string) => {
    if (await settle({ proof: subject, decision: 'rejected', reason })) onResolved('Rejected');
  };
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words outline-none">{member.name}</h2>
          <p className="text-sm break-words text-muted">
            <Link to={paths.member(member.id)} className="font-medium text-ink underline-offset-2 hover:underline">
              View profile
            </Link>{' '}
            ({member.membership_tier}){[member.email, member.phone].filter(Boolean).map((way) => `, ${way}`)} ·{' '}
            {formatRelativeDate(proof.created_at)}
          </p>
        </div>
        <p className="numeric text-xl font-bold">{formatUsd(proof.amount)}</p>
      </header>
      <ProofFacts proof={proof} />
      <section>
        <h3 className="mb-3 text-sm font-semibold">History</h3>
        <ProofActivity log={proof.log} />
      </section>
      <Decisions>
        <DecisionButton decision="approve" icon={<Check aria-hidden />} onClick={() => setAsking('verify')}>
          Verify
        </DecisionButton>
        <DecisionButton decision="reject" icon={<Undo2 aria-hidden />} onClick={() => setAsking('reject')}>
          Reject
        </DecisionButton>
      </Decisions>
      <ConfirmDialog
        open={asking === 'verify'}
        onOpenChange={(open) => setAsking(open ? 'verify' : null)}
        title={`Verify ${formatUsd(proof.amount)} until ${formatDay(proof.expires_on)}?`}
        description={`It must be in the name of ${member.name} or their company, and show at least this amount.`}
        confirmLabel="Verify"
        busyLabel="Verifying..."
        danger={false}
        errors={decisionErrors}
        onConfirm={verify}
      />
      {asking === 'reject' ? (
        <ReasonDialog
          title="Reject this document"
          subject={subject.name}
          hint="The member will see exactly what you write."
          requiredMessage="Say what’s wrong with it"
          submitLabel="Reject"
          busyLabel="Rejecting..."
          onClose={() => setAsking(null)}
          onSubmit={reject}
          errors={decisionErrors}
        />
      ) : null}
    </article>
  );
}

function ProofFacts({ proof }: { proof: PendingProof }) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3',
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">{proof.name}</p>
        <p className="text-sm text-muted">
          {kindLabel(proof.kind)} · Valid until {formatDay(proof.expires_on)} · {fileSizeText(proof.size)}
        </p>
        <p className="numeric text-xs break-all text-muted">SHA-256: {proof.sha256}</p>
      </div>
      <OpenFile sign={() => signProof(proof.id)} name={proof.name} />
    </div>
  );
}
