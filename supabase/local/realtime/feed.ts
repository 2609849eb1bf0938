import type { Claims, Database } from '../database.ts';
import { changeData, findDeliveries, type Change } from './deliveries.ts';
import { groupBy } from './group-by.ts';
import type { JsonObject } from './protocol.ts';
import { captureChannel, installCapture } from './schema.ts';
import { prepareSubscriptions, SubscriptionRegistry, type ChangeListener, type Subscription } from './subscriptions.ts';
import { describeTable, type Table } from './tables.ts';

/** A row of `realtime.messages` that `realtime.send` or a caller has inserted. */
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
  /** Whether anybody is there to be told of anything; while nobody is, changes are not even read. */
  hasAudience: () => boolean;
  report: (what: string, error: unknown) => void;
}

/** How many changes are held in memory at a time; a bulk load is worked through in such pages. */
const pageSize = 500;
const pruneEvery = 60_000;

/**
 * Reads captured changes, transaction by transaction in the order of their commits, and tells those who
 * subscribed. Nothing here waits for a socket.
 */
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

  /** Adds the entries of a join and returns what they became. Rejects with a `SubscriptionError`. */
  async subscribe(entries: JsonObject[], claims: Claims, listener: ChangeListener): Promise<Subscription[]> {
    const { database } = this.#options;
    const subscriptions = await prepareSubscriptions(database.query, entries, claims, listener);
    // A table may have been published since the last look.
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
    const told = new Map<Change, () => void>();
    for (const [relation, changes] of groupBy(page, (change) => change.relation)) {
      if (relation === this.#messages) {
        for (const change of changes) told.set(change, () => this.#tellMessage(change));
      } else {
        await this.#prepare(relation, changes, told);
      }
    }
    for (const change of page) told.get(change)?.();
  }

  /** Decides who is told of one table's changes, and lays the telling down in `told`. */
  async #prepare(relation: number, changes: Change[], told: Map<Change, () => void>): Promise<void> {
    const subscriptions = this.#registry.on(relation);
    if (subscriptions.length === 0) return;
    const { database, report } = this.#options;
    const roles = [...new Set(subscriptions.map(({ claims }) => claims.role))];
    const table = await describeTable(database.query, relation, roles);
    if (!table) return;
    const deliveries = await findDeliveries(database, table, changes, subscriptions, (error) =>
      report(`Changes of ${table.sqlName} were withheld`, error),
    );
    for (const [change, recipients] of deliveries) told.set(change, () => this.#tell(table, change, recipients));
  }

  /** One frame for each channel, and one serialization for all who are told the same. */
  #tell(table: Table, change: Change, recipients: Subscription[]): void {
    const texts = new Map<string, string>();
    // Somebody may have left while the database was asked.
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

  #tellMessage({ type, record }: Change): void {
    if (type !== 'INSERT' || record?.extension !== 'broadcast') return;
    const { id, topic, event, payload, private: isPrivate } = record;
    if (typeof id !== 'string' || typeof topic !== 'string' || typeof event !== 'string' || payload === null) return;
    this.#options.onMessage({ id, topic, event, payload, isPrivate: isPrivate === true });
  }

  /** Forgets what has long been read. Postgres' own vacuum does not run in the embedded database. */
  async #prune(): Promise<void> {
    this.#pruneTimer = undefined;
    const { database, report } = this.#options;
    try {
      await database.query(`delete from _realtime.changes where changed_at < now() - interval '5 minutes'`);
      await database.query(`delete from realtime.messages where inserted_at < now() - interval '3 days'`);
      if (database.kind === 'pglite') await database.query('vacuum _realtime.changes');
    } catch (error) {
      if (!this.#closed) report('Old changes could not be removed', error);
    }
  }
}

/** Subscriptions of equal shape are told the same text. */
function shapeOf({ claims, select }: Subscription): string {
  return JSON.stringify([claims.role, select]);
}
