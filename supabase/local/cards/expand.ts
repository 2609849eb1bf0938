import { CardError, type Books } from './books.ts';
import { copyOf, listOf } from './objects.ts';

type Json = { [key: string]: unknown };

/** A copy of what is answered, in which the ids that `paths` name are replaced by the objects themselves. */
export function expand(books: Books, answer: object, paths: readonly string[]): object {
  const copy = copyOf(answer);
  for (const path of paths) walk(books, copy, path.split('.'), path);
  return copy;
}

function walk(books: Books, value: unknown, [key, ...rest]: string[], path: string): void {
  if (key === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const element of value) walk(books, element, [key, ...rest], path);
    return;
  }
  const object = value as Json;
  if (typeof value !== 'object' || (!(key in object) && !include(books, object, key))) throw notExpandable(path);
  const found = object[key];
  if (typeof found === 'string') {
    const whole = resolve(books, key, found);
    if (!whole) throw notExpandable(path);
    object[key] = copyOf(whole);
  }
  walk(books, object[key], rest, path);
}

/** Lists that are there only when asked for. */
function include(books: Books, object: Json, key: string): boolean {
  if (object['object'] === 'invoice' && key === 'payments') {
    const payments = books.all('invoice_payment').filter(({ invoice }) => invoice === object['id']);
    object[key] = listOf('/v1/invoice_payments', copyOf(payments));
    return true;
  }
  if (object['object'] === 'checkout.session' && key === 'line_items') {
    const id = String(object['id']);
    const price = books.state.checkouts[id]?.price;
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

function resolve(books: Books, key: string, id: string): object | null {
  if (key === 'product') return productOf(books, id);
  if (key === 'price') return books.prices.get(id) ?? null;
  return books.state.objects[id] ?? null;
}

/** What is sold: known by the prices there are for it. */
export function productOf(books: Books, id: string): object | null {
  const price = [...books.prices.values()].find((one) => one.product === id);
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

function notExpandable(path: string): CardError {
  return new CardError(400, {
    type: 'invalid_request_error',
    message: `This property cannot be expanded (${path}). You may want to try expanding a different property.`,
    param: 'expand',
  });
}
