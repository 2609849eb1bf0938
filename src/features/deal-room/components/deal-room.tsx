import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useNow } from '@/kit/hooks/use-now';
import { Page, PageHeading } from '@/platform/layout/page';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { Skeleton } from '@/kit/ui/skeleton';
import { SplitSection } from './split/split-section';
import { useLiveDeals } from '@/shared/deals/use-live-deals';
import { dealQuery } from '../api/queries';
import { isPartner, principalSide } from '@/domain/deal/deal';
import { partyOf, type Deal } from '../room';
import type { RoomProps, RoomSlots } from '../room-view';
import { Access } from './access';
import { AgreedTerms } from './agreed-terms';
import { ClosingSection } from './closing-section';
import { ContractWarning } from './contract-warning';
import { DealHeader } from './deal-header';
import { DealInvitation } from './deal-invitation';
import { EndDeal } from './end-deal';
import { EndingSection } from './ending-section';
import { Milestones } from './milestones';
import { Parties } from './parties';
import { PaymentSection } from './payment/payment-section';
import { DoubleCloseSection } from './double-close/double-close-section';
import { DealRecord } from './deal-record';
import { TitleSection } from './title/title-section';

/** A deal's page, or its loading, error, invitation, or not-available state. */
export function DealRoom({ dealId, ...slots }: RoomSlots & { dealId: string }) {
  const { id: userId } = useUser();
  const query = useQuery(dealQuery(userId, dealId));
  const { data: deal, error } = query;
  useLiveDeals();
  if (deal === null) return <DealInvitation dealId={dealId} userId={userId} />;
  return (
    <Page className="flex flex-col gap-5">
      <BackToDeals />
      {deal ? <Room deal={deal} userId={userId} slots={slots} /> : null}
      {deal ? null : <PageHeading title="Deal" className="sr-only" />}
      {!deal && error ? <QueryError query={query} title="We couldn’t load this deal" /> : null}
      {!deal && !error ? <Loading /> : null}
    </Page>
  );
}

function BackToDeals() {
  return (
    <Link
      to={paths.deals}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-muted hover:text-ink',
        '[&_svg]:size-4',
      )}
    >
      <ArrowLeft aria-hidden />
      Deals
    </Link>
  );
}

function Room({ deal, userId, slots }: { deal: Deal; userId: string; slots: RoomSlots }) {
  const now = useNow();
  const viewer = partyOf(deal, userId);
  // Access just ended; the next answer is "not available".
  if (!viewer) return <Loading />;
  const room: RoomProps = { deal, viewer, now };
  const partner = isPartner(viewer);
  return (
    <>
      <DealHeader {...room} />
      <ContractWarning {...room} />
      {/* On phones, one column in the order of the numbers. */}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <Milestones {...room} />
          <DoubleCloseSection {...room} className="max-lg:order-1" />
          <PaymentSection {...room} className="max-lg:order-1" />
          <TitleSection {...room} className="max-lg:order-1" />
          {viewer.rights.includes('terms') ? <ClosingSection {...room} className="max-lg:order-3" /> : null}
          {deal.state === 'fell_through' ? (
            <div className="contents *:max-lg:order-1">{slots.release?.(room)}</div>
          ) : null}
          {deal.state === 'fell_through' && viewer.rights.includes('terms') ? (
            <EndingSection {...room} className="max-lg:order-1" />
          ) : null}
          {deal.state === 'closed' && viewer.rights.includes('terms') ? (
            <div className="contents *:max-lg:order-3">{slots.outcomes?.(room)}</div>
          ) : null}
          {partner ? <SplitSection {...room} className="max-lg:order-4" /> : null}
          <div className="contents *:max-lg:order-6">{slots.documents?.(room)}</div>
          {partner ? <DealRecord {...room} receipt={slots.receipt?.(room)} className="max-lg:order-7" /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          {viewer.rights.includes('terms') ? (
            <AgreedTerms {...room} amend={slots.amend?.(room)} className="max-lg:order-2" />
          ) : null}
          <Access {...room} className="max-lg:order-2" />
          <Parties {...room} className="max-lg:order-5" />
          <div className="contents *:max-lg:order-5">{slots.messages?.(room)}</div>
          {principalSide(viewer) && deal.state === 'open' ? <EndDeal {...room} className="max-lg:order-8" /> : null}
        </div>
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-5">
      <output className="sr-only">Loading deal</output>
      <div className="flex gap-5">
        <Skeleton className="aspect-4/3 w-28 rounded-card sm:w-44" />
        <div className="flex flex-1 flex-col gap-3">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-40" />
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}
