import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { formatDate } from '@/kit/formatting/format';
import { useNow } from '@/kit/hooks/use-now';
import { QueryError, type FailedQuery } from '@/platform/query/query-error';
import { LoadMore, type PagedQuery } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { endedDealsQuery, endedOffersQuery } from '../api/queries';
import { OfferBadge } from '@/shared/deals/offer-badge';
import { otherName, sideOf, type Offer } from '@/domain/offer/offer';
import { DealCard } from './deal-card';
import { DealRow } from './deal-row';

/** Deals that closed or fell through. */
export function EndedDeals({ userId }: { userId: string }) {
  const query = useInfiniteQuery(endedDealsQuery(userId));
  const now = useNow();
  const deals = query.data?.pages.flatMap(({ items }) => items);
  return (
    <EndedList
      title="Deals"
      itemsLabel="deals"
      empty="Deals that close or fall through appear here."
      query={query}
      rows={deals?.map((deal) => (
        <li key={deal.id}>
          <DealRow deal={deal} userId={userId} now={now} />
        </li>
      ))}
    />
  );
}

/** Offers that ended without a deal. */
export function EndedOffers({ userId }: { userId: string }) {
  const query = useInfiniteQuery(endedOffersQuery(userId));
  const offers = query.data?.pages.flatMap(({ items }) => items);
  return (
    <EndedList
      title="Offers"
      itemsLabel="offers"
      empty="Offers that are declined, withdrawn, or expire appear here."
      query={query}
      rows={offers?.map((offer) => (
        <li key={offer.id}>
          <EndedOffer offer={offer} userId={userId} />
        </li>
      ))}
    />
  );
}

interface EndedListProps {
  title: string;
  itemsLabel: string;
  empty: string;
  query: FailedQuery & PagedQuery;
  /** Undefined until loaded. */
  rows: readonly ReactNode[] | undefined;
}

function EndedList({ title, itemsLabel, empty, query, rows }: EndedListProps) {
  const id = `ended-${itemsLabel}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {rows ? (
        rows.length > 0 ? (
          <ul className="flex flex-col gap-3">{rows}</ul>
        ) : (
          <p className="text-[15px] text-muted">{empty}</p>
        )
      ) : query.error ? (
        <QueryError query={query} title={`We couldn’t load your ${itemsLabel}`} />
      ) : (
        <Skeleton className="h-24 rounded-card" />
      )}
      {rows ? <LoadMore itemsLabel={itemsLabel} query={query} /> : null}
    </section>
  );
}

function EndedOffer({ offer, userId }: { offer: Offer; userId: string }) {
  const side = sideOf(offer, userId) ?? 'buyer';
  const state = (
    <>
      <OfferBadge state={offer.state} />
      <span>{formatDate(offer.changed_at)}</span>
    </>
  );
  return (
    <DealCard to={paths.offer(offer.id)} title={offer.title} state={state}>
      <p className="text-sm text-muted">
        {side === 'buyer' ? `Your offer to ${otherName(offer, side)}` : `Offer from ${otherName(offer, side)}`}
      </p>
    </DealCard>
  );
}
