import { Pencil, Send } from 'lucide-react';
import type { OwnListing } from '@/domain/listing/listing';
import { paths } from '@/domain/site/paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { Failure } from '@/platform/errors/failure';
import { useRequestReview } from '../api/mutations';

/** Edits a listing, or submits it for review again. */
export function ReviewAgain({ listing, userId }: { listing: Pick<OwnListing, 'id' | 'title'>; userId: string }) {
  const request = useRequestReview(listing.id, userId);
  return (
    <>
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
    </>
  );
}
