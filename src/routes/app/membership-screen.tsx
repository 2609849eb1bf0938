import { MembershipPlans } from '@/features/membership/components/plans/membership-plans';
import { PlanDetails } from '@/features/membership/components/plans/plan-details';
import { Page, PageHeading } from '@/shared/layout/page';

/** Plans for members; the first screen after sign-up. */
export default function MembershipScreen() {
  return (
    <Page>
      <PageHeading title="Membership" lead="Free to join. Upgrade when the deals are worth it." className="mb-6" />
      <MembershipPlans />
      <PlanDetails />
    </Page>
  );
}
