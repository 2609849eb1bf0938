import { MembershipPlans } from '@/features/membership/components/plans/membership-plans';
import { PlanDetails } from '@/features/membership/components/plans/plan-details';
import { isPaidTier } from '@/domain/member/tiers';
import { useMember } from '@/platform/session/member';
import { Page, PageHeading } from '@/platform/layout/page';
import { ContinueCard } from '@/platform/navigation/continue-card';

/** Plans for members; the first screen after sign-up. Members who have paid see their plan, without the comparison. */
export default function MembershipScreen() {
  const { data: member } = useMember();
  const paid = !!member && isPaidTier(member.membership_tier);
  return (
    <Page>
      <PageHeading
        title="Membership"
        lead={
          paid
            ? 'Your plan, when it renews, and what it includes.'
            : 'Free to join. Upgrade when the deals are worth it.'
        }
        className="mb-6"
      />
      <ContinueCard text="Continue what you were doing. You can choose or change a plan here anytime." />
      <MembershipPlans />
      {paid ? null : <PlanDetails />}
    </Page>
  );
}
