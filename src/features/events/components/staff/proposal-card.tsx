import { Check, Pencil, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { paths } from '@/shared/config/paths';
import { userMessage } from '@/shared/supabase/errors';
import { describeError } from '@/shared/supabase/describe-error';
import { AuthorLine } from '@/shared/members/author-line';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FormError } from '@/shared/ui/field';
import { DecisionButton, Decisions } from '@/shared/moderation/decisions';
import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/review-queue';
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
  const [returning, setReturning] = useState(false);
  const settle = useSingleSubmit(decide.mutateAsync, onConflict);
  const send = async (reason: string | null) => {
    if (await settle({ event: proposal, reason }))
      onResolved(reason === null ? 'Published' : 'Sent back to the organizer');
  };
  return (
    <Card className="p-4 sm:p-6">
      <article aria-labelledby={titleId} className="flex flex-col gap-5">
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
        <FormError>
          {decide.isError && !returning && userMessage(decide.error) === null
            ? `Your decision wasn’t saved. ${describeError(decide.error)}`
            : null}
        </FormError>
        <Decisions>
          <DecisionButton
            decision="approve"
            icon={<Check aria-hidden />}
            busy={decide.isPending && !returning}
            busyLabel="Publishing..."
            // The error appears above the buttons.
            onClick={() => void send(null).catch(() => undefined)}
          >
            Publish
          </DecisionButton>
          <DecisionButton
            decision="reject"
            icon={<Undo2 aria-hidden />}
            disabled={decide.isPending}
            onClick={() => setReturning(true)}
          >
            Return
          </DecisionButton>
          <ButtonLink variant="ghost" to={paths.editEvent(proposal.id)} icon={<Pencil aria-hidden />}>
            Edit
          </ButtonLink>
        </Decisions>
      </article>
      {returning ? (
        <ReasonDialog
          title="Return this event"
          subject={proposal.title}
          hint="The organizer will see exactly what you write."
          requiredMessage="Say what needs to change before it can be published"
          submitLabel="Return"
          busyLabel="Returning..."
          onClose={() => setReturning(false)}
          onSubmit={send}
          failedText={(error) => `Nothing changed. ${describeError(error)}`}
        />
      ) : null}
    </Card>
  );
}
