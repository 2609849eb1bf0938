import { useState } from 'react';
import { AuthorLine } from '@/shared/members/author-line';
import { pluralize } from '@/kit/formatting/format';
import { zonedTimes } from '@/kit/time/zoned-times';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { useApproveBooking, useCancelShowing } from '../api/mutations';
import type { Showing } from '../showing';

interface HostedShowingProps {
  listingId: string;
  showing: Showing;
  /** Members who booked, and get the access code only once they're approved. */
  waiting: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

/** For the seller: who booked, approving new members, and canceling the showing. */
export function HostedShowing({ listingId, showing, waiting, now }: HostedShowingProps) {
  const { mutateAsync } = useCancelShowing(listingId);
  const [asking, setAsking] = useState(false);
  const cancel = async () => {
    await mutateAsync(showing.id);
    toast.success('Showing canceled', { description: zonedTimes(showing) });
  };
  const { bookings, booked } = showing;
  return (
    <>
      {bookings.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2" aria-label="Booked by">
          {bookings.map(({ user_id, member, created_at }) => (
            <li key={user_id} className="min-w-0">
              <AuthorLine author={member} isDeleted={false} postedAt={created_at} size={36} />
              {waiting.includes(user_id) ? (
                <ApproveButton
                  listingId={listingId}
                  showingId={showing.id}
                  memberId={user_id}
                  name={member?.name ?? 'this member'}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {Date.parse(showing.starts_at) > now ? (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          aria-label={`Cancel the showing on ${zonedTimes(showing)}`}
          onClick={() => setAsking(true)}
        >
          Cancel showing
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel this showing?"
        description={
          booked === 0
            ? 'No one has booked it yet.'
            : `We’ll notify the ${pluralize(booked, 'member')} who booked it. You can’t undo this.`
        }
        confirmLabel="Cancel showing"
        cancelLabel="Keep showing"
        busyLabel="Canceling..."
        errors={{ failed: 'The showing is still on.' }}
        onConfirm={cancel}
      />
    </>
  );
}

interface ApproveButtonProps {
  listingId: string;
  showingId: string;
  memberId: string;
  name: string;
}

/** Lets a new member see the access code, too. */
function ApproveButton({ listingId, showingId, memberId, name }: ApproveButtonProps) {
  const approve = useApproveBooking(listingId);
  return (
    <div className="mt-1 text-sm">
      <p className="text-muted">New here. They don’t see the access code unless you approve them.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-1"
        aria-label={`Approve ${name} for the access code`}
        busy={approve.isPending}
        onClick={() => approve.mutate({ id: showingId, memberId })}
      >
        Approve
      </Button>
      <Failure error={approve.error} className="mt-1" />
    </div>
  );
}
