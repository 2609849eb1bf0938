// Takes the events of the card provider. An event says only that something changed: how things stand is fetched anew, under a
// ticket drawn before, and written where no later ticket has written. So any order, repetition or delay of events ends in the
// same state. What fails is answered with 500: the provider delivers it again.
import { json, Refusal, servePost } from '../_shared/http.ts';
import { callDatabase, serviceClient, variable } from '../_shared/project.ts';
import { Stripe, stripeClient } from '../_shared/stripe.ts';
import { fetchState } from './fetch-state.ts';
import { subjectOf } from './subject.ts';

servePost('The event could not be handled.', async (request) => {
  const stripe = stripeClient();
  const payload = await request.text();
  const event = await readEvent(stripe, payload, request.headers.get('stripe-signature'));
  const service = serviceClient();
  const { handled, ticket } = await callDatabase<{ handled: boolean; ticket: number }>(service, 'receive_event', {
    event: JSON.parse(payload),
  });
  if (handled) return json({ outcome: 'repeated' });
  try {
    const subject = subjectOf(event);
    const state = subject ? await fetchState(stripe, subject) : {};
    const outcome = await callDatabase<string>(service, 'apply_billing', { state, ticket, event_id: event.id });
    return json({ outcome });
  } catch (reason) {
    const error = reason instanceof Error ? reason.message : String(reason);
    await callDatabase(service, 'fail_event', { event_id: event.id, error }).catch((problem: unknown) =>
      console.error(`The failure of ${event.id} was not kept:`, problem instanceof Error ? problem.message : ''),
    );
    // Nobody reads a refusal here.
    throw new Error(`${event.id} (${event.type}): ${error}`, { cause: reason });
  }
});

/** The event, once its signature shows that the provider sent it, and lately. */
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
