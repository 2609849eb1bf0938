import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type RealtimePostgresChangesPayload,
  type SupabaseClient,
} from '@supabase/supabase-js';

type Row = Record<string, unknown>;
export type ChangePayload = RealtimePostgresChangesPayload<Row>;

interface Binding {
  event: 'INSERT' | 'UPDATE' | 'DELETE' | '*';
  schema: string;
  table?: string;
  filter?: string;
  select?: string[];
}

interface SystemMessage {
  extension: string;
  status: string;
  message: string;
}

/** Collects what arrives, and can wait for it. */
export class Inbox<Item> {
  readonly items: Item[] = [];
  readonly #waiting = new Set<() => void>();

  add(item: Item): void {
    this.items.push(item);
    for (const check of this.#waiting) check();
  }

  /**
   * Resolves to the first item that matches, whether it’s here or still to come. Only the test’s timeout ends the wait.
   */
  async until(matches: (item: Item) => boolean): Promise<Item> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.items.find(matches);
        if (found === undefined) return;
        this.#waiting.delete(check);
        resolve(found);
      };
      this.#waiting.add(check);
      check();
    });
  }
}

let names = 0;

/** A channel name that no other test uses. */
export function freshName(prefix = 'test'): string {
  names += 1;
  return `${prefix}:${names}`;
}

/** Subscribes a new channel to `bindings` and resolves once the server has accepted or rejected them. */
export async function listenTo(client: SupabaseClient, ...bindings: Binding[]) {
  const changes = new Inbox<ChangePayload>();
  const system = new Inbox<SystemMessage>();
  const statuses = new Inbox<string>();
  const channel = client.channel(freshName());
  channel.on('system', {}, (message: SystemMessage) => system.add(message));
  for (const binding of bindings) {
    channel.on('postgres_changes' as 'system', binding as never, (change: ChangePayload) => changes.add(change));
  }
  channel.subscribe((status) => statuses.add(status));
  const reply = await system.until((message) => message.extension === 'postgres_changes');
  return { channel, changes, system, statuses, reply };
}

/** Joins the channel; rejects with the reason if the server does. */
export async function join(channel: RealtimeChannel): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else reject(error ?? new Error(status));
    });
  });
}
