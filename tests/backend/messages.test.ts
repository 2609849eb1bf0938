import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Inbox, join } from './channels.ts';
import { newMember } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { postListing } from './listing-fields.ts';
import { openFiles } from './open-file.ts';

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

describeSharedBackend((backend) => {
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
  /** The link to a file; undefined without access. */
  const linkTo = async (who: Member, path: string) =>
    (await openFiles(backend(), who.client, { bucket, files: [path] })).urls.get(path);

  let ann: Member;
  let bob: Member;
  let eve: Member;
  beforeAll(async () => {
    [ann, bob, eve] = [await member('pro'), await member(), await member('partner')];
  });
  afterEach(async () => {
    await Promise.all(open.map((client) => client.removeAllChannels()));
  });

  describe('sending messages', () => {
    it('works in both directions, with a listing, and one request loads the inbox', async () => {
      const [pro, free] = [await member('pro'), await member()];
      const listing = await postListing(pro.client);
      const denied = await send(free, pro);
      expect(denied.error).toMatchObject({
        code: 'P0001',
        message: 'Messages to members you’re not connected to are for Closer and Partner members.',
      });
      const conversation = await sendOrThrow(pro, free, 'About my duplex:\n<b>still there</b>', {
        property_id: listing,
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
          property: { id: listing, title: 'Brick duplex' },
        },
      ]);
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

    it('notifies both members of a message, and of reading only if both share read receipts', async () => {
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
      expect((await pro.client.from('conversations').select('other_read_at').single()).data?.other_read_at).toBeNull();
      await sendOrThrow(pro, free);
      await free.client.rpc('mark_conversation_read', { conversation_id });
      await vi.waitFor(() => expect(count(byFree)).toBe(4));
      // A later message proves that nothing arrived in between.
      await sendOrThrow(free, pro);
      await vi.waitFor(() => expect(count(byFree)).toBe(5));
      await vi.waitFor(() => expect(count(byPro)).toBe(4));
    });
  });

  describe('message attachments', () => {
    it('sends attachments with a message, which are downloaded through expiring links', async () => {
      const path = pathFor(ann, bob, 'my-contract.pdf');
      expect(await upload(ann, path)).toBeNull();
      expect(await linkTo(bob, path)).toBeUndefined();
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
      const links = await openFiles(backend(), bob.client, { bucket, files: [path, pathFor(ann, eve)] });
      expect([...links.urls.keys()]).toEqual([path]);
      const url = `${links.urls.get(path)}&download=My%20contract.pdf`;
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
    });

    it('refuses to replace an attachment after sending', async () => {
      const path = pathFor(ann, bob);
      const of = ann.client.storage.from(bucket);
      const { data: address } = await of.createSignedUploadUrl(path, { upsert: true });
      expect((await of.uploadToSignedUrl(path, address?.token ?? '', pdf)).error).toBeNull();
      await sendOrThrow(ann, bob, '', { attachments: [{ path, name: 'Contract.pdf' }] });
      expect((await of.upload(path, pdf, { upsert: true })).error).not.toBeNull();
      expect((await of.update(path, pdf)).error).not.toBeNull();
      expect((await of.move(path, pathFor(ann, bob))).error).not.toBeNull();
      expect((await of.remove([path])).data).toEqual([]);
      expect(await linkTo(bob, path)).toBeDefined();
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
      expect(await linkTo(bob, path)).toBeUndefined();
      const unsent = pathFor(ann, bob);
      await upload(ann, unsent);
      expect((await of.remove([unsent])).data).toHaveLength(1);
      expect((await send(ann, bob, '', { attachments: [{ path: unsent, name: 'Contract.pdf' }] })).error?.code).toBe(
        'P0001',
      );
    });

    it('closes attachments to the recipient by a block and deletes them with the sender’s account', async () => {
      const [pro, free] = [await member('pro'), await member()];
      const path = await sendFile(pro, free);
      const sentPath = await sendFile(free, pro);
      await block(free, pro);
      expect(await linkTo(free, path)).toBeUndefined();
      expect(await linkTo(pro, sentPath)).toBeUndefined();
      expect(await linkTo(pro, path)).toBeDefined();
      await free.client.from('member_blocks').delete().eq('blocker_id', free.id);
      const url = await linkTo(free, path);

      const { error } = await pro.client.functions.invoke('delete-account', { body: {} });
      expect(error).toBeNull();
      expect((await fetch(url ?? '')).status).toBe(400);
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
});
