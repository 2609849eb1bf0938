import type { CardObject, Price } from './objects.ts';

/** One post of an event to the webhook. */
export interface Delivery {
  /** Real time, in milliseconds. */
  at: number;
  /** What was answered; null where nothing was. */
  status: number | null;
  /** The beginning of the answer, or why there was none. */
  answer: string;
}

/** An event, and how far its delivery has come. */
export interface StoredEvent {
  id: string;
  type: string;
  created: number;
  customer: string | null;
  /** Stripe's `data`: the object as it was then. */
  data: { object: object; previous_attributes?: object };
  idempotencyKey: string | null;
  deliveries: Delivery[];
  /** How many posts there were; more than `deliveries` keeps. */
  attempts: number;
  /** When it is posted next, in milliseconds of the real time; null once it was answered with 2xx. */
  nextAt: number | null;
}

/** What belongs to a checkout session besides what Stripe shows of it. */
export interface CheckoutDetails {
  price: Price;
  subscriptionMetadata: Record<string, string>;
  /** Where the chosen card asks for a second step, that card. */
  confirming: string | null;
}

export type PortalFlow = 'subscription_update' | 'payment_method_update' | 'subscription_cancel';

/** A visit to the billing portal. */
export interface Portal {
  id: string;
  customer: string;
  returnUrl: string;
  flow: PortalFlow | null;
  expiresAt: number;
}

/** The answer that was given to an idempotency key. */
export interface KeptAnswer {
  at: number;
  /** Method, path and body it was given for. */
  request: string;
  body: string;
}

/** All that the sandbox knows. Times are seconds of its clock unless they say otherwise. */
export interface CardsState {
  /** Seconds that its clock is ahead of the real time. */
  ahead: number;
  /** While true no event is posted by itself. */
  held: boolean;
  /** While true the API answers everything with an error, as in an outage. */
  down: boolean;
  objects: Record<string, CardObject>;
  checkouts: Record<string, CheckoutDetails>;
  /** By the secret of their address. */
  portals: Record<string, Portal>;
  events: StoredEvent[];
  answers: Record<string, KeptAnswer>;
}

export function emptyState(): CardsState {
  return { ahead: 0, held: false, down: false, objects: {}, checkouts: {}, portals: {}, events: [], answers: {} };
}
