import { deepEqual, equal, rejects } from 'node:assert/strict';
import { followEmail, makeCustomer } from './customer.ts';
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

Deno.test('two at once get one customer; another email, and one in place of a lost one, another', async () => {
  const { stripe } = provider();
  const made = await Promise.all([
    makeCustomer(stripe, member, null),
    makeCustomer(stripe, member, null),
    makeCustomer(stripe, { ...member, email: 'new@example.com' }, null),
    makeCustomer(stripe, member, 'cus_lost'),
  ]);
  equal(made[0], made[1]);
  equal(new Set(made).size, 3);
});

Deno.test('a failure that the provider has kept is got over, by both of two with the same key', async () => {
  const kept = failure(500, { 'idempotent-replayed': 'true' });
  const [first, second] = [provider(kept, kept), provider(kept, kept)];
  equal(await makeCustomer(first.stripe, member, null), await makeCustomer(second.stripe, member, null));
  equal(new Set(first.keys).size, 3);
  deepEqual(first.keys, second.keys);
});

Deno.test('one that happens now is not: nobody knows whether a customer was made', async () => {
  const { stripe, keys } = provider(failure(500));
  await rejects(makeCustomer(stripe, member, null), { message: 'Something went wrong' });
  equal(keys.length, 1);
});

Deno.test('a customer that was deleted, or never was, is none; the email follows the account', async () => {
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
