import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { toast } from '@/shared/ui/toaster';
import { useFeedback } from '../../api/mutations';
import { feedbackQuery } from '../../api/queries';
import type { Feedback, Listing } from '../../listing';
import { isSaved } from '../../saves';
import { AuthGate, type Gate } from '../auth-gate';
import { FeedbackBar } from './feedback-bar';
import { JvNotice } from './jv-notice';
import { ListingFacts } from './listing-facts';
import { ListingGallery } from './listing-gallery';
import { ListingHeader } from './listing-header';
import { OwnerPanel } from './owner-panel';
import { PriceHistory } from './price-history';
import { SellerPanel, type MessageSeller } from './seller-panel';
import { SignUpBanner } from '../sign-up-banner';
import { SimilarListings } from './similar-listings';
import { StandingNotice } from './standing-notice';
import { useLiveCounts } from './use-live-listing';
import { useSaves } from '../use-saves';

interface ListingDetailProps {
  listing: Listing;
  /** When it was read, in milliseconds: what days since are reckoned from. */
  readAt: number;
  linkTo: (id: string) => string;
  /** Below everything that is said of it. */
  actions?: ReactNode;
  /** The way to write to the seller. */
  message?: MessageSeller | undefined;
  /** What the figures come to, below them. */
  insights?: ReactNode;
  /** What only the owner is told, in their panel. */
  ownerNews?: ReactNode;
}

/** A listing, loaded. */
export function ListingDetail({ listing, readAt, linkTo, actions, message, insights, ownerNews }: ListingDetailProps) {
  useLiveCounts(listing.id);
  const { user, status } = useAuth();
  // What is below the fold comes in a second pass, which gives way to the reader.
  const isWhole = useDeferredValue(true, false);
  const sold = listing.status === 'sold';
  const [gate, setGate] = useState<Gate | null>(null);
  const own = useQuery({ ...feedbackQuery(listing.id, user?.id ?? ''), enabled: user !== null });
  const press = useFeedback(listing.id, user?.id ?? null, () => toast.error('Failed to update feedback'));
  const { saves, save } = useSaves();
  const saved = isSaved(saves, listing);
  const vote = (pressed: Feedback) => {
    if (user) press(pressed);
    else setGate('review');
  };
  const toggleSaved = () => {
    if (user) save(listing.id, !saved);
    else setGate('save');
  };

  return (
    <article className={clsx('flex flex-col gap-8', !isWhole && 'min-h-dvh')}>
      <ListingGallery images={listing.images} title={listing.title} />
      <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <StandingNotice listing={listing} readerId={user?.id ?? null} />
          <ListingHeader listing={listing} readAt={readAt} saved={saved} onSave={toggleSaved} />
          {sold ? null : <JvNotice sharePct={listing.jv_share_pct} />}
        </div>
        {isWhole ? (
          <>
            {/* Right of everything on wide screens, right after the figures on narrow ones. */}
            <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <div className="lg:sticky lg:top-24">
                {listing.user_id === user?.id ? (
                  <OwnerPanel listingId={listing.id} news={ownerNews} />
                ) : (
                  <SellerPanel listing={listing} onGate={() => setGate('contact')} message={message} />
                )}
              </div>
            </div>
            <div className="flex min-w-0 flex-col gap-9">
              <section aria-labelledby="description">
                <h2 id="description" className="text-xl font-semibold">
                  Description
                </h2>
                <p className="mt-3 max-w-prose break-words whitespace-pre-line text-ink">{listing.description}</p>
              </section>
              <ListingFacts listing={listing} />
              {insights}
              <PriceHistory listing={listing} />
              <FeedbackBar listing={listing} own={own.data ?? null} onPress={vote} />
              {actions}
            </div>
          </>
        ) : null}
      </div>
      {isWhole ? <SimilarListings listingId={listing.id} linkTo={linkTo} /> : null}
      {isWhole && status === 'unauthenticated' ? <SignUpBanner /> : null}
      <AuthGate gate={gate} onClose={() => setGate(null)} returnTo={paths.listing(listing.id)} />
    </article>
  );
}
