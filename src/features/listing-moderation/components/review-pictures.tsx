import { ListingPicture } from '@/shared/listings/listing-picture';
import type { PendingReview } from '../api/queries';

/** All pictures of the listing. */
export function ReviewPictures({ review: { property } }: { review: PendingReview }) {
  if (property.images.length === 0) return <p className="text-sm text-muted">No pictures.</p>;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {property.images.map((path, index) => (
        <li key={path} className="aspect-4/3 overflow-hidden rounded-control bg-sunken">
          <ListingPicture
            path={path}
            alt={`Picture ${index + 1} of ${property.images.length}`}
            sizes="(min-width: 640px) 220px, 33vw"
          />
        </li>
      ))}
    </ul>
  );
}
