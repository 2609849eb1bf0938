import type { OwnListing } from '@/domain/listing/listing';
import { ReviewAgain } from './review-again';

interface ReturnedNoticeProps {
  listing: Pick<OwnListing, 'id' | 'title'>;
  /** The reviewer's message. */
  reason: string;
  userId: string;
}

/** Why a listing was returned, with a button to request another review. */
export function ReturnedNotice({ listing, reason, userId }: ReturnedNoticeProps) {
  return (
    <div className="mx-3 mb-3 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink sm:mx-4 sm:mb-4">
      <p className="break-words whitespace-pre-line">
        <span className="font-semibold">Returned by our team: </span>
        {reason}
      </p>
      <ReviewAgain listing={listing} userId={userId} />
    </div>
  );
}
