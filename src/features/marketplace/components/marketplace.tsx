import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '@/shared/lib/format';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { Page, PageHeading } from '@/shared/ui/page';
import { countQuery } from '../api/queries';
import { cappedCount } from '../rules';
import { MarketplaceResults } from './marketplace-results';
import { MarketplaceToolbar } from './marketplace-toolbar';
import { SignUpBanner } from './sign-up-banner';
import { SubmitListingAction } from './submit-listing-action';
import { useMarketplaceAddress } from './use-marketplace-address';

interface MarketplaceProps {
  /** Which presentation it stands in: decides the title and where links lead. */
  host: 'public' | 'app';
}

/** The marketplace of both hosts: search, order, cards. */
export function Marketplace({ host }: MarketplaceProps) {
  const address = useMarketplaceAddress();
  const { status } = useAuth();
  const [resets, setResets] = useState(0);
  const all = useQuery(countQuery(''));
  const found = useQuery(countQuery(address.search));

  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title={host === 'app' ? 'Property Marketplace' : 'Marketplace'}
        lead={<span className="numeric">{leadOf(all)}</span>}
        actions={<SubmitListingAction host={host} />}
      />
      {status === 'unauthenticated' ? <SignUpBanner /> : null}
      {/* A reset empties the field as well, typed but unsent text included. */}
      <MarketplaceToolbar key={resets} address={address} />
      <div className="numeric flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm text-muted">
        <output className="font-medium text-ink">
          {found.data === undefined ? '' : `Showing ${counted(found.data, 'property', 'properties')}`}
        </output>
        {found.data === undefined ? null : <p>Last updated {formatDate(new Date(found.dataUpdatedAt).toISOString())}</p>}
      </div>
      <MarketplaceResults
        address={address}
        linkTo={host === 'app' ? paths.listing : paths.property}
        onReset={() => {
          setResets(resets + 1);
          address.change({ search: '' });
        }}
      />
    </Page>
  );
}

function leadOf({ data, isError }: UseQueryResult<number>): string {
  if (data !== undefined) return counted(data, 'listing');
  // What failed is said where the listings would be.
  return isError ? 'Off-market deals from members' : 'Counting listings';
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${cappedCount(count)} ${count === 1 ? one : many}`;
}
