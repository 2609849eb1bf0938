import { createHmac } from 'node:crypto';
import { messageOf } from '../failure.ts';
import type { SandboxStore } from './store.ts';
import type { Delivery, StoredEvent } from './state.ts';

interface DeliveryOptions {
  store: SandboxStore;
  /** URL of the webhook. */
  webhook: () => string;
  /** Signing secret. */
  secret: string;
  /** Serializes an event. */
  write: (event: StoredEvent) => string;
  /** Milliseconds before each retry; the last value repeats. */
  retryDelays: readonly number[];
  log: (line: string) => void;
}

/** Concurrent deliveries, timeout in milliseconds, and how many deliveries are kept per event. */
const maxConcurrent = 4;
const requestTimeout = 60_000;
const deliveriesKept = 20;

/** Posts events to the webhook until it returns 2xx. Order isn't guaranteed, as with Stripe. */
export class Deliveries {
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #abort = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #hasFailed = false;

  constructor(private readonly options: DeliveryOptions) {}

  /** Delivers what is due and schedules the rest. Call it after every change. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#abort.signal.aborted) return;
    const pending = this.#pending();
    for (const event of pending) {
      if ((event.nextAt ?? 0) > Date.now() || this.#inFlight.size >= maxConcurrent) break;
      void this.#start(event.id);
    }
    const next = this.#pending()[0]?.nextAt;
    if (next === undefined || next === null || this.#inFlight.size >= maxConcurrent) return;
    // setTimeout's maximum is about 24 days.
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(0, next - Date.now()), 3_600_000));
    this.#timer.unref();
  }

  /** Delivers an event now, even if it was delivered before. Resolves once the webhook has responded. */
  async deliverNow(id: string): Promise<void> {
    await this.#inFlight.get(id);
    await this.#start(id);
  }

  /** Resolves once nothing is due, or after `limit` milliseconds. */
  async idle(limit: number): Promise<void> {
    const end = Date.now() + limit;
    while (
      Date.now() < end &&
      (this.#inFlight.size > 0 || this.#pending().some(({ nextAt }) => (nextAt ?? 0) <= Date.now()))
    ) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#abort.abort();
    await Promise.all(this.#inFlight.values());
  }

  /** Returns undelivered events, the first due first. */
  #pending(): StoredEvent[] {
    const { state } = this.options.store;
    if (state.held) return [];
    return state.events
      .filter(({ id, nextAt }) => nextAt !== null && !this.#inFlight.has(id))
      .sort((one, other) => (one.nextAt ?? 0) - (other.nextAt ?? 0));
  }

  #start(id: string): Promise<void> {
    const done = this.#deliver(id)
      .catch((error: unknown) => this.options.log(`Stripe sandbox: couldn’t record a delivery: ${messageOf(error)}`))
      .finally(() => {
        this.#inFlight.delete(id);
        this.wake();
      });
    this.#inFlight.set(id, done);
    return done;
  }

  async #deliver(id: string): Promise<void> {
    const { store, log } = this.options;
    const event = store.state.events.find((one) => one.id === id);
    if (!event) return;
    const delivery = await this.#post(event);
    // Interrupted by shutdown: it's delivered at the next start.
    if (this.#abort.signal.aborted && delivery.status === null) return;
    const isDelivered = delivery.status !== null && delivery.status >= 200 && delivery.status < 300;
    if (!isDelivered && !this.#hasFailed)
      log(
        `Stripe sandbox: the webhook rejected ${event.type} (${delivery.status ?? 'no response'}: ` +
          `${delivery.answer}); retrying`,
      );
    this.#hasFailed = !isDelivered;
    await store.change(({ events }) => {
      const stored = events.find((one) => one.id === id);
      if (!stored) return;
      stored.attempts += 1;
      stored.deliveries = [...stored.deliveries, delivery].slice(-deliveriesKept);
      // A delivered event stays delivered, even if resending fails.
      if (isDelivered || stored.nextAt === null) stored.nextAt = null;
      else stored.nextAt = Date.now() + this.#delayAfter(stored.attempts);
    });
  }

  #delayAfter(attempts: number): number {
    const { retryDelays } = this.options;
    return retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? 0;
  }

  async #post(event: StoredEvent): Promise<Delivery> {
    const { webhook, secret, write } = this.options;
    const body = write(event);
    const at = Date.now();
    try {
      const response = await fetch(webhook(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(body, secret, at),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(requestTimeout)]),
      });
      return { at, status: response.status, answer: (await response.text()).slice(0, 200) };
    } catch (error) {
      return { at, status: null, answer: messageOf(error) };
    }
  }
}

/** Returns Stripe's signature header: the time, and an HMAC of the time and body. */
function signature(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
