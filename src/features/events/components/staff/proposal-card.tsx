import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { paths } from '@/domain/site/paths';
import { AuthorLine } from '@/shared/members/author-line';
import { Badge } from '@/kit/ui/badge';
import { ButtonLink } from '@/kit/ui/button';
import { ApproveOrReturn } from '@/shared/moderation/approve-or-return';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { RichText } from '@/shared/content/rich-text';
import { useDecideEvent } from '../../api/mutations';
import { type Proposal } from '../../api/queries';
import { EventDetails } from '../event-details';

interface ProposalCardProps extends ReviewActions {
  proposal: Proposal;
}

/** A proposed event with the buttons to publish or return it. */
export function ProposalCard({ proposal, onResolved, onConflict }: ProposalCardProps) {
  const titleId = useId();
  const decide = useDecideEvent();
  const settle = useSingleSubmit(decide.mutateAsync, onConflict);
  const send = async (reason: string | null) => {
    if (await settle({ event: proposal, reason }))
      onResolved(reason === null ? 'Published' : 'Sent back to the organizer');
  };
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="min-w-0 text-lg font-semibold wrap-anywhere outline-none">
          {proposal.title}
        </h2>
        {proposal.exclusive ? <Badge tone="strong">Exclusive</Badge> : null}
      </div>
      <AuthorLine
        author={proposal.organizer}
        isDeleted={proposal.user_id === null}
        postedAt={proposal.created_at}
        edited={proposal.edited_at !== proposal.created_at}
      />
      <div className="grid gap-x-10 gap-y-5 xl:grid-cols-2">
        <RichText text={proposal.description} className="text-[15px]" />
        <div className="flex min-w-0 flex-col gap-3">
          <EventDetails event={proposal} />
          {/* Unverified, so shown as text, not as a link. */}
          {proposal.payment_instructions ? (
            <p className="text-sm wrap-anywhere text-muted">How attendees pay: {proposal.payment_instructions}</p>
          ) : null}
          {/* Unverified, so shown as text, not as a link. */}
          {proposal.link ? <p className="text-sm break-all text-muted">Link: {proposal.link}</p> : null}
        </div>
      </div>
      <ApproveOrReturn
        decision={decide}
        decide={send}
        approve={{ label: 'Publish', busyLabel: 'Publishing...' }}
        title="Return this event"
        subject={proposal.title}
        hint="The organizer will see exactly what you write."
        requiredMessage="Say what needs to change before it can be published"
      >
        <ButtonLink variant="ghost" to={paths.editEvent(proposal.id)} icon={<Pencil aria-hidden />}>
          Edit
        </ButtonLink>
      </ApproveOrReturn>
    </article>
  );
}
