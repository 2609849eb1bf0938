import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Inbox, join, listenTo } from './channels.ts';
import { clientFor, newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';

/* Messages with the real schema, sent, read, and attached like the app does it. */

type Member = Awaited<ReturnType<typeof newMember>>;

const bucket = 'message-attachments';
const pdf = new Blob(['%PDF-1.4 contract'], { type: 'application/pdf' });
const inboxColumns =
  'id, conversation_id, other_id, unread, last_message_at, last_read_at, ' +
  'conversation:conversations!conversation_members_conversation_id_fkey(last_preview, last_user_id, other_read_at), ' +
  'other:users!conversation_members_other_id_fkey(id, name, profile_image_url, membership_tier)';
const messageColumns =
  'id, user_id, content, type, created_at, property:properties!messages_property_id_fkey(id, title), ' +
  'attachments:message_attachments!message_attachments_message_id_fkey(path, name, size, mime_type, width, height)';
const unavailable = 'You can’t message this member.';

let files = 0;
const pathFor = (from: Member, to: Member, name = 'contract.pdf') => `${from.id}/${to.id}/${++files}-${name}`;

describeBackend(
  (backend) => {
    const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);
    const open: SupabaseClient[] = [];
    /** A member old enough for the usual limits. */
    const member = async (tier = 'free'): Promise<Member> => {
      const created = await newMember(backend());
      open.push(created.client);
      await sql(`update auth.users set created_at = now() - interval '30 days' where id = $1`, [created.id]);
      await sql('update public.users set membership_tier = $2 where id = $1', [created.id, tier]);
      await created.client.realtime.setAuth();
      return created;
    };
    const send = (
      from: Member,
      to: { id: string },
      content = 'Hello',
      more: { message_id?: string; attachments?: (object | string)[]; property_id?: string } = {},
    ) => from.client.rpc('send_message', { recipient_id: to.id, message_id: randomUUID(), content, ...more });
    /** Sends a message and returns the conversation’s id. */
    const sendOrThrow = async (...message: Parameters<typeof send>): Promise<string> => {
      const { data, error } = await send(...message);
      if (error) throw new Error(error.message);
      return data as string;
    };
    const upload = async (from: Member, path: string, file = pdf) => {
      const { error } = await from.client.storage.from(bucket).upload(path, file);
      return error;
    };
    const sendFile = async (from: Member, to: Member): Promise<string> => {
      const path = pathFor(from, to);
      expect(await upload(from, path)).toBeNull();
      await sendOrThrow(from, to, '', { attachments: [{ path, name: 'Contract.pdf' }] });
      return path;
    };
    const block = async (blocker: Member, blocked: Member) => {
      const { error } = await blocker.client
        .from('member_blocks')
        .insert({ blocker_id: blocker.id, blocked_id: blocked.id });
      expect(error).toBeNull();
    };
    const signedUrl = async (who: Member, path: string, seconds = 300) => {
      const { data, error } = await who.client.storage.from(bucket).createSignedUrl(path, seconds);
      return { url: data?.signedUrl ?? '', error };
    };
    const token = async (who: Member) => (await who.client.auth.getSession()).data.session?.access_token ?? '';

    let ann: Member;
    let bob: Member;
    let eve: Member;
    beforeAll(async () => {
      [ann, bob, eve] = [await member('pro'), await member(), await member('partner')];
    });
    afterEach(async () => {
      vi.useRealTimers();
      await Promise.all(open.map((client) => client.removeAllChannels()));
    });

    describe('sending messages', () => {
      it('works in both directions, with a listing, and one request loads the inbox', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const { data: listing } = await pro.client
          .from('properties')
          .insert({
            user_id: pro.id,
            title: 'Brick duplex',
            description: 'Two units.',
            property_type: 'Multi Family',
            address: '12 Oak St',
            city: 'New York',
            state: 'NY',
            zip: '10001',
            price: 100000,
          })
          .select('id')
          .single();
        const denied = await send(free, pro);
        expect(denied.error).toMatchObject({
          code: 'P0001',
          message: 'Messages to members you’re not connected to are for Closer and Partner members.',
        });
        const conversation = await sendOrThrow(pro, free, 'About my duplex:\n<b>still there</b>', {
          property_id: listing?.id as string,
        });
        expect(await sendOrThrow(free, pro, 'Is it?')).toBe(conversation);

        const inbox = await free.client
          .from('conversation_members')
          .select(inboxColumns)
          .order('last_message_at', { ascending: false });
        expect(inbox.data).toMatchObject([
          {
            conversation_id: conversation,
            other_id: pro.id,
            unread: 1,
            last_read_at: null,
            conversation: { last_preview: 'Is it?', last_user_id: free.id, other_read_at: null },
            other: { id: pro.id, name: 'Ann', profile_image_url: null, membership_tier: 'pro' },
          },
        ]);
        const page = await pro.client
          .from('messages')
          .select(messageColumns)
          .eq('conversation_id', conversation)
          .order('created_at', { ascending: false });
        expect(page.data).toMatchObject([
          { user_id: free.id, content: 'Is it?', type: 'text', property: null, attachments: [] },
          {
            user_id: pro.id,
            content: 'About my duplex:\n<b>still there</b>',
            property: { id: listing?.id, title: 'Brick duplex' },
          },
        ]);
      });

      it('sorts the inbox by the latest message and counts unread conversations', async () => {
        const [reader, one, two] = [await member(), await member('pro'), await member('pro')];
        await sendOrThrow(one, reader, 'first');
        await sendOrThrow(two, reader, 'second');
        const order = async () =>
          (
            await reader.client
              .from('conversation_members')
              .select('other_id')
              .order('last_message_at', { ascending: false })
              .order('id', { ascending: false })
          ).data;
        const unread = async () =>
          (
            await reader.client
              .from('conversation_members')
              .select('id', { count: 'exact', head: true })
              .gt('unread', 0)
          ).count;
        expect(await order()).toEqual([{ other_id: two.id }, { other_id: one.id }]);
        expect(await unread()).toBe(2);
        const conversation = await sendOrThrow(one, reader, 'third');
        expect(await order()).toEqual([{ other_id: one.id }, { other_id: two.id }]);
        expect(await unread()).toBe(2);
        await reader.client.rpc('mark_conversation_read', { conversation_id: conversation });
        expect(await unread()).toBe(1);
      });

      it('stores a message once, even if it’s sent repeatedly or concurrently', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const message_id = randomUUID();
        const results = await Promise.all(Array.from({ length: 8 }, () => send(pro, free, 'Once', { message_id })));
        expect(new Set(results.map(({ data }) => data as string)).size).toBe(1);
        expect(results.every(({ error }) => error === null)).toBe(true);
        expect((await send(pro, free, ' Once ', { message_id })).error).toBeNull();
        expect((await send(pro, free, 'Twice', { message_id })).error?.code).toBe('23505');
        expect((await send(free, pro, 'Once', { message_id })).error?.code).toBe('23505');
        expect((await send(eve, free, 'Once', { message_id })).error?.code).toBe('23505');
        expect((await free.client.from('messages').select('content')).data).toEqual([{ content: 'Once' }]);
        expect((await free.client.from('conversation_members').select('unread')).data).toEqual([{ unread: 1 }]);
      });

      it('starts one conversation when both members write first concurrently', async () => {
        const [one, two] = [await member('pro'), await member('partner')];
        const writes = Array.from({ length: 10 }, (_, n) =>
          n % 2 ? sendOrThrow(one, two, `one ${n}`) : sendOrThrow(two, one, `two ${n}`),
        );
        expect(new Set(await Promise.all(writes)).size).toBe(1);
        const { data } = await one.client.from('messages').select('created_at').order('created_at');
        expect(new Set(data?.map(({ created_at }) => created_at as string)).size).toBe(10);
        for (const { client } of [one, two]) {
          expect((await client.from('conversation_members').select('unread')).data).toEqual([{ unread: 5 }]);
        }
      });

      it('counts correctly while messages are sent and read concurrently', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const conversation_id = await sendOrThrow(pro, free, 'first');
        await Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            n % 2 ? sendOrThrow(pro, free, `${n}`) : free.client.rpc('mark_conversation_read', { conversation_id }),
          ),
        );
        const { data: side } = await free.client.from('conversation_members').select('unread, last_read_at').single();
        const newer = await free.client
          .from('messages')
          .select('id', { count: 'exact', head: true })
          .gt('created_at', side?.last_read_at as string);
        expect(side?.unread).toBe(newer.count);
        // Messages newer than the last one on screen stay unread.
        const { data: lastSeen } = await free.client
          .from('messages')
          .select('created_at')
          .order('created_at', { ascending: false })
          .limit(1)
          .single();
        await sendOrThrow(pro, free, 'not seen yet');
        await free.client.rpc('mark_conversation_read', {
          conversation_id,
          read_until: lastSeen?.created_at as string,
        });
        expect((await free.client.from('conversation_members').select('unread')).data).toEqual([{ unread: 1 }]);
      });

      it('enforces its limits against concurrent requests', async () => {
        const young = await member('pro');
        await sql('delete from member_responses where member_id = $1', [young.id]);
        const readers = await sql<{ id: string }>(
          `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
           select gen_random_uuid(), 'authenticated', 'authenticated', 'reader-' || n || '@example.test',
             '{"name": "Reader"}', now(), now()
           from generate_series(1, 12) as n returning id`,
        );
        const starts = await Promise.all(readers.map((reader) => send(young, reader)));
        const denied = starts.filter(({ error }) => error);
        expect(denied).toHaveLength(2);
        expect(denied[0]?.error).toMatchObject({
          code: 'P0001',
          message: 'New members can start 10 conversations a day.',
        });
        const known = readers[starts.findIndex(({ error }) => !error)];
        const flood = await Promise.all(Array.from({ length: 30 }, () => send(young, known as { id: string })));
        expect(flood.filter(({ error }) => error === null)).toHaveLength(20);
        expect(flood.find(({ error }) => error)?.error).toMatchObject({
          code: 'P0001',
          message: 'You can send 30 messages a minute.',
        });
      });

      it('rejects blank, overlong, and malformed messages', async () => {
        expect((await send(ann, bob, ' \n ')).error).toMatchObject({
          code: 'P0001',
          message: 'Write a message, or attach a file.',
        });
        expect((await send(ann, bob, 'x'.repeat(4001))).error?.code).toBe('23514');
        expect((await send(ann, bob, 'x', { message_id: 'x' })).error?.code).toBe('22P02');
        expect((await send(ann, bob, 'x', { attachments: ['x'] })).error?.code).toBe('22023');
        expect(
          (
            await clientFor(backend()).rpc('send_message', {
              recipient_id: bob.id,
              message_id: randomUUID(),
              content: 'x',
            })
          ).error?.code,
        ).toBe('42501');
        expect((await send(ann, { id: randomUUID() })).error).toMatchObject({ code: 'P0001', message: unavailable });
      });

      it('is the only way to write: direct inserts are denied', async () => {
        const conversation = await sendOrThrow(ann, bob, 'Mine');
        const { data: own } = await bob.client
          .from('messages')
          .select('id')
          .eq('conversation_id', conversation)
          .limit(1)
          .single();
        const { client } = bob;
        const attempts = [
          client.from('messages').insert({
            id: randomUUID(),
            conversation_id: conversation,
            user_id: ann.id,
            content: 'I pay double',
            type: 'text',
            created_at: new Date(),
          }),
          client
            .from('messages')
            .update({ content: 'I pay double' })
            .eq('id', own?.id as string),
          client
            .from('messages')
            .delete()
            .eq('id', own?.id as string),
          client.from('conversations').update({ last_preview: 'no' }).eq('id', conversation),
          client.from('conversation_members').update({ unread: 0 }).eq('conversation_id', conversation),
          client.from('conversation_members').insert({ conversation_id: conversation, user_id: eve.id }),
          client.from('message_attachments').insert({
            message_id: own?.id as string,
            position: 1,
            name: 'a.pdf',
            size: 1,
            mime_type: 'application/pdf',
          }),
        ];
        for (const { error } of await Promise.all(attempts)) expect(error?.code).toBe('42501');
      });

      it('paginates a long conversation by time, showing every message once', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const conversation = await sendOrThrow(pro, free, 'first');
        await sql(
          `insert into public.messages (id, conversation_id, user_id, content, type, created_at)
           select gen_random_uuid(), $1, $2, 'number ' || n, 'text', now() - n * interval '1 minute'
           from generate_series(1, 99) as n`,
          [conversation, free.id],
        );
        const contents: string[] = [];
        for (let before = '2999-01-01'; ;) {
          const { data } = await pro.client
            .from('messages')
            .select('id, created_at')
            .eq('conversation_id', conversation)
            .lt('created_at', before)
            .order('created_at', { ascending: false })
            .limit(40);
          contents.push(...(data ?? []).map(({ id }) => id as string));
          if (!data || data.length < 40) break;
          before = data.at(-1)?.created_at as string;
        }
        expect(contents).toHaveLength(100);
        expect(new Set(contents).size).toBe(100);
      });
    });

    describe('live messages', () => {
      const subscribe = async (who: Member) => {
        const inbox = new Inbox<string>();
        const channel = who.client.channel(`member:${who.id}`, { config: { private: true } });
        channel.on('broadcast', { event: 'changed' }, ({ payload }: { payload: { changed: string } }) =>
          inbox.add(payload.changed),
        );
        await join(channel);
        return inbox;
      };

      it('notify both members of a message, and of reading only if both share read receipts', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const [byPro, byFree] = [await subscribe(pro), await subscribe(free)];
        const count = ({ items }: Inbox<string>) => items.filter((changed) => changed === 'messages').length;
        const conversation_id = await sendOrThrow(pro, free);
        await byFree.until((changed) => changed === 'messages');
        await byPro.until((changed) => changed === 'messages');
        await free.client.rpc('mark_conversation_read', { conversation_id });
        await vi.waitFor(() => expect([count(byPro), count(byFree)]).toEqual([2, 2]));
        expect(
          (await pro.client.from('conversations').select('other_read_at').single()).data?.other_read_at,
        ).not.toBeNull();

        await free.client.from('message_settings').insert({ user_id: free.id, read_receipts: false });
        expect(
          (await pro.client.from('conversations').select('other_read_at').single()).data?.other_read_at,
        ).toBeNull();
        await sendOrThrow(pro, free);
        await free.client.rpc('mark_conversation_read', { conversation_id });
        await vi.waitFor(() => expect(count(byFree)).toBe(4));
        // A later message proves that nothing arrived in between.
        await sendOrThrow(free, pro);
        await vi.waitFor(() => expect(count(byFree)).toBe(5));
        await vi.waitFor(() => expect(count(byPro)).toBe(4));
      });

      it('send typing to the other member only', async () => {
        const topic = `conversation:${[ann.id, bob.id].toSorted().join(':')}`;
        const inbox = new Inbox<unknown>();
        const theirs = bob.client.channel(topic, { config: { private: true } });
        theirs.on('broadcast', { event: 'typing' }, ({ payload }) => inbox.add(payload));
        await join(theirs);
        const mine = ann.client.channel(topic, { config: { private: true, broadcast: { ack: true } } });
        await join(mine);
        expect(await mine.send({ type: 'broadcast', event: 'typing', payload: { member: ann.id } })).toBe('ok');
        await inbox.until(() => true);

        const refusal = 'You do not have permissions to read from this Channel topic';
        for (const stranger of [eve.client, clientFor(backend())]) {
          await stranger.realtime.setAuth();
          await expect(join(stranger.channel(topic, { config: { private: true } }))).rejects.toThrow(refusal);
          await stranger.removeAllChannels();
        }
        // Neither HTTP nor a public channel with the same name gets through.
        const post = async (who: Member, isPrivate: boolean) =>
          fetch(`${backend().url}/realtime/v1/api/broadcast`, {
            method: 'POST',
            headers: {
              apikey: backend().anonKey,
              authorization: `Bearer ${await token(who)}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify({
              messages: [{ topic, event: 'typing', payload: { member: `${who.id} ${isPrivate}` }, private: isPrivate }],
            }),
          });
        for (const isPrivate of [true, false]) expect((await post(eve, isPrivate)).status).toBe(202);
        const unguarded = eve.client.channel(topic, { config: { broadcast: { ack: true } } });
        await join(unguarded);
        await unguarded.send({ type: 'broadcast', event: 'typing', payload: { member: 'eve' } });
        await post(ann, true);
        await inbox.until((payload) => (payload as { member: string }).member.startsWith(`${ann.id} `));
        expect(inbox.items).toHaveLength(2);
      });

      it('are denied to members separated by a block', async () => {
        const [pro, free] = [await member('pro'), await member()];
        await sendOrThrow(pro, free);
        const topic = `conversation:${[pro.id, free.id].toSorted().join(':')}`;
        await block(free, pro);
        for (const { client } of [pro, free]) {
          await expect(join(client.channel(topic, { config: { private: true } }))).rejects.toThrow(
            'You do not have permissions',
          );
        }
      });

      it('send no message rows to anyone', async () => {
        for (const table of ['messages', 'conversations', 'conversation_members', 'message_attachments']) {
          const { reply } = await listenTo(bob.client, { event: '*', schema: 'public', table });
          expect(reply.status).toBe('error');
        }
        const rows = await listenTo(bob.client, { event: '*', schema: 'public' });
        await sendOrThrow(ann, bob, 'Not for the wire');
        await ann.client.from('properties').insert({
          user_id: ann.id,
          title: 'Brick duplex',
          description: 'Two units.',
          property_type: 'Multi Family',
          address: '12 Oak St',
          city: 'New York',
          state: 'NY',
          zip: '10001',
          price: 100000,
        });
        await rows.changes.until((change) => change.table === 'properties');
        expect(rows.changes.items.map(({ table }) => table)).toEqual(['properties']);
      });
    });

    describe('blocks', () => {
      it('end messaging in both directions and keep earlier messages', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const conversation = await sendOrThrow(pro, free, 'Before');
        await sendOrThrow(free, pro, 'Answer');
        await block(free, pro);
        for (const [from, to] of [
          [pro, free],
          [free, pro],
        ] as const) {
          expect((await send(from, to)).error).toMatchObject({ code: 'P0001', message: unavailable });
          expect((await from.client.rpc('message_refusal', { member_id: to.id })).data).toBe(unavailable);
          expect(
            (
              await from.client
                .from('messages')
                .select('content')
                .eq('conversation_id', conversation)
                .order('created_at')
            ).data,
          ).toEqual([{ content: 'Before' }, { content: 'Answer' }]);
          const { data } = await from.client.from('conversation_members').select(inboxColumns).single();
          expect(data).toMatchObject({ other_id: to.id, other: null });
        }
      });

      it('stop messages sent at the same time', async () => {
        const pairs = await Promise.all(
          Array.from({ length: 3 }, async () => [await member('pro'), await member()] as const),
        );
        await Promise.all(
          pairs.map(async ([pro, free]) => {
            const outcomes = await Promise.all([
              send(pro, free, 'a'),
              block(free, pro),
              send(pro, free, 'b'),
              send(pro, free, 'c'),
            ]);
            const arrived = outcomes.filter((outcome) => outcome && outcome.error === null);
            expect((await free.client.from('messages').select('id')).data).toHaveLength(arrived.length);
            expect((await send(pro, free, 'd')).error?.message).toBe(unavailable);
          }),
        );
      });
    });

    describe('message attachments', () => {
      const notFound = { status: 400, statusCode: '404' };

      it('are sent with a message and downloaded through expiring links', async () => {
        const path = pathFor(ann, bob, 'my-contract.pdf');
        expect(await upload(ann, path)).toBeNull();
        expect((await signedUrl(bob, path)).error).toMatchObject(notFound);
        await sendOrThrow(ann, bob, 'Have a look', {
          attachments: [{ path, name: 'My contract.pdf', width: null, height: null }],
        });
        const { data } = await bob.client
          .from('messages')
          .select(messageColumns)
          .order('created_at', { ascending: false })
          .limit(1)
          .single();
        expect(data).toMatchObject({
          type: 'file',
          content: 'Have a look',
          attachments: [{ path, name: 'My contract.pdf', size: pdf.size, mime_type: 'application/pdf', width: null }],
        });
        const links = await bob.client.storage
          .from(bucket)
          .createSignedUrls([path, pathFor(ann, eve)], 300, { download: 'My contract.pdf' });
        expect(links.data).toMatchObject([
          { path, error: null },
          { signedUrl: null, error: 'Either the object does not exist or you do not have access to it' },
        ]);
        const url = links.data?.[0]?.signedUrl ?? '';
        const response = await fetch(url);
        expect(await response.text()).toBe('%PDF-1.4 contract');
        expect(response.headers.get('content-type')).toBe('application/pdf');
        expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''My%20contract.pdf`);
        const part = await fetch(url, { headers: { range: 'bytes=1-3' } });
        expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
          206,
          `bytes 1-3/${pdf.size}`,
          'PDF',
        ]);

        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
        const late = await fetch(url);
        vi.useRealTimers();
        expect(late.status).toBe(400);
        expect(await late.json()).toEqual({
          statusCode: '400',
          error: 'InvalidJWT',
          message: '"exp" claim timestamp check failed',
        });
      });

      it('can’t be used by another pair through paths, folders, or links for other files', async () => {
        const path = await sendFile(ann, bob);
        const of = eve.client.storage.from(bucket);
        expect((await of.download(path)).error).toMatchObject({ status: 400 });
        expect((await of.info(path)).error).not.toBeNull();
        expect((await of.exists(path)).data).toBe(false);
        expect((await signedUrl(eve, path)).error).toMatchObject(notFound);
        for (const folder of ['', ann.id, `${ann.id}/${bob.id}`]) expect((await of.list(folder)).data).toEqual([]);
        expect((await of.remove([path])).data).toEqual([]);
        expect((await of.copy(path, pathFor(eve, ann))).error).not.toBeNull();
        expect((await of.move(path, pathFor(eve, ann))).error).not.toBeNull();
        expect((await of.createSignedUploadUrl(pathFor(ann, bob))).error).not.toBeNull();
        expect(await upload(eve, pathFor(ann, bob))).toMatchObject({ statusCode: '403' });
        expect((await send(eve, bob, '', { attachments: [{ path, name: 'Contract.pdf' }] })).error?.code).toBe('P0001');
        const address = `${backend().url}/storage/v1`;
        const headers = { apikey: backend().anonKey, authorization: `Bearer ${await token(eve)}` };
        for (const way of [
          'object/public',
          'object',
          'object/authenticated',
          'object/info',
          'render/image/authenticated',
          'object/sign',
          'render/image/public',
        ]) {
          const response = await fetch(`${address}/${way}/${bucket}/${path}`, { headers });
          expect([way, response.ok]).toEqual([way, false]);
        }
        expect((await fetch(clientFor(backend()).storage.from(bucket).getPublicUrl(path).data.publicUrl)).status).toBe(
          400,
        );

        const own = await sendFile(eve, bob);
        const link = (await signedUrl(eve, own)).url;
        const turned = await fetch(link.replace(own, path));
        expect(turned.status).toBe(400);
        expect(await turned.json()).toEqual({
          statusCode: '400',
          error: 'InvalidSignature',
          message: 'Invalid signature',
        });
        const stolen = new URL(link).searchParams.get('token') ?? '';
        const asCaller = await fetch(`${address}/object/authenticated/${bucket}/${own}`, {
          headers: { apikey: backend().anonKey, authorization: `Bearer ${stolen}` },
        });
        expect(asCaller.ok).toBe(false);
        const asLink = await fetch(`${address}/object/sign/${bucket}/${path}?token=${await token(bob)}`);
        expect(asLink.status).toBe(400);
      });

      it('can only be stored in the sender’s own folders and with allowed types', async () => {
        const denied = { statusCode: '403', message: 'new row violates row-level security policy' };
        expect(await upload(await member(), pathFor(bob, eve))).toMatchObject(denied);
        const free = await member();
        expect(await upload(free, pathFor(free, eve))).toMatchObject(denied);
        for (const path of [
          `${ann.id}/1-a.pdf`,
          `${ann.id}/${bob.id}/deep/1-a.pdf`,
          `${ann.id}/${bob.id}/a.pdf`,
          `${ann.id}/${bob.id}/1-a.html`,
          `${ann.id}/${randomUUID()}/1-a.pdf`,
        ]) {
          expect(await upload(ann, path)).toMatchObject(denied);
        }
        const escape = await fetch(`${backend().url}/storage/v1/object/${bucket}/${ann.id}/${bob.id}/..%2f1-a.pdf`, {
          method: 'POST',
          headers: {
            apikey: backend().anonKey,
            authorization: `Bearer ${await token(ann)}`,
            'content-type': 'application/pdf',
          },
          body: pdf,
        });
        expect(escape.status).toBe(400);
        expect(await upload(ann, pathFor(ann, bob), new Blob(['<script>'], { type: 'text/html' }))).toMatchObject({
          statusCode: '415',
        });
        expect(
          await upload(
            ann,
            pathFor(ann, bob),
            new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'application/pdf' }),
          ),
        ).toMatchObject({ statusCode: '413' });
      });

      it('can’t be replaced after sending', async () => {
        const path = pathFor(ann, bob);
        const of = ann.client.storage.from(bucket);
        const { data: address } = await of.createSignedUploadUrl(path, { upsert: true });
        expect((await of.uploadToSignedUrl(path, address?.token ?? '', pdf)).error).toBeNull();
        await sendOrThrow(ann, bob, '', { attachments: [{ path, name: 'Contract.pdf' }] });
        expect((await of.upload(path, pdf, { upsert: true })).error).not.toBeNull();
        expect((await of.update(path, pdf)).error).not.toBeNull();
        expect((await of.move(path, pathFor(ann, bob))).error).not.toBeNull();
        expect((await of.remove([path])).data).toEqual([]);
        expect((await signedUrl(bob, path)).error).toBeNull();
        // A signed URL bypasses the policies, but its upload doesn’t replace the sent file.
        expect(
          (
            await of.uploadToSignedUrl(
              path,
              address?.token ?? '',
              new Blob(['%PDF-1.4 other'], { type: 'application/pdf' }),
            )
          ).error,
        ).toBeNull();
        expect((await signedUrl(bob, path)).error).toMatchObject(notFound);
        const unsent = pathFor(ann, bob);
        await upload(ann, unsent);
        expect((await of.remove([unsent])).data).toHaveLength(1);
        expect((await send(ann, bob, '', { attachments: [{ path: unsent, name: 'Contract.pdf' }] })).error?.code).toBe(
          'P0001',
        );
      });

      it('are attached to one message only, even concurrently', async () => {
        const path = pathFor(ann, bob);
        await upload(ann, path);
        const attachments = [{ path, name: 'Contract.pdf' }];
        const results = await Promise.all([1, 2, 3].map(() => send(ann, bob, '', { attachments })));
        expect(results.filter(({ error }) => error === null)).toHaveLength(1);
        expect(results.find(({ error }) => error)?.error).toMatchObject({
          code: 'P0001',
          message: 'An attachment is no longer available. Please attach it again.',
        });
      });

      it('are closed to the recipient by a block and deleted with the sender’s account', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const path = await sendFile(pro, free);
        const sentPath = await sendFile(free, pro);
        await block(free, pro);
        expect((await signedUrl(free, path)).error).toMatchObject(notFound);
        expect((await signedUrl(pro, sentPath)).error).toMatchObject(notFound);
        expect((await signedUrl(pro, path)).error).toBeNull();
        await free.client.from('member_blocks').delete().eq('blocker_id', free.id);
        const { url } = await signedUrl(free, path);

        const { error } = await pro.client.functions.invoke('delete-account', { body: {} });
        expect(error).toBeNull();
        expect((await fetch(url)).status).toBe(400);
        expect(await sql('select 1 from storage.objects where starts_with(name, $1)', [pro.id])).toEqual([]);
        const { data } = await free.client.from('messages').select(messageColumns).order('created_at');
        expect(data).toMatchObject([
          { user_id: null, attachments: [{ name: 'Contract.pdf', path: null }] },
          { user_id: free.id, attachments: [{ path: sentPath }] },
        ]);
        expect((await free.client.from('conversation_members').select(inboxColumns).single()).data).toMatchObject({
          other_id: null,
          other: null,
        });
        expect((await send(free, pro)).error).toMatchObject({ message: unavailable });
      });
    });

    it('keeps working when an account is deleted during sending and reading', async () => {
      const [deleted, remaining] = [await member('pro'), await member('pro')];
      const conversation_id = await sendOrThrow(deleted, remaining);
      await Promise.all([
        ...Array.from({ length: 5 }, () => send(remaining, deleted)),
        ...Array.from({ length: 3 }, () => remaining.client.rpc('mark_conversation_read', { conversation_id })),
        ...Array.from({ length: 3 }, () => deleted.client.rpc('mark_conversation_read', { conversation_id })),
        sql('delete from auth.users where id = $1', [deleted.id]),
      ]);
      const { data } = await remaining.client.from('conversation_members').select('other_id, unread').single();
      expect(data?.other_id).toBeNull();
      await sql('delete from auth.users where id = $1', [remaining.id]);
      expect(await sql('select 1 from public.conversations where id = $1', [conversation_id])).toEqual([]);
      expect(await sql('select 1 from public.messages where conversation_id = $1', [conversation_id])).toEqual([]);
    });
  },
  {
    mailQueueInterval: 3_600_000,
    log: () => undefined,
  },
);
