import { MembershipPlans } from '@/features/membership/components/plans/membership-plans';
import { PlanDetails } from '@/features/membership/components/plans/plan-details';
import { Page, PageHeading } from '@/shared/layout/page';
import { ContinueCard } from '@/shared/navigation/continue-card';

/** Plans for members; the first screen after sign-up. */
export default function MembershipScreen() {
  return (
    <Page>
      <PageHeading title="Membership" lead="Free to join. Upgrade when the deals are worth it." className="mb-6" />
      <ContinueCard text="Go on to what you came for. You can choose or change a plan here anytime." />
      <MembershipPlans />
      <PlanDetails />
    </Page>
  );
}
