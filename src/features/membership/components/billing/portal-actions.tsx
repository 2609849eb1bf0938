import { paths } from '@/domain/site/paths';
import { Button, ButtonLink, type ButtonVariant } from '@/kit/ui/button';
import { Failure } from '@/platform/errors/failure';
import { openPortalMutation, type PortalPart } from '../../api/mutations';
import { portalErrors } from '../../errors';
import { isActive, isDisputed, isOngoing, type Subscription } from '../../subscription';
import { useStripeRedirect } from '../use-stripe-redirect';

interface Action {
  part: PortalPart;
  label: string;
  variant: ButtonVariant;
}

/** What the member can do in Stripe's portal, most likely action first. */
function actionsFor(subscription: Subscription): Action[] {
  const card: Action = { part: 'payment_method_update', label: 'Update card', variant: 'secondary' };
  const change: Action = { part: 'subscription_update', label: 'Change plan', variant: 'secondary' };
  const cancel: Action = { part: 'subscription_cancel', label: 'Cancel membership', variant: 'ghost' };
  const resume: Action = { part: 'all', label: 'Resume membership', variant: 'primary' };
  if (!isOngoing(subscription)) return [{ part: 'all', label: 'Open billing portal', variant: 'secondary' }];
  if (isDisputed(subscription)) return subscription.cancelAtPeriodEnd ? [card] : [card, cancel];
  if (!isActive(subscription)) {
    const first =
      subscription.subscriptionStatus === 'paused' ? [resume, card] : [{ ...card, variant: 'primary' } as const];
    // The portal refuses to cancel twice.
    return subscription.cancelAtPeriodEnd ? first : [...first, cancel];
  }
  if (subscription.cancelAtPeriodEnd) return [resume, card];
  return [change, card, cancel];
}

/** Buttons that open Stripe's customer portal, which returns here. */
export function PortalActions({ subscription }: { subscription: Subscription | null }) {
  const portal = useStripeRedirect(openPortalMutation);
  return (
    <>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {subscription === null || !isOngoing(subscription) ? (
          <ButtonLink to={paths.membership}>View Plans</ButtonLink>
        ) : null}
        {subscription
          ? actionsFor(subscription).map(({ part, label, variant }) => (
              <Button
                key={part}
                variant={variant}
                busy={portal.pending === part}
                disabled={portal.pending !== null && portal.pending !== part}
                onClick={() => portal.open(part)}
              >
                {label}
              </Button>
            ))
          : null}
      </div>
      <Failure error={portal.failed?.error} errors={portalErrors} className="mt-4" />
      {subscription ? (
        <p className="mt-4 text-sm text-muted">You’ll do this on our payment provider’s site, then return here.</p>
      ) : null}
    </>
  );
}
