import { expect, it } from 'vitest';
import { describeBackend } from './describe-backend.ts';

/* What anyone can send at sign-up, over HTTP. supabase/tests/012-lines.sql has more. */
describeBackend((backend) => {
  const signUp = (email: string, data: unknown) =>
    fetch(`${backend().url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend().anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'secret12', data }),
    });
  const nameOf = (email: string) =>
    backend().database.query('select u.name from public.users u join auth.users a on a.id = u.id where a.email = $1', [
      email,
    ]);

  it.each([
    ['list', { name: ['Ann'], phone: ['5'] }, 'list'],
    ['long', { name: 'x'.repeat(5000), phone: '5'.repeat(5000) }, 'x'.repeat(120)],
    ['invisible', { name: '\u200b\u3164', roles: {}, markets: 7 }, 'invisible'],
    ['dirty', { name: ' \u202eAnn\u200b  Lee ' }, 'Ann Lee'],
  ])('names a member whose metadata is %s', async (kind, data, name) => {
    const email = `${kind}@example.test`;
    expect((await signUp(email, data)).status).toBe(200);
    expect(await nameOf(email)).toEqual([{ name }]);
  });

  it('refuses a name with NUL, which Postgres can’t store', async () => {
    const response = await signUp('nul@example.test', { name: 'An\0n' });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        code: 400,
        error_code: 'bad_json',
        msg: 'Could not parse request body as JSON: json: unsupported character U+0000',
      },
    ]);
    expect(await nameOf('nul@example.test')).toEqual([]);
  });
});
