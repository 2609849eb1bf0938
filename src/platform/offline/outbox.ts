import type { QueryClient } from '@tanstack/react-query';
import { authStore } from '@/platform/auth/auth-store';
import { revalidateSession } from '@/platform/auth/revalidate-session';
import { describeError } from '@/platform/errors/describe-error';
import { isTransient, RequestFailure, toRequestFailure } from '@/platform/errors/errors';
import { readEntries, writeStored } from './member-store';
import { readPending } from './stored-pending';
import { noteUnsent } from './unsent';
import {
  Conflict,
  exclusively,
  pendingQuery,
  withinTime,
  type Outgoing,
  type OutgoingKind,
  type Pending,
  type Send,
  type SenderContext,
} from './outgoing';

type LoadSender = () => Promise<Send<never>>;

/** Each kind's sender, whose code is downloaded on first use. */
export type Senders = Readonly<Record<OutgoingKind, LoadSender>>;

/** While something waits, although the browser says that it's online. */
const retryMs = 30_000;

/** Before something is sent again. */
const pauseMs = (tries: number) => Math.min(1000 * 2 ** tries, 300_000);

/** After three quarters of an hour of server errors, the member decides. */
const maxTries = 16;

/**
 * Sends what a member does, one at a time and what has the same path in order. What can't be sent waits in this
 * browser's database until there is a network, also after the tab was closed. What the server can't answer now is sent
 * again after growing pauses, what it refuses stays until the member retries or discards it, and what this build
 * doesn't know stays for a newer one. None of them keeps others from being sent.
 */
export class Outbox {
  readonly #context: SenderContext;
  readonly #isSignedIn = () => authStore.getSnapshot().user?.id === this.#context.userId;
  readonly #senders = new Map<OutgoingKind, LoadSender>();
  /** IDs of what has been in the database. */
  readonly #stored = new Set<string>();
  /** IDs of what this tab sent or discarded, which the database may still have for a moment. */
  readonly #gone = new Set<string>();
  /** What was sent without an answer, by ID: how often, and when to send it again. */
  readonly #tries = new Map<string, { count: number; at: number }>();
  #started = false;
  #running: Promise<void> | null = null;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: SenderContext) {
    this.#context = context;
    const now = () => {
      for (const tried of this.#tries.values()) tried.at = 0;
      void this.flush();
    };
    window.addEventListener('online', now);
    window.addEventListener('focus', now);
  }

  /** Sends what earlier visits left. */
  start(senders: Senders): void {
    for (const [kind, load] of Object.entries(senders)) this.#senders.set(kind as OutgoingKind, load);
    this.#started = true;
    void this.flush();
  }

  /**
   * Sends something after what was added before. Resolves with whether it's stored if the tab is closed. With
   * `onlyIfStored`, it isn't sent otherwise.
   */
  async add<T>(outgoing: Outgoing<T>, send: Send<T>, { onlyIfStored = false } = {}): Promise<boolean> {
    const { kind, key, replaces } = outgoing;
    const id = crypto.randomUUID();
    const added: Pending = { ...outgoing, id, writtenAt: new Date().toISOString(), state: 'sending', problem: null };
    const replaced = this.#pending()
      .filter((one) => replaces && one.kind === kind && one.key === key)
      .map((one) => one.id);
    const show = () => this.#set([...this.#pending().filter((one) => !replaced.includes(one.id)), added]);
    this.#senders.set(kind, () => Promise.resolve(send));
    if (!onlyIfStored) show();
    const isStored = await this.#write([...replaced.map((old) => [old, undefined] as const), [id, added]]);
    if (isStored) this.#stored.add(id);
    else if (onlyIfStored) return false;
    for (const old of replaced) this.#gone.add(old);
    if (onlyIfStored) show();
    void this.flush();
    return isStored;
  }

  /** Tries again to send what was refused. */
  async retry(id: string): Promise<void> {
    this.#tries.delete(id);
    await this.#update(id, { state: 'sending', problem: null });
    void this.flush();
  }

  /** Forgets what wasn't sent. */
  async discard(id: string): Promise<void> {
    this.#gone.add(id);
    this.#tries.delete(id);
    this.#set(this.#pending().filter((one) => one.id !== id));
    await this.#write([[id, undefined]]);
  }

  /** Sends what waits. Resolves once that's done, or has to wait longer. */
  flush(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
      if (this.#again) void this.flush();
    });
    return this.#running;
  }

  async #work() {
    clearTimeout(this.#timer);
    // One tab at a time, so that none sends what another one has sent and the member has changed since.
    await exclusively(`outbox ${this.#context.userId}`, async () => {
      while (this.#again) {
        this.#again = false;
        // oxlint-disable-next-line no-await-in-loop -- what is added in the meantime is sent by the next round
        await this.#readStored();
        // oxlint-disable-next-line no-await-in-loop
        await this.#sendAll();
      }
    });
    const due = this.#pending().flatMap(({ id, state }) =>
      state === 'sending' || state === 'waiting' ? (this.#tries.get(id)?.at ?? Date.now() + retryMs) : [],
    );
    if (due.length === 0) return;
    const delay = Math.max(1000, Math.min(...due) - Date.now());
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  /** Drops what another tab sent or discarded, and adds what it or an earlier visit left. */
  async #readStored() {
    const stored = await readPending(this.#context.userId).catch(() => null);
    if (stored === null) return;
    noteUnsent(stored.length);
    const ids = new Set(stored.map(({ id }) => id));
    const own = this.#pending().filter(({ id }) => ids.has(id) || !this.#stored.has(id));
    const known = new Set(own.map(({ id }) => id));
    for (const id of ids) this.#stored.add(id);
    const all = [...own, ...stored.filter(({ id }) => !known.has(id) && !this.#gone.has(id))];
    this.#set(all.toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt)));
  }

  async #sendAll() {
    if (!this.#isSignedIn()) return;
    for (let next = this.#next(); next; next = this.#next()) {
      // oxlint-disable-next-line no-await-in-loop -- in order, because one may change what an earlier one adds
      if (!(await this.#send(next))) return;
    }
  }

  /** The next to send now. What waits longer lets others pass, but not what comes after it at the same path. */
  #next(): Pending | undefined {
    const later = new Set<string>();
    return this.#pending().find(({ id, kind, state, path }) => {
      if (state === 'failed' || state === 'unknown') return false;
      if (!this.#senders.has(kind)) {
        if (this.#started) this.#show(id, { state: 'unknown' });
        return false;
      }
      const isDue = (this.#tries.get(id)?.at ?? 0) <= Date.now();
      if (isDue && !later.has(path)) return true;
      later.add(path);
      return false;
    });
  }

  /** Resolves with whether the next one can be sent. */
  async #send({ id, kind, value }: Pending): Promise<boolean> {
    const load = this.#senders.get(kind);
    if (!load || !this.#isSignedIn()) return false;
    this.#show(id, { state: 'sending' });
    try {
      const sending = load().then((send) => {
        if (!this.#isSignedIn()) throw new RequestFailure('signed-out', 'Another member signed in', null, null);
        return (send as Send<unknown>)(value, this.#context);
      });
      // A late answer counts, too.
      await withinTime(sending.then(() => this.discard(id)));
      return true;
    } catch (error) {
      return this.#failed(id, error);
    }
  }

  async #failed(id: string, error: unknown): Promise<boolean> {
    const failure = toRequestFailure(error);
    revalidateSession(failure);
    // A session that ends takes what waits with it.
    if (failure.kind === 'offline' || failure.kind === 'signed-out') {
      this.#set(this.#pending().map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one)));
      return false;
    }
    const count = (this.#tries.get(id)?.count ?? 0) + 1;
    // Not an answer: this build's code can't read the value.
    if (failure.kind === 'server' && !(error instanceof RequestFailure)) this.#show(id, { state: 'unknown' });
    else if (isTransient(failure) && (failure.kind !== 'server' || count < maxTries)) {
      this.#tries.set(id, { count, at: Date.now() + pauseMs(count) });
    } else {
      const isConflict = failure instanceof Conflict;
      await this.#update(id, { state: 'failed', problem: describeError(failure), isConflict });
    }
    return true;
  }

  #pending(): readonly Pending[] {
    const { client, userId } = this.#context;
    return client.getQueryData(pendingQuery(userId).queryKey) ?? [];
  }

  #set(pending: readonly Pending[]) {
    const { client, userId } = this.#context;
    client.setQueryData(pendingQuery(userId).queryKey, pending);
  }

  #show(id: string, change: Partial<Pending>) {
    this.#set(this.#pending().map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  async #update(id: string, change: Partial<Pending>) {
    this.#show(id, change);
    const changed = this.#pending().find((one) => one.id === id);
    if (changed) await this.#write([[id, changed]]);
  }

  /** Resolves with whether the database is the member's. */
  async #write(changes: readonly (readonly [string, Pending | undefined])[]): Promise<boolean> {
    const { userId } = this.#context;
    try {
      const isOwn = await writeStored(userId, 'outgoing', new Map(changes));
      if (isOwn) noteUnsent((await readEntries(userId, 'outgoing')).length);
      return isOwn;
    } catch {
      return false;
    }
  }
}

const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

/** The member's outbox in this tab. */
export function outboxOf(context: SenderContext): Outbox {
  const { client, userId } = context;
  const own = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, own);
  const outbox = own.get(userId) ?? new Outbox(context);
  own.set(userId, outbox);
  return outbox;
}
