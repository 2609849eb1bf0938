import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { entryLabel, entryPath } from '@/platform/auth/entry-path';
import { useGated } from '@/shared/entitlements/use-gated';
import { zonedTimes } from '@/kit/time/zoned-times';
import { Failure } from '@/platform/errors/failure';
import { Button, ButtonLink } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { useChangeBooking } from '../api/mutations';
import type { OutreachListing } from '../listing';
import type { Showing, ShowingStatus } from '../showing';

interface BookingButtonProps {
  listing: OutreachListing;
  showing: Showing;
  status: ShowingStatus;
  /** Null for visitors. */
  readerId: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** Books a showing, or cancels the booking. Nothing when the reader can do neither. */
export function BookingButton({ listing, showing, status, readerId, now }: BookingButtonProps) {
  const change = useChangeBooking(listing.id);
  const [asking, setAsking] = useState(false);
  const gated = useGated();
  const when = zonedTimes(showing);
  if (readerId === null) {
    const path = `${paths.listing(listing.id)}#showings`;
    return status === 'open' ? (
      <ButtonLink variant="secondary" to={entryPath(path)}>
        {entryLabel(path, 'book')}
      </ButtonLink>
    ) : null;
  }
  const book = () =>
    change.mutate(
      { id: showing.id, book: true },
      { onSuccess: () => toast.success('Showing booked', { description: when }) },
    );
  const cancel = async () => {
    await change.mutateAsync({ id: showing.id, book: false });
    toast.info('Booking canceled', { description: when });
  };
  const started = Date.parse(showing.starts_at) <= now;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <output className="flex items-center gap-2 text-sm font-semibold text-evergreen-ink empty:hidden [&_svg]:size-4">
        {status === 'booked' ? (
          <>
            <CircleCheck aria-hidden />
            You booked this showing
          </>
        ) : null}
      </output>
      {status === 'open' ? (
        <Button
          variant="secondary"
          className="self-start"
          disabled={gated}
          busy={change.isPending}
          busyLabel="Booking"
          aria-label={`Book ${when}`}
          onClick={book}
        >
          Book
        </Button>
      ) : null}
      {status === 'booked' && !started ? (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          Cancel booking
        </Button>
      ) : null}
      <Failure error={asking ? null : change.error} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel your booking?"
        description="Someone else can take your spot. We’ll tell the seller."
        confirmLabel="Cancel booking"
        cancelLabel="Keep booking"
        busyLabel="Canceling..."
        errors={{ failed: 'You’re still booked.' }}
        onConfirm={cancel}
      />
    </div>
  );
}
