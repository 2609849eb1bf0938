import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { totpCode } from '../totp.ts';
import { clientFor, newMember } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { pixel } from './files.ts';

/* Second factors over HTTP, as supabase-js uses them. */

const password = 'secret12';

/** A code that is wrong in every period that counts. */
const wrongCode = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return ['000000', '111111', '222222', '333333'].find((code) => totp.validate({ token: code, window: 2 }) === null);
};

async function claimsOf(client: SupabaseClient) {
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  return decodeJwt<{ aal: string; amr: { method: string; timestamp: number }[]; session_id: string }>(token);
}

async function enroll(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, uri: data.totp.uri, qrCode: data.totp.qr_code };
}

describeSharedBackend((backend) => {
  /** A member with a verified factor, whose client has a session with both factors. */
  async function newProtectedMember() {
    const member = await newMember(backend());
    const factor = await enroll(member.client);
    const { error } = await member.client.auth.mfa.challengeAndVerify({
      factorId: factor.factorId,
      code: totpCode(factor.secret),
    });
    if (error) throw error;
    return { ...member, ...factor };
  }

  /** Another session of the member, with the password alone. */
  async function signIn(email: string): Promise<SupabaseClient> {
    const client = clientFor(backend());
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  }

  it('says in the token how the session was authenticated', async () => {
    const { client } = await newMember(backend());
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    const [before] = (await claimsOf(client)).amr;
    await client.auth.refreshSession();
    expect((await claimsOf(client)).amr).toEqual([before]);
  });

  it('enrolls a factor that counts once its code has been entered', async () => {
    const { client, email } = await newMember(backend());
    const elsewhere = await signIn(email);
    const { factorId, secret, uri, qrCode } = await enroll(client);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(qrCode).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ all: [{ status: 'unverified' }], totp: [] });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' });

    const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: wrongCode(secret) ?? '' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const right = await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
    expect(right.error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2', session_id: expect.any(String) });
    expect((await claimsOf(client)).amr.map(({ method }) => method)).toEqual(['totp', 'password']);
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, friendly_name: 'Phone' }]);
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect((await claimsOf(client)).aal).toBe('aal2');
  });

  it('needs the code to change the email, the password, or the factors', async () => {
    const { email, factorId, secret } = await newProtectedMember();
    const client = await signIn(email);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    for (const change of [{ password: 'thiefs-choice' }, { email: 'thief@example.test' }]) {
      expect((await client.auth.updateUser(change)).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    }
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await claimsOf(client)).aal).toBe('aal1');
  });

  it('lets a member with a factor do nothing with the password alone', async () => {
    const { email, id, factorId, secret } = await newProtectedMember();
    const client = await signIn(email);
    const refused = { code: 'PT403', hint: 'code_required' };
    expect((await client.from('member_contacts').select()).error).toMatchObject(refused);
    expect((await client.from('users').update({ name: 'Thief' }).eq('id', id)).error).toMatchObject(refused);
    expect((await client.rpc('export_my_data')).error).toMatchObject(refused);
    expect((await client.storage.from('avatars').upload(`${id}/1.webp`, pixel)).error).not.toBeNull();
    const deletion = await client.functions.invoke('delete-account', { body: {} });
    expect(deletion.response?.status).toBe(403);

    const aal1 = (await client.auth.getSession()).data.session?.access_token ?? '';
    await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
    expect((await client.from('member_contacts').select()).data).toHaveLength(1);
    expect((await client.storage.from('avatars').upload(`${id}/1.webp`, pixel)).error).toBeNull();
    // The same session's earlier token doesn't become stronger.
    const earlier = await fetch(`${backend().url}/rest/v1/member_contacts`, {
      headers: { apikey: backend().anonKey, authorization: `Bearer ${aal1}` },
    });
    expect(earlier.status).toBe(403);
  });

  it('lets a session in with a recovery code, and turns off the second factor only with another one', async () => {
    const { client, id, email } = await newProtectedMember();
    const codes = await client.rpc('generate_recovery_codes');
    expect(codes.data).toHaveLength(10);
    const [code, second] = [String(codes.data?.[0]), String(codes.data?.[1])];
    const lost = await signIn(email);
    expect((await lost.rpc('generate_recovery_codes')).error).toMatchObject({ hint: 'code_required' });
    expect((await lost.rpc('recovery_codes_left')).error).toMatchObject({ hint: 'code_required' });
    expect((await lost.rpc('use_recovery_code', { code: 'aaaa-bbbb-cccc-dddd' })).data).toBe(false);
    expect((await lost.from('member_contacts').select()).error).toMatchObject({ hint: 'code_required' });

    expect((await lost.rpc('use_recovery_code', { code: code.toUpperCase() })).data).toBe(true);
    expect((await lost.from('member_contacts').select()).data).toHaveLength(1);
    await lost.auth.refreshSession();
    expect((await lost.from('member_contacts').select()).data).toHaveLength(1);
    expect((await lost.storage.from('avatars').upload(`${id}/2.webp`, pixel)).error).toBeNull();
    expect((await lost.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await lost.auth.updateUser({ password: 'thiefs-choice' })).error).toMatchObject({ status: 401 });
    expect((await lost.functions.invoke('delete-account', { body: {} })).response?.status).toBe(403);
    expect((await lost.rpc('turn_off_two_factor', { code })).data).toBe(false);
    expect((await lost.rpc('turn_off_two_factor', { code: second })).data).toBe(true);
    await lost.auth.refreshSession();
    expect((await lost.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect((await lost.rpc('recovery_codes_left')).data).toBe(0);
    expect((await client.from('member_contacts').select()).error).toMatchObject({ hint: 'session_ended' });
    const { data: notices } = await lost.from('notifications').select('data').eq('kind', 'two_factor');
    expect(notices?.map(({ data }) => data.event).toSorted()).toEqual(['off', 'on', 'recovered']);
    const [mail] = await backend().database.query<{ count: number }>(
      `select count(*)::integer as count from private.deliveries where user_id = $1 and kind = 'two_factor'`,
      [id],
    );
    expect(mail?.count).toBe(3);

    const again = await enroll(lost, 'New phone');
    await lost.auth.mfa.challengeAndVerify({ factorId: again.factorId, code: totpCode(again.secret) });
    const thief = await signIn(email);
    expect((await thief.rpc('use_recovery_code', { code })).data).toBe(false);
  });

  it('limits wrong recovery codes and counts every one', async () => {
    const { email } = await newProtectedMember();
    const client = await signIn(email);
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      answers.push(await client.rpc('use_recovery_code', { code: `wrong ${attempt}` }));
    expect(answers.slice(0, 10).map(({ data }) => data)).toEqual(Array.from({ length: 10 }, () => false));
    expect(answers[10]?.error).toMatchObject({ code: 'P0001', hint: 'rate_limit' });
  });

  it('removes the factor of a person who signed up with an email that someone else confirms', async () => {
    const { client, email } = await newMember(backend(), { confirmed: false });
    const { factorId, secret } = await enroll(client);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) })).error).toBeNull();
    await backend().database.query(`select private.end_access(id, 'first_proof') from auth.users where email = $1`, [
      email,
    ]);
    const factors = await backend().database.query(
      'select f.id from auth.mfa_factors f join auth.users u on u.id = f.user_id where u.email = $1',
      [email],
    );
    expect(factors).toEqual([]);
  });

  it('refuses used, foreign, and unknown challenges and factors', async () => {
    const { client, factorId, secret } = await newProtectedMember();
    const other = await newMember(backend());
    expect((await other.client.auth.mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    const challenge = await client.auth.mfa.challenge({ factorId });
    const attempt = { factorId, challengeId: challenge.data?.id ?? '', code: totpCode(secret) };
    expect((await client.auth.mfa.verify(attempt)).error).toBeNull();
    expect((await client.auth.mfa.verify(attempt)).error).toMatchObject({ code: 'mfa_ip_address_mismatch' });
    const unknown = { ...attempt, challengeId: crypto.randomUUID() };
    expect((await client.auth.mfa.verify(unknown)).error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    await backend().database.query(
      `update auth.mfa_challenges set verified_at = null, created_at = now() - interval '6 min' where factor_id = $1`,
      [factorId],
    );
    expect((await client.auth.mfa.verify(attempt)).error).toMatchObject({ code: 'mfa_challenge_expired' });
    const duplicate = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(duplicate.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    const visitor = await fetch(`${backend().url}/auth/v1/factors`, {
      method: 'POST',
      headers: { apikey: backend().anonKey },
      body: '{}',
    });
    expect(visitor.status).toBe(401);
  });

  it('accepts a code once, in any session', async () => {
    const { email, factorId, secret } = await newProtectedMember();
    const code = totpCode(secret);
    const first = await signIn(email);
    expect((await first.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const second = await signIn(email);
    const again = await second.auth.mfa.challengeAndVerify({ factorId, code });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  it('limits the codes tried in a minute', async () => {
    const { email, factorId, secret } = await newProtectedMember();
    const client = await signIn(email);
    const code = wrongCode(secret) ?? '';
    const codes = new Set<string | undefined>();
    for (let attempt = 0; attempt < 15; attempt += 1) {
      codes.add((await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code);
    }
    expect([...codes]).toEqual(['mfa_verification_failed', 'over_request_rate_limit']);
    const right = await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
    expect(right.error).toMatchObject({ status: 429 });
  });
});
