import type { BrowserContext } from 'playwright';
import { demoAccounts } from '../../supabase/local/demo/accounts.ts';
import type { Backend } from '../../supabase/local/backend.ts';

export type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Signs the demo's paying member in and returns the session as `session-storage.ts` stores it. */
export async function sessionCookies(backend: Backend): Promise<Cookie[]> {
  const { email, password } = demoAccounts[1] ?? {};
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Sign-in: ${response.status} ${await response.text()}`);
  const chunks = encodeURIComponent(await response.text()).match(/.{1,3000}/g) ?? [];
  const values = [
    ['sb-auth-token', `a${chunks.length}`],
    ...chunks.map((chunk, at) => [`sb-auth-token.a.${at}`, chunk]),
  ];
  return values.map(([name = '', value = '']) => ({ name, value, domain: '.cornerlot.localhost', path: '/' }));
}
