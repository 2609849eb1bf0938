import { createHash } from 'node:crypto';
import { Refusal } from './http.ts';
import { callDatabase, type SupabaseClient } from './project.ts';
import { isMissing, Stripe } from './stripe.ts';

/** The member's customer at the card provider; null for a member who never began to pay. */
export async function customerOf(service: SupabaseClient, member: string): Promise<string | null> {
  const { data, error } = await service
    .from('stripe_customers')
    .select('customer_id')
    .eq('user_id', member)
    .maybeSingle<{ customer_id: string }>();
  if (error) throw new Error(`stripe_customers: ${error.code} ${error.message}`);
  return data?.customer_id ?? null;
}

/** Whom a customer is made for. */
export interface Payer {
  id: string;
  email?: string | undefined;
}

/** The member's customer at the provider: made where there is none yet, and anew where the provider has lost it. */
export async function requireCustomer(stripe: Stripe, service: SupabaseClient, member: Payer): Promise<string> {
  const known = await customerOf(service, member.id);
  if (known && (await followEmail(stripe, known, member.email))) return known;
  const made = await makeCustomer(stripe, member, known);
  const kept = known
    ? await callDatabase<string | null>(service, 'replace_customer', {
        member: member.id,
        old_customer: known,
        new_customer: made,
      })
    : await callDatabase<string>(service, 'save_customer', { member: member.id, customer: made });
  if (kept === null) throw new Refusal(401, 'User must be authenticated');
  return kept;
}

/**
 * Writes the account's email at the provider, which sends its receipts there. Resolves with whether the provider has that customer: it has
 * none that was deleted there, or was made with a key of its test mode.
 */
export async function followEmail(stripe: Stripe, customer: string, email: string | undefined): Promise<boolean> {
  const known = await stripe.customers.retrieve(customer).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!known || known.deleted) return false;
  if (email && known.email !== email) {
    await stripe.customers.update(customer, { email }).catch((error: unknown) => {
      // An address that the provider does not like keeps nobody from paying, or from ending what they pay.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      console.error(`The email of ${customer} stays as it was: ${error.message}`);
    });
  }
  return true;
}

/** How often a customer is tried to be made. */
const mostTries = 3;

/**
 * Makes a customer, in place of `lost` unless that is null. Two at once get the same one: the key they send stands for what is sent with it,
 * hence also for the email. The provider keeps its failures under a key for a day, too; what was kept is asked for with the next key.
 */
export async function makeCustomer(stripe: Stripe, { id, email }: Payer, lost: string | null): Promise<string> {
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
      if (tries === mostTries || !isKept(error)) throw error;
    }
  }
}

/** Whether the provider has failed before, and only says so again. */
function isKept(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
