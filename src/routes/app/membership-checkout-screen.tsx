import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CheckoutGuard } from '@/features/membership/components/checkout/checkout-guard';
import { CheckoutForm } from '@/features/membership/components/checkout/checkout-form';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { Page, PageHeading } from '@/platform/layout/page';

/** Order review before the Stripe checkout. */
export default function MembershipCheckoutScreen() {
  const user = useUser();
  return (
    <Page narrow>
      <Link
        to={paths.membership}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-medium text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Membership
      </Link>
      <PageHeading title="Checkout" lead="Check your plan, then pay by card." className="mb-7" />
      <CheckoutGuard key={user.id} userId={user.id}>
        <CheckoutForm />
      </CheckoutGuard>
    </Page>
  );
}
