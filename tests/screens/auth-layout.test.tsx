// @vitest-environment-options { "url": "http://app.cornerlot.test/" }
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AuthLayout from '@/routes/auth/auth-layout';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { authStore } from '@/platform/auth/auth-store';
import { createSessionStorage, sessionKey } from '@/platform/auth/session-storage';
import { authSession } from '../msw/auth';
import { Address } from '../render';

const storage = createSessionStorage('app.cornerlot.test');
const signIn = () => act(() => storage.setItem(sessionKey, JSON.stringify(authSession())));

function open(at: string) {
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Routes>
          <Route element={<AuthLayout />}>
            {['/signin', '/signup', '/forgot-password', '/reset-password', '/unsubscribe'].map((path) => (
              <Route key={path} path={path} element={<h1>A form</h1>} />
            ))}
          </Route>
          <Route path="*" element={<h1>The app</h1>} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const form = () => screen.queryByRole('heading', { name: 'A form' });
const splash = () => screen.queryByText('Loading your real estate community');

afterEach(() => {
  // Back to the original host.
  vi.restoreAllMocks();
  act(() => storage.removeItem(sessionKey));
});

/** Pretends that the page is on another host. */
function stubOrigin(origin: string) {
  // A URL has every property of location used here.
  vi.spyOn(window, 'location', 'get').mockReturnValue(new URL(origin) as unknown as Location);
}

describe('visitor', () => {
  it('sees the splash while the session is loading', () => {
    const release = authStore.hold();
    open('/signin');
    expect(splash()).toBeVisible();
    expect(form()).not.toBeInTheDocument();
    act(release);
    expect(form()).toBeVisible();
  });

  it('sees the reset screen immediately with a recovery link', () => {
    const release = authStore.hold();
    open('/reset-password#access_token=a');
    expect(form()).toBeVisible();
    act(release);
  });

  it('redirects no visitor by the layout after signing in', () => {
    open('/signin');
    signIn();
    expect(form()).toBeVisible();
    expect(address()).toBe('/signin');
  });
});

describe('member', () => {
  it.each(['/reset-password#access_token=a', '/unsubscribe?token=a'])(
    'leaves a member on a screen that goes by its link: %s',
    (at) => {
      signIn();
      open(at);
      expect(form()).toBeVisible();
    },
  );

  it('redirects a member on the public host to the app host', () => {
    stubOrigin('http://cornerlot.test');
    signIn();
    open('/signin?redirect=%2Fmy-listings');
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://app.cornerlot.test/my-listings');
    expect(splash()).toBeVisible();
  });

  it('stays on a host that can’t have an app host', () => {
    stubOrigin('http://192.168.0.7:5173');
    signIn();
    open('/signin');
    expect(address()).toBe('/');
    expect(redirectTo).not.toHaveBeenCalled();
  });
});

describe('host that can’t share a session with the app host', () => {
  it('redirects visitors to sign in on the app host', () => {
    stubOrigin('http://localhost:5173');
    open('/signin?redirect=%2Fmy-listings');
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://app.localhost:5173/signin?redirect=%2Fmy-listings');
    expect(form()).not.toBeInTheDocument();
  });
});
