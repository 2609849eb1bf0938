import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../totp.ts';
import { giveAll } from './access-grants.ts';
import { clientFor, newMember, sessionIdOf } from './client.ts';
import { call, makeDeal, type TestDeal } from './deal-ledger.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { authLink, codeOf, fragmentOf, linkOf, mailTo } from './mail.ts';

/* Every kind of access of private.access_kinds, before and after every event that may end it. */

const password = 'secret12';
/** Kinds that take another setting, and where they're tried. */
const elsewhere = new Map([
  ['factors', 'below, and two-factor.test.ts'],
  ['channels', 'security-channels.test.ts'],
  ['files', 'security-files.test.ts'],
  ['mailed_links', 'local/auth.test.ts'],
  ['invitations', 'deal-guests.test.ts'],
  ['unsubscribe_links', '310-alerts.sql'],
  ['staff_roles', '107-access.sql'],
  ['staff_decisions', '518-staff-decisions.sql'],
]);
const programs = new Set(['api_keys', 'feed_addresses', 'webhooks']);
type Row = Record<string, string> & { kind: string };
type Member = Awaited<ReturnType<typeof newMember>>;

describeSharedBackend((backend) => {
  const query = <T = Record<string, unknown>>(sql: string, ...params: unknown[]) =>
    backend().database.query<T & object>(sql, params);
  const exists = async (sql: string, ...params: unknown[]) => (await query(sql, ...params)).length > 0;
  let registry: Row[] = [];
  let deal: TestDeal | undefined;
  beforeAll(async () => {
    registry = await query<Row>('select * from private.access_kinds order by position');
  });

  async function signIn({ email }: Member): Promise<SupabaseClient> {
    const client = clientFor(backend());
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  }

  async function enroll(client: SupabaseClient): Promise<void> {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (error) throw error;
    const code = totpCode(data.totp.secret);
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
    if (verified.error) throw verified.error;
  }

  /** Opens the link that verifies an address, in a browser that held an earlier session, or none. */
  async function verify({ email }: Member, earlier: SupabaseClient | null): Promise<void> {
    const client = clientFor(backend());
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const [mail] = await mailTo(backend().mailUrl, email);
    const { access_token = '', refresh_token = '' } = await fragmentOf(authLink(mail, backend().url));
    await client.auth.setSession({ access_token, refresh_token });
    await call({ client }, 'verify_email', { earlier_session: earlier && (await sessionIdOf(earlier)) });
  }

  /** Invites an address to a deal, and returns the token of the email's link. */
  async function invite(email: string): Promise<string> {
    deal ??= await makeDeal(backend(), { close: false });
    const party = { deal_id: deal.dealId, email, name: 'Tia', role: 'title', rights: [] };
    await call(deal.buyer, 'invite_party', party);
    const authorization = `Bearer ${backend().serviceRoleKey}`;
    await fetch(`${backend().url}/functions/v1/send-mail`, { method: 'POST', headers: { authorization } });
    await expect.poll(() => mailTo(backend().mailUrl, email)).toHaveLength(1);
    return linkOf((await mailTo(backend().mailUrl, email))[0]).hash.slice(1);
  }

  async function byCode({ email }: Member): Promise<SupabaseClient> {
    const client = clientFor(backend());
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const [mail] = await mailTo(backend().mailUrl, email);
    const { error } = await client.auth.verifyOtp({ email, token: codeOf(mail), type: 'email' });
    if (error) throw error;
    return client;
  }

  /** What happens, in what kind of account, by the name of the event. */
  const ways: [event: string, how: string, confirmed: boolean, act: (member: Member) => Promise<unknown>][] = [
    ['first_proof', 'by a link elsewhere', false, (member) => verify(member, null)],
    [
      'first_proof',
      'by an invitation and a code',
      false,
      async (member) => {
        const token = await invite(member.email);
        await call({ client: await byCode(member) }, 'accept_invitation', { token });
      },
    ],
    ['own_proof', 'by a link in the same browser', false, (member) => verify(member, member.client)],
    [
      'own_proof',
      'by an invitation and the password',
      false,
      async (member) => {
        const token = await invite(member.email);
        await call({ client: await signIn(member) }, 'accept_invitation', { token });
      },
    ],
    [
      'new_password',
      'in the settings',
      true,
      async (member) => (await (await signIn(member)).auth.updateUser({ password: 'another one' })).error,
    ],
    ['first_factor', 'in the settings', true, async (member) => enroll(await signIn(member))],
    [
      'recovery',
      'by a code',
      true,
      async (member) => {
        // As if the app had been added before everything else.
        await query(
          `insert into auth.mfa_factors
             (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
           values (gen_random_uuid(), $1, 'Phone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`,
          member.id,
        );
        await query(
          `insert into private.recovery_codes (user_id, code_hash) values ($1, private.recovery_code_hash('abcd'))`,
          member.id,
        );
        expect(await call({ client: await signIn(member) }, 'use_recovery_code', { code: 'abcd' })).toBe(true);
      },
    ],
    [
      'restriction',
      'by a ban',
      true,
      ({ id }) =>
        query(
          `with action as (
             insert into moderation_actions (action, subject_kind, subject_id, member_id, reason)
             values ('ban', 'profile', $1, $1, 'Spam') returning id
           )
           insert into private.member_standings (user_id, standing, action_id) select $1, 'banned', id from action`,
          id,
        ),
    ],
    [
      'downgrade',
      'at Stripe',
      true,
      ({ id }) => query(`update stripe_subscriptions set status = 'canceled' where user_id = $1`, id),
    ],
    ['sign_out', 'everywhere', true, async (member) => (await signIn(member)).auth.signOut({ scope: 'global' })],
    [
      'deletion',
      'by the member',
      true,
      async (member) => (await signIn(member)).functions.invoke('delete-account', { body: {} }),
    ],
  ];

  describe('access', () => {
    it('tries each kind of access with each event', () => {
      const events = Object.keys(registry[0] ?? {}).filter((name) => ways.some(([event]) => event === name));
      expect(new Set(ways.map(([event]) => event))).toEqual(new Set(events));
      const values = new Set(['ended', 'itself', 'refused', 'kept']);
      const columns = Object.keys(registry[0] ?? {}).filter((name) => values.has(registry[0]?.[name] ?? ''));
      expect(columns.toSorted()).toEqual(events.toSorted());
    });

    it.each(ways)('%s %s: ends what the registry says, and nothing else', async (event, _how, confirmed, act) => {
      const member = await newMember(backend(), { confirmed });
      const works = await giveAll(backend(), member, password);
      const kinds = registry.map(({ kind }) => kind).filter((kind) => !elsewhere.has(kind));
      const answers = async () =>
        Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await works[kind]?.()] as const)));
      // Programs do nothing before the address is verified, even those that are there.
      const now = kinds.map((kind) => [kind, confirmed || !programs.has(kind)]);
      expect(await answers()).toEqual(Object.fromEntries(now));
      await act(member);
      const kept = registry.filter((row) => kinds.includes(row.kind)).map((row) => [row.kind, row[event] === 'kept']);
      expect(await answers()).toEqual(Object.fromEntries(kept));
    });

    it('lets the owner of an address into a deal despite a stranger’s authenticator app', async () => {
      const stranger = await newMember(backend(), { confirmed: false });
      const token = await invite(stranger.email);
      await enroll(stranger.client);
      const owner = await byCode(stranger);
      expect((await owner.from('member_contacts').select()).error).toMatchObject({ hint: 'code_required' });
      expect((await owner.rpc('accept_invitation', { token: 'another' })).error?.code).toBe('P0001');
      // Knowing the password isn't owning the address.
      const other = await signIn(stranger);
      expect((await other.rpc('accept_invitation', { token })).error).toMatchObject({ hint: 'code_required' });
      expect((await owner.rpc('accept_invitation', { token })).data).toBe(deal?.dealId);
      expect((await owner.from('deals').select('id')).data).toHaveLength(1);
      expect(await exists('select from auth.mfa_factors where user_id = $1', stranger.id)).toBe(false);
      expect((await stranger.client.from('deals').select('id')).error).toMatchObject({ hint: 'session_ended' });
    });
  });
});
