import { expect, it, vi } from 'vitest';
import { clientFor, newMember } from './client.ts';
import { describeEachDatabase, fixtureMigrations } from './describe-each-database.ts';
import { follow, fragmentOf, linkOf, mailTo } from './mail.ts';

const app = 'http://app.cornerlot.localhost:5173/account';

describeEachDatabase(
  (backend) => {
    it('lets an unconfirmed member sign in and refresh without ever appearing confirmed', async () => {
      const { client, id, email } = await newMember(backend(), { confirmed: false });
      const signedIn = await client.auth.signInWithPassword({ email, password: 'secret12' });
      expect(signedIn.data.session?.access_token).toBeTruthy();
      expect(signedIn.data.user?.email_confirmed_at ?? null).toBeNull();
      expect((await client.auth.getUser()).data.user?.email_confirmed_at ?? null).toBeNull();
      const refreshed = await client.auth.refreshSession();
      expect(refreshed.error).toBeNull();
      expect(refreshed.data.user?.email_confirmed_at ?? null).toBeNull();
      const changes = await backend().database.query<{ confirmed: boolean }>(
        'select confirmed from private.account_changes where user_id = $1',
        [id],
      );
      expect(changes.length).toBeGreaterThan(1);
      expect(changes.filter((change) => change.confirmed)).toEqual([]);
    });

    it('rejects a wrong password identically for confirmed, unconfirmed, and unknown emails', async () => {
      const { email } = await newMember(backend(), { confirmed: false });
      const confirmed = await newMember(backend());
      for (const address of [email, confirmed.email, 'nobody@example.test']) {
        const { error } = await clientFor(backend()).auth.signInWithPassword({ email: address, password: 'wrong-one' });
        expect(error).toMatchObject({ message: 'Invalid login credentials', code: 'invalid_credentials', status: 400 });
      }
    });

    it('returns GoTrue’s error when the database rejects an account, and logs one line', async () => {
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const response = await fetch(`${backend().url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: backend().anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'refused@example.test', password: 'secret12', data: { refuse: true } }),
      });
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        code: 500,
        error_code: 'unexpected_failure',
        msg: 'Database error saving new user',
      });
      expect(consoleError.mock.calls).toEqual([['auth: Refused']]);
      consoleError.mockRestore();
    });

    it('passes sign-up metadata to triggers as an object', async () => {
      const { id } = await newMember(backend());
      const kinds = await backend().database.query<{ metadata_kind: string }>(
        'select distinct metadata_kind from private.account_changes where user_id = $1',
        [id],
      );
      expect(kinds).toEqual([{ metadata_kind: 'object' }]);
      expect(await backend().database.query('select name from public.users where id = $1', [id])).toEqual([
        { name: 'Ann' },
      ]);
    });

    it('returns no session on sign-up and emails a link that confirms and signs in at an allowed URL', async () => {
      const email = 'fresh@example.test';
      const { data, error } = await clientFor(backend()).auth.signUp({
        email,
        password: 'secret12',
        options: { emailRedirectTo: app },
      });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      const [mail] = await mailTo(backend().mailUrl, email);
      const target = await follow(mail);
      expect(target.origin + target.pathname).toBe(app);
      const fragment = new URLSearchParams(target.hash.slice(1));
      expect(fragment.get('type')).toBe('signup');
      const client = clientFor(backend());
      const session = await client.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      });
      expect(session.data.user?.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(Object.fromEntries(new URLSearchParams((await follow(mail)).hash.slice(1)))).toMatchObject({
        error_code: 'otp_expired',
      });
    });

    it('redirects to the site when the redirect URL is not allowed', async () => {
      const email = 'careful@example.test';
      await clientFor(backend()).auth.signUp({
        email,
        password: 'secret12',
        options: { emailRedirectTo: 'https://evil.example/steal' },
      });
      const [mail] = await mailTo(backend().mailUrl, email);
      expect((await follow(mail)).origin).toBe('http://cornerlot.localhost:5173');
    });

    it('opens a session that can change the password from a recovery link', async () => {
      const { email } = await newMember(backend());
      const requested = await clientFor(backend()).auth.resetPasswordForEmail(email, { redirectTo: app });
      expect(requested.error).toBeNull();
      const [mail] = await mailTo(backend().mailUrl, email);
      const fragment = new URLSearchParams((await follow(mail)).hash.slice(1));
      expect(fragment.get('type')).toBe('recovery');
      const client = clientFor(backend());
      await client.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      });
      expect((await client.auth.updateUser({ password: 'another1' })).error).toBeNull();
      const again = await clientFor(backend()).auth.signInWithPassword({ email, password: 'another1' });
      expect(again.error).toBeNull();
    });

    it.each([
      ['signup', 'confirmation_sent_at'],
      ['recovery', 'recovery_sent_at'],
    ])('redirects an expired %s link to the requested page with the reason', async (type, sentAt) => {
      const { id, email } = await newMember(backend(), { confirmed: type === 'recovery' });
      if (type === 'recovery') await clientFor(backend()).auth.resetPasswordForEmail(email, { redirectTo: app });
      const [mail] = await mailTo(backend().mailUrl, email);
      // A link is as old as its email, so backdate the email.
      await backend().database.query(
        `update auth.users set ${sentAt} = now() - make_interval(secs => 3601) where id = $1`,
        [id],
      );
      const target = await follow(mail);
      expect(target.origin + target.pathname).toBe(type === 'recovery' ? app : 'http://cornerlot.localhost:5173/');
      expect(target.hash).toBe(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
      );
    });

    it('rejects used, truncated, and altered links without signing anyone in', async () => {
      const { email } = await newMember(backend(), { confirmed: false });
      const [mail] = await mailTo(backend().mailUrl, email);
      const truncated = new URL(linkOf(mail));
      truncated.searchParams.set('token', (truncated.searchParams.get('token') ?? '').slice(0, -1));
      expect((await fragmentOf(truncated))['error_code']).toBe('otp_expired');
      const wrongType = new URL(linkOf(mail));
      wrongType.searchParams.set('type', 'recovery');
      expect((await fragmentOf(wrongType))['error_code']).toBe('otp_expired');
      expect(await fragmentOf(linkOf(mail))).toMatchObject({
        type: 'signup',
        token_type: 'bearer',
        expires_in: '3600',
      });
      expect((await fragmentOf(linkOf(mail)))['error_code']).toBe('otp_expired');
      const unknownType = new URL(linkOf(mail));
      unknownType.searchParams.set('type', 'constructor');
      expect(await fragmentOf(unknownType)).toMatchObject({
        error: 'invalid_request',
        error_code: 'validation_failed',
      });
    });

    it('returns 400 without a redirect when the link has no token or type', async () => {
      for (const query of ['', '?type=signup', '?token=abc']) {
        const response = await fetch(`${backend().url}/auth/v1/verify${query}`, { redirect: 'manual' });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
      }
    });

    it('keeps a link valid after a HEAD request by a mail scanner', async () => {
      const { email } = await newMember(backend(), { confirmed: false });
      const [mail] = await mailTo(backend().mailUrl, email);
      const looked = await fetch(linkOf(mail), { method: 'HEAD', redirect: 'manual' });
      expect(looked.status).toBe(405);
      expect((await follow(mail)).hash).toContain('access_token=');
    });

    it('creates one session when a link is opened twice concurrently', async () => {
      const { email } = await newMember(backend(), { confirmed: false });
      const [mail] = await mailTo(backend().mailUrl, email);
      const opened = await Promise.all([follow(mail), follow(mail), follow(mail)]);
      expect(opened.filter((target) => target.hash.includes('access_token='))).toHaveLength(1);
    });

    it('confirms with the emailed code, but not another member’s email', async () => {
      const { id, email } = await newMember(backend(), { confirmed: false });
      const [mail] = await mailTo(backend().mailUrl, email);
      const token = /Code: (\d+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const client = clientFor(backend());
      const otherEmail = await client.auth.verifyOtp({ type: 'signup', email: 'nobody@example.test', token });
      expect(otherEmail.error).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      });
      const right = await client.auth.verifyOtp({ type: 'signup', email, token });
      expect(right.data.user).toMatchObject({ id, email });
      expect(right.data.user?.email_confirmed_at).toBeTruthy();
    });

    it('confirms the email when a recovery link is opened, and invalidates earlier links', async () => {
      const { id, email } = await newMember(backend(), { confirmed: false });
      const [confirmation] = await mailTo(backend().mailUrl, email);
      await clientFor(backend()).auth.resetPasswordForEmail(email);
      const [recovery] = await mailTo(backend().mailUrl, email);
      expect((await fragmentOf(linkOf(recovery)))['type']).toBe('recovery');
      expect((await fragmentOf(linkOf(confirmation)))['error_code']).toBe('otp_expired');
      const [row] = await backend().database.query<{ confirmed: boolean }>(
        'select email_confirmed_at is not null as confirmed from auth.users where id = $1',
        [id],
      );
      expect(row?.confirmed).toBe(true);
    });

    it('limits emails of each kind and says how long to wait', async () => {
      const { email } = await newMember(backend(), { confirmed: false });
      const client = clientFor(backend());
      const resent = await client.auth.resend({ type: 'signup', email });
      expect(resent.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
      expect(resent.error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
      expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
      expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject({ status: 429 });
    });

    it('resends the confirmation after the interval with a working link', async () => {
      const { id, email } = await newMember(backend(), { confirmed: false });
      await backend().database.query(
        `update auth.users set confirmation_sent_at = now() - interval '61 seconds' where id = $1`,
        [id],
      );
      expect((await clientFor(backend()).auth.resend({ type: 'signup', email })).error).toBeNull();
      const mails = await mailTo(backend().mailUrl, email);
      expect(mails).toHaveLength(2);
      expect((await follow(mails[0])).hash).toContain('access_token=');
    });

    it('doesn’t reveal that an email is taken', async () => {
      const { email, id } = await newMember(backend());
      const { data, error } = await clientFor(backend()).auth.signUp({ email, password: 'secret12' });
      expect(error).toBeNull();
      expect(data.user?.identities).toEqual([]);
      expect(data.user?.id).not.toBe(id);
    });

    it('keeps concurrent sign-ups separate', async () => {
      const emails = Array.from({ length: 8 }, (_, index) => `together-${index}@example.test`);
      await Promise.all(emails.map((email) => clientFor(backend()).auth.signUp({ email, password: 'secret12' })));
      const rows = await backend().database.query<{ count: number }>(
        `select count(*) from public.users p join auth.users u using (id) where u.email like 'together-%'`,
      );
      expect(rows[0]?.count).toBe(8);
    });
  },
  { migrationsDir: fixtureMigrations },
);
