import type { StripeObject, Price } from './objects.ts';

/** One attempt to deliver an event. */
export interface Delivery {
  /** Real time, in milliseconds. */
  at: number;
  /** HTTP status of the response; null without one. */
  status: number | null;
  /** The beginning of the response, or why there was none. */
  answer: string;
}

/** An event and its delivery. */
export interface StoredEvent {
  id: string;
  type: string;
  created: number;
  customer: string | null;
  /** Stripe's `data`: the object at that time. */
  data: { object: object; previous_attributes?: object };
  idempotencyKey: string | null;
  deliveries: Delivery[];
  /** Number of attempts. `deliveries` only has the latest. */
  attempts: number;
  /** When it's delivered next, in milliseconds of real time; null once the webhook returned 2xx. */
  nextAt: number | null;
}

/** Details of a checkout session that Stripe doesn't expose. */
export interface CheckoutDetails {
  price: Price;
  subscriptionMetadata: Record<string, string>;
  /** Last four digits of the card that needs 3-D Secure; null if none does. */
  confirming: string | null;
}

export type PortalFlow = 'subscription_update' | 'payment_method_update' | 'subscription_cancel';

/** A billing portal session. */
export interface Portal {
  id: string;
  customer: string;
  returnUrl: string;
  flow: PortalFlow | null;
  expiresAt: number;
}

/** The stored response for an idempotency key. */
export interface StoredResponse {
  at: number;
  /** Method, path, and body of the request. */
  request: string;
  body: string;
}

/** The sandbox's whole state. Times are in seconds of its clock unless stated otherwise. */
export interface SandboxState {
  /** Seconds its clock is ahead of real time. */
  ahead: number;
  /** While true, events aren't delivered automatically. */
  held: boolean;
  /** While true, every API request fails, as in an outage. */
  down: boolean;
  /** Since the switch to live keys: the IDs of the objects and prices of test mode. Null before. */
  testMode: string[] | null;
  /** IDs of deleted customers. */
  deleted: string[];
  objects: Record<string, StripeObject>;
  checkouts: Record<string, CheckoutDetails>;
  /** By the secret in their URL. */
  portals: Record<string, Portal>;
  events: StoredEvent[];
  answers: Record<string, StoredResponse>;
}

export function emptyState(): SandboxState {
  return {
    ahead: 0,
    held: false,
    down: false,
    testMode: null,
    deleted: [],
    objects: {},
    checkouts: {},
    portals: {},
    events: [],
    answers: {},
  };
}
