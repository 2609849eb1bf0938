import { createHash } from 'node:crypto';
import { Refusal } from './http.ts';
import { callDatabase, type SupabaseClient } from './project.ts';
import { isMissing, Stripe } from './stripe.ts';

/** The member's Stripe customer; null if they never started a payment. */
export async function customerOf(service: SupabaseClient, member: string): Promise<string | null> {
  const { data, error } = await service
    .from('stripe_customers')
    .select('customer_id')
    .eq('user_id', member)
    .maybeSingle<{ customer_id: string }>();
  if (error) throw new Error(`stripe_customers: ${error.code} ${error.message}`);
  return data?.customer_id ?? null;
}

/** The member to create a customer for. */
export interface Payer {
  id: string;
  email?: string | undefined;
}

/** The member's Stripe customer, created if there is none or Stripe no longer has it. */
export async function requireCustomer(stripe: Stripe, service: SupabaseClient, member: Payer): Promise<string> {
  const known = await customerOf(service, member.id);
  if (known && (await followEmail(stripe, known, member.email))) return known;
  const made = await createCustomer(stripe, member, known);
  const usable = known
    ? await callDatabase<string | null>(service, 'replace_customer', {
        member: member.id,
        old_customer: known,
        new_customer: made,
      })
    : await callDatabase<string>(service, 'save_customer', { member: member.id, customer: made });
  if (usable === null) throw new Refusal(401, 'User must be authenticated');
  return usable;
}

/**
 * Updates the customer's email at Stripe, which sends receipts there. False if Stripe doesn't have the customer: it was
 * deleted, or created with a test mode key.
 */
export async function followEmail(stripe: Stripe, customer: string, email: string | undefined): Promise<boolean> {
  const known = await stripe.customers.retrieve(customer).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!known || known.deleted) return false;
  if (email && known.email !== email) {
    await stripe.customers.update(customer, { email }).catch((error: unknown) => {
      // An email that Stripe rejects must not keep members from paying or canceling.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      console.error(`Couldn't update the email of ${customer}: ${error.message}`);
    });
  }
  return true;
}

const maxTries = 3;

/**
 * Creates a customer, replacing `lost` unless it's null. Concurrent calls get the same customer through the
 * idempotency key, which includes the email because the key stands for the request. Stripe also replays failures for
 * a day, so a replayed failure is retried with the next key.
 */
export async function createCustomer(stripe: Stripe, { id, email }: Payer, lost: string | null): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const key = createHash('sha256').update([id, email, lost, tries].join(' ')).digest('hex');
    try {
      return (
        await stripe.customers.create(
          { ...(email && { email }), metadata: { user_id: id } },
          { idempotencyKey: `customer-${key}` },
        )
      ).id;
    } catch (error) {
      if (tries === maxTries || !isReplayed(error)) throw error;
    }
  }
}

/** Whether Stripe replayed an earlier failure. */
function isReplayed(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
