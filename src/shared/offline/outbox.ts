import type { QueryClient } from '@tanstack/react-query';
import { authStore } from '@/shared/session/auth-store';
import { revalidateSession } from '@/shared/session/revalidate-session';
import { describeError } from '@/shared/supabase/describe-error';
import { RequestFailure, toRequestFailure } from '@/shared/supabase/errors';
import { readPending } from './kept-pending';
import { writeKept } from './member-store';
import {
  Conflict,
  isUnreachable,
  pendingQuery,
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

/** A request that takes longer mustn't keep what's next waiting. It may have arrived anyway. */
const timeoutMs = 60_000;

/**
 * Sends what a member does, one at a time and in order. What can't be sent waits in this browser's database until there
 * is a network, also after the tab was closed. What's refused stays until the member retries or discards it.
 */
export class Outbox {
  readonly #context: SenderContext;
  readonly #senders = new Map<OutgoingKind, LoadSender>();
  /** IDs of what has been in the database. */
  readonly #stored = new Set<string>();
  /** IDs of what this tab sent or discarded, which the database may still have for a moment. */
  readonly #gone = new Set<string>();
  #running: Promise<void> | null = null;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: SenderContext) {
    this.#context = context;
    window.addEventListener('online', () => void this.flush());
  }

  /** Sends what earlier visits left. */
  start(senders: Senders): void {
    for (const [kind, load] of Object.entries(senders)) this.#senders.set(kind as OutgoingKind, load);
    void this.flush();
  }

  /**
   * Sends something after what was added before. Resolves with whether it's kept if the tab is closed. With
   * `onlyIfKept`, it isn't sent otherwise.
   */
  async add<T>(outgoing: Outgoing<T>, send: Send<T>, { onlyIfKept = false } = {}): Promise<boolean> {
    const { kind, key, replaces } = outgoing;
    const id = crypto.randomUUID();
    const added: Pending = { ...outgoing, id, writtenAt: new Date().toISOString(), state: 'sending', problem: null };
    const replaced = this.#pending()
      .filter((one) => replaces && one.kind === kind && one.key === key)
      .map((one) => one.id);
    const show = () => this.#set([...this.#pending().filter((one) => !replaced.includes(one.id)), added]);
    this.#senders.set(kind, () => Promise.resolve(send));
    if (!onlyIfKept) show();
    const kept = await this.#write([...replaced.map((old) => [old, undefined] as const), [id, added]]);
    if (kept) this.#stored.add(id);
    else if (onlyIfKept) return false;
    for (const old of replaced) this.#gone.add(old);
    if (onlyIfKept) show();
    void this.flush();
    return kept;
  }

  /** Tries again to send what was refused. */
  async retry(id: string): Promise<void> {
    await this.#update(id, { state: 'sending', problem: null });
    void this.flush();
  }

  /** Forgets what wasn't sent. */
  async discard(id: string): Promise<void> {
    this.#gone.add(id);
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
    if (this.#next()) this.#timer = setTimeout(() => void this.flush(), retryMs);
  }

  /** Drops what another tab sent or discarded, and adds what it or an earlier visit left. */
  async #readStored() {
    const stored = await readPending(this.#context.userId).catch(() => null);
    if (stored === null) return;
    const ids = new Set(stored.map(({ id }) => id));
    const own = this.#pending().filter(({ id }) => ids.has(id) || !this.#stored.has(id));
    const known = new Set(own.map(({ id }) => id));
    for (const id of ids) this.#stored.add(id);
    const all = [...own, ...stored.filter(({ id }) => !known.has(id) && !this.#gone.has(id))];
    this.#set(all.toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt)));
  }

  async #sendAll() {
    for (let next = this.#next(); next; next = this.#next()) {
      // oxlint-disable-next-line no-await-in-loop -- in order, because one may change what an earlier one adds
      if (!(await this.#send(next))) return;
    }
  }

  /** Resolves with whether the next one can be sent. */
  async #send({ id, kind, value }: Pending): Promise<boolean> {
    const { userId } = this.#context;
    const load = this.#senders.get(kind);
    if (!load || authStore.getSnapshot().user?.id !== userId) return false;
    this.#show(id, { state: 'sending' });
    try {
      const send = (await load()) as Send<unknown>;
      await Promise.race([send(value, this.#context), timeout()]);
      await this.discard(id);
    } catch (error) {
      const failure = toRequestFailure(error);
      revalidateSession(failure);
      // A session that ends takes what waits with it.
      if (isUnreachable(failure) || failure.kind === 'signed-out') {
        this.#set(this.#pending().map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one)));
        return false;
      }
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

  #next = () => this.#pending().find(({ state }) => state !== 'failed');

  #show(id: string, change: Partial<Pending>) {
    this.#set(this.#pending().map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  async #update(id: string, change: Partial<Pending>) {
    this.#show(id, change);
    const changed = this.#pending().find((one) => one.id === id);
    if (changed) await this.#write([[id, changed]]);
  }

  /** Resolves with whether the database is the member's. */
  #write(changes: readonly (readonly [string, Pending | undefined])[]): Promise<boolean> {
    return writeKept(this.#context.userId, 'outgoing', new Map(changes)).catch(() => false);
  }
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new RequestFailure('offline', 'Timed out', null, null)), timeoutMs);
  });
}

/** Runs `work` while no other tab does. Browsers without locks are rare, and sending twice changes nothing. */
const exclusively = (name: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, work).catch(work) : work();

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
