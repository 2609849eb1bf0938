import { Check, Pencil, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { paths } from '@/shared/config/paths';
import { refusalText } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { AuthorLine } from '@/shared/ui/author-line';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FormError } from '@/shared/ui/field';
import { ReasonDialog } from '@/shared/ui/reason-dialog';
import { useSettle } from '@/shared/ui/use-settle';
import type { Settling } from '@/shared/ui/waiting-list';
import { WrittenText } from '@/shared/ui/written-text';
import { useDecideEvent, type Proposal } from '../../api/proposals';
import { EventFacts } from '../event-facts';
import { problemText } from '../place-action';

interface ProposalCardProps extends Settling {
  proposal: Proposal;
}

/** A proposed event, with all it says, and the decision. */
export function ProposalCard({ proposal, onSettled, onOvertaken }: ProposalCardProps) {
  const titleId = useId();
  const decide = useDecideEvent();
  const [returning, setReturning] = useState(false);
  const settle = useSettle(decide.mutateAsync, onOvertaken);
  const send = async (reason: string | null) => {
    if (await settle({ event: proposal, reason }))
      onSettled(reason === null ? 'Published' : 'Returned to its organizer');
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
          author={proposal.organiser}
          gone={proposal.user_id === null}
          at={proposal.created_at}
          edited={proposal.edited_at !== proposal.created_at}
        />
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
          <WrittenText text={proposal.description} className="text-[15px]" />
          <div className="flex min-w-0 flex-col gap-3">
            <EventFacts event={proposal} />
            {/* To be read, and opened with care. */}
            {proposal.link ? <p className="text-sm break-all text-muted">Link: {proposal.link}</p> : null}
          </div>
        </div>
        <FormError>
          {decide.isError && !returning && refusalText(decide.error) === null
            ? `Nothing was decided. ${explainFailure(decide.error)}`
            : null}
        </FormError>
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
          <Button
            icon={<Check aria-hidden />}
            busy={decide.isPending && !returning}
            busyLabel="Publishing"
            // What failed is said above the buttons.
            onClick={() => void send(null).catch(() => undefined)}
          >
            Publish
          </Button>
          <Button
            variant="secondary"
            icon={<Undo2 aria-hidden />}
            disabled={decide.isPending}
            onClick={() => setReturning(true)}
          >
            Return
          </Button>
          <ButtonLink variant="ghost" to={paths.editEvent(proposal.id)} icon={<Pencil aria-hidden />}>
            Edit
          </ButtonLink>
        </div>
      </article>
      {returning ? (
        <ReasonDialog
          title="Return this event"
          name={proposal.title}
          hint="Its organizer reads this word for word."
          missing="Say what must change before it can be published"
          sendLabel="Return"
          busyLabel="Returning"
          onClose={() => setReturning(false)}
          onSend={send}
          failedText={(error) => `Nothing was changed. ${problemText(error)}`}
        />
      ) : null}
    </Card>
  );
}
