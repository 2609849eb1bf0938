import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decryptPush } from '../../supabase/local/push/decrypt.ts';
import type { CaughtPush } from '../../supabase/local/push/push-service.ts';
import type { Backend } from '../../supabase/local/backend.ts';
import { clientFor, newMember } from './client.ts';
import { startTestBackend } from './describe-backend.ts';

/* Push notifications, encrypted for a device and delivered to the embedded push service. */

// RFC 8291, appendix A: what the service decrypts with isn't what the function encrypts with.
it('decrypts the example of the standard', () => {
  const secrets = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3' +
      'jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(decryptPush(body, secrets)).toBe('When I grow up, I want to be a watermelon');
  expect(() => decryptPush(body, { ...secrets, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toThrow('unable to authenticate');
});

describe('push notifications', () => {
  let backend: Backend;
  const log: string[] = [];
  beforeAll(async () => {
    backend = await startTestBackend({ log: (line) => log.push(line) });
  });
  afterAll(() => backend.close());

  type Member = Awaited<ReturnType<typeof newMember>>;
  const query = (sql: string, params: unknown[]) => backend.database.query<Record<string, unknown>>(sql, params);

  /** Turns on notifications, in a browser that subscribes to the service with the key. */
  async function turnOn({ client }: Member, key: unknown): Promise<string> {
    const response = await fetch(`${backend.url}/push/v1`, { method: 'POST', body: JSON.stringify({ key }) });
    const { endpoint, keys } = (await response.json()) as {
      endpoint: string;
      keys: { p256dh: string; auth: string };
    };
    const { error } = await client.rpc('save_push_subscription', { endpoint, ...keys, device: 'Phone' });
    expect(error).toBeNull();
    return endpoint;
  }

  async function ownKey({ client }: Member): Promise<unknown> {
    const { data, error } = await client.functions.invoke<{ key: string }>('push-key', { body: {} });
    expect(error).toBeNull();
    return data?.key;
  }

  async function arrivedAt(endpoint: string): Promise<unknown[]> {
    const caught = (await (await fetch(`${new URL(backend.mailUrl).origin}/api/push`)).json()) as CaughtPush[];
    return caught.filter((each) => each.endpoint === endpoint).map(({ message }) => message);
  }

  /** Who may write to strangers. */
  async function newWriter(): Promise<Member> {
    const member = await newMember(backend);
    await query(`update users set membership_tier = 'closer' where id = $1`, [member.id]);
    return member;
  }

  const write = ({ client }: Member, to: Member) =>
    client.rpc('send_message', { recipient_id: to.id, message_id: crypto.randomUUID(), content: 'Call 555-0100' });
  const devicesOf = ({ id }: Member) =>
    query('select last_success_at is not null as worked from push_subscriptions where user_id = $1', [id]);

  it('sends notifications once, encrypted, and without what was written', async () => {
    const [reader, quiet, writer] = [await newMember(backend), await newMember(backend), await newWriter()];
    const key = await ownKey(reader);
    const [endpoint, quietEndpoint] = [await turnOn(reader, key), await turnOn(quiet, key)];
    await query(
      `insert into quiet_hours values ($1, (now() at time zone 'America/Chicago' - interval '1 hour')::time,
         (now() at time zone 'America/Chicago' + interval '1 hour')::time, 'America/Chicago')`,
      [quiet.id],
    );
    expect((await write(writer, quiet)).error).toBeNull();
    expect((await write(writer, reader)).error).toBeNull();
    const path = `/messages/${writer.id}`;
    const message = { title: 'Messages', body: 'Ann sent you a message.', path, tag: path };
    await expect.poll(() => arrivedAt(endpoint), { timeout: 20_000 }).toEqual([message]);
    // It was written first.
    expect(await arrivedAt(quietEndpoint)).toEqual([]);
    await quiet.client.from('quiet_hours').delete().eq('user_id', quiet.id);
    // A kind that's off.
    await query(`select private.notify($1, 'follow', $2, null)`, [reader.id, writer.id]);
    await query(`select private.notify($1, 'deal', null, gen_random_uuid(), '{"step": "invited"}')`, [quiet.id]);
    await expect.poll(() => arrivedAt(quietEndpoint), { timeout: 20_000 }).toHaveLength(2);
    expect(await arrivedAt(endpoint)).toEqual([message]);
    await expect.poll(() => devicesOf(reader)).toEqual([{ worked: true }]);
  });

  it('that were queued don’t reach a device whose session a new password has ended', async () => {
    const reader = await newMember(backend);
    const endpoint = await turnOn(reader, await ownKey(reader));
    const waiting = () =>
      query(
        `select d.attempts from private.deliveries d join push_subscriptions s
      on s.id = d.device_id where s.endpoint = $1`,
        [endpoint],
      );
    await query(
      `insert into quiet_hours values ($1, (now() at time zone 'America/Chicago' - interval '1 hour')::time,
      (now() at time zone 'America/Chicago' + interval '1 hour')::time, 'America/Chicago')`,
      [reader.id],
    );
    await query(`select private.notify($1, 'deal', null, gen_random_uuid(), '{"step": "invited"}')`, [reader.id]);
    expect(await waiting()).toHaveLength(1);
    const owner = clientFor(backend);
    await owner.auth.signInWithPassword({ email: reader.email, password: 'secret12' });
    expect((await owner.auth.updateUser({ password: 'owners-choice' })).error).toBeNull();
    expect(await devicesOf(reader)).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await arrivedAt(endpoint)).toEqual([]);
  });

  it('drops devices that are gone, and never connects to private addresses', async () => {
    const [reader, writer] = [await newMember(backend), await newWriter()];
    const endpoint = await turnOn(reader, await ownKey(reader));
    const { pathname } = new URL(endpoint);
    await fetch(`${backend.url}/push/v1${pathname}`, { method: 'DELETE' });
    // Of another sender, and of this machine.
    await turnOn(reader, 'BAAA');
    await query(
      `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, device)
       select user_id, session_id, 'https://127.0.0.1/private', p256dh, auth, device from push_subscriptions
       where endpoint = $1`,
      [endpoint],
    );
    expect((await write(writer, reader)).error).toBeNull();
    const failing = () =>
      query(
        `select count(*)::integer as devices, count(refused_at)::integer as refused,
           count(failing_since)::integer as failing
         from push_subscriptions where user_id = $1`,
        [reader.id],
      );
    // The first is gone, and the second has refused permanently.
    await expect.poll(failing, { timeout: 20_000 }).toEqual([{ devices: 3, refused: 2, failing: 1 }]);
    expect(log).toEqual(['functions/send-push: A push service answered 403']);
  });
});
