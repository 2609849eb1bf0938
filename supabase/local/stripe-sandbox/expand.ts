import { refused, type Ledger } from './ledger.ts';
import { listOf } from './objects.ts';

/** Returns a copy in which the IDs at `paths` are replaced by their objects. */
export function expand(ledger: Ledger, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) walk(ledger, copy, path.split('.'), path);
  return copy;
}

function walk(ledger: Ledger, value: unknown, [key, ...rest]: string[], path: string): void {
  if (key === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const element of value) walk(ledger, element, [key, ...rest], path);
    return;
  }
  const object = value as Record<string, unknown>;
  // A deleted customer has no other fields.
  if (object['deleted'] === true) return;
  // Stripe returns this list only when it's expanded.
  if (object['object'] === 'invoice' && key === 'payments') {
    const payments = ledger.all('invoice_payment').filter(({ invoice }) => invoice === object['id']);
    object[key] = listOf('/v1/invoice_payments', structuredClone(payments));
  }
  const found = object[key];
  if (typeof found === 'string') object[key] = structuredClone(objectOf(ledger, found));
  if (object[key] === undefined) throw refused(`This property cannot be expanded (${path}).`, { param: 'expand' });
  walk(ledger, object[key], rest, path);
}

function objectOf({ state }: Ledger, id: string): object | undefined {
  return state.deleted.includes(id) ? deletedCustomer(id) : state.objects[id];
}

/** What Stripe returns for a customer that was deleted. */
export function deletedCustomer(id: string): object {
  return { id, object: 'customer', deleted: true };
}
