import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause, CirclePlay, EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { canEditHeld, heldQuery } from '@/shared/fair-housing/api/held';
import { IconButton } from '@/kit/ui/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/kit/ui/menu';
import { listingStatus, type ChosenStatus } from '../own-listing';
import type { OwnListing } from '@/domain/listing/listing';

interface OwnListingMenuProps {
  listing: OwnListing;
  /** A status change is in flight. */
  busy: boolean;
  onStatus: (status: ChosenStatus) => void;
  onDelete: () => void;
}

/** Actions for an own listing. */
export function OwnListingMenu({ listing, busy, onStatus, onDelete }: OwnListingMenuProps) {
  const held = useQuery({ ...heldQuery(listing.id), enabled: listing.held_at !== null });
  return (
    <div className="absolute top-2 right-2 z-10 sm:top-3 sm:right-3">
      <Menu
        trigger={
          <IconButton label={`Actions for ${listing.title}`}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        <MenuLink to={paths.listing(listing.id)} icon={<Eye aria-hidden />}>
          View
        </MenuLink>
        {listing.removed_at === null || canEditHeld(held.data?.reason) ? (
          <ChangeItems listing={listing} busy={busy} onStatus={onStatus} />
        ) : null}
        {/* A deal needs its listing. */}
        {listingStatus(listing) === 'under_contract' ? null : (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 aria-hidden />} danger disabled={busy} onSelect={onDelete}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}

/** Not for a listing that moderators took down, which can't be changed. One that waits for review keeps its status. */
function ChangeItems({ listing, busy, onStatus }: Omit<OwnListingMenuProps, 'onDelete'>) {
  const status = listingStatus(listing);
  return (
    <>
      <MenuLink to={paths.editListing(listing.id)} icon={<Pencil aria-hidden />}>
        Edit
      </MenuLink>
      {status === 'under_contract' || listing.removed_at !== null ? null : (
        <StatusItems status={status} busy={busy} onStatus={onStatus} />
      )}
    </>
  );
}

function StatusItems({
  status,
  busy,
  onStatus,
}: Pick<OwnListingMenuProps, 'busy' | 'onStatus'> & { status: ChosenStatus }) {
  return (
    <>
      <MenuSeparator />
      {status === 'active' ? (
        <MenuItem icon={<CirclePause aria-hidden />} disabled={busy} onSelect={() => onStatus('paused')}>
          Pause
        </MenuItem>
      ) : (
        <MenuItem icon={<CirclePlay aria-hidden />} disabled={busy} onSelect={() => onStatus('active')}>
          {status === 'sold' ? 'Back on market' : 'Activate'}
        </MenuItem>
      )}
      {status === 'sold' ? null : (
        <MenuItem icon={<CircleCheck aria-hidden />} disabled={busy} onSelect={() => onStatus('sold')}>
          Mark sold
        </MenuItem>
      )}
    </>
  );
}
