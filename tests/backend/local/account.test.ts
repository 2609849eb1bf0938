import { expect, it, vi } from 'vitest';
import { clientFor, newMember } from '../client.ts';
import { describeBackend, fixtureMigrations } from '../describe-backend.ts';
import { follow, fragmentOf, authLink, mailTo } from '../mail.ts';

const app = 'http://app.cornerlot.localhost:5173/account';

let count = 0;
const uniqueEmail = () => `fresh-${(count += 1)}@example.test`;

describeBackend(
  (backend) => {
    /** The link in the latest email to `email`. */
    const lastLink = async (email: string) => authLink((await mailTo(backend().mailUrl, email))[0], backend().url);
    const emailOf = async (id: string) =>
      (await backend().database.query<{ email: string }>('select email from auth.users where id = $1', [id]))[0]?.email;
    /** Pretends the email change was requested `seconds` earlier. */
    const backdateEmailChange = (id: string, seconds: number) =>
      backend().database.query(
        'update auth.users set email_change_sent_at = email_change_sent_at - make_interval(secs => $2) where id = $1',
        [id, seconds],
      );

    it('changes the email once the link sent to the new address is opened, and tells the old one', async () => {
      const { client, id, email } = await newMember(backend());
      const newEmail = uniqueEmail();
      const requested = await client.auth.updateUser({ email: newEmail.toUpperCase() }, { emailRedirectTo: app });
      expect(requested.error).toBeNull();
      expect(requested.data.user).toMatchObject({ email, new_email: newEmail });
      expect((await client.auth.getUser()).data.user?.new_email).toBe(newEmail);
      expect(await mailTo(backend().mailUrl, email)).toEqual([]);
      const [mail] = await mailTo(backend().mailUrl, newEmail);
      expect(mail?.html).toContain(`from <strong>${email}</strong> to <strong>${newEmail}</strong>`);
      expect(mail?.html).not.toContain('{{');

      const opened = await follow(mail, backend().url);
      expect(opened.origin + opened.pathname).toBe(app);
      expect(Object.fromEntries(new URLSearchParams(opened.hash.slice(1)))).toMatchObject({
        type: 'email_change',
        token_type: 'bearer',
      });
      expect((await fragmentOf(authLink(mail, backend().url)))['error_code']).toBe('otp_expired');
      expect(await emailOf(id)).toBe(newEmail);
      const [notice] = await mailTo(backend().mailUrl, email);
      expect(notice).toMatchObject({ subject: 'Your Cornerlot email address was changed' });
      expect(notice?.html).toContain(`now <strong>${newEmail}</strong>`);
      const { user } = (await client.auth.getUser()).data;
      expect(user).toMatchObject({ email: newEmail });
      expect(user?.new_email).toBeUndefined();
      expect(user?.identities?.[0]?.identity_data).toMatchObject({ email: newEmail, email_verified: true });
      const stranger = clientFor(backend());
      expect((await stranger.auth.signInWithPassword({ email, password: 'secret12' })).error?.code).toBe(
        'invalid_credentials',
      );
      expect((await stranger.auth.signInWithPassword({ email: newEmail, password: 'secret12' })).error).toBeNull();
      expect((await client.auth.refreshSession()).data.user?.email).toBe(newEmail);
    });

    it('rejects a taken or malformed email and ignores the current one', async () => {
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

    it('sends change emails at most once a minute, and a new request replaces the previous one', async () => {
      const { client, id } = await newMember(backend());
      const [first, second] = [uniqueEmail(), uniqueEmail()];
      await client.auth.updateUser({ email: first });
      const oldLink = await lastLink(first);
      const tooSoon = await client.auth.updateUser({ email: second });
      expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
      expect(tooSoon.error?.message).toMatch(/^For security purposes, you can only request this after \d\d seconds\.$/);
      expect((await client.auth.getUser()).data.user?.new_email).toBe(first);
      expect(await mailTo(backend().mailUrl, second)).toEqual([]);

      await backdateEmailChange(id, 61);
      expect((await client.auth.updateUser({ email: second })).data.user?.new_email).toBe(second);
      expect((await fragmentOf(oldLink))['error_code']).toBe('otp_expired');
      await fragmentOf(await lastLink(second));
      expect(await emailOf(id)).toBe(second);
    });

    it('saves neither a new email nor a new password when one of them is rejected', async () => {
      const { client, email } = await newMember(backend());
      const other = await newMember(backend());
      const newEmail = uniqueEmail();
      expect((await client.auth.updateUser({ email: newEmail, password: 'secret12' })).error?.code).toBe(
        'same_password',
      );
      expect(await mailTo(backend().mailUrl, newEmail)).toEqual([]);
      expect((await client.auth.updateUser({ email: other.email, password: 'another1' })).error?.code).toBe(
        'email_exists',
      );
      expect((await clientFor(backend()).auth.signInWithPassword({ email, password: 'secret12' })).error).toBeNull();
      expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
    });

    it('resends the link of an email change', async () => {
      const { client, id, email } = await newMember(backend());
      const newEmail = uniqueEmail();
      await client.auth.updateUser({ email: newEmail });
      expect((await client.auth.resend({ type: 'email_change', email })).error?.code).toBe(
        'over_email_send_rate_limit',
      );
      await backdateEmailChange(id, 61);
      expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
      expect(await mailTo(backend().mailUrl, newEmail)).toHaveLength(2);
      await fragmentOf(await lastLink(newEmail));
      expect(await emailOf(id)).toBe(newEmail);
    });

    it('reports an error when someone else took the email before the link was opened', async () => {
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { client, id, email } = await newMember(backend());
      const newEmail = uniqueEmail();
      await client.auth.updateUser({ email: newEmail });
      const link = await lastLink(newEmail);
      expect((await clientFor(backend()).auth.signUp({ email: newEmail, password: 'secret12' })).error).toBeNull();
      expect(await fragmentOf(link)).toEqual({
        error: 'server_error',
        error_code: 'unexpected_failure',
        error_description: 'Error confirm email',
        sb: '',
      });
      expect(await emailOf(id)).toBe(email);
      consoleError.mockRestore();
    });

    it('ends all other sessions and links when the password is reset', async () => {
      const { client, email } = await newMember(backend());
      const newEmail = uniqueEmail();
      await client.auth.updateUser({ email: newEmail });
      const changeLink = await lastLink(newEmail);
      await clientFor(backend()).auth.resetPasswordForEmail(email);
      const { access_token = '', refresh_token = '' } = await fragmentOf(await lastLink(email));
      const recovering = clientFor(backend());
      await recovering.auth.setSession({ access_token, refresh_token });
      expect((await recovering.auth.updateUser({ password: 'another1' })).error).toBeNull();
      expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
      expect((await recovering.auth.refreshSession()).error).toBeNull();
      expect((await fragmentOf(changeLink))['error_code']).toBe('otp_expired');
    });
  },
  { migrationsDir: fixtureMigrations },
);
