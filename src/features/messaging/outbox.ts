import type { DraftStore } from '@/shared/forms/draft-store';
import type { Outgoing, Pending } from './message';
import { isOutgoing, storedList } from './stored-session';

/** Sends a message. Rejects on errors. */
type Deliver = (message: Outgoing) => Promise<void>;

interface Work {
  deliver: Deliver;
  /** The message shown when sending fails. */
  explain: (error: unknown) => string;
  /** True if the error was only a missing network. */
  isOffline: (error: unknown) => boolean;
}

/**
 * Sends a member's messages one at a time, in order. Failed messages survive navigation and reloads until they're
 * retried or discarded; those that failed offline are retried when the network is back.
 */
export class Outbox {
  #stored: DraftStore<readonly Outgoing[]>;
  #work: Work;
  #pending: readonly Pending[];
  #listeners = new Set<() => void>();
  #offline = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(key: string, work: Work) {
    this.#stored = storedList(key, isOutgoing);
    this.#work = work;
    // We can't know whether these were delivered; resending is idempotent.
    this.#pending = this.#stored.read().map((message) => ({ ...message, state: 'failed', problem: null }));
    window.addEventListener('online', () => {
      for (const id of this.#offline) this.retry(id);
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): readonly Pending[] => this.#pending;

  send(message: Outgoing): void {
    this.#set([...this.#pending, { ...message, state: 'sending', problem: null }]);
    this.#queue(message);
  }

  /** Retries a failed message. */
  retry(id: string): void {
    const message = this.#pending.find((one) => one.id === id && one.state === 'failed');
    if (!message) return;
    this.#change(id, { state: 'sending', problem: null });
    this.#queue(message);
  }

  /** Discards a message that wasn't sent. */
  discard(id: string): void {
    this.#offline.delete(id);
    this.#set(this.#pending.filter((one) => one.id !== id));
  }

  #queue({ id, recipientId, content, subject, attachments, writtenAt }: Outgoing) {
    this.#offline.delete(id);
    const deliver = async () => {
      try {
        await this.#work.deliver({ id, recipientId, content, subject, attachments, writtenAt });
        this.discard(id);
      } catch (error) {
        if (this.#work.isOffline(error)) this.#offline.add(id);
        this.#change(id, { state: 'failed', problem: this.#work.explain(error) });
      }
    };
    this.#last = this.#last.then(deliver);
  }

  #change(id: string, change: Pick<Pending, 'state' | 'problem'>) {
    this.#set(this.#pending.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(pending: readonly Pending[]) {
    this.#pending = pending;
    this.#stored.keep(pending);
    for (const listener of this.#listeners) listener();
  }
}
