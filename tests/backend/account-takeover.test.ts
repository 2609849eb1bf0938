import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../supabase/local/server/backend.ts';
import { jwtSecret } from '../../supabase/local/server/keys.ts';
import { clientFor, newMember } from './client.ts';
import { describeEachDatabase } from './describe-each-database.ts';
import { pixel } from './files.ts';
import { fragmentOf, linkOf, mailTo } from './mail.ts';

/* Attacks on someone else's account over HTTP, and what the owner needs to get past the same checks. */

const attackerPassword = 'secret12';
const ended = { code: 'PT401', message: 'This session has ended' };
const restricted = { code: 'PT403', hint: 'password_required' };

async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

function sessionIdOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string };
  return claims.session_id;
}

/** Opens the last link sent to the address, as its owner does, and returns a client with the link's session. */
async function confirmAs(backend: Backend, email: string): Promise<SupabaseClient> {
  const [mail] = await mailTo(backend.mailUrl, email);
  const { access_token = '', refresh_token = '' } = await fragmentOf(linkOf(mail));
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

async function upload(client: SupabaseClient, path: string): Promise<string | null> {
  const { error } = await client.storage.from('avatars').upload(path, pixel);
  return error?.message ?? null;
}

describeEachDatabase((backend) => {
  it('ends the sessions and the password of the person who signed up with someone else’s email', async () => {
    const attacker = await newMember(backend(), { confirmed: false });
    const token = await tokenOf(attacker.client);
    const { refresh_token = '' } = (await attacker.client.auth.getSession()).data.session ?? {};
    expect((await readOwn(backend(), token)).status).toBe(200);

    const owner = await confirmAs(backend(), attacker.email);
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
  });

  it('keeps the password when the browser that signed up opens the link', async () => {
    const { client, email } = await newMember(backend(), { confirmed: false });
    const earlier_session = sessionIdOf(await tokenOf(client));
    const confirmed = await confirmAs(backend(), email);
    expect((await confirmed.rpc('keep_password', { earlier_session })).data).toBe(true);
    expect((await confirmed.from('member_contacts').select()).data).toHaveLength(1);
    const signedIn = await clientFor(backend()).auth.signInWithPassword({ email, password: attackerPassword });
    expect(signedIn.error).toBeNull();
    // Again, and for a member with nothing to keep.
    expect((await confirmed.rpc('keep_password', { earlier_session: null })).data).toBe(true);
  });

  it('doesn’t keep the password for another session’s ID or with an ended session', async () => {
    const attacker = await newMember(backend(), { confirmed: false });
    const other = await newMember(backend());
    const token = await tokenOf(attacker.client);
    const owner = await confirmAs(backend(), attacker.email);
    for (const earlier_session of [null, crypto.randomUUID(), sessionIdOf(await tokenOf(other.client))]) {
      expect((await owner.rpc('keep_password', { earlier_session })).data).toBe(false);
    }
    expect((await owner.rpc('keep_password', { earlier_session: sessionIdOf(await tokenOf(owner)) })).data).toBe(false);
    const response = await fetch(`${backend().url}/rest/v1/rpc/keep_password`, {
      method: 'POST',
      headers: { apikey: backend().anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ earlier_session: sessionIdOf(token) }),
    });
    expect(response.status).toBe(401);
  });

  it('ends an unconfirmed account’s sessions when its owner resets the password instead', async () => {
    const attacker = await newMember(backend(), { confirmed: false });
    const token = await tokenOf(attacker.client);
    await clientFor(backend()).auth.resetPasswordForEmail(attacker.email);
    const owner = await confirmAs(backend(), attacker.email);
    expect((await readOwn(backend(), token)).status).toBe(401);
    expect((await owner.auth.updateUser({ password: 'owners-choice' })).error).toBeNull();
    expect((await owner.from('member_contacts').select()).data).toHaveLength(1);
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

  it('ends the other sessions when the password changes', async () => {
    const { client, email } = await newMember(backend());
    const elsewhere = clientFor(backend());
    await elsewhere.auth.signInWithPassword({ email, password: attackerPassword });
    const token = await tokenOf(elsewhere);
    expect((await client.auth.updateUser({ password: 'another-one' })).error).toBeNull();
    expect(await readOwn(backend(), token)).toMatchObject({ status: 401, body: ended });
    expect((await readOwn(backend(), await tokenOf(client))).status).toBe(200);
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
      const nonce = /Code: (\d+)/.exec(mail?.text ?? '')?.[1] ?? '';
      expect((await client.auth.updateUser({ password: 'owners-choice', nonce })).error).toBeNull();
      expect((await client.auth.updateUser({ password: 'another-one', nonce })).error).toMatchObject({
        code: 'reauthentication_not_valid',
      });
    });

    it('is accepted after signing in again', async () => {
      const { client, email } = await signedInYesterday();
      await client.auth.signInWithPassword({ email, password: attackerPassword });
      expect((await client.auth.updateUser({ password: 'owners-choice' })).error).toBeNull();
    });

    it('sends no code to an unconfirmed address', async () => {
      const { client } = await newMember(backend(), { confirmed: false });
      expect((await client.auth.reauthenticate()).error).toMatchObject({ status: 422, code: 'email_not_confirmed' });
    });
  });
});
