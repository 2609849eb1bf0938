import { Check } from 'lucide-react';
import { controlText } from '@/domain/listing/control';
import type { OwnListing } from '@/domain/listing/listing';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { Failure } from '@/platform/errors/failure';
import { useConfirmListing } from '../api/mutations';
import { ReviewAgain } from './review-again';

/** Asks whether a verified listing is still available, or says why its badge ended, and what brings it back. */
export function AvailabilityNotice({ listing, userId }: { listing: OwnListing; userId: string }) {
  const confirm = useConfirmListing(listing.id, userId);
  const { control } = listing;
  if (!control) return null;
  const isContract = control.ended_for === 'contract';
  return (
    <div className="mx-3 mb-3 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink sm:mx-4 sm:mb-4">
      <p className="break-words">
        <span className="font-semibold">{control.ended_for === null ? 'Still available? ' : 'Badge ended. '}</span>
        {control.ended_for === null
          ? 'Without an answer, the Verified badge ends 30 days after your last one.'
          : controlText(false, control)}
        {isContract ? ' State the new contract’s last day, then submit it for review again.' : ''}
      </p>
      {isContract ? (
        <ReviewAgain listing={listing} userId={userId} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          icon={<Check aria-hidden />}
          busy={confirm.isPending}
          busyLabel="Saving..."
          className="mt-3"
          onClick={() =>
            confirm.mutate(undefined, {
              onSuccess: () => toast.success('Thanks, it’s marked as available', { description: listing.title }),
            })
          }
        >
          Yes, still available
        </Button>
      )}
      <Failure error={confirm.error} errors={{ failed: 'We couldn’t save your answer.' }} className="mt-3" />
    </div>
  );
}
