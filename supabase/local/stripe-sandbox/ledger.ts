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
    return found?.object === kind && !this.isInTestMode(found.id) ? (found as OfKind<K>) : null;
  }

  /** Returns the object. Throws a `StripeError` if it doesn't exist. */
  get<K extends Kind>(kind: K, id: string): OfKind<K> {
    const found = this.find(kind, id);
    if (!found) throw this.missing(kind, id);
    return found;
  }

  /** Returns all objects of a kind, newest first. */
  all<K extends Kind>(kind: K): OfKind<K>[] {
    return Object.values(this.state.objects)
      .filter((object): object is OfKind<K> => object.object === kind && !this.isInTestMode(object.id))
      .reverse();
  }

  add<T extends StripeObject>(object: T): T {
    this.state.objects[object.id] = object;
    return object;
  }

  price(id: string, param: string): Price {
    const price = this.prices.get(id);
    if (!price || this.isInTestMode(id)) throw this.missing('price', id, param);
    return price;
  }

  /** Whether an object was made in test mode, which live keys can't see. */
  isInTestMode(id: string): boolean {
    return this.state.testMode?.includes(id) ?? false;
  }

  /** Switches to live keys: what exists now was made in test mode. */
  goLive(): void {
    this.state.testMode = [...Object.keys(this.state.objects), ...this.prices.keys()];
  }

  private missing(kind: string, id: string, param = 'id'): StripeError {
    const hint = this.isInTestMode(id)
      ? '; a similar object exists in test mode, but a live mode key was used to make this request.'
      : '';
    return new StripeError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind}: '${id}'${hint}`,
      param,
    });
  }

  /** Records an event about `object` for the webhook. `before` holds the previous values of changed fields. */
  emit(type: string, object: StripeObject, before?: object): void {
    const event = {
      id: newId('evt'),
      type,
      created: this.now,
      customer: this.customerOf(object),
      data: { object: copyOf(object), ...(before && { previous_attributes: before }) },
      idempotencyKey: this.idempotencyKey,
      deliveries: [],
      attempts: 0,
      nextAt: Date.now(),
    };
    this.state.events.push(event);
  }

  private customerOf(object: StripeObject): string | null {
    if (object.object === 'customer') return object.id;
    // Refunds and disputes don't say whose they are.
    if ('charge' in object) return this.get('charge', object.charge).customer;
    return 'customer' in object ? object.customer : null;
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
