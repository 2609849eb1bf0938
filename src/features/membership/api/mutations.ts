import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { invokeFunction } from '@/platform/supabase/functions';
import type { Plan } from '../plans';
import { membershipKeys } from './keys';

/** Opens a Stripe checkout for a plan and returns its URL. Idempotent while the checkout is open. */
export const startCheckoutMutation = mutationOptions({
  mutationKey: membershipKeys.startCheckout,
  mutationFn: async ({ price_id, mode }: Plan): Promise<string> => {
    const origin = appOrigin(window.location);
    return urlOf(
      await invokeFunction('checkout', {
        price_id,
        mode,
        success_url: `${origin}${paths.paymentSuccess}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}${paths.paymentCancel}`,
      }),
    );
  },
});

/** The part of Stripe's customer portal to open. */
export type PortalPart = 'subscription_update' | 'payment_method_update' | 'subscription_cancel' | 'all';

/** Opens Stripe's customer portal, which returns to the billing screen, and returns its URL. */
export const openPortalMutation = mutationOptions({
  mutationKey: membershipKeys.openPortal,
  mutationFn: async (part: PortalPart): Promise<string> =>
    urlOf(
      await invokeFunction('billing-portal', {
        return_url: `${appOrigin(window.location)}${paths.billing}`,
        ...(part !== 'all' && { flow: part }),
      }),
    ),
});

function urlOf(response: unknown): string {
  if (typeof response === 'object' && response !== null && 'url' in response && typeof response.url === 'string')
    return response.url;
  throw new Error('The response has no URL.');
}
