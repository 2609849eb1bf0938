import { CircleX } from 'lucide-react';
import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { savedDestination } from '@/platform/navigation/saved-destination';
import { ButtonAnchor, ButtonLink } from '@/kit/ui/button';
import { PaymentOutcome } from './payment-outcome';

/** Where Stripe returns a member who didn't pay. */
export function PaymentCanceled() {
  return (
    <PaymentOutcome
      icon={<CircleX aria-hidden />}
      tone="neutral"
      title="Payment Canceled"
      text="You left the payment page before paying. You weren’t charged, and your plan hasn’t changed."
      actions={
        <>
          <ButtonLink to={paths.membershipFor(savedDestination('') || null)} size="lg" full>
            Try Again
          </ButtonLink>
          <ButtonLink to={paths.dashboard} variant="secondary" size="lg" full>
            Back to Dashboard
          </ButtonLink>
          <ButtonAnchor href={publicOrigin(window.location) + paths.contact} variant="ghost" size="lg" full>
            Contact Support
          </ButtonAnchor>
        </>
      }
    />
  );
}
