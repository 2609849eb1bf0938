import { MembershipPlans } from '@/features/membership/components/plans/membership-plans';
import { PlanDetails } from '@/features/membership/components/plans/plan-details';
import { Page, PageHeading } from '@/shared/ui/page';

/** The plans, as a member sees them. A new member's first screen. */
export default function MembershipScreen() {
  return (
    <Page>
      <PageHeading title="Membership" lead="Free to join. Pay when the deals are worth it." className="mb-6" />
      <MembershipPlans />
      <PlanDetails />
    </Page>
  );
}
