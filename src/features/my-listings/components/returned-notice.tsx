import { Pencil, Send } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { Failure } from '@/platform/errors/failure';
import { Button, ButtonLink } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import type { OwnListing } from '@/domain/listing/listing';
import { useRequestReview } from '../api/mutations';

interface ReturnedNoticeProps {
  listing: Pick<OwnListing, 'id' | 'title'>;
  /** The reviewer's message. */
  reason: string;
  userId: string;
}

/** Why a listing was returned, with a button to request another review. */
export function ReturnedNotice({ listing, reason, userId }: ReturnedNoticeProps) {
  const request = useRequestReview(listing.id, userId);
  return (
    <div className="mx-3 mb-3 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink sm:mx-4 sm:mb-4">
      <p className="break-words whitespace-pre-line">
        <span className="font-semibold">Returned by our team: </span>
        {reason}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={paths.editListing(listing.id)} variant="secondary" size="sm" icon={<Pencil aria-hidden />}>
          Edit listing
        </ButtonLink>
        <Button
          variant="secondary"
          size="sm"
          icon={<Send aria-hidden />}
          busy={request.isPending}
          busyLabel="Submitting"
          onClick={() =>
            request.mutate(undefined, {
              onSuccess: () => toast.success('Submitted for review again', { description: listing.title }),
            })
          }
        >
          Submit for review again
        </Button>
      </div>
      <Failure error={request.error} errors={{ failed: 'We couldn’t submit the listing.' }} className="mt-3" />
    </div>
  );
}
