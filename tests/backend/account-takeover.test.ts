import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../supabase/local/backend.ts';
import { jwtSecret } from '../../supabase/local/server/keys.ts';
import { clientFor, newMember, sessionIdOf, tokenOf } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { pixel } from './files.ts';
import { codeOf, fragmentOf, authLink, mailTo } from './mail.ts';

/* Attacks on someone else's account over HTTP, and what the owner needs to get past the same checks. */

const attackerPassword = 'secret12';
const ended = { code: 'PT401', message: 'This session has ended' };
const restricted = { code: 'PT403', hint: 'password_required' };

/** Sends a verification link, as the app does after sign-up. */
async function requestLink(backend: Backend, email: string): Promise<void> {
  const { error } = await clientFor(backend).auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  if (error) throw error;
}

/** Opens the last link sent to the address, as its owner does, and returns a client with the link's session. */
async function openLink(backend: Backend, email: string): Promise<SupabaseClient> {
  const [mail] = await mailTo(backend.mailUrl, email);
  const { access_token = '', refresh_token = '' } = await fragmentOf(authLink(mail, backend.url));
  const client = clientFor(backend);
  const { error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return client;
}

/** Sends a request with a token as it is, without the client's refreshing. */
async function readOwn(backend: Backend, token: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${backend.url}/rest/v1/member_contacts?select=email`, {
    headers: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json() };
}

/** What the member's own profile says. */
async function isVerified(client: SupabaseClient): Promise<unknown> {
  const { data } = await client.auth.getUser();
  const profile = await client.from('users').select('email_confirmed').eq('id', data.user?.id).single();
  return profile.data?.email_confirmed;
}

async function upload(client: SupabaseClient, path: string): Promise<string | null> {
  const { error } = await client.storage.from('avatars').upload(path, pixel);
  return error?.message ?? null;
}

describeSharedBackend((backend) => {
  it('ends the sessions and the password of the person who signed up with someone else’s email', async () => {
    const attacker = await newMember(backend(), { confirmed: false });
    const token = await tokenOf(attacker.client);
    const { refresh_token = '' } = (await attacker.client.auth.getSession()).data.session ?? {};
    expect((await readOwn(backend(), token)).status).toBe(200);

    await requestLink(backend(), attacker.email);
    const owner = await openLink(backend(), attacker.email);
    expect((await owner.rpc('verify_email', { earlier_session: null })).data).toBe(false);
    // Every open tab hears of it.
    const heard = await backend().database.query(
      `select 1 from realtime.messages where topic = 'member:' || $1::text and payload ->> 'changed' = 'membership'`,
      [attacker.id],
    );
    expect(heard).toHaveLength(1);
    expect(await readOwn(backend(), token)).toMatchObject({ status: 401, body: ended });
    expect((await clientFor(backend()).auth.refreshSession({ refresh_token })).error).not.toBeNull();
    const password = { email: attacker.email, password: attackerPassword };
    expect((await clientFor(backend()).auth.signInWithPassword(password)).error?.code).toBe('invalid_credentials');
    const changed = await fetch(`${backend().url}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: backend().anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'attackers-again' }),
    });
    expect(changed.status).toBe(403);

    // The owner can do nothing but set a password, and then everything.
    expect((await owner.from('member_contacts').select()).error).toMatchObject(restricted);
    expect((await owner.rpc('export_my_data')).error).toMatchObject(restricted);
    const file = `${attacker.id}/1.webp`;
    expect(await upload(owner, file)).toMatch(/row-level security/);
    expect((await owner.auth.updateUser({ password: 'owners-choice' })).error).toBeNull();
    expect((await owner.from('member_contacts').select()).data).toHaveLength(1);
    expect(await upload(owner, file)).toBeNull();
    expect(await isVerified(owner)).toBe(true);
  });

  it('retains no password for another session’s ID', async () => {
    const other = await newMember(backend());
    const foreign = await sessionIdOf(other.client);
    for (const earlier_session of [crypto.randomUUID(), foreign, 'its own']) {
      const attacker = await newMember(backend(), { confirmed: false });
      await requestLink(backend(), attacker.email);
      const owner = await openLink(backend(), attacker.email);
      const known = earlier_session === 'its own' ? await sessionIdOf(owner) : earlier_session;
      expect((await owner.rpc('verify_email', { earlier_session: known })).data).toBe(false);
      expect((await owner.rpc('verify_email', { earlier_session: known })).data).toBe(false);
    }
  });

  it('verifies nothing without a link to the current address', async () => {
    const { client, id, email } = await newMember(backend(), { confirmed: false });
    const attempt = async (who: SupabaseClient) =>
      (await who.rpc('verify_email', { earlier_session: null })).error?.code ?? null;
    expect(await attempt(client)).toBe('42501');
    expect(await attempt(clientFor(backend()))).toBe('42501');
    // A link that was opened before another one was sent proves nothing about where that one went.
    await requestLink(backend(), email);
    const opened = await openLink(backend(), email);
    await backend().database.query(`update auth.users set recovery_sent_at = clock_timestamp() where id = $1`, [id]);
    expect(await attempt(opened)).toBe('42501');
    expect(await isVerified(opened)).toBe(false);
    // What members can write about themselves says nothing.
    await client.auth.updateUser({ data: { email_verified: true } });
    expect(await isVerified(client)).toBe(false);
  });

  it('ends an unverified account’s sessions when its owner resets the password instead', async () => {
    const attacker = await newMember(backend(), { confirmed: false });
    const token = await tokenOf(attacker.client);
    await clientFor(backend()).auth.resetPasswordForEmail(attacker.email);
    const owner = await openLink(backend(), attacker.email);
    expect((await owner.rpc('verify_email', { earlier_session: null })).data).toBe(false);
    expect((await readOwn(backend(), token)).status).toBe(401);
    expect((await owner.auth.updateUser({ password: 'owners-choice' })).error).toBeNull();
    expect((await owner.from('member_contacts').select()).data).toHaveLength(1);
  });

  describe('a change of email', () => {
    const newAddress = () => `changed-${crypto.randomUUID()}@example.test`;

    it('takes a recent sign-in, whatever the auth server accepts', async () => {
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { client, id, email } = await newMember(backend());
      await backend().database.query(
        `update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
        [id],
      );
      await client.auth.refreshSession();
      const address = newAddress();
      expect((await client.rpc('permit_email_change', { new_email: address })).error).toMatchObject({
        code: '42501',
        hint: 'sign_in_again',
      });
      expect((await client.auth.updateUser({ email: address })).error).toMatchObject({ status: 500 });
      expect(await mailTo(backend().mailUrl, address)).toEqual([]);

      await client.auth.signInWithPassword({ email, password: attackerPassword });
      expect((await client.rpc('permit_email_change', { new_email: address })).error).toBeNull();
      // Another address than the permitted one.
      const other = newAddress();
      expect((await client.auth.updateUser({ email: other })).error).toMatchObject({ status: 500 });
      expect(await mailTo(backend().mailUrl, other)).toEqual([]);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      consoleError.mockRestore();
    });

    it('writes to nobody for an unverified account, and doesn’t tell whether an address is taken', async () => {
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { client } = await newMember(backend(), { confirmed: false });
      const taken = (await newMember(backend())).email;
      const free = newAddress();
      const answers = [];
      for (const email of [taken, free]) {
        expect((await client.rpc('permit_email_change', { new_email: email })).error?.hint).toBe('verify_email');
        const { error } = await client.auth.updateUser({ email });
        answers.push([error?.status, error?.code, error?.message]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(500);
      expect(await mailTo(backend().mailUrl, free)).toEqual([]);
      consoleError.mockRestore();
    });

    it('verifies the new address if its link was the only one', async () => {
      const { client } = await newMember(backend());
      const address = newAddress();
      await client.rpc('permit_email_change', { new_email: address.toUpperCase() });
      await client.auth.updateUser({ email: address });
      const opened = await openLink(backend(), address);
      expect(await isVerified(client)).toBe(false);
      expect((await client.rpc('verify_email', { earlier_session: null })).error?.code).toBe('42501');
      expect((await opened.rpc('verify_email', { earlier_session: null })).data).toBe(true);
      expect(await isVerified(opened)).toBe(true);
      // The member had verified an address before, so nobody else can have created the account.
      expect(await isVerified(client)).toBe(true);
    });

    it('verifies nothing if a link to the old address may have changed it, or by an earlier link', async () => {
      const { client, id, email } = await newMember(backend());
      await requestLink(backend(), email);
      const earlier = await openLink(backend(), email);
      const address = newAddress();
      await client.rpc('permit_email_change', { new_email: address });
      await client.auth.updateUser({ email: address });
      await backend().database.query(`update auth.users set email_change_token_current = 'sent' where id = $1`, [id]);
      const opened = await openLink(backend(), address);
      for (const who of [earlier, opened]) {
        expect((await who.rpc('verify_email', { earlier_session: null })).error?.code).toBe('42501');
        expect(await isVerified(who)).toBe(false);
      }
      await requestLink(backend(), address);
      const verified = await openLink(backend(), address);
      expect((await verified.rpc('verify_email', { earlier_session: null })).data).toBe(true);
      expect(await isVerified(client)).toBe(true);
    });
  });

  it('refuses the token of a signed-out session on every path, and a token without a session', async () => {
    const { client, id } = await newMember(backend());
    const token = await tokenOf(client);
    await client.auth.signOut();
    const send = (path: string, init: RequestInit = {}) =>
      fetch(`${backend().url}${path}`, {
        ...init,
        headers: { apikey: backend().anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    for (const [path, init] of [
      ['/rest/v1/users?select=id&limit=1', {}],
      ['/rest/v1/users?select=id&limit=1', { method: 'HEAD' }],
      [`/rest/v1/users?id=eq.${id}`, { method: 'PATCH', body: '{"name":"Thief"}' }],
      ['/rest/v1/saved_searches', { method: 'POST', body: JSON.stringify({ user_id: id, name: 'x', query: 'y' }) }],
      [`/rest/v1/saved_searches?user_id=eq.${id}`, { method: 'DELETE' }],
      ['/rest/v1/rpc/export_my_data', { method: 'POST', body: '{}' }],
      ['/rest/v1/rpc/session_status', { method: 'POST', body: '{}' }],
    ] as const) {
      expect([path, (await send(path, init)).status]).toEqual([path, 401]);
    }
    expect(await backend().database.query('select name from public.users where id = $1', [id])).toEqual([
      { name: 'Ann' },
    ]);
    const forged = await new SignJWT({ role: 'authenticated', sub: id })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(jwtSecret));
    expect(await readOwn(backend(), forged)).toMatchObject({ status: 401, body: ended });
    const visitor = await clientFor(backend()).from('users').select('id').limit(1);
    expect(visitor.error).toBeNull();
  });

  describe('a new password', () => {
    /** A member who signed in 25 hours ago; their token may have been refreshed a minute ago. */
    async function signedInYesterday() {
      const member = await newMember(backend());
      await backend().database.query(
        `update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`,
        [member.id],
      );
      await member.client.auth.refreshSession();
      return member;
    }

    it('takes a recent sign-in or an emailed code', async () => {
      const { client, email } = await signedInYesterday();
      const refused = await client.auth.updateUser({ password: 'thiefs-choice' });
      expect(refused.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
      const guessed = await client.auth.updateUser({ password: 'thiefs-choice', nonce: '000000' });
      expect(guessed.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
      expect(
        (await clientFor(backend()).auth.signInWithPassword({ email, password: attackerPassword })).error,
      ).toBeNull();

      expect((await client.auth.reauthenticate()).error).toBeNull();
      expect((await client.auth.reauthenticate()).error).toMatchObject({ code: 'over_email_send_rate_limit' });
      const [mail] = await mailTo(backend().mailUrl, email);
      const nonce = codeOf(mail);
      expect((await client.auth.updateUser({ password: 'owners-choice', nonce })).error).toBeNull();
      expect((await client.auth.updateUser({ password: 'another-one', nonce })).error).toMatchObject({
        code: 'reauthentication_not_valid',
      });
    });

    it('takes another code after five wrong ones', async () => {
      const { client, email } = await signedInYesterday();
      await client.auth.reauthenticate();
      const [mail] = await mailTo(backend().mailUrl, email);
      for (let count = 0; count < 5; count += 1) {
        const guess = await client.auth.updateUser({ password: 'thiefs-choice', nonce: `wrong${count}` });
        expect(guess.error?.code).toBe('reauthentication_not_valid');
      }
      const late = await client.auth.updateUser({ password: 'thiefs-choice', nonce: codeOf(mail) });
      expect(late.error?.code).toBe('reauthentication_not_valid');
    });

    it('accepts a new password after signing in again', async () => {
      const { client, email } = await signedInYesterday();
      await client.auth.signInWithPassword({ email, password: attackerPassword });
      expect((await client.auth.updateUser({ password: 'owners-choice' })).error).toBeNull();
    });
  });
});
