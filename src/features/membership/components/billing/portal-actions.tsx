import { paths } from '@/shared/config/paths';
import { Button, ButtonLink, type ButtonVariant } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { openPortalMutation, type PortalPart } from '../../api/mutations';
import { portalFailure } from '../../failures';
import { isActive, isLiving, type Subscription } from '../../subscription';
import { useProviderPage } from '../use-provider-page';

interface Action {
  part: PortalPart;
  label: string;
  variant: ButtonVariant;
}

/** What the provider's portal can do about a subscription, the first thing first. */
function actionsFor(subscription: Subscription): Action[] {
  const card: Action = { part: 'payment_method_update', label: 'Update card', variant: 'secondary' };
  const change: Action = { part: 'subscription_update', label: 'Change plan', variant: 'secondary' };
  const cancel: Action = { part: 'subscription_cancel', label: 'Cancel membership', variant: 'ghost' };
  const resume: Action = { part: 'all', label: 'Resume membership', variant: 'primary' };
  if (!isLiving(subscription)) return [{ part: 'all', label: 'Open billing portal', variant: 'secondary' }];
  if (!isActive(subscription)) {
    const first =
      subscription.subscriptionStatus === 'paused' ? [resume, card] : [{ ...card, variant: 'primary' } as const];
    // The portal refuses to cancel what is canceled already.
    return subscription.cancelAtPeriodEnd ? first : [...first, cancel];
  }
  if (subscription.cancelAtPeriodEnd) return [resume, card];
  return [change, card, cancel];
}

/** What can be done about the subscription: on the provider's own pages, which lead back here. */
export function PortalActions({ subscription }: { subscription: Subscription | null }) {
  const portal = useProviderPage(openPortalMutation);
  return (
    <>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {subscription === null || !isLiving(subscription) ? (
          <ButtonLink to={paths.membership}>View Plans</ButtonLink>
        ) : null}
        {subscription
          ? actionsFor(subscription).map(({ part, label, variant }) => (
              <Button
                key={part}
                variant={variant}
                busy={portal.underWay === part}
                disabled={portal.underWay !== null && portal.underWay !== part}
                onClick={() => portal.open(part)}
              >
                {label}
              </Button>
            ))
          : null}
      </div>
      <FormError className="mt-4">{portal.failed ? portalFailure(portal.failed.error) : null}</FormError>
      {subscription ? (
        <p className="mt-4 text-sm text-muted">You do this on our card provider’s pages, and come back here.</p>
      ) : null}
    </>
  );
}
