import { once } from 'node:events';
import { join as joinPath } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { jwtSecret } from '../../../supabase/local/server/keys.ts';
import { freshName, Inbox, join, listenTo } from '../channels.ts';
import { clientFor, newMember } from '../client.ts';
import { describeBackend } from '../describe-backend.ts';

const migrationsDir = joinPath(import.meta.dirname, '..', 'fixtures', 'realtime');

/** A token that expires in `seconds`. */
async function tokenFor(sub: string, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ role: 'authenticated', sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(jwtSecret));
}

/** Closes a client’s socket like a lost network. */
function cut(client: SupabaseClient): void {
  const socket: unknown = Reflect.get(Reflect.get(client.realtime, 'socketAdapter').getSocket(), 'conn');
  (socket as { terminate(): void }).terminate();
}

describeBackend(
  (backend) => {
    const open: SupabaseClient[] = [];
    const anon = () => {
      const client = clientFor(backend());
      open.push(client);
      return client;
    };
    const member = async () => {
      const created = await newMember(backend());
      open.push(created.client);
      await created.client.realtime.setAuth();
      return created;
    };
    const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);
    const addNote = async (columns: Record<string, unknown> = {}) => {
      const names = Object.keys(columns);
      const [row] = await sql<{ id: string }>(
        names.length === 0
          ? 'insert into public.notes default values returning id'
          : `insert into public.notes (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})
            returning id`,
        Object.values(columns),
      );
      return row?.id ?? '';
    };
    const rawSocket = async () => {
      const socket = new WebSocket(
        `${backend().url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${backend().anonKey}`,
      );
      await once(socket, 'open');
      return socket;
    };
    afterEach(async () => {
      await Promise.all(open.splice(0).map((client) => client.removeAllChannels()));
    });

    describe('postgres_changes', () => {
      it('delivers inserts, updates, and deletes like a hosted project', async () => {
        const { changes, reply, statuses } = await listenTo(anon(), { event: '*', schema: 'public', table: 'notes' });
        expect(reply).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' });
        expect(statuses.items).toEqual(['SUBSCRIBED']);
        const id = await addNote({
          room: 'kitchen',
          priority: 3,
          price: '12.5',
          details: { a: [1] },
          due_at: '2026-01-02 03:04:05+02',
        });
        const inserted = await changes.until((change) => change.eventType === 'INSERT');
        expect(inserted).toMatchObject({
          schema: 'public',
          table: 'notes',
          eventType: 'INSERT',
          old: {},
          errors: null,
          new: {
            id,
            owner: null,
            room: 'kitchen',
            priority: 3,
            doubled: 6,
            price: 12.5,
            tags: [],
            details: { a: [1] },
            due_at: '2026-01-02T01:04:05+00:00',
            is_public: true,
          },
        });
        expect(inserted.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        await sql(`update public.notes set priority = 4, tags = '{a,"b c"}' where id = $1`, [id]);
        const updated = await changes.until((change) => change.eventType === 'UPDATE');
        expect(updated).toMatchObject({ new: { id, priority: 4, doubled: 8, tags: ['a', 'b c'] } });
        expect(updated.old).toEqual({ id });
        await sql('delete from public.notes where id = $1', [id]);
        const deleted = await changes.until((change) => change.eventType === 'DELETE');
        expect(deleted).toMatchObject({ new: {}, old: { id } });
        expect(Object.keys(deleted.old)).toEqual(['id']);
        expect(changes.items.map((change) => change.eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
      });

      it('sends nothing for a transaction that is rolled back', async () => {
        const { changes } = await listenTo(anon(), { event: '*', schema: 'public', table: 'notes' });
        await expect(
          backend().database.asRole({ role: 'anon' }, async (query) => {
            await query(`insert into public.notes (room) values ('never')`);
            throw new Error('changed my mind');
          }),
        ).rejects.toThrow('changed my mind');
        await addNote({ room: 'after' });
        await changes.until(() => true);
        expect(changes.items.map((change) => Reflect.get(change.new, 'room'))).toEqual(['after']);
      });

      it.each([
        // As numbers, not as text: 10 is greater than 3.
        ['priority=gt.3', [10]],
        ['priority=gt.1,priority=lt.10', [2, 3]],
        [String.raw`tags=eq."{\"a,b\"}"`, [1]],
      ])('filters by %s with Postgres’s types', async (filter, expected) => {
        const room = freshName('room');
        const { changes, reply } = await listenTo(
          anon(),
          {
            event: 'INSERT',
            schema: 'public',
            table: 'notes',
            filter,
          },
          { event: 'INSERT', schema: 'public', table: 'notes', filter: 'priority=eq.-1' },
        );
        expect(reply.status).toBe('ok');
        for (const priority of [1, 2, 3, 10]) {
          await addNote({ room, priority, price: priority === 1 ? '1' : null, tags: priority === 1 ? ['a,b'] : [] });
        }
        await addNote({ room, priority: -1 });
        await changes.until((change) => Reflect.get(change.new, 'priority') === -1);
        const priorities = changes.items.map((change) => Number(Reflect.get(change.new, 'priority')));
        expect(new Set(priorities.filter((priority) => priority !== -1))).toEqual(new Set(expected));
      });

      it.each([
        [{ table: 'unpublished' }, /Please check Realtime is enabled for the given connect parameters/],
        [{ table: 'full_notes', filter: 'secret=eq.x' }, /invalid column for filter secret/],
        [{ table: 'notes', filter: 'priority=eq.many' }, /invalid input syntax for type integer: "many"/],
        [{ table: 'notes', filter: 'undefined' }, /^Error parsing `filter` params: \["undefined"\]$/],
      ])('rejects %j', async (binding, message) => {
        const { reply } = await listenTo(anon(), { event: '*', schema: 'public', ...binding });
        expect(reply.status).toBe('error');
        expect(reply.message).toMatch(message);
      });

      it('delivers a row only to members who can read it', async () => {
        const [owner, other] = await Promise.all([member(), member()]);
        const binding = { event: '*', schema: 'public', table: 'notes', filter: 'room=eq.private' } as const;
        const [mine, theirs, visitors] = await Promise.all([
          listenTo(owner.client, binding),
          listenTo(other.client, binding),
          listenTo(anon(), binding),
        ]);
        const id = await addNote({ room: 'private', owner: owner.id, is_public: false, priority: 1 });
        await mine.changes.until((change) => Reflect.get(change.new, 'priority') === 1);
        await sql('update public.notes set priority = 2, is_public = true where id = $1', [id]);
        for (const { changes } of [mine, theirs, visitors]) {
          await changes.until((change) => Reflect.get(change.new, 'priority') === 2);
        }
        // Now private. Members who could see it don’t receive the new row.
        await sql('update public.notes set priority = 3, is_public = false where id = $1', [id]);
        await mine.changes.until((change) => Reflect.get(change.new, 'priority') === 3);
        await sql('update public.notes set priority = 4, is_public = true where id = $1', [id]);
        for (const { changes } of [mine, theirs, visitors]) {
          await changes.until((change) => Reflect.get(change.new, 'priority') === 4);
        }
        const receivedBy = (inbox: Inbox<{ new: object }>) =>
          inbox.items.map((change) => Reflect.get(change.new, 'priority'));
        expect(receivedBy(mine.changes)).toEqual([1, 2, 3, 4]);
        expect(receivedBy(theirs.changes)).toEqual([2, 4]);
        expect(receivedBy(visitors.changes)).toEqual([2, 4]);
      });
    });

    describe('connections and tokens', () => {
      it('resumes after the socket is closed', async () => {
        const client = anon();
        const { changes, system, statuses } = await listenTo(client, {
          event: 'INSERT',
          schema: 'public',
          table: 'notes',
        });
        cut(client);
        await statuses.until((status) => status === 'CHANNEL_ERROR');
        const ready = () => system.items.filter((message) => message.message === 'Subscribed to PostgreSQL').length;
        await system.until(() => ready() === 2);
        const id = await addNote();
        expect((await changes.until(() => true)).new).toMatchObject({ id });
        expect(changes.items).toHaveLength(1);
      });

      it('applies a new token to open subscriptions', async () => {
        const owner = await member();
        const { client } = owner;
        const listener = anon();
        const { changes, system } = await listenTo(listener, { event: 'INSERT', schema: 'public', table: 'notes' });
        const resubscribed = (times: number) => system.until(() => system.items.length === times);
        await addNote({ owner: owner.id, is_public: false, priority: 1 });
        // Changes are read with the token of the moment, so the first has to be through.
        await addNote({ priority: 0 });
        await changes.until((change) => Reflect.get(change.new, 'priority') === 0);
        await listener.realtime.setAuth((await client.auth.getSession()).data.session?.access_token);
        await resubscribed(2);
        await addNote({ owner: owner.id, is_public: false, priority: 2 });
        await changes.until((change) => Reflect.get(change.new, 'priority') === 2);
        await listener.realtime.setAuth(backend().anonKey);
        await resubscribed(3);
        await addNote({ owner: owner.id, is_public: false, priority: 3 });
        await addNote({ priority: 4 });
        await changes.until((change) => Reflect.get(change.new, 'priority') === 4);
        expect(changes.items.map((change) => Reflect.get(change.new, 'priority'))).toEqual([0, 2, 4]);
      });

      it('closes a channel with a message when its token expires', async () => {
        const { id } = await member();
        const client = anon();
        await client.realtime.setAuth(await tokenFor(id, 2));
        const { changes, system, statuses } = await listenTo(client, { event: '*', schema: 'public', table: 'notes' });
        const end = await system.until((message) => message.extension === 'system');
        expect(end).toMatchObject({
          status: 'error',
          message: expect.stringMatching(/^Token has expired \d+ seconds ago$/),
        });
        await statuses.until((status) => status === 'CLOSED');
        await addNote();
        expect(changes.items).toEqual([]);
      });

      it('closes a socket that doesn’t read and keeps serving the others', async () => {
        const name = freshName();
        const watcher = anon();
        const syncs = new Inbox<string[]>();
        const inbox = new Inbox<unknown>();
        const channel = watcher.channel(name);
        channel.on('presence', { event: 'sync' }, () => syncs.add(Object.keys(channel.presenceState())));
        channel.on('broadcast', { event: 'big' }, () => inbox.add('big'));
        await join(channel);
        const slow = await rawSocket();
        const topic = `realtime:${name}`;
        slow.send(
          JSON.stringify(['1', '1', topic, 'phx_join', { config: { presence: { key: 'slow', enabled: true } } }]),
        );
        slow.send(JSON.stringify(['1', '2', topic, 'presence', { event: 'track', payload: {} }]));
        await syncs.until((keys) => keys.includes('slow'));
        syncs.items.length = 0;
        slow.pause();
        const text = 'x'.repeat(1_000_000);
        for (let sent = 1; sent <= 100 && syncs.items.length === 0; sent += 1) {
          await anon().channel(name).httpSend('big', { text });
          await inbox.until(() => inbox.items.length === sent);
        }
        expect(await syncs.until(() => true)).toEqual([]);
        slow.terminate();
      });
    });

    describe('broadcast', () => {
      const joinRoom = async (client: SupabaseClient, name: string, config = {}) => {
        const inbox = new Inbox<{ event: string; payload?: unknown }>();
        const channel = client.channel(name, { config });
        channel.on('broadcast', { event: '*' }, (message) => inbox.add(message));
        await join(channel);
        return { channel, inbox };
      };

      it('reaches other members, and the sender only on request', async () => {
        const name = freshName();
        const [quiet, echoing, listening] = await Promise.all([
          joinRoom(anon(), name),
          joinRoom(anon(), name, { broadcast: { self: true, ack: true } }),
          joinRoom(anon(), name),
        ]);
        await quiet.channel.send({ type: 'broadcast', event: 'first', payload: { n: 1, text: 'žluťoučký' } });
        await echoing.inbox.until(() => true);
        expect(await echoing.channel.send({ type: 'broadcast', event: 'second', payload: { n: 2 } })).toBe('ok');
        for (const { inbox } of [quiet, echoing, listening]) await inbox.until((message) => message.event === 'second');
        expect(quiet.inbox.items.map((message) => message.event)).toEqual(['second']);
        expect(echoing.inbox.items.map((message) => message.event)).toEqual(['first', 'second']);
        expect(listening.inbox.items[0]).toEqual({
          type: 'broadcast',
          event: 'first',
          payload: { n: 1, text: 'žluťoučký' },
        });
      });

      it('accepts one or several messages over HTTP', async () => {
        const name = freshName();
        const { inbox } = await joinRoom(anon(), name);
        const sender = anon().channel(name);
        expect(await sender.httpSend('one', { n: 1 })).toEqual({ success: true });
        const send = (messages: unknown) =>
          fetch(`${backend().url}/realtime/v1/api/broadcast`, {
            method: 'POST',
            headers: { apikey: backend().anonKey, 'content-type': 'application/json' },
            body: JSON.stringify({ messages }),
          });
        const two = [2, 3].map((n) => ({ topic: name, event: 'more', payload: { n } }));
        expect((await send(two)).status).toBe(202);
        await inbox.until((message) => Reflect.get(message.payload as object, 'n') === 3);
        expect(inbox.items.map((message) => message.payload)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
        const invalid = await send([{ topic: name }]);
        expect([invalid.status, await invalid.json()]).toEqual([
          422,
          { errors: { messages: [{ event: ["can't be blank"], payload: ["can't be blank"] }] } },
        ]);
        const keyless = await fetch(`${backend().url}/realtime/v1/api/broadcast`, { method: 'POST', body: '{}' });
        expect(keyless.status).toBe(401);
      });
    });
  },
  { migrationsDir },
);
