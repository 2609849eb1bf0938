import { randomBytes } from 'node:crypto';
import { copyOf, type CardObject, type Customer, type Price } from './objects.ts';
import type { CardsState } from './state.ts';

/** How many events that have been delivered are kept, and how long an idempotency key is, in seconds. */
const eventsKept = 500;
const answersKept = 24 * 3600;

type Kind = CardObject['object'];
type OfKind<K extends Kind> = Extract<CardObject, { object: K }>;

/** A request that is refused, in Stripe's terms. */
export class CardError extends Error {
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

/** The state within one change: finds and adds objects, and notes the events that tell of it. */
export class Books {
  constructor(
    readonly state: CardsState,
    /** Seconds since the epoch by the sandbox's clock. */
    public now: number,
    /** What may be bought, by id. */
    readonly prices: ReadonlyMap<string, Price>,
    private readonly idempotencyKey: string | null = null,
  ) {}

  /** The object, or null where there is none of that kind with that id. */
  find<K extends Kind>(kind: K, id: string | null): OfKind<K> | null {
    const found = id === null || !Object.hasOwn(this.state.objects, id) ? null : this.state.objects[id];
    return found?.object === kind ? (found as OfKind<K>) : null;
  }

  /** The object; a `CardError` in Stripe's words where there is none. */
  get<K extends Kind>(kind: K, id: string): OfKind<K> {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id);
    return found;
  }

  /** All of a kind, newest first. */
  all<K extends Kind>(kind: K): OfKind<K>[] {
    return Object.values(this.state.objects)
      .filter((object): object is OfKind<K> => object.object === kind)
      .reverse();
  }

  add<T extends CardObject>(object: T): T {
    this.state.objects[object.id] = object;
    return object;
  }

  price(id: string, param: string): Price {
    const price = this.prices.get(id);
    if (!price) throw missing('price', id, param);
    return price;
  }

  /** Notes an event about `object` as it is now, to be posted to the webhook. `before` holds what an update changed, as it was. */
  tell(type: string, object: CardObject, before?: object): void {
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

  /** Drops what has been kept long enough. */
  tidy(): void {
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

function customerOf(object: CardObject): string | null {
  if (object.object === 'customer') return object.id;
  return 'customer' in object ? object.customer : null;
}

function missing(kind: string, id: string, param = 'id'): CardError {
  return new CardError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that nobody guesses. */
export function secretText(length: number): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

/** An id as Stripe's look: what it is of, and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${secretText(24)}`;
}

/** The name and the address of a customer, for a page. */
export function nameOf(customer: Customer): string {
  return customer.email ?? customer.name ?? customer.id;
}
