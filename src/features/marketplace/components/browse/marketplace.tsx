import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDate, formatNumber } from '@/shared/lib/format';
import { isOutdated } from '@/shared/lib/is-outdated';
import { useAuth } from '@/shared/session/auth-provider';
import { Page, PageHeading } from '@/shared/ui/page';
import { facetsQuery } from '../../api/queries';
import { noFilters, type Filters } from '../../filters';
import { sortFor } from '../../rules';
import { ActiveFilters } from './active-filters';
import { MarketplaceResults } from './marketplace-results';
import { MarketplaceToolbar } from './marketplace-toolbar';
import { SaveSearch } from './save-search';
import { SubmitForVerified } from './submit-for-verified';
import { SignUpBanner } from '../sign-up-banner';
import { SubmitListingAction } from '../wizard/submit-listing-action';
import { useFound } from './use-found';
import { useMarketplaceAddress } from './use-marketplace-address';
import { useVerifiedGate } from './use-verified-gate';

interface MarketplaceProps {
  /** Which presentation it stands in: decides the title and where links lead. */
  host: 'public' | 'app';
}

/** The marketplace of both hosts: search, filters, order, cards and map. */
export function Marketplace({ host }: MarketplaceProps) {
  const asked = useMarketplaceAddress();
  const { status } = useAuth();
  const address = useMemo(() => ({ ...asked, sort: sortFor(asked.sort, status) }), [asked, status]);
  const gate = useVerifiedGate(address);
  const byMatch = address.sort === 'best-match';
  // Whether there is a buy box to sort by is not known before it is known who asks.
  const waiting = gate.waiting || (byMatch && status === 'loading');
  const [resets, setResets] = useState(0);
  const { change } = address;
  const filtersButton = useRef<HTMLButtonElement>(null);

  const reset = useCallback(() => {
    setResets((count) => count + 1);
    change({ search: '', filters: noFilters });
  }, [change]);
  // The button that was pressed goes with the empty list.
  useEffect(() => {
    if (resets > 0) filtersButton.current?.focus();
  }, [resets]);

  return (
    <Page className="flex flex-col gap-4 sm:gap-6">
      <PageHeading
        title={host === 'app' ? 'Property Marketplace' : 'Marketplace'}
        lead={<Total />}
        // The app's title is too long for that.
        actionsBeside={host === 'public'}
        actions={
          <>
            <SubmitForVerified host={host} />
            <SubmitListingAction host={host} />
          </>
        }
      />
      {status === 'unauthenticated' ? <SignUpBanner /> : null}
      <div className="flex flex-col gap-2 sm:gap-3">
        {/* A reset empties the field as well, typed but unsent text included. */}
        <MarketplaceToolbar key={resets} address={address} gate={gate} filtersRef={filtersButton} />
        <ActiveFilters filters={gate.filters} onChange={(filters) => change({ filters })} afterwards={filtersButton} />
        <Summary search={address.search} filters={gate.filters} waiting={waiting} byMatch={byMatch} />
      </div>
      <MarketplaceResults
        address={address}
        filters={gate.filters}
        waiting={waiting}
        linkTo={host === 'app' ? paths.listing : paths.property}
        onReset={reset}
        onRefused={gate.onRefused}
      />
    </Page>
  );
}

/** How many listings there are, whatever is asked for. */
function Total() {
  const facets = useQuery(facetsQuery());
  const data = isOutdated(facets) ? undefined : facets.data;
  // What failed is said where the listings would be.
  const unknown = facets.isError ? 'Off-market deals' : 'Counting listings';
  return (
    <span className="numeric">
      {data ? `${formatNumber(data.total)} ${data.total === 1 ? 'listing' : 'listings'}` : unknown}
    </span>
  );
}

/** How many are found, when that was, and the way to keep the search. */
function Summary({
  search,
  filters,
  waiting,
  byMatch,
}: {
  search: string;
  filters: Filters;
  waiting: boolean;
  byMatch: boolean;
}) {
  const { text, updatedAt } = useFound({ search, filters }, !waiting && !byMatch);
  return (
    <div className="numeric flex min-h-8 items-center justify-between gap-x-4 text-sm text-muted max-sm:text-[13px] sm:min-h-11">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 sm:contents">
        {byMatch ? (
          <ByMatch />
        ) : (
          <output className="font-medium text-ink">{text === null ? '' : `Showing ${text}`}</output>
        )}
        {/* Where the page was written at build time, the day is the builder's until it is asked again: then another element says it. */}
        {updatedAt > 0 ? (
          <p key={updatedAt} suppressHydrationWarning className="sm:order-last sm:ml-auto">
            Last updated {formatDate(new Date(updatedAt).toISOString())}
          </p>
        ) : null}
      </div>
      <SaveSearch search={search} filters={filters} />
    </div>
  );
}

/** In place of their number: the order leaves out what fails the buy box. */
function ByMatch() {
  return (
    <p className="font-medium text-ink">
      What fits your buy box, the best first{' '}
      <Link
        to={paths.buyBox}
        className="ml-1 inline-flex min-h-6 items-center rounded font-semibold text-evergreen-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        Change it
      </Link>
    </p>
  );
}
