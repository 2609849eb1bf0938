import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { jwtSecret } from '../../supabase/local/server/keys.ts';
import { clientFor, newMember, tokenOf } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { expectDenied } from './http-helpers.ts';
import { listingOf, postListing } from './listing-fields.ts';
import { snapshotOf } from './unchanged.ts';

/* Who a request is by: attacks with tokens, keys, and the metadata of accounts. */

const foreignSecret = 'another-secret-that-is-long-enough-for-hs256';

describeBackend(
  (backend) => {
    let ann: { client: SupabaseClient; id: string };
    let bob: { client: SupabaseClient; id: string };
    let token: string;
    let listing: string;
    let before: Record<string, unknown>;

    beforeAll(async () => {
      [ann, bob] = [await newMember(backend()), await newMember(backend())];
      token = await tokenOf(ann.client);
      listing = await postListing(bob.client);
    });
    beforeEach(async () => {
      before = await snapshotOf(backend());
    });
    const expectUnchanged = async () => expect(await snapshotOf(backend())).toEqual(before);

    function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      return fetch(backend().url + path, {
        method,
        headers: {
          apikey: backend().anonKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    }

    it('refuses expired and forged tokens on every API', async () => {
      const forged = [
        await sign(claimsOf(bob.id), jwtSecret, '-1h'),
        await sign(claimsOf(bob.id), foreignSecret, '1h'),
        await sign(claimsOf(bob.id, 'service_role'), foreignSecret, '1h'),
        unsigned(claimsOf(bob.id)),
        unsigned(claimsOf(bob.id, 'service_role')),
        `${token.slice(0, -4)}AAAA`,
        withPayload(token, { role: 'service_role' }),
        withPayload(token, { sub: bob.id }),
        'nonsense',
      ];
      const attempts: [string, string, unknown?][] = [
        ['GET', '/rest/v1/member_contacts'],
        ['PATCH', `/rest/v1/properties?id=eq.${listing}`, { price: 1 }],
        ['POST', '/rest/v1/rpc/post_listing', { id: bob.id, listing: listingOf() }],
        ['GET', '/auth/v1/user'],
        ['DELETE', `/storage/v1/object/images/${bob.id}/1.webp`],
      ];
      const answers = await Promise.all(
        forged.flatMap((one) =>
          attempts.map(async ([method, path, body]) => {
            const { status } = await call(method, path, body, { authorization: `Bearer ${one}` });
            return { one, path, denied: [400, 401, 403, 404].includes(status) };
          }),
        ),
      );
      expect(answers.filter(({ denied }) => !denied)).toEqual([]);
      await expectUnchanged();
    });

    it('refuses a forged key', async () => {
      const keys = [
        unsigned({ role: 'service_role' }),
        await sign({ role: 'service_role' }, foreignSecret, '1h'),
        '',
        'service_role',
      ];
      for (const key of keys) {
        const headers = { apikey: key, authorization: key ? `Bearer ${key}` : '' };
        expect((await call('GET', '/rest/v1/member_contacts', undefined, headers)).status).toBe(401);
        const raised = await call('PATCH', `/rest/v1/users?id=eq.${bob.id}`, { membership_tier: 'closer' }, headers);
        expect(raised.status).toBe(401);
        const bucket = await call('POST', '/storage/v1/bucket', { id: 'mine', name: 'mine' }, headers);
        expect(bucket.status).toBeGreaterThanOrEqual(400);
      }
      await expectUnchanged();
    });

    it('gives no role, tier, or verified email for metadata of an account', async () => {
      const claimed = { membership_tier: 'closer', role: 'service_role', staff: true };
      await ann.client.auth.updateUser({ data: claimed });
      const response = await call('PUT', '/auth/v1/user', {
        role: 'service_role',
        app_metadata: { membership_tier: 'closer' },
        email_confirmed_at: '2026-01-01',
        is_super_admin: true,
      });
      expect(await response.json()).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
      await ann.client.auth.refreshSession();
      expectDenied(await ann.client.from('staff').insert({ user_id: ann.id }), '42501');
      await expectUnchanged();

      const email = 'greedy@example.test';
      await fetch(`${backend().url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: backend().anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'secret12', ...claimed, app_metadata: claimed, data: claimed }),
      });
      const created = await backend().database.query(
        `select u.membership_tier, a.role, s.user_id is not null as staff
         from auth.users a join public.users u using (id) left join public.staff s on s.user_id = a.id
         where a.email = $1`,
        [email],
      );
      expect(created).toEqual([{ membership_tier: 'free', role: 'authenticated', staff: false }]);
    });

    it('reserves the auth server’s admin API for the service key', async () => {
      for (const { auth } of [ann.client, clientFor(backend())]) {
        expectDenied(await auth.admin.listUsers());
        expectDenied(await auth.admin.deleteUser(bob.id));
        expectDenied(await auth.admin.updateUserById(ann.id, { role: 'service_role' }));
        expectDenied(await auth.admin.createUser({ email: 'made@example.test', password: 'secret12' }));
      }
      await expectUnchanged();
    });
  },
  { mailInterval: 0 },
);

function sign(claims: Record<string, unknown>, secret: string, expiry: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(secret));
}

function claimsOf(sub: string, role = 'authenticated') {
  return { sub, role, aud: 'authenticated' };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function unsigned(claims: Record<string, unknown>): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, exp: 4102444800 })}.`;
}

/** The token with a changed payload and the original signature. */
function withPayload(token: string, claims: Record<string, unknown>): string {
  const [header, payload = '', signature] = token.split('.');
  const old = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return `${header}.${encode({ ...old, ...claims })}.${signature}`;
}
