// Opens Stripe's payment page for a plan: only for the caller, only for the price shown, and only one at a time. The
// session is recorded in stripe_checkouts before it's created, so retries return the same one.
import { ownAddress, ownOrigins, withSessionId } from '../_shared/addresses.ts';
import { requireCustomer } from '../_shared/customer.ts';
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { callDatabase, requireMember, serviceClient, variable, type SupabaseClient } from '../_shared/project.ts';
import { isMissing, livingStatuses, Stripe, stripeClient } from '../_shared/stripe.ts';
import { findPriceProblem, type Plan } from '../_shared/price.ts';

/** The result of public.claim_checkout. */
type Claim =
  | { state: 'open'; checkout_id: string; session_id: string; url: string }
  | { state: 'opening'; checkout_id: string; expire: string | null }
  | { state: 'busy' };

interface Order {
  plan: Plan;
  successUrl: string;
  cancelUrl: string;
}

servePost('Failed to create checkout session', async (request) => {
  const member = await requireMember(request, 'User must be authenticated');
  const service = serviceClient();
  const order = await readOrder(service, await readObject(request));
  const claim = await callDatabase<Claim>(service, 'claim_checkout', {
    member: member.id,
    price: order.plan.price_id,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  });
  if (claim.state === 'open') return json({ url: claim.url });
  if (claim.state === 'busy')
    throw new Refusal(409, 'We’re already opening a payment page for you. Please try again in a minute.');
  const stripe = stripeClient();
  try {
    await requirePrice(stripe, order.plan);
    const customer = await requireCustomer(stripe, service, member);
    if (claim.expire) await expire(stripe, service, claim.expire);
    await requireNoSubscription(stripe, customer);
    const session = await stripe.checkout.sessions.create(
      {
        mode: order.plan.mode,
        customer,
        client_reference_id: member.id,
        metadata: { user_id: member.id },
        subscription_data: { metadata: { user_id: member.id } },
        line_items: [{ price: order.plan.price_id, quantity: 1 }],
        // Only cards, which are paid right away, and only in the currency shown.
        payment_method_types: ['card'],
        adaptive_pricing: { enabled: false },
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
      },
      { idempotencyKey: `checkout-${claim.checkout_id}` },
    );
    await open(stripe, service, claim.checkout_id, session);
    return json({ url: session.url });
  } catch (error) {
    // After other failures Stripe may have created the session, which a retry with the same key returns.
    if (isFinal(error)) await callDatabase(service, 'drop_checkout', { checkout: claim.checkout_id });
    throw error;
  }
});

async function readOrder(service: SupabaseClient, body: Record<string, unknown>): Promise<Order> {
  const price = body.price_id ?? body.priceId;
  if (typeof price !== 'string') throw new Refusal(400, 'The request is invalid.');
  const { data: plan, error } = await service
    .from('membership_plans')
    .select('price_id, mode, amount, interval')
    .eq('price_id', price)
    .eq('offered', true)
    .maybeSingle<Plan>();
  if (error) throw new Error(`membership_plans: ${error.code} ${error.message}`);
  if (!plan) throw new Refusal(400, 'This plan is no longer available.');
  if (body.mode !== plan.mode) throw new Refusal(400, `This plan is paid in the mode '${plan.mode}'.`);
  const origins = ownOrigins();
  const app = variable('APP_URL').replace(/\/+$/, '');
  return {
    plan,
    successUrl: withSessionId(ownAddress(body.success_url ?? body.successUrl ?? `${app}/payment/success`, origins)),
    cancelUrl: ownAddress(body.cancel_url ?? body.cancelUrl ?? `${app}/payment/cancel`, origins),
  };
}

/** Rejects a plan whose price at Stripe differs from the price shown. */
async function requirePrice(stripe: Stripe, plan: Plan): Promise<void> {
  const problem = await findPriceProblem(stripe, plan);
  if (problem) throw new WrongPrice(problem);
}

class WrongPrice extends Error {}

/** Expires the payment page of the previously selected plan. */
async function expire(stripe: Stripe, service: SupabaseClient, session: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.expire(session).catch((error: unknown) => {
    // Already paid or expired.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return stripe.checkout.sessions.retrieve(session).catch(lostSession);
  });
  if (status === 'open') throw new Error(`Session ${session} is still open`);
  await callDatabase(service, 'close_checkout', { session, status });
  if (status === 'complete') throw new Refusal(409, 'Your payment is being confirmed. Please wait a moment.');
}

/** A session that Stripe doesn't have can't be paid. */
function lostSession(error: unknown): { status: 'expired' } {
  if (isMissing(error)) return { status: 'expired' };
  throw error;
}

/** Rejects customers who have already paid: Stripe knows before its events reach us. */
async function requireNoSubscription(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  if (data.some(({ status }) => livingStatuses.includes(status)))
    throw new Refusal(409, 'You already have a membership. Change it under Billing.');
}

/** Records the open payment page, or expires it if that's refused, so that no second page can be paid. */
async function open(
  stripe: Stripe,
  service: SupabaseClient,
  checkout: string,
  { id, url, expires_at }: Stripe.Checkout.Session,
): Promise<void> {
  try {
    await callDatabase(service, 'open_checkout', {
      checkout,
      session: id,
      url,
      expires_at: new Date(expires_at * 1000).toISOString(),
    });
  } catch (error) {
    if (error instanceof Refusal) await stripe.checkout.sessions.expire(id);
    throw error;
  }
}

/** Whether a retry with the same key would fail the same way: no session was created. */
function isFinal(error: unknown): boolean {
  const { StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
  // The same request is in progress, from a double click.
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 409) return false;
  return (
    error instanceof WrongPrice ||
    error instanceof Refusal ||
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeIdempotencyError
  );
}
