import { MembershipPlans } from '@/features/membership/components/plans/membership-plans';
import { PlanDetails } from '@/features/membership/components/plans/plan-details';
import { Page } from '@/platform/layout/page';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { useDisplayFont } from './display-font';

/** The public membership page. */
export default function MembershipScreen() {
  usePageTitle('Membership');
  useDisplayFont();
  return (
    <Page>
      <div className="mx-auto mb-10 max-w-2xl pt-4 text-center sm:mb-14 sm:pt-8">
        <h1 className="font-display text-4xl font-semibold tracking-[-0.02em] text-balance sm:text-5xl">
          Upgrade when the deals are worth it.
        </h1>
        <p className="mt-4 text-lg text-balance text-muted">
          Joining is free. Closers get sellers’ contact details, a filter for verified listings, and no joint venture on
          their own.
        </p>
      </div>
      <MembershipPlans />
      <PlanDetails />
    </Page>
  );
}
