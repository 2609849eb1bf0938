import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkedDraftNotice } from '@/domain/site/draft-links';
import { paths } from '@/domain/site/paths';
import { Gate } from '@/shared/entitlements/gate';
import { useUnverified } from '@/shared/entitlements/use-gated';
import { toIsoDay } from '@/kit/formatting/format';
import { formatDeadline } from '@/kit/time/deadlines';
import { zoneOfState } from '@/kit/time/time-zones';
import { QueryError } from '@/platform/query/query-error';
import { Page, PageHeading } from '@/platform/layout/page';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { toast } from '@/kit/ui/toast';
import { Warning } from '@/kit/ui/warning';
import { useMakeOffer } from '../api/mutations';
import { offeredListingQuery, type OfferedListingPage } from '../api/queries';
import { newOfferAccess } from '../new-offer-access';
import { claimsOf } from '@/domain/deal/claims';
import { emptyOffer, linkedOffer } from '../schema';
import { askedTerms, termHints } from '../seller-terms';
import { ClaimsNotice } from './claims-notice';
import { OfferForm } from './offer-form';
import { OfferRules } from './offer-rules';
import { dayMs } from '@/kit/time/durations';

/** Makes an offer on a listing. */
export function NewOffer({ listingId, userId }: { listingId: string; userId: string }) {
  const query = useQuery({ ...offeredListingQuery(userId, listingId), refetchOnMount: 'always' });
  const { data, error } = query;
  return (
    <Page className="flex flex-col gap-6">
      {data === undefined ? <PageHeading title="Make an offer" /> : null}
      {data === undefined ? (
        error ? (
          <QueryError query={query} title="We couldn’t load this listing" />
        ) : (
          <FormSkeleton />
        )
      ) : (
        <Loaded found={data} userId={userId} />
      )}
    </Page>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
      <Skeleton className="h-64 rounded-card max-lg:hidden" />
    </div>
  );
}

function Loaded({ found, userId }: { found: OfferedListingPage | null; userId: string }) {
  const access = newOfferAccess(found, userId);
  if (!found || access.kind === 'not-found') {
    return (
      <>
        <PageHeading title="Make an offer" className="sr-only" />
        <EmptyState
          icon={<Store aria-hidden />}
          title="Property not found"
          text="It may have been sold or removed, or the link is incomplete."
          action={<ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>}
        />
      </>
    );
  }
  if (access.kind !== 'open') {
    return (
      <>
        <PageHeading title="Make an offer" lead={found.listing.title} />
        <EmptyState
          title={access.title}
          text={access.text}
          action={<ButtonLink to={access.to}>{access.label}</ButtonLink>}
        />
      </>
    );
  }
  return <Form found={found} userId={userId} />;
}

/** What happens once the offer is sent. */
function nextText({ call, status }: Pick<OfferedListingPage['listing'], 'call' | 'status'>): string {
  if (call) {
    return (
      `It stays sealed until ${formatDeadline(call.deadline, call.time_zone)}. Until then you can change or ` +
      'withdraw it. If the seller accepts it later, you’re under contract.'
    );
  }
  if (status === 'under_contract') {
    return (
      'We’ll notify the seller, who can keep it as a backup. A backup stays until you withdraw it. If the current ' +
      'deal falls through, the seller can accept it, and you’re under contract.'
    );
  }
  return 'We’ll notify the seller. If they accept, you’re under contract. Until then you can change or withdraw it.';
}

/** How long an offer is open unless the buyer says otherwise, rounded up to whole days. */
const openDays = 3;
/** When the buyer would close, unless the seller plans a day or the buyer says otherwise. */
const closingDays = 30;

function Form({ found: { listing, terms, funds, companies }, userId }: { found: OfferedListingPage; userId: string }) {
  const navigate = useNavigate();
  const make = useMakeOffer(listing.id);
  const unverified = useUnverified();
  const { hash } = useLocation();
  const [linked] = useState(() => linkedOffer(hash));
  const [initial] = useState(() => ({
    ...emptyOffer(zoneOfState(listing.state)),
    closing_on: toIsoDay(new Date(Date.now() + closingDays * dayMs)),
    ...askedTerms(terms, toIsoDay(new Date(Date.now() + openDays * dayMs))),
    ...linked,
  }));
  // The seller may change them while the member writes.
  const [seenFirst] = useState(() => claimsOf(listing));
  const { call } = listing;
  const isSealed = call !== null;
  return (
    <>
      <PageHeading
        title="Make an offer"
        lead={`${listing.title}, ${listing.address}, ${listing.city}, ${listing.state} ${listing.zip}`}
      />
      {listing.status === 'under_contract' ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-[15px]">
          This property is under contract with another buyer. The seller can keep your offer as a backup in case that
          deal falls through. A backup doesn’t expire: it stays until you withdraw it.
        </p>
      ) : null}
      <Gate act="offer">
        <OfferForm
          draftKey={`offer:${userId}:new:${listing.id}${hash}`}
          initial={initial}
          context={{
            now: Date.now,
            requiredShare: listing.jv_share_pct,
            sealedUntil: call?.deadline ?? null,
            companies,
          }}
          side="buyer"
          other="the seller"
          listingId={listing.id}
          askingPrice={listing.price}
          hints={termHints(terms, 'buyer', funds)}
          texts={{
            noun: 'Your offer',
            confirmTitle: isSealed ? 'Send this sealed offer?' : 'Send this offer?',
            next: nextText(listing),
            sendLabel: unverified ? 'Verify your email to send' : 'Send offer',
          }}
          closed={unverified}
          back={paths.listing(listing.id)}
          notice={
            <>
              <Warning>{Object.keys(linked).length > 0 ? linkedDraftNotice : null}</Warning>
              <OfferRules listing={listing} userId={userId} side="buyer" />
              <ClaimsNotice
                recorded={seenFirst}
                listing={listing}
                text="The seller changed them while you were writing. If you send your offer, the new numbers count."
              />
            </>
          }
          onSend={(sent, offerId) => make.mutateAsync({ ...sent, offerId, claims: claimsOf(listing) })}
          onSent={(offerId) => {
            toast.success('Offer sent');
            void navigate(paths.offer(offerId), { replace: true });
          }}
        />
      </Gate>
    </>
  );
}
