import { createHmac } from 'node:crypto';
import { messageOf } from '../failure.ts';
import type { CardStore } from './store.ts';
import type { Delivery, StoredEvent } from './state.ts';

interface DeliveryOptions {
  store: CardStore;
  /** Where events are posted to. */
  webhook: () => string;
  /** What they are signed with. */
  secret: string;
  /** The event as it is posted. */
  write: (event: StoredEvent) => string;
  /** Milliseconds until an event that was not taken is posted again: after the first time, the second …; the last of them for all that follow. */
  waits: readonly number[];
  log: (line: string) => void;
}

/** How many are posted at once, how long one may take in milliseconds, and how many posts of an event are kept. */
const atOnce = 4;
const patience = 60_000;
const deliveriesKept = 20;

/** Posts the events to the webhook, each until it is answered with 2xx. In no promised order, as with the real provider. */
export class Deliveries {
  readonly #underway = new Map<string, Promise<void>>();
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #hasFailed = false;

  constructor(private readonly options: DeliveryOptions) {}

  /** Posts what is due, and sees to it that the rest is when its time comes. To be called whenever events may have come. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#ending.signal.aborted) return;
    const waiting = this.#waiting();
    for (const event of waiting) {
      if ((event.nextAt ?? 0) > Date.now() || this.#underway.size >= atOnce) break;
      void this.#start(event.id);
    }
    const next = this.#waiting()[0]?.nextAt;
    if (next === undefined || next === null || this.#underway.size >= atOnce) return;
    // A timer cannot wait longer than about 24 days.
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(0, next - Date.now()), 3_600_000));
    this.#timer.unref();
  }

  /** Posts an event now, whether it has been taken already or not; resolves once it is answered. */
  async sendAgain(id: string): Promise<void> {
    await this.#underway.get(id);
    await this.#start(id);
  }

  /** Resolves once nothing that is due is left, or after so many milliseconds. */
  async idle(limit: number): Promise<void> {
    const end = Date.now() + limit;
    while (
      Date.now() < end &&
      (this.#underway.size > 0 || this.#waiting().some(({ nextAt }) => (nextAt ?? 0) <= Date.now()))
    ) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#ending.abort();
    await Promise.all(this.#underway.values());
  }

  /** What is still to be posted by itself, the first due first. */
  #waiting(): StoredEvent[] {
    const { state } = this.options.store;
    if (state.held) return [];
    return state.events
      .filter(({ id, nextAt }) => nextAt !== null && !this.#underway.has(id))
      .sort((one, other) => (one.nextAt ?? 0) - (other.nextAt ?? 0));
  }

  #start(id: string): Promise<void> {
    const done = this.#deliver(id)
      .catch((error: unknown) =>
        this.options.log(`card sandbox: an event could not be noted as posted: ${messageOf(error)}`),
      )
      .finally(() => {
        this.#underway.delete(id);
        this.wake();
      });
    this.#underway.set(id, done);
    return done;
  }

  async #deliver(id: string): Promise<void> {
    const { store, log } = this.options;
    const event = store.state.events.find((one) => one.id === id);
    if (!event) return;
    const delivery = await this.#post(event);
    // Cut off by the end of the sandbox: it is posted again at the next start.
    if (this.#ending.signal.aborted && delivery.status === null) return;
    const isTaken = delivery.status !== null && delivery.status >= 200 && delivery.status < 300;
    if (!isTaken && !this.#hasFailed)
      log(
        `card sandbox: the webhook did not take ${event.type} (${delivery.status ?? 'no answer'}: ${delivery.answer}); it is posted again`,
      );
    this.#hasFailed = !isTaken;
    await store.change(({ events }) => {
      const stored = events.find((one) => one.id === id);
      if (!stored) return;
      stored.attempts += 1;
      stored.deliveries = [...stored.deliveries, delivery].slice(-deliveriesKept);
      // What has been taken once stays so, however a later sending ends.
      if (isTaken || stored.nextAt === null) stored.nextAt = null;
      else stored.nextAt = Date.now() + this.#waitAfter(stored.attempts);
    });
  }

  #waitAfter(attempts: number): number {
    const { waits } = this.options;
    return waits[Math.min(attempts, waits.length) - 1] ?? 0;
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
        signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(patience)]),
      });
      return { at, status: response.status, answer: (await response.text()).slice(0, 200) };
    } catch (error) {
      return { at, status: null, answer: messageOf(error) };
    }
  }
}

/** Stripe's signature of what is posted: the time and a keyed hash of the time and the body. */
function signature(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
