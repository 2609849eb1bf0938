import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { DownloadCsv } from '@/platform/export/download-csv';
import { useNow } from '@/kit/hooks/use-now';
import { Page, PageHeading } from '@/platform/layout/page';
import { describeError } from '@/platform/errors/describe-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { ErrorState } from '@/kit/ui/error-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { invitationsQuery, liveOffersQuery, openDealsQuery } from '../api/queries';
import { useBuyersFunds } from '@/shared/deals/api/buyers-funds';
import { useLiveDeals } from '@/shared/deals/use-live-deals';
import { countOffers, offersBySection, type ListSection } from '../list-sections';
import { DealRow } from './deal-row';
import { DealsListItems } from './deals-list-items';
import { DealsListSection } from './deals-list-section';
import { EndedDeals, EndedOffers } from './ended';
import { Invitations } from './invitations';

const headings = {
  active: { title: 'Offers', lead: 'Your offers, and your deals under contract.' },
  ended: { title: 'Closed', lead: 'Your deals and offers that have ended.' },
};

/** The member's offers and deals, by what they have to do, or those that ended. Which ones is in the URL. */
export function DealsList({ userId }: { userId: string }) {
  useLiveDeals();
  const [params] = useSearchParams();
  const view = params.get('view') === 'ended' ? 'ended' : 'active';
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        {...headings[view]}
        actionsBeside
        actions={
          <DownloadCsv
            key={view}
            name={`deals-${view}`}
            load={(exporting) => import('../csv').then(({ dealsCsv }) => dealsCsv(userId, view, exporting))}
          />
        }
      />
      {view === 'active' ? (
        <Active userId={userId} />
      ) : (
        <>
          <EndedDeals userId={userId} />
          <EndedOffers userId={userId} />
        </>
      )}
    </Page>
  );
}

function Active({ userId }: { userId: string }) {
  const offers = useQuery({ ...liveOffersQuery(userId), refetchOnWindowFocus: true });
  const deals = useQuery({ ...openDealsQuery(userId), refetchOnWindowFocus: true });
  const invitations = useQuery(invitationsQuery(userId));
  const funds = useBuyersFunds(userId, offers.data ?? []);
  const now = useNow();
  const queries = [offers, deals, invitations];
  const failed = queries.find(({ data, error }) => data === undefined && error);
  if (failed) {
    return (
      <ErrorState
        title="We couldn’t load your deals"
        text={describeError(failed.error)}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch();
        }}
        retrying={queries.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!offers.data || !deals.data || !invitations.data) return <DealsListSkeleton />;
  const list = offersBySection(offers.data, userId, now);
  const count = (section: ListSection) => countOffers(section, list[section], userId, now);
  if (invitations.data.length + deals.data.length + Object.values(list).flat().length === 0) return <NoDeals />;
  return (
    <div className="flex flex-col gap-9">
      <Invitations invitations={invitations.data} />
      <DealsListSection title="Needs your answer" count={count('answer')}>
        <DealsListItems items={list.answer} funds={funds} now={now} />
      </DealsListSection>
      <DealsListSection title="Under contract" count={deals.data.length}>
        <ul className="flex flex-col gap-3">
          {deals.data.map((deal) => (
            <li key={deal.id}>
              <DealRow deal={deal} userId={userId} now={now} />
            </li>
          ))}
        </ul>
      </DealsListSection>
      <DealsListSection title="Waiting for the other side" count={count('waiting')}>
        <DealsListItems items={list.waiting} funds={funds} now={now} />
      </DealsListSection>
      <DealsListSection title="Backup offers" count={count('backup')}>
        <DealsListItems items={list.backup} funds={funds} now={now} />
      </DealsListSection>
    </div>
  );
}

function NoDeals() {
  return (
    <EmptyState
      icon={<Handshake aria-hidden />}
      title="No offers yet"
      text="Offers you make, and offers on your listings, appear here until they’re closed."
      action={
        <>
          <ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>
          <ButtonLink to={paths.myListings} variant="secondary">
            My Listings
          </ButtonLink>
        </>
      }
    />
  );
}

function DealsListSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-6 w-44" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="mt-6 h-6 w-36" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}
