import { randomBytes } from 'node:crypto';
import { copyOf, type StripeObject, type Customer, type Price } from './objects.ts';
import type { SandboxState } from './state.ts';

/** How many delivered events are kept, and for how many seconds idempotency keys are. */
const eventsKept = 500;
const answersKept = 24 * 3600;

type Kind = StripeObject['object'];
type OfKind<K extends Kind> = Extract<StripeObject, { object: K }>;

/** A refused request, in Stripe's terms. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly details: {
      type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
      message: string;
      param?: string;
      code?: string;
      decline_code?: string;
    },
  ) {
    super(details.message);
  }
}

/** The sandbox's objects during one change: finds and adds them, and records events. */
export class Ledger {
  constructor(
    readonly state: SandboxState,
    /** The sandbox's time, in seconds since the epoch. */
    public now: number,
    /** Prices on sale, by ID. */
    readonly prices: ReadonlyMap<string, Price>,
    private readonly idempotencyKey: string | null = null,
  ) {}

  /** Returns the object, or null if it doesn't exist. */
  find<K extends Kind>(kind: K, id: string | null): OfKind<K> | null {
    const found = id === null || !Object.hasOwn(this.state.objects, id) ? null : this.state.objects[id];
    return found?.object === kind ? (found as OfKind<K>) : null;
  }

  /** Returns the object. Throws a `StripeError` if it doesn't exist. */
  get<K extends Kind>(kind: K, id: string): OfKind<K> {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id);
    return found;
  }

  /** Returns all objects of a kind, newest first. */
  all<K extends Kind>(kind: K): OfKind<K>[] {
    return Object.values(this.state.objects)
      .filter((object): object is OfKind<K> => object.object === kind)
      .reverse();
  }

  add<T extends StripeObject>(object: T): T {
    this.state.objects[object.id] = object;
    return object;
  }

  price(id: string, param: string): Price {
    const price = this.prices.get(id);
    if (!price) throw missing('price', id, param);
    return price;
  }

  /** Records an event about `object` for the webhook. `before` holds the previous values of changed fields. */
  emit(type: string, object: StripeObject, before?: object): void {
    const event = {
      id: newId('evt'),
      type,
      created: this.now,
      customer: customerOf(object),
      data: { object: copyOf(object), ...(before && { previous_attributes: before }) },
      idempotencyKey: this.idempotencyKey,
      deliveries: [],
      attempts: 0,
      nextAt: Date.now(),
    };
    this.state.events.push(event);
  }

  /** Drops old events, idempotency keys, and portal sessions. */
  prune(): void {
    const { state } = this;
    const delivered = state.events.filter((event) => event.nextAt === null).length;
    let surplus = delivered - eventsKept;
    if (surplus > 0) state.events = state.events.filter((event) => event.nextAt !== null || surplus-- <= 0);
    for (const [key, { at }] of Object.entries(state.answers))
      if (at < this.now - answersKept) delete state.answers[key];
    for (const [secret, { expiresAt }] of Object.entries(state.portals))
      if (expiresAt < this.now - answersKept) delete state.portals[secret];
  }
}

function customerOf(object: StripeObject): string | null {
  if (object.object === 'customer') return object.id;
  return 'customer' in object ? object.customer : null;
}

function missing(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns random letters and digits. */
export function secretText(length: number): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

/** Returns an ID that looks like Stripe's: a prefix and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${secretText(24)}`;
}

/** Returns a customer's display name. */
export function nameOf(customer: Customer): string {
  return customer.email ?? customer.name ?? customer.id;
}
