import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Inbox, join, listenTo } from './channels.ts';
import { clientFor, newMember } from './client.ts';
import { onEachDatabase } from './each-database.ts';

/* Messages on the product's own schema, as a browser sends, reads and attaches them. */

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
const unavailable = "You can't exchange messages with this member.";

let files = 0;
const pathFor = (from: Member, to: Member, name = 'contract.pdf') => `${from.id}/${to.id}/${++files}-${name}`;

onEachDatabase(
  (backend) => {
    const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);
    const open: SupabaseClient[] = [];
    /** A member whose account is old enough for the usual limits. */
    const member = async (tier = 'free'): Promise<Member> => {
      const made = await newMember(backend());
      open.push(made.client);
      await sql(`update auth.users set created_at = now() - interval '30 days' where id = $1`, [made.id]);
      await sql('update public.users set membership_tier = $2 where id = $1', [made.id, tier]);
      await made.client.realtime.setAuth();
      return made;
    };
    const send = (
      from: Member,
      to: { id: string },
      content = 'Hello',
      more: { message_id?: string; attachments?: (object | string)[]; property_id?: string } = {},
    ) => from.client.rpc('send_message', { recipient_id: to.id, message_id: randomUUID(), content, ...more });
    /** Sends, and returns the conversation's id. */
    const sent = async (...message: Parameters<typeof send>): Promise<string> => {
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
      await sent(from, to, '', { attachments: [{ path, name: 'Contract.pdf' }] });
      return path;
    };
    const block = async (blocker: Member, blocked: Member) => {
      const { error } = await blocker.client
        .from('member_blocks')
        .insert({ blocker_id: blocker.id, blocked_id: blocked.id });
      expect(error).toBeNull();
    };
    const signed = async (who: Member, path: string, seconds = 300) => {
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

    describe('sending', () => {
      it('goes both ways, with a listing, into inboxes that one request reads', async () => {
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
        const refused = await send(free, pro);
        expect(refused.error).toMatchObject({
          code: 'P0001',
          message: 'Messages to members you are not connected to are for Pro and Partner members.',
        });
        const conversation = await sent(pro, free, 'About my duplex:\n<b>still there</b>', {
          property_id: listing?.id as string,
        });
        expect(await sent(free, pro, 'Is it?')).toBe(conversation);

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

      it('orders the inbox by the last message, and counts the conversations with something unread', async () => {
        const [reader, one, two] = [await member(), await member('pro'), await member('pro')];
        await sent(one, reader, 'first');
        await sent(two, reader, 'second');
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
        const conversation = await sent(one, reader, 'third');
        expect(await order()).toEqual([{ other_id: one.id }, { other_id: two.id }]);
        expect(await unread()).toBe(2);
        await reader.client.rpc('mark_conversation_read', { conversation_id: conversation });
        expect(await unread()).toBe(1);
      });

      it('stores the same message once, however often and however many at a time send it', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const message_id = randomUUID();
        const answers = await Promise.all(Array.from({ length: 8 }, () => send(pro, free, 'Once', { message_id })));
        expect(new Set(answers.map(({ data }) => data as string)).size).toBe(1);
        expect(answers.every(({ error }) => error === null)).toBe(true);
        expect((await send(pro, free, ' Once ', { message_id })).error).toBeNull();
        expect((await send(pro, free, 'Twice', { message_id })).error?.code).toBe('23505');
        expect((await send(free, pro, 'Once', { message_id })).error?.code).toBe('23505');
        expect((await send(eve, free, 'Once', { message_id })).error?.code).toBe('23505');
        expect((await free.client.from('messages').select('content')).data).toEqual([{ content: 'Once' }]);
        expect((await free.client.from('conversation_members').select('unread')).data).toEqual([{ unread: 1 }]);
      });

      it('begins one conversation when both write first at the same time', async () => {
        const [one, two] = [await member('pro'), await member('partner')];
        const writes = Array.from({ length: 10 }, (_, n) =>
          n % 2 ? sent(one, two, `one ${n}`) : sent(two, one, `two ${n}`),
        );
        expect(new Set(await Promise.all(writes)).size).toBe(1);
        const { data } = await one.client.from('messages').select('created_at').order('created_at');
        expect(new Set(data?.map(({ created_at }) => created_at as string)).size).toBe(10);
        for (const { client } of [one, two]) {
          expect((await client.from('conversation_members').select('unread')).data).toEqual([{ unread: 5 }]);
        }
      });

      it('counts right while messages come in and are read at the same time', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const conversation_id = await sent(pro, free, 'first');
        await Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            n % 2 ? sent(pro, free, `${n}`) : free.client.rpc('mark_conversation_read', { conversation_id }),
          ),
        );
        const { data: side } = await free.client.from('conversation_members').select('unread, last_read_at').single();
        const newer = await free.client
          .from('messages')
          .select('id', { count: 'exact', head: true })
          .gt('created_at', side?.last_read_at as string);
        expect(side?.unread).toBe(newer.count);
        // What came after the message that was on screen is not read.
        const { data: seen } = await free.client
          .from('messages')
          .select('created_at')
          .order('created_at', { ascending: false })
          .limit(1)
          .single();
        await sent(pro, free, 'not seen yet');
        await free.client.rpc('mark_conversation_read', { conversation_id, read_until: seen?.created_at as string });
        expect((await free.client.from('conversation_members').select('unread')).data).toEqual([{ unread: 1 }]);
      });

      it('holds its limits against many at a time', async () => {
        const young = await member('pro');
        await sql('update auth.users set created_at = now() where id = $1', [young.id]);
        const readers = await sql<{ id: string }>(
          `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
           select gen_random_uuid(), 'authenticated', 'authenticated', 'reader-' || n || '@example.test', '{"name": "Reader"}', now(), now()
           from generate_series(1, 7) as n returning id`,
        );
        const starts = await Promise.all(readers.map((reader) => send(young, reader)));
        const refused = starts.filter(({ error }) => error);
        expect(refused).toHaveLength(2);
        expect(refused[0]?.error).toMatchObject({
          code: 'P0001',
          message: 'New accounts can start 5 conversations a day. Please wait until tomorrow.',
        });
        const known = readers[starts.findIndex(({ error }) => !error)];
        const flood = await Promise.all(Array.from({ length: 30 }, () => send(young, known as { id: string })));
        expect(flood.filter(({ error }) => error === null)).toHaveLength(25);
        expect(flood.find(({ error }) => error)?.error).toMatchObject({
          code: 'P0001',
          message: 'You can send 30 messages a minute. Please wait a moment.',
        });
      });

      it('takes a blank, an over-long or a malformed message from nobody', async () => {
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

      it('is the only way to write: the tables take nothing', async () => {
        const conversation = await sent(ann, bob, 'Mine');
        const { data: own } = await bob.client
          .from('messages')
          .select('id')
          .eq('conversation_id', conversation)
          .limit(1)
          .single();
        const { client } = bob;
        const attempts = [
          client
            .from('messages')
            .insert({
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
          client
            .from('message_attachments')
            .insert({
              message_id: own?.id as string,
              position: 1,
              name: 'a.pdf',
              size: 1,
              mime_type: 'application/pdf',
            }),
        ];
        for (const { error } of await Promise.all(attempts)) expect(error?.code).toBe('42501');
      });

      it('pages back through a long conversation by time alone, every message once', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const conversation = await sent(pro, free, 'first');
        await sql(
          `insert into public.messages (id, conversation_id, user_id, content, type, created_at)
           select gen_random_uuid(), $1, $2, 'number ' || n, 'text', now() - n * interval '1 minute' from generate_series(1, 99) as n`,
          [conversation, free.id],
        );
        const seen: string[] = [];
        for (let before = '2999-01-01'; ;) {
          const { data } = await pro.client
            .from('messages')
            .select('id, created_at')
            .eq('conversation_id', conversation)
            .lt('created_at', before)
            .order('created_at', { ascending: false })
            .limit(40);
          seen.push(...(data ?? []).map(({ id }) => id as string));
          if (!data || data.length < 40) break;
          before = data.at(-1)?.created_at as string;
        }
        expect(seen).toHaveLength(100);
        expect(new Set(seen).size).toBe(100);
      });
    });

    describe('live', () => {
      const heardBy = async (who: Member) => {
        const heard = new Inbox<string>();
        const channel = who.client.channel(`member:${who.id}`, { config: { private: true } });
        channel.on('broadcast', { event: 'changed' }, ({ payload }: { payload: { changed: string } }) =>
          heard.add(payload.changed),
        );
        await join(channel);
        return heard;
      };

      it('tells both of a message, and of reading only where both show it', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const [byPro, byFree] = [await heardBy(pro), await heardBy(free)];
        const count = ({ items }: Inbox<string>) => items.filter((changed) => changed === 'messages').length;
        const conversation_id = await sent(pro, free);
        await byFree.until((changed) => changed === 'messages');
        await byPro.until((changed) => changed === 'messages');
        await free.client.rpc('mark_conversation_read', { conversation_id });
        await vi.waitFor(() => expect([count(byPro), count(byFree)]).toEqual([2, 2]));
        expect(
          (await pro.client.from('conversations').select('other_read_at').single()).data?.other_read_at,
        ).not.toBeNull();

        await free.client.from('message_settings').insert({ user_id: free.id, read_marks: false });
        expect(
          (await pro.client.from('conversations').select('other_read_at').single()).data?.other_read_at,
        ).toBeNull();
        await sent(pro, free);
        await free.client.rpc('mark_conversation_read', { conversation_id });
        await vi.waitFor(() => expect(count(byFree)).toBe(4));
        // A message that comes after shows that nothing came between.
        await sent(free, pro);
        await vi.waitFor(() => expect(count(byFree)).toBe(5));
        await vi.waitFor(() => expect(count(byPro)).toBe(4));
      });

      it('carries typing between the two, and to nobody else', async () => {
        const topic = `conversation:${await sent(ann, bob)}`;
        const heard = new Inbox<unknown>();
        const theirs = bob.client.channel(topic, { config: { private: true } });
        theirs.on('broadcast', { event: 'typing' }, ({ payload }) => heard.add(payload));
        await join(theirs);
        const mine = ann.client.channel(topic, { config: { private: true, broadcast: { ack: true } } });
        await join(mine);
        expect(await mine.send({ type: 'broadcast', event: 'typing', payload: { member: ann.id } })).toBe('ok');
        await heard.until(() => true);

        const refusal = 'You do not have permissions to read from this Channel topic';
        for (const stranger of [eve.client, clientFor(backend())]) {
          await stranger.realtime.setAuth();
          await expect(join(stranger.channel(topic, { config: { private: true } }))).rejects.toThrow(refusal);
          await stranger.removeAllChannels();
        }
        // Over HTTP, and on a public channel of the same name: neither arrives.
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
        await heard.until((payload) => (payload as { member: string }).member.startsWith(`${ann.id} `));
        expect(heard.items).toHaveLength(2);
      });

      it('is not for those between whom a block stands', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const topic = `conversation:${await sent(pro, free)}`;
        await block(free, pro);
        for (const { client } of [pro, free]) {
          await expect(join(client.channel(topic, { config: { private: true } }))).rejects.toThrow(
            'You do not have permissions',
          );
        }
      });

      it('sends no row of any message, to nobody', async () => {
        for (const table of ['messages', 'conversations', 'conversation_members', 'message_attachments']) {
          const { answer } = await listenTo(bob.client, { event: '*', schema: 'public', table });
          expect(answer.status).toBe('error');
        }
        const rows = await listenTo(bob.client, { event: '*', schema: 'public' });
        await sent(ann, bob, 'Not for the wire');
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
      it('end the exchange both ways, and leave what was written', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const conversation = await sent(pro, free, 'Before');
        await sent(free, pro, 'Answer');
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

      it('let nothing through that is sent at the same moment', async () => {
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

    describe('attachments', () => {
      const notFound = { status: 400, statusCode: '404' };

      it('go to the recipient with a message, by links that end', async () => {
        const path = pathFor(ann, bob, 'my-contract.pdf');
        expect(await upload(ann, path)).toBeNull();
        expect((await signed(bob, path)).error).toMatchObject(notFound);
        await sent(ann, bob, 'Have a look', {
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

      it('of another pair are refused: by their path, their folder, and their link for another file', async () => {
        const path = await sendFile(ann, bob);
        const of = eve.client.storage.from(bucket);
        expect((await of.download(path)).error).toMatchObject({ status: 400 });
        expect((await of.info(path)).error).not.toBeNull();
        expect((await of.exists(path)).data).toBe(false);
        expect((await signed(eve, path)).error).toMatchObject(notFound);
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
          const answer = await fetch(`${address}/${way}/${bucket}/${path}`, { headers });
          expect([way, answer.ok]).toEqual([way, false]);
        }
        expect((await fetch(clientFor(backend()).storage.from(bucket).getPublicUrl(path).data.publicUrl)).status).toBe(
          400,
        );

        const own = await sendFile(eve, bob);
        const link = (await signed(eve, own)).url;
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

      it('are stored only where the sender may write, as what the bucket takes', async () => {
        const refused = { statusCode: '403', message: 'new row violates row-level security policy' };
        expect(await upload(await member(), pathFor(bob, eve))).toMatchObject(refused);
        const free = await member();
        expect(await upload(free, pathFor(free, eve))).toMatchObject(refused);
        for (const path of [
          `${ann.id}/1-a.pdf`,
          `${ann.id}/${bob.id}/deep/1-a.pdf`,
          `${ann.id}/${bob.id}/a.pdf`,
          `${ann.id}/${bob.id}/1-a.html`,
          `${ann.id}/${randomUUID()}/1-a.pdf`,
        ]) {
          expect(await upload(ann, path)).toMatchObject(refused);
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

      it('stay what was sent', async () => {
        const path = pathFor(ann, bob);
        const of = ann.client.storage.from(bucket);
        const { data: address } = await of.createSignedUploadUrl(path, { upsert: true });
        expect((await of.uploadToSignedUrl(path, address?.token ?? '', pdf)).error).toBeNull();
        await sent(ann, bob, '', { attachments: [{ path, name: 'Contract.pdf' }] });
        expect((await of.upload(path, pdf, { upsert: true })).error).not.toBeNull();
        expect((await of.update(path, pdf)).error).not.toBeNull();
        expect((await of.move(path, pathFor(ann, bob))).error).not.toBeNull();
        expect((await of.remove([path])).data).toEqual([]);
        expect((await signed(bob, path)).error).toBeNull();
        // The address asks no policy: what it puts there is not what was sent.
        expect(
          (await of.uploadToSignedUrl(path, address?.token ?? '', new Blob(['other'], { type: 'application/pdf' })))
            .error,
        ).toBeNull();
        expect((await signed(bob, path)).error).toMatchObject(notFound);
        const unsent = pathFor(ann, bob);
        await upload(ann, unsent);
        expect((await of.remove([unsent])).data).toHaveLength(1);
        expect((await send(ann, bob, '', { attachments: [{ path: unsent, name: 'Contract.pdf' }] })).error?.code).toBe(
          'P0001',
        );
      });

      it('are carried once, also by two messages at a time', async () => {
        const path = pathFor(ann, bob);
        await upload(ann, path);
        const attachments = [{ path, name: 'Contract.pdf' }];
        const answers = await Promise.all([1, 2, 3].map(() => send(ann, bob, '', { attachments })));
        expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
        expect(answers.find(({ error }) => error)?.error).toMatchObject({
          code: 'P0001',
          message: 'An attachment is not there any more. Please attach it again.',
        });
      });

      it('are closed to the recipient by a block, and go with the account that sent them', async () => {
        const [pro, free] = [await member('pro'), await member()];
        const path = await sendFile(pro, free);
        const answer = await sendFile(free, pro);
        await block(free, pro);
        expect((await signed(free, path)).error).toMatchObject(notFound);
        expect((await signed(pro, answer)).error).toMatchObject(notFound);
        expect((await signed(pro, path)).error).toBeNull();
        await free.client.from('member_blocks').delete().eq('blocker_id', free.id);
        const { url } = await signed(free, path);

        const { error } = await pro.client.functions.invoke('delete-account', { body: { password: 'secret12' } });
        expect(error).toBeNull();
        expect((await fetch(url)).status).toBe(400);
        expect(await sql('select 1 from storage.objects where starts_with(name, $1)', [pro.id])).toEqual([]);
        const { data } = await free.client.from('messages').select(messageColumns).order('created_at');
        expect(data).toMatchObject([
          { user_id: null, attachments: [{ name: 'Contract.pdf', path: null }] },
          { user_id: free.id, attachments: [{ path: answer }] },
        ]);
        expect((await free.client.from('conversation_members').select(inboxColumns).single()).data).toMatchObject({
          other_id: null,
          other: null,
        });
        expect((await send(free, pro)).error).toMatchObject({ message: unavailable });
      });
    });

    it('goes on when an account is deleted while it is written to and read', async () => {
      const [gone, stays] = [await member('pro'), await member('pro')];
      const conversation_id = await sent(gone, stays);
      await Promise.all([
        ...Array.from({ length: 5 }, () => send(stays, gone)),
        ...Array.from({ length: 3 }, () => stays.client.rpc('mark_conversation_read', { conversation_id })),
        ...Array.from({ length: 3 }, () => gone.client.rpc('mark_conversation_read', { conversation_id })),
        sql('delete from auth.users where id = $1', [gone.id]),
      ]);
      const { data } = await stays.client.from('conversation_members').select('other_id, unread').single();
      expect(data?.other_id).toBeNull();
      await sql('delete from auth.users where id = $1', [stays.id]);
      expect(await sql('select 1 from public.conversations where id = $1', [conversation_id])).toEqual([]);
      expect(await sql('select 1 from public.messages where conversation_id = $1', [conversation_id])).toEqual([]);
    });
  },
  {
    migrationsDir: resolve(import.meta.dirname, '../../supabase/migrations'),
    copiesInterval: 3_600_000,
    log: () => undefined,
  },
);
