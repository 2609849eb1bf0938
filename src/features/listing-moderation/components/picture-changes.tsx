import { clsx } from 'clsx';
import { Badge } from '@/kit/ui/badge';
import { ListingPicture } from '@/shared/listings/listing-picture';
import type { PictureChange } from '../listing-diff';

/** The approved and the current pictures side by side, with those removed and added marked. */
export function PictureChanges({ change: { approved, current, needsReview } }: { change: PictureChange }) {
  return (
    <div className="border-t border-line px-4 py-3">
      <h4 className="flex items-center gap-2 text-sm font-medium">
        Pictures
        {needsReview ? <Badge tone="attention">Needs review</Badge> : <Badge>Within limits</Badge>}
      </h4>
      <div className="mt-2 grid grid-cols-2 gap-x-4 sm:gap-x-6">
        <PictureGrid
          title="Approved"
          pictures={approved.map(({ path, removed }) => ({ path, mark: removed ? 'Removed' : null }))}
        />
        <PictureGrid title="Now" pictures={current.map(({ path, added }) => ({ path, mark: added ? 'New' : null }))} />
      </div>
    </div>
  );
}

interface PictureGridProps {
  title: string;
  pictures: readonly { path: string; mark: 'Removed' | 'New' | null }[];
}

function PictureGrid({ title, pictures }: PictureGridProps) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{title}</p>
      {pictures.length === 0 ? <p className="mt-1 text-sm">No pictures</p> : null}
      <ul aria-label={`${title} pictures`} className="mt-1 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map(({ path, mark }, index) => (
          <li
            key={path}
            className={clsx(
              'relative aspect-4/3 overflow-hidden rounded-control bg-sunken',
              mark && 'outline-2 -outline-offset-2',
              mark === 'Removed' && 'outline-brick',
              mark === 'New' && 'outline-evergreen',
            )}
          >
            <ListingPicture
              path={path}
              alt={`${title} picture ${index + 1}`}
              sizes="(min-width: 1024px) 160px, (min-width: 640px) 22vw, 44vw"
            />
            {mark ? (
              <Badge tone={mark === 'New' ? 'verified' : 'danger'} className="absolute top-1.5 left-1.5">
                {mark}
              </Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
