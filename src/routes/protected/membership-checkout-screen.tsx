import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BuyersOnly } from '@/features/membership/components/choice/buyers-only';
import { CheckoutForm } from '@/features/membership/components/choice/checkout-form';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { Page, PageHeading } from '@/shared/ui/page';

/** The order before the card provider takes over. */
export default function MembershipCheckoutScreen() {
  const { user } = useAuth();
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
      {user ? (
        <BuyersOnly key={user.id} userId={user.id}>
          <CheckoutForm />
        </BuyersOnly>
      ) : null}
    </Page>
  );
}
