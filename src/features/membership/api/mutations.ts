import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { RequestFailure } from '@/shared/supabase/errors';
import { invokeFunction } from '@/shared/supabase/functions';
import type { Plan } from '../plans';
import { membershipKeys } from './keys';
import { plansQuery } from './plans';

/** Opens a checkout for a plan at the card provider and gives the address of its page. Asked twice, it is the same one. */
export const startCheckoutMutation = mutationOptions({
  mutationKey: membershipKeys.startCheckout,
  mutationFn: async (planId: Plan['id'], { client }): Promise<string> => {
    const plan = (await client.ensureQueryData(plansQuery)).find(({ id }) => id === planId);
    if (!plan) throw new RequestFailure('not-found', 'This plan is not offered any more.', null, null);
    const origin = appOrigin(window.location);
    return addressIn(
      await invokeFunction('checkout', {
        price_id: plan.price_id,
        mode: plan.mode,
        success_url: `${origin}${paths.paymentSuccess}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}${paths.paymentCancel}`,
      }),
    );
  },
});

/** What the provider's portal is opened for: one of its parts, or all of it. */
export type PortalPart = 'subscription_update' | 'payment_method_update' | 'subscription_cancel' | 'all';

/** Gives the address of the provider's portal, which leads back to the billing screen. */
export const openPortalMutation = mutationOptions({
  mutationKey: membershipKeys.openPortal,
  mutationFn: async (part: PortalPart): Promise<string> =>
    addressIn(
      await invokeFunction('billing-portal', {
        return_url: `${appOrigin(window.location)}${paths.billing}`,
        ...(part !== 'all' && { flow: part }),
      }),
    ),
});

function addressIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string')
    return answer.url;
  throw new Error('The answer holds no address.');
}
