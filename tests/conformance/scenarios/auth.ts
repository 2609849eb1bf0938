import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionIdOf, tokenOf } from '../../backend/client.ts';
import { totpCode } from '../../totp.ts';
import { password } from '../project.ts';
import { expectError, type Scenario } from '../scenario.ts';

/**
 * Milliseconds, a bit more than `refresh_token_reuse_interval` in config.toml. Until then, the auth server thinks that
 * the response with the next token was lost.
 */
const reuseInterval = 11_000;

/** Signing up and in, verification, sessions, and second factors. */
export const authScenarios: Scenario[] = [
  {
    name: 'sign-up signs in, and the email counts as unverified until a link was opened',
    check: async ({ project }) => {
      const { id, client, email } = await project.signUp();
      const isVerified = async (as: SupabaseClient) =>
        (await as.from('users').select('email_confirmed').eq('id', id).single()).data?.email_confirmed as unknown;
      equal(await isVerified(client), false);
      expectError((await client.rpc('verify_email', { earlier_session: null })).error, { code: '42501' });
      const link = await project.openLink(email);
      equal((await link.rpc('verify_email', { earlier_session: await sessionIdOf(client) })).data, true);
      equal(await isVerified(link), true);
    },
  },
  {
    name: 'the first verification elsewhere ends other sessions and the password',
    check: async ({ project }) => {
      const { client, email } = await project.signUp();
      const link = await project.openLink(email);
      equal((await link.rpc('verify_email', { earlier_session: null })).data, false);
      equal((await project.fetch('/rest/v1/member_contacts?select=email', await tokenOf(client))).status, 401);
      expectError((await link.from('member_contacts').select()).error, { code: 'PT403', hint: 'password_required' });
      expectError((await project.visitor().auth.signInWithPassword({ email, password })).error, {
        code: 'invalid_credentials',
      });
      equal((await link.auth.updateUser({ password: 'chosen by the owner' })).error, null);
      equal((await link.from('member_contacts').select()).data?.length, 1);
    },
  },
  {
    name: 'a wrong password and an unknown address get the same answer',
    check: async ({ project, ann }) => {
      for (const email of [ann.email, project.freshEmail()]) {
        const { error } = await project.visitor().auth.signInWithPassword({ email, password: 'not this one' });
        expectError(error, { status: 400, code: 'invalid_credentials' });
        equal(error?.message, 'Invalid login credentials');
      }
    },
  },
  {
    name: 'a known address can’t sign up again',
    check: async ({ project, ann }) => {
      const again = await project.visitor().auth.signUp({ email: ann.email, password: 'another password' });
      expectError(again.error, { status: 422, code: 'user_already_exists' });
    },
  },
  {
    name: 'a password needs six characters',
    check: async ({ project, ann }) => {
      const short = await project.visitor().auth.signUp({ email: project.freshEmail(), password: 'five5' });
      expectError(short.error, { status: 422, code: 'weak_password' });
      expectError((await ann.client.auth.updateUser({ password: 'five5' })).error, {
        status: 422,
        code: 'weak_password',
      });
    },
  },
  {
    name: 'a refresh token works once, and using an old one again ends the session',
    waits: true,
    check: async ({ project }) => {
      const { client } = await project.signUp();
      const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
      equal((await client.auth.refreshSession()).error, null);
      equal((await client.auth.refreshSession()).error, null);
      await wait(reuseInterval);
      const reused = await project.visitor().auth.refreshSession({ refresh_token: first });
      equal(reused.error?.status, 400);
      match(reused.error?.code ?? '', /^refresh_token_(already_used|not_found)$/);
      await wait(reuseInterval);
      const { error } = await client.auth.refreshSession();
      match(error?.code ?? 'still valid', /^refresh_token_(already_used|not_found)$/);
    },
  },
  {
    name: 'the token of a signed-out session is refused',
    check: async ({ project }) => {
      const { client } = await project.signUp();
      const token = await tokenOf(client);
      equal((await project.fetch('/rest/v1/users?select=id&limit=1', token)).status, 200);
      await client.auth.signOut();
      const response = await project.fetch('/rest/v1/users?select=id&limit=1', token);
      equal(response.status, 401);
      equal(((await response.json()) as { code: string }).code, 'PT401');
    },
  },
  {
    name: 'an email changes only to the address that the member permitted, and must be verified again',
    check: async ({ project }) => {
      const member = await project.verifiedMember();
      await rejects(project.changeEmail(member, project.freshEmail()));
      const email = project.freshEmail();
      expectError((await project.visitor().rpc('permit_email_change', { new_email: email })).error, { code: '42501' });
      equal((await member.client.rpc('permit_email_change', { new_email: email })).error, null);
      // The link that was refused was sent less than a minute ago.
      const other = await project.verifiedMember();
      equal((await other.client.rpc('permit_email_change', { new_email: email })).error, null);
      const owner = await project.changeEmail(other, email);
      const isVerified = async () =>
        (await owner.from('users').select('email_confirmed').eq('id', other.id).single()).data
          ?.email_confirmed as unknown;
      equal(await isVerified(), false);
      equal((await owner.rpc('verify_email', { earlier_session: null })).data, true);
      equal(await isVerified(), true);
      equal((await project.service.auth.admin.getUserById(member.id)).data.user?.email, member.email);
    },
  },
  {
    name: 'two links in a row take a pause',
    check: async ({ project }) => {
      const { email } = await project.signUp();
      const client = project.visitor();
      const send = () => client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      equal((await send()).error, null);
      expectError((await send()).error, { status: 429, code: 'over_email_send_rate_limit' });
    },
  },
  {
    name: 'a session needs the code once there’s an authenticator app',
    check: async ({ project }) => {
      const { client, email } = await project.verifiedMember();
      const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
      if (enrolled.error) throw enrolled.error;
      const { id: factorId, totp } = enrolled.data;
      equal((await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret) })).error, null);
      equal((await client.from('member_contacts').select()).data?.length, 1);
      const elsewhere = project.visitor();
      await elsewhere.auth.signInWithPassword({ email, password });
      expectError((await elsewhere.from('member_contacts').select()).error, { code: 'PT403', hint: 'code_required' });
    },
  },
  {
    name: 'signing up writes the profile, and deleting the account removes it',
    check: async ({ project }) => {
      const { id, client } = await project.signUp();
      const { data } = await client.from('users').select('name, membership_tier').eq('id', id).single();
      deepEqual(data, { name: 'Connie Forms', membership_tier: 'free' });
      equal((await project.service.auth.admin.deleteUser(id)).error, null);
      const left = await project.service.from('users').select('id').eq('id', id);
      deepEqual(left.data, []);
      ok((await client.auth.refreshSession()).error);
    },
  },
];
