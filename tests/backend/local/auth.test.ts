import { expect, it, vi } from 'vitest';
import { clientFor, newMember } from '../client.ts';
import { describeBackend, fixtureMigrations } from '../describe-backend.ts';
import { codeOf, follow, fragmentOf, authLink, linkOf, mailTo } from '../mail.ts';

const app = 'http://app.cornerlot.localhost:5173/account';

describeBackend(
  (backend) => {
    /** Requests a link that signs in, and resolves to its email. */
    async function requestLink(email: string) {
      const { error } = await clientFor(backend()).auth.signInWithOtp({
        email,
        options: { shouldCreateUser: false, emailRedirectTo: app },
      });
      if (error) throw error;
      return (await mailTo(backend().mailUrl, email))[0];
    }

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

    it('redirects to the site when the redirect URL is not allowed', async () => {
      const { email } = await newMember(backend());
      await clientFor(backend()).auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/steal' });
      const [mail] = await mailTo(backend().mailUrl, email);
      expect((await follow(mail, backend().url)).origin).toBe('http://cornerlot.localhost:5173');
    });

    it('opens a session that can change the password from a recovery link', async () => {
      const { client: member, email } = await newMember(backend());
      expect((await member.auth.updateUser({ password: 'seven77' })).error?.code).toBe('weak_password');
      const requested = await clientFor(backend()).auth.resetPasswordForEmail(email, { redirectTo: app });
      expect(requested.error).toBeNull();
      const [mail] = await mailTo(backend().mailUrl, email);
      const { type, access_token = '', refresh_token = '' } = await fragmentOf(authLink(mail, backend().url));
      expect(type).toBe('recovery');
      const client = clientFor(backend());
      await client.auth.setSession({ access_token, refresh_token });
      expect((await client.auth.updateUser({ password: 'five5' })).error?.code).toBe('weak_password');
      // The specification asks for fewer characters here than at sign-up.
      expect((await client.auth.updateUser({ password: 'sixsix' })).error).toBeNull();
    });

    it('rejects used, truncated, and altered links without signing anyone in', async () => {
      const { email } = await newMember(backend());
      const mail = await requestLink(email);
      const truncated = new URL(authLink(mail, backend().url));
      truncated.searchParams.set('token', (truncated.searchParams.get('token') ?? '').slice(0, -1));
      expect((await fragmentOf(truncated))['error_code']).toBe('otp_expired');
      const wrongType = new URL(authLink(mail, backend().url));
      wrongType.searchParams.set('type', 'signup');
      expect((await fragmentOf(wrongType))['error_code']).toBe('otp_expired');
      expect(await fragmentOf(authLink(mail, backend().url))).toMatchObject({
        type: 'email',
        token_type: 'bearer',
        expires_in: '3600',
      });
      expect((await fragmentOf(authLink(mail, backend().url)))['error_code']).toBe('otp_expired');
      const unknownType = new URL(authLink(mail, backend().url));
      unknownType.searchParams.set('type', 'constructor');
      expect(await fragmentOf(unknownType)).toMatchObject({
        error: 'invalid_request',
        error_code: 'validation_failed',
      });
    });

    it('emails links to our page, whose token is used up once, and only by a request of the page', async () => {
      const { id, email } = await newMember(backend());
      const { searchParams, origin, pathname } = linkOf(await requestLink(email));
      // A scanner that opens it never reaches the auth server.
      expect(origin + pathname).toBe(app);
      const [token_hash, type] = [searchParams.get('token_hash') ?? '', searchParams.get('type')];
      expect(type).toBe('email');
      const open = () => clientFor(backend()).auth.verifyOtp({ token_hash, type: 'email' });
      expect((await open()).data.user).toMatchObject({ id, email });
      expect((await open()).error).toMatchObject({ status: 403, code: 'otp_expired' });
    });

    it('leaves a link valid after a HEAD request by a mail scanner', async () => {
      const { email } = await newMember(backend());
      const mail = await requestLink(email);
      const looked = await fetch(authLink(mail, backend().url), { method: 'HEAD', redirect: 'manual' });
      expect(looked.status).toBe(405);
      expect((await follow(mail, backend().url)).hash).toContain('access_token=');
    });

    it('creates one session when a link is opened twice concurrently', async () => {
      const { email } = await newMember(backend());
      const mail = await requestLink(email);
      const opened = await Promise.all([
        follow(mail, backend().url),
        follow(mail, backend().url),
        follow(mail, backend().url),
      ]);
      expect(opened.filter((target) => target.hash.includes('access_token='))).toHaveLength(1);
    });

    it('signs in with the emailed code, but not with another member’s email', async () => {
      const { id, email } = await newMember(backend());
      const mail = await requestLink(email);
      const token = codeOf(mail);
      const client = clientFor(backend());
      const otherEmail = await client.auth.verifyOtp({ type: 'email', email: 'nobody@example.test', token });
      expect(otherEmail.error).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      });
      const right = await client.auth.verifyOtp({ type: 'email', email, token });
      expect(right.data.user).toMatchObject({ id, email });
    });
  },
  { migrationsDir: fixtureMigrations },
);
