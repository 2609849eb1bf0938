import { useState } from 'react';
import { AuthorLine } from '@/shared/members/author-line';
import { pluralize } from '@/shared/formatting/format';
import { zonedTimes } from '@/shared/time/zoned-times';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';
import { useCancelShowing } from '../api/mutations';
import type { Showing } from '../showing';

interface HostedShowingProps {
  listingId: string;
  showing: Showing;
  /** Milliseconds since 1970. */
  now: number;
}

/** For the seller: who booked, and canceling the showing. */
export function HostedShowing({ listingId, showing, now }: HostedShowingProps) {
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
        failedText={(error) => `The showing is still on. ${describeError(error)}`}
        onConfirm={cancel}
      />
    </>
  );
}
