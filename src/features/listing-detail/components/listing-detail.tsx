import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { toast } from '@/kit/ui/toaster';
import type { Feedback, Listing } from '@/domain/listing/listing';
import { detailColumns } from '@/domain/filters/listing-layout';
import { isSaved } from '@/shared/listings/saves';
import { BuyerMatches } from '@/shared/listings/listing-matches';
import { notePendingSave } from '@/shared/listings/pending-save';
import { SignInPrompt, type SignInReason } from '@/shared/listings/sign-in-prompt';
import { DealTerms } from './deal-terms';
import { DocumentsSection } from './documents-section';
import { FeedbackBar } from './feedback-bar';
import { ListingFacts } from './listing-facts';
import { ListingGallery } from './listing-gallery';
import { ListingHeader } from './listing-header';
import { ListingLocation } from './listing-location';
import { PriceHistory } from './price-history';
import { SellerPanel, type ConnectSeller, type MessageSeller } from './seller-panel';
import { SignUpBanner } from '@/shared/listings/sign-up-banner';
import { SimilarListings } from './similar-listings';
import { StatusNotice } from './status-notice';
import { useLiveListing } from './use-live-listing';
import { useSaves } from '@/shared/listings/use-saves';
import { usePending } from '@/platform/offline/outgoing';
import { useFeedback, feedbackQuery, type OutgoingVote } from '../api/feedback';
import { Handshake, Pencil } from 'lucide-react';
import { jvTerms } from '../notices';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

interface ListingDetailProps {
  listing: Listing;
  /** It was deleted or paused after it was loaded. */
  gone: boolean;
  /** When it was loaded (ms), for the recent price drop. */
  loadedAt: number;
  linkTo: (id: string) => string;
  /** Below the content. */
  actions?: ReactNode;
  /** Next to Save. */
  pipeline?: ReactNode;
  /** Button to message the seller. */
  message?: MessageSeller | undefined;
  connect?: ConnectSeller | undefined;
  /** The offers on it, above the seller. */
  offers?: ReactNode;
  /** Key results of the deal, below the price. */
  headline?: ReactNode;
  /** The deal analysis, below the header. */
  insights?: ReactNode;
  /** Shown in the owner's panel. */
  ownerInsights?: ReactNode;
}

/** A loaded listing. */
export function ListingDetail({
  listing,
  gone,
  loadedAt,
  linkTo,
  actions,
  pipeline,
  message,
  connect,
  offers,
  headline,
  insights,
  ownerInsights,
}: ListingDetailProps) {
  useLiveListing(listing.id);
  const { user, status } = useAuth();
  // Render what's below the fold in a second, interruptible pass.
  const isComplete = useDeferredValue(true, false);
  const sold = listing.status === 'sold';
  const [prompt, setPrompt] = useState<SignInReason | null>(null);
  const { own, vote, saved, waiting, toggleSaved } = useReaction(listing, setPrompt);
  // What keeps others from seeing it comes first.
  const hidden = gone || listing.removed_at !== null;
  const notice = <StatusNotice listing={listing} gone={gone} readerId={user?.id ?? null} />;

  return (
    <article className={clsx('flex flex-col gap-8', !isComplete && 'min-h-dvh')}>
      <div className={clsx(detailColumns, 'lg:grid-rows-[auto_1fr]')}>
        <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
          <ListingGallery images={listing.images} title={listing.title} />
          {hidden ? notice : null}
          <ListingHeader
            listing={listing}
            loadedAt={loadedAt}
            saved={saved}
            waiting={waiting.save}
            disabled={gone}
            onSave={toggleSaved}
            headline={headline}
            pipeline={pipeline}
          />
          {hidden ? null : notice}
          {sold || gone ? null : <SaleNotices listing={listing} readerId={user?.id} />}
          {isComplete ? insights : null}
        </div>
        {isComplete ? (
          <>
            {/* In the right column on wide screens, after the analysis on narrow ones. */}
            <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <div className="flex flex-col gap-5 lg:sticky lg:top-24">
                {gone ? null : offers}
                {listing.user_id === user?.id && !gone ? (
                  <OwnerPanel listingId={listing.id} insights={ownerInsights} />
                ) : (
                  <SellerPanel
                    listing={listing}
                    closed={sold || gone}
                    onLocked={() => setPrompt('contact')}
                    message={message}
                    connect={connect}
                  />
                )}
              </div>
            </div>
            <div className="flex min-w-0 flex-col gap-9">
              <Description text={listing.description} />
              <ListingFacts listing={listing} />
              <DealTerms listing={listing} />
              <DocumentsSection listing={listing} gone={gone} onSignIn={() => setPrompt('documents')} />
              <ListingLocation listing={listing} />
              <PriceHistory listing={listing} />
              <FeedbackBar listing={listing} own={own} waiting={waiting.vote} disabled={gone} onPress={vote} />
              {gone ? null : actions}
            </div>
          </>
        ) : null}
      </div>
      {isComplete ? <SimilarListings listingId={listing.id} linkTo={linkTo} /> : null}
      {isComplete && status === 'unauthenticated' ? <SignUpBanner /> : null}
      <VisitorPrompt listingId={listing.id} reason={prompt} onClose={() => setPrompt(null)} />
    </article>
  );
}

interface VisitorPromptProps {
  listingId: string;
  reason: SignInReason | null;
  onClose: () => void;
}

function VisitorPrompt({ listingId, reason, onClose }: VisitorPromptProps) {
  return (
    <SignInPrompt
      reason={reason}
      onClose={onClose}
      onLeave={() => reason === 'save' && notePendingSave(listingId)}
      returnTo={paths.listing(listingId)}
    />
  );
}

/** The reader's vote and save, and how to change them; visitors are asked to sign in. */
function useReaction(listing: Listing, onSignIn: (reason: SignInReason) => void) {
  const { user } = useAuth();
  const own = useQuery({ ...feedbackQuery(listing.id, user?.id ?? ''), enabled: user !== null });
  const press = useFeedback(listing.id, user?.id ?? null, () => toast.error('Failed to update feedback'));
  const { saves, save, waiting } = useSaves();
  const saved = isSaved(saves, listing);
  const outgoing = usePending<OutgoingVote>('vote').find(({ key, state }) => key === listing.id && state !== 'failed');
  return {
    own: (outgoing ? outgoing.value.next : own.data) ?? null,
    saved,
    waiting: { save: waiting.has(listing.id), vote: outgoing?.state === 'waiting' },
    vote: (pressed: Feedback) => {
      if (user) press(pressed);
      else onSignIn('review');
    },
    toggleSaved: () => {
      if (user) save(listing.id, !saved);
      else onSignIn('save');
    },
  };
}

function Description({ text }: { text: string }) {
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl font-semibold">
        Description
      </h2>
      <p className="mt-3 max-w-prose break-words whitespace-pre-line text-ink">{text}</p>
    </section>
  );
}

/** What to know before making an offer: the joint venture requirement, and who else offers it. */
function SaleNotices({ listing, readerId }: { listing: Listing; readerId: string | undefined }) {
  const isOwn = listing.user_id === readerId;
  return (
    <>
      <JvNotice sharePct={listing.jv_share_pct} isOwn={isOwn} />
      {isOwn ? null : <BuyerMatches listingId={listing.id} sellerId={listing.user_id} />}
    </>
  );
}

/** The joint venture requirement; hidden when there is none. */
function JvNotice({ sharePct, isOwn }: { sharePct: number; isOwn: boolean }) {
  const text = jvTerms(sharePct, isOwn);
  if (!text) return null;
  return (
    <section
      aria-labelledby="jv"
      className="flex items-start gap-4 rounded-card bg-amber-soft px-5 py-4 text-amber-ink"
    >
      <Handshake aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <h2 id="jv" className="font-semibold">
          {sharePct}% joint venture required
        </h2>
        <p className="mt-0.5 text-[15px]">{text}</p>
      </div>
    </section>
  );
}

/** Replaces the seller panel for the listing's owner. */
function OwnerPanel({ listingId, insights }: { listingId: string; insights?: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="owner-heading" className="flex flex-col gap-5">
        <div>
          <h2 id="owner-heading" className="text-lg font-semibold">
            Your listing
          </h2>
          <p className="mt-1 text-sm text-muted">Others see your name and contact details here.</p>
        </div>
        {insights}
        <div className="flex flex-col gap-2">
          <ButtonLink to={paths.editListing(listingId)} variant="secondary" full icon={<Pencil aria-hidden />}>
            Edit
          </ButtonLink>
          <ButtonLink to={paths.myListings} variant="ghost" full>
            My Listings
          </ButtonLink>
        </div>
      </section>
    </Card>
  );
}
