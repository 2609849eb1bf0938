import { createHmac } from 'node:crypto';
import { messageOf } from '../failure.ts';
import type { SandboxStore, StoredEvent } from './state.ts';

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

/** Concurrent deliveries, and timeout in milliseconds. */
const maxConcurrent = 4;
const requestTimeout = 60_000;

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
    for (const event of this.#pending()) {
      if (event.dueAt > Date.now() || this.#inFlight.size >= maxConcurrent) break;
      void this.#start(event.id);
    }
    const next = this.#pending()[0];
    if (!next || this.#inFlight.size >= maxConcurrent) return;
    // setTimeout's maximum is about 24 days.
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(0, next.dueAt - Date.now()), 3_600_000));
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
    while (Date.now() < end && (this.#inFlight.size > 0 || this.#pending().some(({ dueAt }) => dueAt <= Date.now())))
      await new Promise((resolve) => setTimeout(resolve, 25));
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#abort.abort();
    await Promise.all(this.#inFlight.values());
  }

  /** Returns undelivered events, the first due first. */
  #pending(): { id: string; dueAt: number }[] {
    const { state } = this.options.store;
    if (state.held) return [];
    return state.events
      .flatMap(({ id, nextAt }) => (nextAt === null || this.#inFlight.has(id) ? [] : [{ id, dueAt: nextAt }]))
      .sort((one, other) => one.dueAt - other.dueAt);
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
    const { store, retryDelays, log } = this.options;
    const event = store.state.events.find((one) => one.id === id);
    if (!event) return;
    const { status, answer } = await this.#post(event);
    // Interrupted by shutdown: it's delivered at the next start.
    if (this.#abort.signal.aborted && status === null) return;
    const isDelivered = status !== null && status >= 200 && status < 300;
    if (!isDelivered && !this.#hasFailed)
      log(`Stripe sandbox: the webhook rejected ${event.type} (${status ?? 'no response'}: ${answer}); retrying`);
    this.#hasFailed = !isDelivered;
    await store.change(({ events }) => {
      const stored = events.find((one) => one.id === id);
      if (!stored) return;
      const delay = retryDelays[Math.min(stored.attempts, retryDelays.length - 1)] ?? 0;
      stored.attempts += 1;
      stored.status = status;
      // A delivered event stays delivered, even if resending fails.
      stored.nextAt = isDelivered || stored.nextAt === null ? null : Date.now() + delay;
    });
  }

  /** Returns the status, null without a response, and the beginning of the response, or why there was none. */
  async #post(event: StoredEvent): Promise<{ status: number | null; answer: string }> {
    const { webhook, secret, write } = this.options;
    const body = write(event);
    try {
      const response = await fetch(webhook(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(body, secret),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(requestTimeout)]),
      });
      return { status: response.status, answer: (await response.text()).slice(0, 200) };
    } catch (error) {
      return { status: null, answer: messageOf(error) };
    }
  }
}

/** Returns Stripe's signature header: the time, and an HMAC of the time and body. */
function signature(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
