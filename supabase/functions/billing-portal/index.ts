// Opens Stripe's customer portal: change the plan or card, cancel, and find invoices.
import { ownAddress, ownOrigins } from '../_shared/addresses.ts';
import { customerOf, followEmail } from '../_shared/customer.ts';
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { callDatabase, requireMember, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { livingStatuses, stripeClient, type Stripe } from '../_shared/stripe.ts';

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

servePost('We couldn’t open billing. Please try again.', async (request) => {
  const member = await requireMember(request, 'User must be authenticated');
  const { return_url, flow } = await readObject(request);
  const returnUrl = ownAddress(return_url, ownOrigins());
  const service = serviceClient();
  const customer = await customerOf(service, member.id);
  if (!customer) throw new Refusal(404, 'You don’t have a billing account yet.');
  const flowData = await flowOf(service, member.id, flow, returnUrl);
  await callDatabase(service, 'record_portal_visit', { member: member.id });
  const stripe = stripeClient();
  if (!(await followEmail(stripe, customer, member.email))) {
    throw new Refusal(404, 'We couldn’t find your billing account. Please contact us.');
  }
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
    ...(flowData && { flow_data: flowData }),
  });
  return json({ url });
});

/** The portal page for `flow`, which returns when done; null for the portal's home page. */
async function flowOf(
  service: SupabaseClient,
  member: string,
  flow: unknown,
  returnUrl: string,
): Promise<FlowData | null> {
  if (flow === undefined || flow === null) return null;
  const after_completion = { type: 'redirect', redirect: { return_url: returnUrl } } as const;
  if (flow === 'payment_method_update') return { type: flow, after_completion };
  if (flow !== 'subscription_update' && flow !== 'subscription_cancel')
    throw new Refusal(400, 'The request is invalid.');
  const subscription = await activeSubscription(service, member);
  return { type: flow, [flow]: { subscription }, after_completion };
}

async function activeSubscription(service: SupabaseClient, member: string): Promise<string> {
  const { data, error } = await service
    .from('stripe_subscriptions')
    .select('subscription_id')
    .eq('user_id', member)
    .in('status', livingStatuses)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw new Error(`stripe_subscriptions: ${error.code} ${error.message}`);
  if (!data) throw new Refusal(409, 'You don’t have an active membership.');
  return data.subscription_id as string;
}
