import { Link } from 'react-router-dom';
import { CheckoutGuard } from '@/features/membership/components/checkout/checkout-guard';
import { PlanPicker } from '@/features/membership/components/checkout/plan-picker';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { Page, PageHeading } from '@/platform/layout/page';

/** Lets a new member choose a plan or skip for now. */
export default function MembershipSelectScreen() {
  const user = useUser();
  return (
    <Page narrow>
      <PageHeading
        title="Choose your plan"
        lead={
          <>
            Both plans include full membership.{' '}
            <Link to={paths.membership} className="rounded font-medium text-evergreen-ink underline underline-offset-4">
              See what’s included
            </Link>
          </>
        }
        className="mb-7"
      />
      <CheckoutGuard key={user.id} userId={user.id}>
        <PlanPicker />
      </CheckoutGuard>
    </Page>
  );
}
