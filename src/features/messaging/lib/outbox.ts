import { z } from 'zod';
import type { Outgoing, Pending } from '../message';

const storedSchema = z.array(
  z.object({
    id: z.string(),
    recipientId: z.string(),
    content: z.string(),
    subject: z.object({ id: z.string(), title: z.string() }).nullable(),
    attachments: z.array(
      z.object({
        path: z.string(),
        name: z.string(),
        size: z.number(),
        mime_type: z.string(),
        width: z.number().nullable(),
        height: z.number().nullable(),
      }),
    ),
    writtenAt: z.string(),
  }),
);

/** Sends a message. Rejects when it could not be sent. */
type Deliver = (message: Outgoing) => Promise<void>;

interface Work {
  deliver: Deliver;
  /** Why it could not be sent, for the writer. */
  explain: (error: unknown) => string;
  /** Whether the network alone stood in the way. */
  isOffline: (error: unknown) => boolean;
}

/**
 * The messages of a member that are on their way, in the order they were written, one at a time. What could not be sent stays,
 * over other screens and a reload, until it is tried again or thrown away; what only lacked a network is tried when that is back.
 */
export class Outbox {
  #key: string;
  #work: Work;
  #pending: readonly Pending[];
  #listeners = new Set<() => void>();
  #offline = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(key: string, work: Work) {
    this.#key = key;
    this.#work = work;
    // Whether these arrived before the page was left nobody knows: sent again, each is the same message.
    this.#pending = load(key).map((message) => ({ ...message, state: 'failed', problem: null }));
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

  /** Tries again to send what failed. */
  retry(id: string): void {
    const message = this.#pending.find((one) => one.id === id && one.state === 'failed');
    if (!message) return;
    this.#change(id, { state: 'sending', problem: null });
    this.#queue(message);
  }

  /** Throws away what was not sent. */
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
    save(this.#key, pending);
    for (const listener of this.#listeners) listener();
  }
}

function load(key: string): Outgoing[] {
  try {
    return storedSchema.parse(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

function save(key: string, pending: readonly Pending[]) {
  try {
    if (pending.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // The browser forbids it, or is full: a reload will lose them; they are sent all the same.
  }
}
