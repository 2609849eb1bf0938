import { expect, it } from 'vitest';
import { Inbox, join } from './channels.ts';
import { clientFor, newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { pixel, webpBytes } from './files.ts';
import { mailTo } from './mail.ts';

/* Every service of the local backend, once. tests/backend/local has the rest, which runs every night. */

describeBackend((backend) => {
  it('serves accounts, rows, files, live updates, functions, caught mail, and Stripe', async () => {
    const { url, mailUrl, stripeUrl, anonKey, serviceRoleKey } = backend();
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });

    const { client, id, email } = await newMember(backend());
    await clientFor(backend()).auth.resetPasswordForEmail(email);
    expect(await mailTo(mailUrl, email)).toMatchObject([{ subject: 'Reset your Cornerlot password' }]);

    const { data: own } = await client.from('member_contacts').select('email').single();
    expect(own).toEqual({ email });
    const denied = await clientFor(backend()).from('member_contacts').select('email');
    expect(denied.error?.code).toBe('42501');

    const path = `${id}/1.webp`;
    expect((await client.storage.from('avatars').upload(path, pixel)).error).toBeNull();
    const file = await fetch(client.storage.from('avatars').getPublicUrl(path).data.publicUrl);
    expect(Buffer.from(await file.arrayBuffer()).equals(webpBytes)).toBe(true);

    await client.realtime.setAuth();
    const inbox = new Inbox<unknown>();
    const channel = client.channel(`member:${id}`, { config: { private: true } });
    channel.on('broadcast', { event: 'changed' }, ({ payload }) => inbox.add(payload));
    await join(channel);
    await backend().database.query(`select private.broadcast_change($1, 'notifications')`, [id]);
    expect(await inbox.until(() => true)).toMatchObject({ changed: 'notifications' });
    await client.removeAllChannels();

    const send = (token: string) =>
      fetch(`${url}/functions/v1/send-mail`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    expect([(await send(anonKey)).status, (await send(serviceRoleKey)).status]).toEqual([401, 200]);
    expect((await fetch(`${stripeUrl}/control.json`)).status).toBe(200);
  });
});
