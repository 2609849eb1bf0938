// @vitest-environment-options { "url": "http://app.cornerlot.test/dashboard" }
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendUrl } from '../../msw/rest';
import { server } from '../../msw/server';
import { expectConsoleError } from '../../setup';
import { readCookies } from '@/platform/storage/cookies';
import { createSessionStorage, sessionKey } from '@/platform/auth/session-storage';

const storage = createSessionStorage('app.cornerlot.test');
const dana = { id: '11111111-1111-4111-8111-111111111111', email: 'dana@example.com' };
const lee = { id: '22222222-2222-4222-8222-222222222222', email: 'lee@example.com' };

function session(user: typeof dana, secondsLeft = 3600) {
  const now = Math.floor(Date.now() / 1000);
  return {
    access_token: unsignedToken(user.id, now + secondsLeft),
    refresh_token: `refresh-${user.id}`,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: now + secondsLeft,
    user: { ...user, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
  };
}

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

function unsignedToken(subject: string, expiresAt: number) {
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: subject, exp: expiresAt })}.c2lnbmF0dXJl`;
}

const store = (user: typeof dana, secondsLeft?: number) =>
  storage.setItem(sessionKey, JSON.stringify(session(user, secondsLeft)));

/** The store as a page loads it: the state is read when the module is. */
async function load() {
  vi.resetModules();
  const { authStore } = await import('@/platform/auth/auth-store');
  const states: string[] = [];
  const note = () => {
    const { status, user } = authStore.getSnapshot();
    states.push(user ? `${status} ${user.email}` : status);
  };
  note();
  authStore.subscribe(note);
  return { authStore, states };
}

const focus = () => window.dispatchEvent(new Event('focus'));

/** As the other host does it: the stored value changes, and this page hears of it when it is looked at. */
function elsewhere(work: () => void) {
  work();
  focus();
  focus();
}

/** The fragment of a link from a mail, for Lee. */
function fragment(type: string) {
  const { access_token, refresh_token } = session(lee);
  return `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=${type}`;
}

async function loadSignOut() {
  const { states } = await load();
  const { signOut } = await import('@/platform/session/sign-out');
  const { redirectTo } = await import('@/platform/navigation/browser-navigation');
  return { signOut, states, left: vi.mocked(redirectTo) };
}

beforeEach(() => {
  // Every test loads a client of its own, and auth-js warns about it.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/dashboard');
});

afterEach(() => {
  storage.removeItem(sessionKey);
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('stored session', () => {
  it('starts unauthenticated when nothing is stored', async () => {
    const { states } = await load();
    expect(states).toEqual(['unauthenticated']);
  });

  it('starts authenticated when the session is valid', async () => {
    store(dana);
    const { states } = await load();
    expect(states).toEqual(['authenticated dana@example.com']);
  });

  it.each([
    ['broken JSON', '{"user":'],
    ['no object', '7'],
    ['null', 'null'],
    ['no user', '{"expires_at":99999999999}'],
    ['no expiry', `{"user":{"id":"${dana.id}"}}`],
  ])('starts unauthenticated for %s', async (_, value) => {
    storage.setItem(sessionKey, value);
    const { states } = await load();
    expect(states).toEqual(['unauthenticated']);
  });
});

describe('changes in other tabs', () => {
  it('notifies once each of sign-in, another member, and sign-out', async () => {
    const { states } = await load();
    elsewhere(() => store(dana));
    elsewhere(() => store(lee));
    elsewhere(() => storage.removeItem(sessionKey));
    expect(states).toEqual([
      'unauthenticated',
      'authenticated dana@example.com',
      'authenticated lee@example.com',
      'unauthenticated',
    ]);
  });

  it('ignores a renewed session of the same member', async () => {
    store(dana);
    const { states, authStore } = await load();
    const before = authStore.getSnapshot();
    store(dana, 7200);
    focus();
    expect(states).toHaveLength(1);
    expect(authStore.getSnapshot()).toBe(before);
  });
});

describe('expired session', () => {
  /** What a request does first. */
  const renew = async () => (await import('@/platform/auth/auth-client')).getAccessToken();

  it('counts while the first request renews it', async () => {
    server.use(http.post(`${backendUrl}/auth/v1/token`, () => HttpResponse.json(session(dana))));
    store(dana, -60);
    const { states } = await load();
    await renew();
    expect(JSON.parse(storage.getItem(sessionKey) ?? '{}').expires_at).toBeGreaterThan(Date.now() / 1000);
    expect(states).toEqual(['authenticated dana@example.com']);
  });

  it('removes an expired session if the backend rejects the renewal', async () => {
    server.use(
      http.post(`${backendUrl}/auth/v1/token`, () =>
        HttpResponse.json(
          { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
          { status: 400 },
        ),
      ),
    );
    store(dana, -60);
    const { states } = await load();
    await renew();
    expect(states).toEqual(['authenticated dana@example.com', 'unauthenticated']);
    expect([...readCookies().keys()]).toEqual([]);
  });

  it('retains an expired session without a network, and requests nothing as a visitor', async () => {
    const read = vi.fn<() => HttpResponse<never[]>>(() => HttpResponse.json([]));
    server.use(
      http.post(`${backendUrl}/auth/v1/token`, () => HttpResponse.error()),
      http.get(`${backendUrl}/rest/v1/offers`, read),
    );
    vi.useFakeTimers();
    try {
      store(dana, -60);
      const { states } = await load();
      const { database } = await import('@/platform/supabase/client');
      const offers = Promise.resolve(database().from('offers').select('id'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(states).toEqual(['authenticated dana@example.com']);
      expect((await offers).error?.message).toMatch('Failed to fetch');
      expect(read).not.toHaveBeenCalled();
      expectConsoleError();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('session in the URL', () => {
  it('loads until a session in the URL is stored, even if another member is signed in', async () => {
    server.use(http.get(`${backendUrl}/auth/v1/user`, () => HttpResponse.json(session(lee).user)));
    store(dana);
    window.history.replaceState(null, '', `/dashboard${fragment('signup')}`);
    const { states } = await load();
    await waitFor(() => expect(states).toEqual(['loading', 'authenticated lee@example.com']));
    expect(window.location.hash).toBe('');
  });

  it('starts unauthenticated if the backend rejects the session in the URL', async () => {
    server.use(
      http.get(`${backendUrl}/auth/v1/user`, () =>
        HttpResponse.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 }),
      ),
    );
    window.history.replaceState(null, '', `/dashboard${fragment('signup')}`);
    const { states } = await load();
    await waitFor(() => expect(states).toEqual(['loading', 'unauthenticated']));
  });

  it('ignores a session in the URL on the reset screen', async () => {
    window.history.replaceState(null, '', `/reset-password${fragment('recovery')}`);
    const { states } = await load();
    expect(states).toEqual(['unauthenticated']);
    expect(window.location.hash).not.toBe('');
  });
});

describe('signOut', () => {
  it('ends all sessions, removes this one, and redirects to the public site’s root', async () => {
    const scopes: (string | null)[] = [];
    server.use(
      http.post(`${backendUrl}/auth/v1/logout`, ({ request }) => {
        scopes.push(new URL(request.url).searchParams.get('scope'));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    store(dana);
    const { signOut, states, left } = await loadSignOut();
    await signOut();
    expect(scopes).toEqual(['global']);
    expect([...readCookies().keys()]).toEqual([]);
    expect(left).toHaveBeenCalledExactlyOnceWith('http://cornerlot.test/');
    // Not 'unauthenticated': the page is being left, and no guard shall send it elsewhere.
    expect(states.at(-1)).toBe('loading');
  });

  it('notices signing out in a page restored from the back/forward cache', async () => {
    server.use(http.post(`${backendUrl}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })));
    store(dana);
    const { signOut, states } = await loadSignOut();
    await signOut();
    window.dispatchEvent(new Event('pageshow'));
    expect(states.at(-1)).toBe('unauthenticated');
  });

  it.each([
    ['when the backend fails', () => HttpResponse.json({ msg: 'broken' }, { status: 500 })],
    [
      'when the session is over already',
      () => HttpResponse.json({ error_code: 'session_not_found', msg: 'gone' }, { status: 403 }),
    ],
  ])('ends the session on this device: %s', async (_, answer) => {
    server.use(http.post(`${backendUrl}/auth/v1/logout`, answer));
    store(dana);
    const { signOut, left } = await loadSignOut();
    await signOut();
    expect(storage.getItem(sessionKey)).toBeNull();
    expect(left).toHaveBeenCalledOnce();
  });

  it('ends the session on this device without a network', async () => {
    server.use(http.post(`${backendUrl}/auth/v1/logout`, () => HttpResponse.error()));
    store(dana);
    const { signOut, left } = await loadSignOut();
    await signOut();
    expect(storage.getItem(sessionKey)).toBeNull();
    expect(left).toHaveBeenCalledOnce();
    expectConsoleError();
  });

  it('leads from the public site through the app, which deletes what it kept', async () => {
    server.use(http.post(`${backendUrl}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })));
    store(dana);
    const { signOut, left } = await loadSignOut();
    vi.spyOn(await import('@/platform/config/hosts'), 'appOrigin').mockReturnValue('http://app.elsewhere.test');
    await signOut();
    expect(storage.getItem(sessionKey)).toBeNull();
    expect(left).toHaveBeenCalledExactlyOnceWith('http://app.elsewhere.test/signed-out');
  });

  it('asks on the public site, too, and stays if that would lose what waits', async () => {
    store(dana);
    const { signOut, left } = await loadSignOut();
    vi.spyOn(await import('@/platform/config/hosts'), 'appOrigin').mockReturnValue('http://app.elsewhere.test');
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { noteUnsent } = await import('@/platform/offline/unsent');
    noteUnsent(2);
    expect(await signOut()).toBe(false);
    expect(ask).toHaveBeenCalledExactlyOnceWith('2 changes you made offline will be lost. Sign out anyway?');
    expect(storage.getItem(sessionKey)).not.toBeNull();
    expect(left).not.toHaveBeenCalled();
    noteUnsent(0);
  });

  it('signs out without waiting for a backend that never responds', async () => {
    server.use(http.post(`${backendUrl}/auth/v1/logout`, () => new Promise<never>(() => {})));
    vi.useFakeTimers();
    try {
      store(dana);
      const { signOut, left } = await loadSignOut();
      const done = signOut();
      await vi.advanceTimersByTimeAsync(5000);
      await done;
      expect(storage.getItem(sessionKey)).toBeNull();
      expect(left).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});
