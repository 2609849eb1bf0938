import { expect, it, vi } from 'vitest';
import { clientFor, newMember } from './client.ts';
import { onEachDatabase } from './each-database.ts';

const app = 'http://app.cornerlot.localhost:5173/account';

interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

async function mailTo(mailUrl: string, email: string): Promise<Mail[]> {
  const response = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Mail[];
}

/** Opens the link of a message as a browser would and returns where it leads. */
async function follow(mail: Mail | undefined): Promise<URL> {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('No link in the message');
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

onEachDatabase((backend) => {
  it('lets an unconfirmed member sign in, refresh and read themselves, and never shows them as confirmed', async () => {
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

  it('refuses a wrong password for confirmed, unconfirmed and unknown members alike', async () => {
    const { email } = await newMember(backend(), { confirmed: false });
    const confirmed = await newMember(backend());
    for (const address of [email, confirmed.email, 'nobody@example.test']) {
      const { error } = await clientFor(backend()).auth.signInWithPassword({ email: address, password: 'wrong-one' });
      expect(error).toMatchObject({ message: 'Invalid login credentials', code: 'invalid_credentials', status: 400 });
    }
  });

  it('answers as GoTrue when the database refuses an account, and writes one line about it', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await fetch(`${backend().url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend().anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'refused@example.test', password: 'secret12', data: { refuse: true } }),
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' });
    expect(printed.mock.calls).toEqual([['auth: Refused']]);
    printed.mockRestore();
  });

  it('gives triggers the metadata of sign-up as an object', async () => {
    const { id } = await newMember(backend());
    const kinds = await backend().database.query<{ metadata_kind: string }>(
      'select distinct metadata_kind from private.account_changes where user_id = $1',
      [id],
    );
    expect(kinds).toEqual([{ metadata_kind: 'object' }]);
    expect(await backend().database.query('select name from public.users where id = $1', [id])).toEqual([{ name: 'Ann' }]);
  });

  it('answers sign-up without a session and mails a link that confirms and signs in at an allowed address', async () => {
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

  it('sends a link to the site when the address asked for is not allowed', async () => {
    const email = 'careful@example.test';
    await clientFor(backend()).auth.signUp({
      email,
      password: 'secret12',
      options: { emailRedirectTo: 'https://evil.example/steal' },
    });
    const [mail] = await mailTo(backend().mailUrl, email);
    expect((await follow(mail)).origin).toBe('http://cornerlot.localhost:5173');
  });

  it('leads from a recovery mail to a session in which the password can be changed', async () => {
    const { email } = await newMember(backend());
    const asked = await clientFor(backend()).auth.resetPasswordForEmail(email, { redirectTo: app });
    expect(asked.error).toBeNull();
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

  it('refuses a second mail of a kind within the interval, and says how long to wait', async () => {
    const { email } = await newMember(backend(), { confirmed: false });
    const client = clientFor(backend());
    const resent = await client.auth.resend({ type: 'signup', email });
    expect(resent.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(resent.error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject({ status: 429 });
  });

  it('sends the confirmation again after the interval, and the new link works', async () => {
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

  it('does not tell a stranger that an address is taken', async () => {
    const { email, id } = await newMember(backend());
    const { data, error } = await clientFor(backend()).auth.signUp({ email, password: 'secret12' });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(id);
  });

  it('keeps concurrent sign-ups apart', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `together-${index}@example.test`);
    await Promise.all(emails.map((email) => clientFor(backend()).auth.signUp({ email, password: 'secret12' })));
    const rows = await backend().database.query<{ count: number }>(
      `select count(*) from public.users p join auth.users u using (id) where u.email like 'together-%'`,
    );
    expect(rows[0]?.count).toBe(8);
  });
});
