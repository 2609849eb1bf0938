import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChartColumn, FileCheck, FileSpreadsheet } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { DownloadCsv } from '@/platform/export/download-csv';
import { useAuth } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import { MenuLink } from '@/kit/ui/menu';
import { ErrorState } from '@/kit/ui/error-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { Segmented } from '@/kit/ui/segmented';
import { listingGroups, parseOwnFilter, totalListings, type OwnCounts, type OwnFilter } from '../own-listing';
import { OwnListingList, type LoadDeleteListing } from './own-listing-list';
import { ownCountsQuery } from '../api/queries';

interface MyListingsProps {
  /** The button to submit a listing. */
  submitListing: ReactNode;
  loadDeleteListing: LoadDeleteListing;
}

/** The member's own listings with their counts and actions, filtered by a status in the URL. */
export function MyListings({ submitListing, loadDeleteListing }: MyListingsProps) {
  const { user } = useAuth();
  const { data: counts } = useQuery({ ...ownCountsQuery(user?.id ?? ''), enabled: !!user });
  const isEmpty = counts !== undefined && totalListings(counts) === 0;
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="My Listings"
        lead="Your listings and how they’re doing."
        // Narrow screens have some of them in the menu.
        actions={
          <>
            <ButtonLink to={paths.analytics} variant="secondary" icon={<ChartColumn aria-hidden />}>
              Analytics
            </ButtonLink>
            <ButtonLink to={paths.submitProperty} variant="secondary" icon={verifyIcon} className="max-lg:hidden">
              Verify with contract
            </ButtonLink>
            <ButtonLink to={paths.importListings} variant="secondary" icon={importIcon} className="max-lg:hidden">
              Import listings
            </ButtonLink>
            {/* The empty list has it. */}
            {isEmpty ? null : submitListing}
            {user ? <More userId={user.id} /> : null}
          </>
        }
      />
      {user ? (
        <FilteredListings userId={user.id} loadDeleteListing={loadDeleteListing} />
      ) : (
        <ErrorState title="User not logged in" />
      )}
    </Page>
  );
}

const verifyIcon = <FileCheck aria-hidden />;
const importIcon = <FileSpreadsheet aria-hidden />;

/** The menu of the screen: what narrow screens have no buttons for, and the download of what's shown. */
function More({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const status = parseOwnFilter(params.get('status'));
  return (
    <DownloadCsv
      key={status}
      name="my-listings"
      load={(exporting) => import('../csv').then(({ ownListingsCsv }) => ownListingsCsv(userId, status, exporting))}
    >
      <MenuLink to={paths.submitProperty} icon={verifyIcon} className="lg:hidden">
        Verify with contract
      </MenuLink>
      <MenuLink to={paths.importListings} icon={importIcon} className="lg:hidden">
        Import listings
      </MenuLink>
    </DownloadCsv>
  );
}

interface FilteredListingsProps extends Pick<MyListingsProps, 'loadDeleteListing'> {
  userId: string;
}

function FilteredListings({ userId, loadDeleteListing }: FilteredListingsProps) {
  const [params, setParams] = useSearchParams();
  const status = parseOwnFilter(params.get('status'));
  const show = (next: OwnFilter) => setParams(next === 'all' ? {} : { status: next }, { replace: true });
  const { data: counts } = useQuery(ownCountsQuery(userId));
  const none = counts !== undefined && totalListings(counts) === 0;
  return (
    <>
      {none ? null : (
        <Segmented
          label="Status"
          value={status}
          onChange={show}
          options={options(counts, status)}
          className="numeric max-w-full self-start"
        />
      )}
      <OwnListingList
        key={status}
        userId={userId}
        status={status}
        onAll={() => show('all')}
        loadDeleteListing={loadDeleteListing}
      />
    </>
  );
}

const statusLabels: Readonly<Record<OwnFilter, string>> = {
  all: 'All',
  active: 'Active',
  under_contract: 'Under contract',
  paused: 'Paused',
  held: 'Held for review',
  removed: 'Taken down',
  sold: 'Sold',
};

/** Groups that most members have nothing in: left out then. */
const rareGroups: readonly OwnFilter[] = ['under_contract', 'held', 'removed'];

/** Each group with its count once loaded. */
function options(counts: OwnCounts | undefined, chosen: OwnFilter) {
  const numbers = counts && { ...counts, all: totalListings(counts) };
  return (['all', ...listingGroups] as const)
    .filter((value) => !rareGroups.includes(value) || value === chosen || (numbers?.[value] ?? 0) > 0)
    .map((value) => ({
      value,
      label: numbers ? `${statusLabels[value]} ${numbers[value]}` : statusLabels[value],
    }));
}
