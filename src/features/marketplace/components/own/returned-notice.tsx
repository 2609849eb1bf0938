import { Pencil, Send } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useRequestReview } from '../../api/own-listings';
import type { OwnListing } from '../../listing';

interface ReturnedNoticeProps {
  listing: Pick<OwnListing, 'id' | 'title'>;
  /** What staff wrote to the poster. */
  reason: string;
  userId: string;
}

/** Why staff returned a listing, and the way to have it looked at again. */
export function ReturnedNotice({ listing, reason, userId }: ReturnedNoticeProps) {
  const request = useRequestReview(listing.id, userId);
  return (
    <div className="mx-3 mb-3 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink sm:mx-4 sm:mb-4">
      <p className="break-words whitespace-pre-line">
        <span className="font-semibold">Returned by our reviewers: </span>
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
      <FormError className="mt-3">
        {request.isError ? `It was not submitted. ${explainFailure(request.error)}` : null}
      </FormError>
    </div>
  );
}
