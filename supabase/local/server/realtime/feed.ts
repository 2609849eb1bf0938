import type { Claims, Database } from '../database.ts';
import { changeData, findDeliveries, type Change } from './deliveries.ts';
import { groupBy } from './group-by.ts';
import type { JsonObject } from './protocol.ts';
import { captureChannel, installCapture } from './schema.ts';
import { prepareSubscriptions, SubscriptionRegistry, type ChangeListener, type Subscription } from './subscriptions.ts';
import { describeTable, type Table } from './tables.ts';

/** A row of `realtime.messages`, inserted by `realtime.send` or a client. */
export interface StoredMessage {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
  isPrivate: boolean;
}

interface FeedOptions {
  database: Database;
  onMessage: (message: StoredMessage) => void;
  /** Returns whether anyone is subscribed. Changes aren’t read otherwise. */
  hasAudience: () => boolean;
  report: (what: string, error: unknown) => void;
}

/** Maximum changes in memory. Bulk loads are processed in such pages. */
const pageSize = 500;
const pruneEvery = 60_000;

/** Reads captured changes by transaction, in commit order, and sends them to subscribers. Never waits for a socket. */
export class ChangeFeed {
  readonly #options: FeedOptions;
  readonly #registry = new SubscriptionRegistry();
  readonly #messages: number;
  readonly #waiting: string[] = [];
  #draining: Promise<void> | null = null;
  #stopListening: () => Promise<void> = async () => undefined;
  #pruneTimer: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(options: FeedOptions, messages: number) {
    this.#options = options;
    this.#messages = messages;
  }

  /** Installs the triggers and starts listening. */
  static async open(options: FeedOptions): Promise<ChangeFeed> {
    const { database } = options;
    await database.query(installCapture);
    const [row] = await database.query<{ oid: number }>(`select 'realtime.messages'::regclass::oid::int8 as oid`);
    const feed = new ChangeFeed(options, row?.oid ?? 0);
    feed.#stopListening = await database.listen(captureChannel, (transaction) => feed.#receive(transaction));
    await feed.#prune();
    return feed;
  }

  /** Adds a join’s entries and returns the subscriptions. Rejects with a `SubscriptionError`. */
  async subscribe(entries: JsonObject[], claims: Claims, listener: ChangeListener): Promise<Subscription[]> {
    const { database } = this.#options;
    const subscriptions = await prepareSubscriptions(database.query, entries, claims, listener);
    // A table may have been added to the publication.
    await database.query('select _realtime.watch_published()');
    for (const subscription of subscriptions) this.#registry.add(subscription);
    return subscriptions;
  }

  unsubscribe(subscriptions: Subscription[]): void {
    for (const subscription of subscriptions) this.#registry.remove(subscription);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#pruneTimer);
    await this.#stopListening();
    await this.#draining;
  }

  #receive(transaction: string): void {
    this.#pruneTimer ??= setTimeout(() => void this.#prune(), pruneEvery).unref();
    this.#waiting.push(transaction);
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = null;
    });
  }

  async #drain(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined && !this.#closed; next = this.#waiting.shift()) {
      try {
        if (this.#options.hasAudience()) await this.#readTransaction(next);
      } catch (error) {
        if (!this.#closed) this.#options.report('A change could not be delivered', error);
      }
    }
  }

  async #readTransaction(transaction: string): Promise<void> {
    let [last, page]: [number, Change[]] = [0, []];
    do {
      page = await this.#options.database.query<Change>(
        `select id, relation::int8 as relation, type, record, old_record as old,
           to_char(changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
         from _realtime.changes where transaction = $1::text::xid8 and id > $2::int8 order by id limit ${pageSize}`,
        [transaction, last],
      );
      await this.#deliver(page);
      last = page.at(-1)?.id ?? last;
    } while (page.length === pageSize && !this.#closed);
  }

  async #deliver(page: Change[]): Promise<void> {
    const senders = new Map<Change, () => void>();
    for (const [relation, changes] of groupBy(page, (change) => change.relation)) {
      if (relation === this.#messages) {
        for (const change of changes) senders.set(change, () => this.#sendMessage(change));
      } else {
        await this.#prepare(relation, changes, senders);
      }
    }
    for (const change of page) senders.get(change)?.();
  }

  /** Adds the recipients of a table’s changes to the map. */
  async #prepare(relation: number, changes: Change[], senders: Map<Change, () => void>): Promise<void> {
    const subscriptions = this.#registry.on(relation);
    if (subscriptions.length === 0) return;
    const { database, report } = this.#options;
    const roles = [...new Set(subscriptions.map(({ claims }) => claims.role))];
    const table = await describeTable(database.query, relation, roles);
    if (!table) return;
    const deliveries = await findDeliveries(database, table, changes, subscriptions, (error) =>
      report(`Changes of ${table.sqlName} were withheld`, error),
    );
    for (const [change, recipients] of deliveries)
      senders.set(change, () => this.#sendChange(table, change, recipients));
  }

  /** Creates one frame per channel, and serializes once for recipients of the same data. */
  #sendChange(table: Table, change: Change, recipients: Subscription[]): void {
    const texts = new Map<string, string>();
    // Someone may have left during the query.
    const present = recipients.filter((recipient) => this.#registry.has(recipient));
    for (const [listener, own] of groupBy(present, (recipient) => recipient.listener)) {
      for (const [shape, alike] of groupBy(own, shapeOf)) {
        const { claims, select } = alike[0];
        const text = texts.get(shape) ?? JSON.stringify(changeData(table, change, claims.role, select));
        texts.set(shape, text);
        listener.pushChange(
          alike.map(({ id }) => id),
          text,
        );
      }
    }
  }

  #sendMessage({ type, record }: Change): void {
    if (type !== 'INSERT' || record?.extension !== 'broadcast') return;
    const { id, topic, event, payload, private: isPrivate } = record;
    if (typeof id !== 'string' || typeof topic !== 'string' || typeof event !== 'string' || payload === null) return;
    this.#options.onMessage({ id, topic, event, payload, isPrivate: isPrivate === true });
  }

  /** Deletes old changes. */
  async #prune(): Promise<void> {
    this.#pruneTimer = undefined;
    const { database, report } = this.#options;
    try {
      await database.query(`delete from _realtime.changes where changed_at < now() - interval '5 minutes'`);
      await database.query(`delete from realtime.messages where inserted_at < now() - interval '3 days'`);
    } catch (error) {
      if (!this.#closed) report('Old changes could not be removed', error);
    }
  }
}

/** Subscriptions of equal shape get the same text. */
function shapeOf({ claims, select }: Subscription): string {
  return JSON.stringify([claims.role, select]);
}
