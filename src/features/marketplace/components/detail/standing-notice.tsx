import { CircleCheck, CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { formatDate } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/button';
import type { Listing } from '../../listing';
import { standing } from '../../rules';

interface StandingNoticeProps {
  listing: Pick<Listing, 'status' | 'user_id' | 'status_changed_at'>;
  readerId: string | null;
}

/** Says that a listing is sold, or paused and for whom. Nothing for one in the marketplace. */
export function StandingNotice({ listing, readerId }: StandingNoticeProps) {
  const { status_changed_at } = listing;
  switch (standing(listing, readerId)) {
    case 'sold':
      return (
        <Notice icon={<CircleCheck aria-hidden />} title="Sold">
          {status_changed_at ? `Marked as sold on ${formatDate(status_changed_at)}. ` : ''}The seller takes no more
          inquiries for this property.
        </Notice>
      );
    case 'paused-own':
      return (
        <Notice
          icon={<CirclePause aria-hidden />}
          title="Paused: only you see this"
          action={
            <ButtonLink to={paths.myListings} variant="secondary">
              My Listings
            </ButtonLink>
          }
        >
          It is hidden from search, and its link works for nobody else. Activate it again in My Listings.
        </Notice>
      );
    case 'paused':
      return (
        <Notice icon={<CirclePause aria-hidden />} title="Paused">
          Only its owner and staff see this listing.
        </Notice>
      );
    case 'active':
      return null;
  }
}

function Notice({
  icon,
  title,
  action,
  children,
}: {
  icon: ReactNode;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="standing"
      className="flex flex-wrap items-start gap-x-4 sm:items-center gap-y-3 rounded-card border border-line bg-sunken px-5 py-4 text-ink [&>svg]:size-5 [&>svg]:shrink-0 max-sm:[&>svg]:mt-0.5"
    >
      {icon}
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="standing" className="font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 text-[15px] text-muted">{children}</p>
      </div>
      {action}
    </section>
  );
}
