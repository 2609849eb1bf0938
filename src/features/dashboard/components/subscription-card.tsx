import { paths } from '@/shared/config/paths';
import { tierBadge } from '@/shared/lib/tiers';
import { useMember } from '@/shared/session/member';
import { ButtonLink } from '@/shared/ui/button';
import { SideCard } from '@/shared/ui/side-card';
import { Skeleton } from '@/shared/ui/skeleton';
import { TierBadge } from '@/shared/ui/tier-badge';

/** What the member pays for, and the way to the plans. */
export function SubscriptionCard() {
  const { data: member } = useMember();
  return <SideCard title="Subscription">{member ? <Plan tier={member.membership_tier} /> : <Skeleton className="mt-3 h-20" />}</SideCard>;
}

function Plan({ tier }: { tier: string }) {
  const paid = tierBadge(tier) !== null;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-[15px] font-semibold text-ink">
        {paid ? 'Your plan' : tier === 'basic' ? 'Basic Plan' : 'Free Plan'}
        <TierBadge tier={tier} />
      </p>
      <p className="mt-1 text-[15px] text-muted">
        {paid
          ? 'Verified deals, sellers’ contact details and exclusive events are open to you.'
          : 'Paid plans open verified deals, sellers’ contact details and exclusive events.'}
      </p>
      <ButtonLink to={paths.membership} variant="secondary" className="mt-4">
        {paid ? 'View Membership' : 'View Plans'}
      </ButtonLink>
    </>
  );
}
