import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { Page, PageHeading } from '@/platform/layout/page';
import { useHideOnScroll } from '@/platform/layout/use-hide-on-scroll';
import type { Host, LoadSuggestions } from '@/shared/search/suggestions';
import { useAuth } from '@/platform/auth/auth-provider';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { SignUpBanner } from '@/shared/listings/sign-up-banner';
import { isStale } from '../is-stale';
import { facetsQuery } from '../api/queries';
import { emptyFilters } from '@/domain/filters/filters';
import { effectiveSort } from '@/domain/filters/sorts';
import { ActiveFilters } from './active-filters';
import { MarketplaceResults } from './marketplace-results';
import { MarketplaceToolbar } from './marketplace-toolbar';
import { ResultSummary, type LoadSaveSearch } from './result-summary';
import { SubmitForVerified } from './submit-for-verified';
import { useMarketplaceQuery } from './use-marketplace-query';
import { useSentence } from './use-sentence';
import { useVerifiedAccess } from './use-verified-access';

interface MarketplaceProps {
  /** Decides the title and where links lead. */
  host: Host;
  /** Downloads the suggestions of the search field. */
  loadSuggestions: LoadSuggestions;
  /** Downloads the button that saves a search. */
  loadSaveSearch: LoadSaveSearch;
  /** The button to submit a listing. */
  submitListing: ReactNode;
}

const loadNote = () => import('./sentence-note').then(({ SentenceNote }) => SentenceNote);

/** The marketplace of both hosts: search, filters, sort, cards and map. */
export function Marketplace({ host, loadSuggestions, loadSaveSearch, submitListing }: MarketplaceProps) {
  const requested = useMarketplaceQuery();
  const { status } = useAuth();
  const isVisitor = status === 'unauthenticated';
  const query = useMemo(
    () => ({ ...requested, sort: effectiveSort(requested.sort, isVisitor) }),
    [requested, isVisitor],
  );
  const verified = useVerifiedAccess(query);
  const sentence = useSentence(requested);
  const showNote = useLazyComponent(loadNote, sentence.note !== null);
  const bestMatch = query.sort === 'best-match';
  // Wait for auth before sorting by buy box.
  const waiting = verified.waiting || sentence.isReading || (bestMatch && status === 'loading');
  const [resets, setResets] = useState(0);
  const { set } = query;
  const filtersButton = useRef<HTMLButtonElement>(null);

  const reset = useCallback(() => {
    setResets((count) => count + 1);
    set({ search: '', filters: emptyFilters });
  }, [set]);
  // The reset button disappears with the empty state, so move the focus.
  useEffect(() => {
    if (resets > 0) filtersButton.current?.focus();
  }, [resets]);

  return (
    <BelowHeader>
      <PageHeading
        title={host === 'app' ? 'Property Marketplace' : 'Marketplace'}
        lead={<TotalListings />}
        // The app's title leaves no room for them.
        actionsBeside={host === 'public'}
        actions={
          // Phones have the app's tab bar and My Listings to post.
          <div className={clsx('flex flex-wrap gap-3', host === 'app' && 'max-lg:hidden')}>
            <SubmitForVerified host={host} />
            {submitListing}
          </div>
        }
      />
      {status === 'unauthenticated' ? <SignUpBanner /> : null}
      {/* The key remounts the search field on reset, so that unsubmitted text is cleared, too. */}
      <MarketplaceToolbar
        key={resets}
        query={query}
        verified={verified}
        host={host}
        loadSuggestions={loadSuggestions}
        onSentence={sentence.read}
        filtersRef={filtersButton}
        activeFilters={
          <ActiveFilters
            filters={verified.filters}
            onChange={(filters) => set({ filters })}
            focusAfter={filtersButton}
          />
        }
      />
      <div className="flex flex-col gap-2 max-sm:-mt-2 sm:-mt-3 sm:gap-3">
        <output className="flex flex-col gap-2 text-sm empty:hidden">
          {sentence.note && showNote
            ? showNote({ note: sentence.note, onChoose: (typed, place) => void sentence.choose(typed, place) })
            : null}
        </output>
        <ResultSummary
          search={query.search}
          filters={verified.filters}
          waiting={waiting}
          sort={query.sort}
          loadSaveSearch={loadSaveSearch}
        />
      </div>
      <MarketplaceResults
        query={query}
        filters={verified.filters}
        waiting={waiting}
        linkTo={host === 'app' ? paths.listing : paths.property}
        loadSaveSearch={loadSaveSearch}
        onReset={reset}
        onForbidden={verified.onForbidden}
      />
    </BelowHeader>
  );
}

/** The screen's column. `--below-header` is where sticky elements begin, since the header hides on scrolling down. */
function BelowHeader({ children }: { children: ReactNode }) {
  const isHidden = useHideOnScroll(true);
  return (
    <Page
      className={clsx('flex flex-col gap-4 sm:gap-6', isHidden ? '[--below-header:0rem]' : '[--below-header:4rem]')}
    >
      {children}
    </Page>
  );
}

/** The number of active listings, regardless of filters. */
function TotalListings() {
  const facets = useQuery(facetsQuery());
  const data = isStale(facets) ? undefined : facets.data;
  // The list below shows the error.
  if (!data) return facets.isError ? 'Off-market deals' : 'Counting listings';
  return <span className="numeric">{pluralize(data.total, 'listing')}</span>;
}
