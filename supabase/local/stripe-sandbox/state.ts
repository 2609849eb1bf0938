import { readFile } from 'node:fs/promises';
import { codeOf } from '../failure.ts';
import { writeWhole } from '../server/storage/file-store.ts';
import type { Order, StripeObject } from './objects.ts';

/** An event and its delivery. */
export interface StoredEvent {
  id: string;
  type: string;
  created: number;
  customer: string | null;
  /** The object at that time. */
  object: object;
  attempts: number;
  /** HTTP status of the last response; null without one. */
  status: number | null;
  /** When it's delivered next, in milliseconds of real time; null once the webhook returned 2xx. */
  nextAt: number | null;
}

/** A billing portal session. */
export interface Portal {
  customer: string;
  returnUrl: string;
  /** The one thing it's for; null for all. */
  flow: 'subscription_update' | 'payment_method_update' | 'subscription_cancel' | null;
  expiresAt: number;
}

/** Changes with the shape of the state. A file of another version is replaced by what the database says. */
const version = 2;

/** The sandbox's whole state. Times are in seconds of its clock unless stated otherwise. */
export type SandboxState = ReturnType<typeof emptyState>;

export function emptyState() {
  return {
    version,
    /** Seconds its clock is ahead of real time. */
    ahead: 0,
    /** While true, events aren't delivered automatically. */
    held: false,
    /** While true, every API request fails, as in an outage. */
    down: false,
    /** Since the switch to live keys: the IDs of the objects and prices of test mode. Null before. */
    testMode: null as string[] | null,
    objects: {} as Record<string, StripeObject>,
    /** IDs of deleted customers. */
    deleted: [] as string[],
    /** What checkout sessions sell, by their ID. */
    checkouts: {} as Record<string, Pick<Order, 'price' | 'metadata'>>,
    /** By the secret in their URL. */
    portals: {} as Record<string, Portal>,
    events: [] as StoredEvent[],
    /** Requests (method, path, and body) and the responses to them, by idempotency key. */
    answers: {} as Record<string, { at: number; request: string; body: string }>,
  };
}

/**
 * Stores the state in one file, or in memory. Changes are atomic: objects and their events are written together, so a
 * crash can't lose one without the other.
 */
export class SandboxStore {
  #last: Promise<unknown> = Promise.resolve();
  /** Called after each stored change. */
  onChange: () => void = () => undefined;

  private constructor(
    private readonly file: string | undefined,
    private current: SandboxState,
  ) {}

  /** Reads `file`, or starts with `first()`. Undefined keeps the state in memory. */
  static async open(file: string | undefined, first: () => Promise<SandboxState>): Promise<SandboxStore> {
    const stored = file === undefined ? null : await read(file);
    const store = new SandboxStore(file, stored ?? (await first()));
    if (!stored) await store.change(() => undefined);
    return store;
  }

  /** The current state. Don't modify it or hold on to it. */
  get state(): SandboxState {
    return this.current;
  }

  /** Runs `work` on a copy and stores it. Changes are serialized; nothing is stored if `work` throws. */
  change<T>(work: (state: SandboxState) => T): Promise<T> {
    const done = this.#last.then(async () => {
      const draft = structuredClone(this.current);
      const result = work(draft);
      if (this.file !== undefined) await writeWhole(this.file, Buffer.from(JSON.stringify(draft)));
      this.current = draft;
      this.onChange();
      return result;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}

async function read(file: string): Promise<SandboxState | null> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as SandboxState;
    return stored.version === version ? stored : null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}
