// Handles Stripe's events. An event only says that something changed: the current state is fetched under a ticket
// drawn beforehand and saved unless a later ticket has saved already. Events in any order, repeated or delayed, lead
// to the same state. Failures return 500, so that Stripe retries.
import { json, Refusal, servePost } from '../_shared/http.ts';
import { callDatabase, serviceClient, variable } from '../_shared/project.ts';
import { Stripe, stripeClient } from '../_shared/stripe.ts';
import { syncBilling } from '../_shared/sync-billing.ts';
import { subjectOf } from './subject.ts';

servePost('Couldn’t handle the event.', async (request) => {
  const stripe = stripeClient();
  const payload = await request.text();
  const event = await readEvent(stripe, payload, request.headers.get('stripe-signature'));
  const service = serviceClient();
  const { handled, ticket } = await callDatabase<{ handled: boolean; ticket: number }>(service, 'receive_event', {
    event: JSON.parse(payload),
  });
  if (handled) return json({ outcome: 'repeated' });
  try {
    return json({ outcome: await syncBilling(stripe, service, subjectOf(event), ticket, event.id) });
  } catch (reason) {
    const error = reason instanceof Error ? reason.message : String(reason);
    await callDatabase(service, 'fail_event', { event_id: event.id, error }).catch((problem: unknown) =>
      console.error(`Couldn't record the failure of ${event.id}:`, problem instanceof Error ? problem.message : ''),
    );
    // Rethrown as a plain error: Stripe only needs the 500.
    throw new Error(`${event.id} (${event.type}): ${error}`, { cause: reason });
  }
});

/** The event, if its signature proves that Stripe sent it recently. */
async function readEvent(stripe: Stripe, payload: string, signature: string | null): Promise<Stripe.Event> {
  const secret = variable('STRIPE_WEBHOOK_SECRET');
  try {
    return await stripe.webhooks.constructEventAsync(
      payload,
      signature ?? '',
      secret,
      undefined,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new Refusal(400, 'Invalid signature');
    throw error;
  }
}
