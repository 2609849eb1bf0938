import { expect, it } from 'vitest';
import { environmentProblems } from '../../supabase/local/environment.ts';

it('asks for nothing: what is not set is filled in', () => {
  expect(environmentProblems({})).toEqual([]);
});

it('names every malformed variable at once', () => {
  const problems = environmentProblems({
    VITE_SUPABASE_URL: 'localhost:54321',
    VITE_SUPABASE_ANON_KEY: 'two words',
    VITE_GOOGLE_MAPS_API_KEY: 'also two',
    DATABASE_URL: 'mysql://somewhere',
    STRIPE_SECRET_KEY: 'pk_test_publishable',
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'VITE_SUPABASE_URL',
    'VITE_SUPABASE_ANON_KEY',
    'VITE_GOOGLE_MAPS_API_KEY',
    'DATABASE_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
});

it('takes test keys of the card provider with their signing secret, and no other keys', () => {
  expect(
    environmentProblems({ STRIPE_SECRET_KEY: 'rk_test_restricted', STRIPE_WEBHOOK_SECRET: 'whsec_signing' }),
  ).toEqual([]);
  expect(environmentProblems({ STRIPE_SECRET_KEY: 'sk_other', STRIPE_WEBHOOK_SECRET: 'signing' })).toEqual([
    expect.stringContaining('not a test key'),
    expect.stringContaining('whsec_'),
  ]);
});
