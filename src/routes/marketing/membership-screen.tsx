import { MembershipPlans } from '@/features/membership/components/plans/membership-plans';
import { PlanDetails } from '@/features/membership/components/plans/plan-details';
import { Page } from '@/shared/ui/page';
import { usePageTitle } from '@/shared/ui/route-effects';

/** The plans on the public site, for visitors and for members who come by it. */
export default function MembershipScreen() {
  usePageTitle('Membership');
  return (
    <Page>
      <div className="mx-auto mb-10 max-w-2xl pt-4 text-center sm:mb-14 sm:pt-8">
        <h1 className="font-display text-4xl font-semibold tracking-[-0.02em] text-balance sm:text-5xl">
          Pay when the deals are worth it.
        </h1>
        <p className="mt-4 text-lg text-balance text-muted">
          Joining is free. Closers see who sells, filter for verified contracts, and post without a joint venture.
        </p>
      </div>
      <MembershipPlans />
      <PlanDetails />
    </Page>
  );
}
