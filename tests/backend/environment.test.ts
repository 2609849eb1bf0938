import { expect, it } from 'vitest';
import { environmentProblems } from '../../supabase/local/environment.ts';

it('has defaults for every variable', () => {
  expect(environmentProblems({})).toEqual([]);
});

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
});
