import { deletedCustomer } from './customers.ts';
import { StripeError, type Ledger } from './ledger.ts';
import { copyOf, listOf } from './objects.ts';

type Json = { [key: string]: unknown };

/** Returns a copy in which the IDs at `paths` are replaced by their objects. */
export function expand(ledger: Ledger, answer: object, paths: readonly string[]): object {
  const copy = copyOf(answer);
  for (const path of paths) walk(ledger, copy, path.split('.'), path);
  return copy;
}

function walk(ledger: Ledger, value: unknown, [key, ...rest]: string[], path: string): void {
  if (key === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const element of value) walk(ledger, element, [key, ...rest], path);
    return;
  }
  const object = value as Json;
  // A deleted customer has no other fields.
  if (object['deleted'] === true) return;
  if (typeof value !== 'object' || (!(key in object) && !include(ledger, object, key))) throw notExpandable(path);
  const found = object[key];
  if (typeof found === 'string') {
    const whole = resolve(ledger, key, found);
    if (!whole) throw notExpandable(path);
    object[key] = copyOf(whole);
  }
  walk(ledger, object[key], rest, path);
}

/** Adds a list that Stripe returns only when expanded. */
function include(ledger: Ledger, object: Json, key: string): boolean {
  if (object['object'] === 'invoice' && key === 'payments') {
    const payments = ledger.all('invoice_payment').filter(({ invoice }) => invoice === object['id']);
    object[key] = listOf('/v1/invoice_payments', copyOf(payments));
    return true;
  }
  if (object['object'] === 'checkout.session' && key === 'line_items') {
    const id = String(object['id']);
    const price = ledger.state.checkouts[id]?.price;
    if (!price) return false;
    const { unit_amount: amount } = price;
    object[key] = listOf(`/v1/checkout/sessions/${id}/line_items`, [
      {
        id: `li_${id.slice(-24)}`,
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: 'usd',
        description: price.nickname,
        metadata: {},
        price: copyOf(price),
        quantity: 1,
      },
    ]);
    return true;
  }
  return false;
}

function resolve(ledger: Ledger, key: string, id: string): object | null {
  if (key === 'product') return productOf(ledger, id);
  if (key === 'price') return ledger.prices.get(id) ?? null;
  if (ledger.state.deleted.includes(id)) return deletedCustomer(id);
  return ledger.state.objects[id] ?? null;
}

/** Returns the product, derived from its prices; null if none has it. */
export function productOf(ledger: Ledger, id: string): object | null {
  const price = [...ledger.prices.values()].find((one) => one.product === id);
  if (!price) return null;
  return {
    id,
    object: 'product',
    active: true,
    created: price.created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    // "Closer" of "Closer (Annual)".
    name: (price.nickname ?? id).replace(/ \(.*\)$/, ''),
    type: 'service',
  };
}

function notExpandable(path: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message: `This property cannot be expanded (${path}). You may want to try expanding a different property.`,
    param: 'expand',
  });
}
