import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useNow } from '@/kit/hooks/use-now';
import { Page, PageHeading } from '@/platform/layout/page';
import { QueryError } from '@/platform/query/query-error';
import { isUuid } from '@/kit/formatting/ids';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { offerQuery } from '../api/queries';
import { FundsBadge } from '@/shared/deals/funds-badge';
import { useBuyersFunds } from '@/shared/deals/api/buyers-funds';
import { useLiveDeals } from '@/shared/deals/use-live-deals';
import { GivenDisclosures } from '@/shared/rules/lazy-rules';
import { companyText } from '@/domain/offer/company';
import { otherName, sideOf, turnOf } from '@/domain/offer/offer';
import type { Side } from '@/domain/ledger/vocabulary';
import { claimsThatCount, reviewsText, type Buyer, type Negotiation } from '../negotiation';
import { ClaimsNotice } from './claims-notice';
import { ChangeOffer } from './change-offer';
import { CurrentTerms, EarlierVersions } from './offer-versions';
import { OfferActions } from './offer-actions';
import { OfferStateCard } from './offer-state';
import { OfferTimeline } from './offer-timeline';
import { OtherOffers } from './other-offers';
import { WhileYouWait, type NextSteps } from './while-you-wait';

interface OfferPageProps {
  offerId: string;
  userId: string;
  /** Downloads of the record, for an offer that ended without a deal. */
  receipt?: ReactNode;
  /** For the buyer, while the seller hasn't answered. */
  next: NextSteps;
}

/** One negotiation, for its buyer and its seller. With `?terms` in the URL, the form to change the terms. */
export function OfferPage({ offerId, userId, receipt, next }: OfferPageProps) {
  useLiveDeals();
  const known = isUuid(offerId);
  const query = useQuery({
    ...offerQuery(userId, offerId),
    enabled: known,
    refetchOnWindowFocus: true,
  });
  const { data, error } = query;
  const [params] = useSearchParams();
  if (!known || data === null) return <OfferNotFound />;
  if (!data) {
    return (
      <Page className="flex flex-col gap-5">
        <BackLink />
        <PageHeading title="Offer" className="sr-only" />
        {error ? <QueryError query={query} title="We couldn’t load this offer" /> : <OfferSkeleton />}
      </Page>
    );
  }
  return (
    <Page className="flex flex-col gap-5">
      {params.has('terms') ? (
        <ChangeOffer page={data} userId={userId} />
      ) : (
        <>
          <BackLink />
          <OfferDetails page={data} userId={userId} receipt={receipt} next={next} />
        </>
      )}
    </Page>
  );
}

function BackLink() {
  return (
    <Link
      to={paths.deals}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-muted',
        'hover:text-ink [&_svg]:size-4',
      )}
    >
      <ArrowLeft aria-hidden />
      Deals
    </Link>
  );
}

interface OfferDetailsProps extends Pick<OfferPageProps, 'userId' | 'receipt' | 'next'> {
  page: Negotiation;
}

function OfferDetails({ page, userId, receipt, next }: OfferDetailsProps) {
  const now = useNow();
  const { offer, versions, dealId, listing } = page;
  const side = sideOf(offer, userId);
  const funds = useBuyersFunds(userId, [offer])?.[offer.buyer_id ?? ''];
  const [current, previous] = versions;
  if (!side) return null;
  const other = otherName(offer, side);
  const company = companyText(offer);
  const turn = turnOf(offer, side, now);
  const awaitsSeller = side === 'buyer' && (turn === 'waiting' || turn === 'sealed');
  return (
    <>
      <PageHeading
        title={side === 'buyer' ? 'Your offer' : `Offer from ${other}`}
        tab={`Offer on ${offer.title}`}
        lead={
          listing ? (
            <Link to={paths.listing(listing.id)} className="rounded underline-offset-4 hover:underline">
              {offer.title}, {offer.address}
            </Link>
          ) : (
            `${offer.title}, ${offer.address}`
          )
        }
      />
      {company === null ? null : (
        <p className="-mt-2 text-[15px] wrap-anywhere">
          {side === 'buyer' ? 'You act' : `${other} acts`} for {company}
        </p>
      )}
      {side === 'seller' && page.buyer ? <BuyerLinks name={other} buyer={page.buyer} /> : null}
      {funds ? (
        <p className="-mt-2">
          <FundsBadge funds={funds} />
        </p>
      ) : null}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <aside className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="flex flex-col gap-6 lg:sticky lg:top-24">
            <OfferStateCard page={page} side={side} now={now}>
              <OfferActions page={page} side={side} now={now} />
            </OfferStateCard>
            {awaitsSeller ? <WhileYouWait page={page} userId={userId} steps={next} /> : null}
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-6">
          {side === 'seller' ? <OtherOffers page={page} userId={userId} /> : null}
          {turn === 'over' ? null : (
            <ClaimsNotice recorded={claimsThatCount(page)} listing={listing} text={countingText(side, other)} />
          )}
          {current ? (
            <CurrentTerms page={page} version={current} previous={previous ?? null} side={side} />
          ) : (
            <EmptyState
              title="Sealed offer"
              text={
                offer.state === 'sealed'
                  ? 'The terms open when the call for offers ends. Until then, only the buyer can read them.'
                  : 'It ended before it was opened, so you can’t read its terms.'
              }
            />
          )}
          {previous ? <EarlierVersions versions={versions.slice(1)} side={side} other={other} /> : null}
          <GivenDisclosures subjectId={offer.id} readerId={userId} />
          {current ? (
            <OfferTimeline page={page} side={side} receipt={turn === 'over' && !dealId ? receipt : null} />
          ) : null}
        </div>
      </div>
      {awaitsSeller && listing ? <next.similar listingId={listing.id} linkTo={paths.listing} /> : null}
    </>
  );
}

/** Who made the offer: their profile, and what others say about them. */
function BuyerLinks({ name, buyer: { id, ratings } }: { name: string; buyer: Buyer }) {
  const linkClass = 'rounded text-evergreen-ink underline-offset-4 hover:underline pointer-coarse:py-2.5';
  return (
    <p className="numeric -mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[15px] font-medium">
      <Link to={paths.member(id)} className={linkClass}>
        View {name}’s profile
      </Link>
      <Link to={`${paths.member(id)}#reviews`} className={linkClass}>
        {reviewsText(ratings)}
      </Link>
    </p>
  );
}

function countingText(side: Side, other: string): string {
  return side === 'buyer'
    ? 'The seller changed them after you set your terms. What you saw then is what counts if this becomes a deal.'
    : `You changed them after ${other} set the terms. What they saw then is what counts if this becomes a deal.`;
}

/** Shown for an unknown offer, and to everyone but its buyer and its seller. */
function OfferNotFound() {
  return (
    <Page>
      <PageHeading title="Offer" className="sr-only" />
      <EmptyState
        icon={<FileX aria-hidden />}
        title="Offer not found"
        text="Only its buyer and its seller can open an offer."
        action={<ButtonLink to={paths.deals}>View deals</ButtonLink>}
      />
    </Page>
  );
}

function OfferSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <Skeleton className="h-10 w-56" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
