import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed, Handshake } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '@/domain/site/paths';
import { Page, PageHeading } from '@/platform/layout/page';
import { QueryError } from '@/platform/query/query-error';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { toast } from '@/kit/ui/toast';
import { useJoinDeal } from '@/shared/deals/api/mutations';
import { invitationQuery, type Invitation } from '../api/queries';
import { Failure } from '@/platform/errors/failure';
import { dealErrors } from '@/shared/deals/errors';
import { guestAccessDays, invitedAs, invitedTo } from '@/domain/deal/invitation';

/** For someone who can't read the deal: their invitation to it, or that it isn't available to them. */
export function DealInvitation({ dealId, userId }: { dealId: string; userId: string }) {
  const query = useQuery(invitationQuery(userId, dealId));
  const { data: invitation, error } = query;
  if (invitation) return <Invited invitation={invitation} />;
  if (invitation === null) return <Unavailable />;
  return (
    <Page narrow>
      <PageHeading title="Deal" className="sr-only" />
      {error ? (
        <QueryError query={query} title="We couldn’t load this deal" />
      ) : (
        <>
          <output className="sr-only">Loading deal</output>
          <Skeleton className="h-72 rounded-card" />
        </>
      )}
    </Page>
  );
}

/** Also for deals that don't exist, so that the two can't be told apart. */
function Unavailable() {
  return (
    <Page>
      <PageHeading title="This deal isn’t available to you" className="sr-only" />
      <EmptyState
        icon={<DoorClosed />}
        title="This deal isn’t available to you"
        text={
          'If someone invited you, sign in with the email address they used and verify it. Otherwise the link may ' +
          'be wrong, or your access has ended.'
        }
        action={
          <>
            <ButtonLink to={paths.deals}>Go to your deals</ButtonLink>
            <ButtonLink to={paths.account} variant="secondary">
              Check your email address
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}

/** What someone is invited to, and the button that accepts it. */
function Invited({ invitation }: { invitation: Invitation }) {
  const join = useJoinDeal();
  const joining = useRef(false);
  const { title, address, role, rights, invited_by: inviter, party_id: partyId } = invitation;
  const accept = async () => {
    if (joining.current) return;
    joining.current = true;
    try {
      await join.mutateAsync(partyId);
      toast.success('You joined the deal', { description: title });
    } catch {
      // Shown below.
    }
    joining.current = false;
  };
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading title="You’re invited to a deal" tab="Invitation to a deal" />
      <Card className="flex flex-col gap-5 p-6 sm:p-8">
        <div className="flex items-start gap-4">
          <span
            aria-hidden
            className={clsx(
              'flex size-12 shrink-0 items-center justify-center rounded-full',
              'bg-evergreen-soft text-evergreen-ink',
            )}
          >
            <Handshake className="size-6" />
          </span>
          <div className="min-w-0">
            <h2 className="text-xl font-semibold">{title}</h2>
            <p className="text-[15px] text-muted">{address}</p>
          </div>
        </div>
        <p className="text-[15px]">
          {inviter ?? 'A member'} invited you as <strong>{invitedAs(role)}</strong>. You’ll be able to:
        </p>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-[15px]">
          {invitedTo({ role, rights }).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          Joining signs nothing. You can leave at any time, and your access ends {guestAccessDays} days after the deal
          does. Everyone in the deal sees your name and role.
        </p>
        <Failure error={join.error} errors={dealErrors} />
        <div className="flex flex-wrap gap-3">
          <Button
            size="lg"
            busy={join.isPending}
            busyLabel="Joining..."
            onClick={({ detail }) => {
              if (detail <= 1) void accept();
            }}
          >
            Accept invitation
          </Button>
          <ButtonLink to={paths.deals} variant="secondary" size="lg">
            Not now
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
