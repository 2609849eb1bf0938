import { useQuery } from '@tanstack/react-query';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { AppLink } from '@/platform/navigation/app-link';
import { useAuth } from '@/platform/auth/auth-provider';
import { formatDeadline } from '@/kit/time/deadlines';
import { SideCard } from '@/kit/ui/side-card';
import { Skeleton } from '@/kit/ui/skeleton';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { listingOffersQuery, type ListingActivity } from '../api/listing-queries';
import { buyerAction } from '../buyer-action';
import { OfferBar } from './offer-bar';

interface ListingOffersProps {
  listing: { id: string; user_id: string; status: string; removed_at: string | null; state: string; price: number };
}

const loadCall = () => import('./call-for-offers').then(({ CallForOffers }) => CallForOffers);

/** On a listing's page: a link to make an offer or to the reader's own, or for the seller, the offers and the call. */
export function ListingOffers({ listing }: ListingOffersProps) {
  const { user, status } = useAuth();
  const userId = user?.id ?? '';
  const isOwn = userId !== '' && listing.user_id === userId;
  const { data, isError } = useQuery({
    ...listingOffersQuery(userId, listing.id),
    enabled: status !== 'loading' && listing.status !== 'sold' && listing.removed_at === null,
  });
  if (listing.removed_at !== null) return null;
  if (isOwn) return <SellerOffers listing={listing} found={data ?? null} failed={isError} />;
  return <BuyerOffer listing={listing} found={data ?? null} userId={userId} />;
}

interface SideProps {
  listing: ListingOffersProps['listing'];
  /** Null while loading, and if it failed. */
  found: ListingActivity | null;
}

function BuyerOffer({ listing, found, userId }: SideProps & { userId: string }) {
  const action = buyerAction(listing, found, userId);
  if (!action) return null;
  const isPlain = action.kind === 'make' && listing.status === 'active' && !found?.call;
  return (
    // Without a second column, the bar has the button, and a plain invitation says nothing else.
    <div className={isPlain ? '*:first:max-lg:hidden' : undefined}>
      <SideCard title={action.title}>
        <div className="mt-1 flex flex-col gap-4">
          <p className="text-[15px] text-muted">{action.text}</p>
          {action.kind === 'make' && found?.call ? (
            <p className="numeric text-[15px] font-semibold">
              Offers are due {formatDeadline(found.call.deadline, found.call.time_zone)}
            </p>
          ) : null}
          <AppLink to={action.to} size="lg" full className="max-lg:hidden">
            {action.label}
          </AppLink>
        </div>
      </SideCard>
      <OfferBar price={listing.price} action={action} />
    </div>
  );
}

function SellerOffers({ listing, found, failed }: SideProps & { failed: boolean }) {
  const showCall = useLazyComponent(loadCall, found !== null && listing.status === 'active');
  if (listing.status === 'sold') return null;
  const count = found?.offers.length ?? 0;
  return (
    <SideCard title="Offers">
      <div className="mt-1 flex flex-col gap-4">
        {found || failed ? null : <Skeleton className="h-16" />}
        <p className="text-[15px] text-muted empty:hidden">
          {failed
            ? 'We couldn’t load the offers on this listing. See them in Deals.'
            : count > 0
              ? `You have ${pluralize(count, 'live offer')} on this listing.`
              : found && 'Offers on this listing appear here and in Deals.'}
        </p>
        <div className="flex flex-col gap-2">
          {found?.dealId ? (
            <AppLink to={paths.deal(found.dealId)} full>
              Open deal room
            </AppLink>
          ) : null}
          {count > 0 || failed ? (
            <AppLink to={paths.deals} variant={found?.dealId ? 'secondary' : 'primary'} full>
              {failed ? 'View deals' : `View offers (${count})`}
            </AppLink>
          ) : null}
          {found ? showCall?.({ listingId: listing.id, state: listing.state, call: found.call }) : null}
        </div>
      </div>
    </SideCard>
  );
}
