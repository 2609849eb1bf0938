import { expect, it, vi } from 'vitest';
import { clientFor, newMember } from './client.ts';
import { onEachDatabase } from './each-database.ts';
import { follow, fragmentOf, linkOf, mailTo } from './mail.ts';

const app = 'http://app.cornerlot.localhost:5173/account';
const halfWay = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

let count = 0;
const freshAddress = () => `fresh-${(count += 1)}@example.test`;

onEachDatabase((backend) => {
  /** The link of the last mail to `email`. */
  const lastLink = async (email: string) => linkOf((await mailTo(backend().mailUrl, email))[0]);
  const emailOf = async (id: string) =>
    (await backend().database.query<{ email: string }>('select email from auth.users where id = $1', [id]))[0]?.email;
  /** As if `seconds` had passed since the mail about a change of email. */
  const wait = (id: string, seconds: number) =>
    backend().database.query(
      'update auth.users set email_change_sent_at = email_change_sent_at - make_interval(secs => $2) where id = $1',
      [id, seconds],
    );

  it.each(['old', 'new'] as const)('changes an email when both mailboxes agree, the %s one first', async (first) => {
    const { client, id, email } = await newMember(backend());
    const wanted = freshAddress();
    const asked = await client.auth.updateUser({ email: wanted.toUpperCase() }, { emailRedirectTo: app });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email, new_email: wanted });
    expect((await client.auth.getUser()).data.user?.new_email).toBe(wanted);

    for (const address of [email, wanted]) {
      const [mail] = await mailTo(backend().mailUrl, address);
      expect(mail?.html).toContain(`from <strong>${email}</strong> to <strong>${wanted}</strong>`);
      expect(mail?.html).not.toContain('{{');
    }
    const links = [await lastLink(email), await lastLink(wanted)];
    if (first === 'new') links.reverse();
    const [one = '', two = ''] = links;
    expect(new Set(links.map((link) => new URL(link).searchParams.get('token'))).size).toBe(2);
    const half = await follow({ text: one, to: '', subject: '', html: '' });
    expect(half.origin + half.pathname).toBe(app);
    expect(Object.fromEntries(new URLSearchParams(half.hash.slice(1)))).toEqual({ message: halfWay, sb: '' });
    expect(await emailOf(id)).toBe(email);
    expect((await fragmentOf(one))['error_code']).toBe('otp_expired');

    expect(await fragmentOf(two)).toMatchObject({ type: 'email_change', token_type: 'bearer' });
    expect(await emailOf(id)).toBe(wanted);
    const { user } = (await client.auth.getUser()).data;
    expect(user).toMatchObject({ email: wanted });
    expect(user?.new_email).toBeUndefined();
    expect(user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted, email_verified: true });
    const stranger = clientFor(backend());
    expect((await stranger.auth.signInWithPassword({ email, password: 'secret12' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await stranger.auth.signInWithPassword({ email: wanted, password: 'secret12' })).error).toBeNull();
    expect((await client.auth.refreshSession()).data.user?.email).toBe(wanted);
  });

  it('changes an email once when both links are opened at the same time', async () => {
    const { client, id, email } = await newMember(backend());
    const wanted = freshAddress();
    await client.auth.updateUser({ email: wanted });
    const fragments = await Promise.all([fragmentOf(await lastLink(email)), fragmentOf(await lastLink(wanted))]);
    const outcomes = fragments.map((fragment) => fragment['type'] ?? fragment['message']);
    expect(new Set(outcomes)).toEqual(new Set([halfWay, 'email_change']));
    expect(await emailOf(id)).toBe(wanted);
  });

  it('refuses a taken and a malformed address, and takes the same one for no change', async () => {
    const { client, email } = await newMember(backend());
    const other = await newMember(backend());
    expect((await client.auth.updateUser({ email: other.email.toUpperCase() })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    });
    expect((await client.auth.updateUser({ email: 'not-an-address' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    });
    const before = (await mailTo(backend().mailUrl, email)).length;
    const same = await client.auth.updateUser({ email: email.toUpperCase() });
    expect(same.error).toBeNull();
    expect(same.data.user?.new_email).toBeUndefined();
    expect(await mailTo(backend().mailUrl, email)).toHaveLength(before);
  });

  it('mails about a change once a minute, and the next change takes the place of the last', async () => {
    const { client, id, email } = await newMember(backend());
    const [first, second] = [freshAddress(), freshAddress()];
    await client.auth.updateUser({ email: first });
    const oldLinks = [await lastLink(email), await lastLink(first)];
    const tooSoon = await client.auth.updateUser({ email: second });
    expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(tooSoon.error?.message).toMatch(/^For security purposes, you can only request this after \d\d seconds\.$/);
    expect((await client.auth.getUser()).data.user?.new_email).toBe(first);
    expect(await mailTo(backend().mailUrl, second)).toEqual([]);

    await wait(id, 61);
    expect((await client.auth.updateUser({ email: second })).data.user?.new_email).toBe(second);
    for (const link of oldLinks) expect((await fragmentOf(link))['error_code']).toBe('otp_expired');
    await fragmentOf(await lastLink(email));
    await fragmentOf(await lastLink(second));
    expect(await emailOf(id)).toBe(second);
  });

  it('keeps nothing of a request for a new email and password when one of the two is refused', async () => {
    const { client, email } = await newMember(backend());
    const other = await newMember(backend());
    const wanted = freshAddress();
    expect((await client.auth.updateUser({ email: wanted, password: 'secret12' })).error?.code).toBe('same_password');
    expect(await mailTo(backend().mailUrl, wanted)).toEqual([]);
    expect((await client.auth.updateUser({ email: other.email, password: 'another1' })).error?.code).toBe(
      'email_exists',
    );
    expect((await clientFor(backend()).auth.signInWithPassword({ email, password: 'secret12' })).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
  });

  it('sends both links of a change again', async () => {
    const { client, id, email } = await newMember(backend());
    const wanted = freshAddress();
    await client.auth.updateUser({ email: wanted });
    expect((await client.auth.resend({ type: 'email_change', email })).error?.code).toBe('over_email_send_rate_limit');
    await wait(id, 61);
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
    expect(await mailTo(backend().mailUrl, wanted)).toHaveLength(2);
    await fragmentOf(await lastLink(email));
    await fragmentOf(await lastLink(wanted));
    expect(await emailOf(id)).toBe(wanted);
  });

  it('changes nothing by a link that is over an hour old', async () => {
    const { client, id, email } = await newMember(backend());
    const wanted = freshAddress();
    await client.auth.updateUser({ email: wanted });
    await fragmentOf(await lastLink(email));
    await wait(id, 3601);
    expect(await fragmentOf(await lastLink(wanted))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
    expect(await emailOf(id)).toBe(email);
    // The address stays on show until another takes its place: there is no taking it back.
    expect((await client.auth.getUser()).data.user?.new_email).toBe(wanted);
  });

  it('confirms the email of an unconfirmed member with the change', async () => {
    const { client, email } = await newMember(backend(), { confirmed: false });
    const wanted = freshAddress();
    await client.auth.updateUser({ email: wanted });
    await fragmentOf(await lastLink(email));
    await fragmentOf(await lastLink(wanted));
    const { user } = (await client.auth.getUser()).data;
    expect(user?.email).toBe(wanted);
    expect(user?.email_confirmed_at).toBeTruthy();
  });

  it('says that it failed when somebody else took the address meanwhile', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client, id, email } = await newMember(backend());
    const wanted = freshAddress();
    await client.auth.updateUser({ email: wanted });
    const links = [await lastLink(email), await lastLink(wanted)] as const;
    expect((await clientFor(backend()).auth.signUp({ email: wanted, password: 'secret12' })).error).toBeNull();
    await fragmentOf(links[0]);
    expect(await fragmentOf(links[1])).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Error confirm email',
      sb: '',
    });
    expect(await emailOf(id)).toBe(email);
    printed.mockRestore();
  });

  it('ends every other session when the password changes, and keeps the one that changed it', async () => {
    const { client, email } = await newMember(backend());
    const elsewhere = clientFor(backend());
    const { session: kept } = (await elsewhere.auth.signInWithPassword({ email, password: 'secret12' })).data;
    expect((await client.auth.updateUser({ password: 'another1' })).error).toBeNull();
    const refused = await elsewhere.auth.refreshSession({ refresh_token: kept?.refresh_token ?? '' });
    expect(refused.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await elsewhere.auth.getUser(kept?.access_token)).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    const again = clientFor(backend());
    expect((await again.auth.signInWithPassword({ email, password: 'secret12' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await again.auth.signInWithPassword({ email, password: 'another1' })).error).toBeNull();
  });

  it('ends every other session and every other link when the password is reset', async () => {
    const { client, email } = await newMember(backend());
    await client.auth.updateUser({ email: freshAddress() });
    const changeLink = await lastLink(email);
    await clientFor(backend()).auth.resetPasswordForEmail(email);
    const { access_token = '', refresh_token = '' } = await fragmentOf(await lastLink(email));
    const recovering = clientFor(backend());
    await recovering.auth.setSession({ access_token, refresh_token });
    expect((await recovering.auth.updateUser({ password: 'another1' })).error).toBeNull();
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await recovering.auth.refreshSession()).error).toBeNull();
    expect((await fragmentOf(changeLink))['error_code']).toBe('otp_expired');
  });

  it('refuses the same, a short and an endless password, and ends no session by it', async () => {
    const { client, email } = await newMember(backend());
    const elsewhere = clientFor(backend());
    await elsewhere.auth.signInWithPassword({ email, password: 'secret12' });
    expect((await client.auth.updateUser({ password: 'secret12' })).error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
    expect((await client.auth.updateUser({ password: 'five5' })).error).toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
      message: 'Password should be at least 6 characters.',
    });
    expect((await client.auth.updateUser({ password: 'é'.repeat(37) })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    });
    expect((await elsewhere.auth.refreshSession()).error).toBeNull();
  });

  it('lets the service key alone read and delete accounts', async () => {
    const { client, id, email } = await newMember(backend());
    const other = await newMember(backend());
    for (const stranger of [client, other.client, clientFor(backend())]) {
      for (const outcome of [await stranger.auth.admin.getUserById(id), await stranger.auth.admin.deleteUser(id)]) {
        expect(outcome.error).toMatchObject({ status: 403, code: 'not_admin', message: 'User not allowed' });
      }
    }
    const bare = await fetch(`${backend().url}/auth/v1/admin/users/${id}`, { headers: { apikey: backend().anonKey } });
    expect(bare.status).toBe(401);

    const { admin } = clientFor(backend(), backend().serviceRoleKey).auth;
    expect((await admin.getUserById(id)).data.user).toMatchObject({ id, email, role: 'authenticated' });
    expect((await admin.deleteUser(id, true)).error?.status).toBe(400);
    expect((await admin.deleteUser(id)).error).toBeNull();
    for (const outcome of [await admin.getUserById(id), await admin.deleteUser(id)]) {
      expect(outcome.error).toMatchObject({ status: 404, code: 'user_not_found', message: 'User not found' });
    }
    expect((await other.client.auth.getUser()).error).toBeNull();
  });

  it('knows neither token, refresh token nor password of a deleted account', async () => {
    const { client, id, email } = await newMember(backend());
    const { session } = (await client.auth.getSession()).data;
    await clientFor(backend(), backend().serviceRoleKey).auth.admin.deleteUser(id);
    expect((await client.auth.getUser(session?.access_token)).error).toMatchObject({
      status: 403,
      code: 'user_not_found',
      message: 'User from sub claim in JWT does not exist',
    });
    expect((await client.auth.updateUser({ password: 'another1' })).error?.code).toBe('user_not_found');
    expect((await client.from('items').insert({ title: 'From beyond' })).error).toMatchObject({ code: '23503' });
    expect((await client.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })).error).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    });
    expect((await client.auth.signInWithPassword({ email, password: 'secret12' })).error?.code).toBe(
      'invalid_credentials',
    );
    for (const table of [
      'auth.users where id',
      'auth.sessions where user_id',
      'auth.identities where user_id',
      'auth.refresh_tokens where user_id',
    ]) {
      expect(await backend().database.query(`select 1 from ${table} = $1`, [id])).toEqual([]);
    }
    // The address is free again.
    const again = await clientFor(backend()).auth.signUp({ email, password: 'secret12' });
    expect(again.data.user?.identities).toHaveLength(1);
  });
});
