// @vitest-environment-options { "url": "http://app.cornerlot.test/dashboard" }
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backendUrl } from '../../msw/rest';
import { server } from '../../msw/server';
import { createSessionStorage, sessionKey } from '@/platform/auth/session-storage';

const storage = createSessionStorage('app.cornerlot.test');
const user = { id: '11111111-1111-4111-8111-111111111111', email: 'dana@example.com' };

function session(access_token: string, secondsLeft: number) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  return { access_token, refresh_token: 'refresh', token_type: 'bearer', expires_in: secondsLeft, expires_at, user };
}

/** The tokens of requests, in a tab that has just been opened with a session for so many seconds; null for none. */
async function open(secondsLeft: number | null) {
  vi.resetModules();
  if (secondsLeft !== null) storage.setItem(sessionKey, JSON.stringify(session('stored', secondsLeft)));
  const renew = vi.fn<() => Response>(() => HttpResponse.json(session('renewed', 3600)));
  server.use(http.post(`${backendUrl}/auth/v1/token`, renew));
  const { getAccessToken } = await import('@/platform/auth/auth-client');
  return { getAccessToken, renew };
}

describe('getAccessToken', () => {
  afterEach(() => storage.removeItem(sessionKey));

  it('returns the stored token, also after another tab has renewed it', async () => {
    const { getAccessToken, renew } = await open(3600);
    expect(await getAccessToken()).toBe('stored');
    storage.setItem(sessionKey, JSON.stringify(session('from another tab', 3600)));
    expect(await getAccessToken()).toBe('from another tab');
    expect(renew).not.toHaveBeenCalled();
  });

  it('renews the token, once for all requests, shortly before it runs out', async () => {
    const { getAccessToken, renew } = await open(80);
    expect(await Promise.all([getAccessToken(), getAccessToken()])).toEqual(['renewed', 'renewed']);
    expect(await getAccessToken()).toBe('renewed');
    expect(renew).toHaveBeenCalledOnce();
  });

  it('returns the anonymous key without a session', async () => {
    const { getAccessToken } = await open(null);
    expect(await getAccessToken()).toBe((await import('@/platform/config/current-env')).env.supabaseAnonKey);
  });
});
