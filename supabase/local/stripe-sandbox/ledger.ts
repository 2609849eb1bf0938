import { randomBytes } from 'node:crypto';
import type { Price, StripeObject } from './objects.ts';
import type { SandboxState } from './state.ts';

/** How many delivered events are stored, and for how many seconds idempotency keys and portal sessions are. */
const maxEvents = 500;
const maxSeconds = 24 * 3600;

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
    },
  ) {
    super(details.message);
  }
}

/** A request that's wrong, or not possible in the present state. */
export function refused(message: string, more: { param?: string; code?: string } = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...more });
}

/** The sandbox's objects during one change: finds and adds them, and records events. */
export class Ledger {
  constructor(
    readonly state: SandboxState,
    /** The sandbox's time, in seconds since the epoch. */
    public now: number,
    /** Prices on sale, by ID. */
    readonly prices: ReadonlyMap<string, Price>,
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

  price(id: string): Price {
    const price = this.prices.get(id);
    if (!price || this.isInTestMode(id)) throw this.missing('price', id);
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

  missing(kind: string, id: string): StripeError {
    const hint = this.isInTestMode(id)
      ? '; a similar object exists in test mode, but a live mode key was used to make this request.'
      : '';
    const message = `No such ${kind}: '${id}'${hint}`;
    return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' });
  }

  /** Records an event about `object` for the webhook. */
  emit(type: string, object: StripeObject): void {
    this.state.events.push({
      id: newId('evt'),
      type,
      created: this.now,
      customer: this.customerOf(object),
      object: structuredClone(object),
      attempts: 0,
      status: null,
      nextAt: Date.now(),
    });
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
    const delivered = state.events.filter(({ nextAt }) => nextAt === null);
    const surplus = new Set(delivered.slice(0, Math.max(0, delivered.length - maxEvents)));
    state.events = state.events.filter((event) => !surplus.has(event));
    const oldest = this.now - maxSeconds;
    for (const [key, { at }] of Object.entries(state.answers)) if (at < oldest) delete state.answers[key];
    for (const [key, { expiresAt }] of Object.entries(state.portals)) if (expiresAt < oldest) delete state.portals[key];
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
