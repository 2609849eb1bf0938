import { expect, it } from 'vitest';
import { environmentProblems } from '../../../supabase/local/environment.ts';
import { anonKey, serviceRoleKey } from '../../../supabase/local/server/keys.ts';

it('reports all malformed variables together', () => {
  const problems = environmentProblems({
    VITE_SUPABASE_URL: 'localhost:54321',
    VITE_SUPABASE_ANON_KEY: 'two words',
    VITE_GOOGLE_MAPS_API_KEY: 'also two',
    DATABASE_URL: 'mysql://somewhere',
    TRUSTED_PROXIES: 'proxy.example',
    STRIPE_SECRET_KEY: 'pk_test_publishable',
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'VITE_SUPABASE_URL',
    'VITE_SUPABASE_ANON_KEY',
    'VITE_GOOGLE_MAPS_API_KEY',
    'DATABASE_URL',
    'TRUSTED_PROXIES',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
});

it('accepts Stripe test keys with their signing secret, and no other keys', () => {
  expect(
    environmentProblems({ STRIPE_SECRET_KEY: 'rk_test_restricted', STRIPE_WEBHOOK_SECRET: 'whsec_signing' }),
  ).toEqual([]);
  expect(environmentProblems({ STRIPE_SECRET_KEY: 'sk_other', STRIPE_WEBHOOK_SECRET: 'signing' })).toEqual([
    expect.stringContaining('not a test key'),
    expect.stringContaining('whsec_'),
  ]);
});

it('takes external servers together, without a path, and only with a database', () => {
  const [AUTH_URL, STORAGE_URL] = ['http://127.0.0.1:9999', 'http://127.0.0.1:5000'];
  const DATABASE_URL = 'postgres://127.0.0.1/postgres';
  expect(environmentProblems({ AUTH_URL, STORAGE_URL, DATABASE_URL })).toEqual([]);
  for (const incomplete of [{ AUTH_URL }, { STORAGE_URL, DATABASE_URL }, { AUTH_URL, STORAGE_URL }])
    expect(environmentProblems(incomplete)).toEqual([expect.stringContaining('needed together')]);
  expect(environmentProblems({ AUTH_URL: `${AUTH_URL}/auth/v1`, STORAGE_URL, DATABASE_URL })).toEqual([
    expect.stringContaining('AUTH_URL is not an address'),
  ]);
  expect(environmentProblems({ JWT_SECRET: 'too short' })).toEqual([expect.stringContaining('shorter than 32')]);
});

it('derives the keys that `supabase start` prints from the demo secret', () => {
  const payload = (key: string): unknown => JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
  expect(payload(anonKey)).toEqual({ iss: 'supabase-demo', role: 'anon', exp: 1983812996 });
  expect(anonKey.split('.')[2]).toBe('CRXP1A7WOeoJeXxjNni43kdQwgnWNReilDMblYTn_I0');
  expect(serviceRoleKey.split('.')[2]).toBe('EGIM96RAZx35lJzdJsyH-qQwv8Hdp7fsn3W0YpN81IU');
});
