import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Orders } from '@/features/membership/components/billing/orders';
import { PortalActions } from '@/features/membership/components/billing/portal-actions';
import { SubscriptionCard } from '@/features/membership/components/subscription-card';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { Page, PageHeading } from '@/platform/layout/page';

/** Plan, card, and payments. */
export default function BillingScreen() {
  const user = useUser();
  return (
    <Page narrow>
      <Link
        to={paths.account}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-medium text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Account
      </Link>
      <PageHeading title="Billing" lead="Your plan, card, and payment history." />
      <div key={user.id} className="mt-6 flex flex-col gap-10">
        <SubscriptionCard
          userId={user.id}
          renderActions={(subscription) => <PortalActions subscription={subscription} />}
        />
        <Orders userId={user.id} />
      </div>
    </Page>
  );
}
