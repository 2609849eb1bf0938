import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { invokeFunction } from '@/shared/supabase/functions';
import { membershipKeys } from './keys';

/** Opens a checkout at the card provider and gives the address of its page. Asked twice, it is the same one. */
export const startCheckoutMutation = mutationOptions({
  mutationKey: membershipKeys.startCheckout,
  mutationFn: async ({ priceId }: { priceId: string }): Promise<string> => {
    const origin = appOrigin(window.location);
    return addressIn(
      await invokeFunction('checkout', {
        price_id: priceId,
        mode: 'subscription',
        success_url: `${origin}${paths.paymentSuccess}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}${paths.paymentCancel}`,
      }),
    );
  },
});

/** The parts of the provider's portal that can be opened at once. */
export type PortalFlow = 'subscription_update' | 'payment_method_update' | 'subscription_cancel';

/** Gives the address of the provider's portal, or of one of its parts, which leads back to the billing screen. */
export const openPortalMutation = mutationOptions({
  mutationKey: membershipKeys.openPortal,
  mutationFn: async (flow?: PortalFlow): Promise<string> =>
    addressIn(await invokeFunction('billing-portal', { return_url: `${appOrigin(window.location)}${paths.billing}`, ...(flow && { flow }) })),
});

function addressIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string') return answer.url;
  throw new Error('The answer holds no address.');
}
