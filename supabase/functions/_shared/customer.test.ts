import { deepEqual, equal, rejects } from 'node:assert/strict';
import { followEmail, createCustomer } from './customer.ts';
import { Stripe } from './stripe.ts';

const member = { id: 'ann', email: 'ann@example.com' };

function failure(statusCode: number, headers: Record<string, string> = {}) {
  return new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Something went wrong', statusCode, headers });
}

/** A provider that makes a customer a key, once `answers` has run out; kept are the keys. */
function provider(...answers: Error[]) {
  const keys: string[] = [];
  const create = (_: object, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    const failed = answers.shift();
    return failed ? Promise.reject(failed) : Promise.resolve({ id: `cus_${idempotencyKey}` });
  };
  return { stripe: { customers: { create } } as unknown as Stripe, keys };
}

Deno.test('concurrent calls create one customer; another email or a replacement creates another', async () => {
  const { stripe } = provider();
  const made = await Promise.all([
    createCustomer(stripe, member, null),
    createCustomer(stripe, member, null),
    createCustomer(stripe, { ...member, email: 'new@example.com' }, null),
    createCustomer(stripe, member, 'cus_lost'),
  ]);
  equal(made[0], made[1]);
  equal(new Set(made).size, 3);
});

Deno.test('a replayed failure is retried with the next key, also concurrently', async () => {
  const kept = failure(500, { 'idempotent-replayed': 'true' });
  const [first, second] = [provider(kept, kept), provider(kept, kept)];
  equal(await createCustomer(first.stripe, member, null), await createCustomer(second.stripe, member, null));
  equal(new Set(first.keys).size, 3);
  deepEqual(first.keys, second.keys);
});

Deno.test('a fresh failure is thrown, because a customer may have been created', async () => {
  const { stripe, keys } = provider(failure(500));
  await rejects(createCustomer(stripe, member, null), { message: 'Something went wrong' });
  equal(keys.length, 1);
});

Deno.test('followEmail returns false for a missing customer and updates the email', async () => {
  const updates: object[] = [];
  const known: Record<string, object> = {
    cus_ann: { id: 'cus_ann', email: 'old@example.com' },
    cus_gone: { id: 'cus_gone', deleted: true },
  };
  const customers = {
    retrieve: (id: string) => {
      const missing = new Stripe.errors.StripeInvalidRequestError({
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such customer',
      });
      return known[id] ? Promise.resolve(known[id]) : Promise.reject(missing);
    },
    update: (id: string, change: { email: string }) => {
      updates.push({ id, ...change });
      const invalid = new Stripe.errors.StripeInvalidRequestError({
        type: 'invalid_request_error',
        message: 'Invalid email address',
      });
      return change.email.includes('@') ? Promise.resolve({}) : Promise.reject(invalid);
    },
  };
  const stripe = { customers } as unknown as Stripe;
  deepEqual(
    await Promise.all(['cus_ann', 'cus_gone', 'cus_test'].map((id) => followEmail(stripe, id, 'old@example.com'))),
    [true, false, false],
  );
  deepEqual(updates, []);
  equal(await followEmail(stripe, 'cus_ann', member.email), true);
  equal(await followEmail(stripe, 'cus_ann', 'of no use'), true);
  deepEqual(updates, [
    { id: 'cus_ann', email: member.email },
    { id: 'cus_ann', email: 'of no use' },
  ]);
});
