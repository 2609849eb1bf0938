// @vitest-environment-options { "url": "http://app.cornerlot.test/" }
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthLayout } from '@/routes/auth/auth-layout';
import { leaveFor } from '@/shared/lib/leave';
import { AuthProvider } from '@/shared/session/auth-provider';
import { authStore } from '@/shared/session/auth-store';
import { createSessionStorage, sessionKey } from '@/shared/session/session-storage';
import { authSession } from '../msw/auth';
import { Address } from '../render';

vi.mock('@/shared/lib/leave', () => ({ leaveFor: vi.fn<(url: string) => void>() }));

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

beforeEach(() => vi.mocked(leaveFor).mockClear());
afterEach(() => {
  // First of all the page stands on its own host again.
  vi.restoreAllMocks();
  act(() => storage.removeItem(sessionKey));
});

/** Lets the page stand on another host. */
function standOn(origin: string) {
  // A URL has all of a location that is read here.
  vi.spyOn(window, 'location', 'get').mockReturnValue(new URL(origin) as unknown as Location);
}

describe('a visitor', () => {
  it('sees the form, the way home and the picture side', () => {
    open('/signin');
    expect(form()).toBeVisible();
    expect(screen.getByRole('link', { name: /home$/ })).toHaveAttribute('href', '/');
    expect(screen.getByRole('complementary')).toHaveTextContent('Off-market deals, from people who close.');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('waits at the splash while it is not known who is here', () => {
    const release = authStore.hold();
    open('/signin');
    expect(splash()).toBeVisible();
    expect(form()).not.toBeInTheDocument();
    act(release);
    expect(form()).toBeVisible();
  });

  it('with a recovery link does not wait: the reset screen tells what it is doing', () => {
    const release = authStore.hold();
    open('/reset-password#access_token=a');
    expect(form()).toBeVisible();
    act(release);
  });

  it('who signs in here is left to the screen', () => {
    open('/signin');
    signIn();
    expect(form()).toBeVisible();
    expect(address()).toBe('/signin');
  });
});

describe('a member', () => {
  it.each([
    ['/signin', '/dashboard'],
    ['/signup', '/dashboard'],
    ['/forgot-password', '/dashboard'],
    ['/signin?redirect=%2Fapp%2Fmy-listings', '/my-listings'],
    ['/signup?redirect=%2Fmarketplace', '/marketplace'],
    ['/signin?redirect=%2F%2Fevil.example', '/dashboard'],
    ['/signin?redirect=%2Fapp%2F%2Fevil.example', '/dashboard'],
  ])('who comes to %s goes to %s without leaving the app', (at, path) => {
    signIn();
    open(at);
    expect(address()).toBe(path);
    expect(form()).not.toBeInTheDocument();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it.each(['/reset-password#access_token=a', '/unsubscribe?token=a'])(
    'keeps a screen that goes by its link: %s',
    (at) => {
      signIn();
      open(at);
      expect(form()).toBeVisible();
    },
  );

  it('on the public host leaves for the app host', () => {
    standOn('http://cornerlot.test');
    signIn();
    open('/signin?redirect=%2Fmy-listings');
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('http://app.cornerlot.test/my-listings');
    expect(splash()).toBeVisible();
  });

  it('stays where there can be no app host', () => {
    standOn('http://192.168.0.7:5173');
    signIn();
    open('/signin');
    expect(address()).toBe('/');
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('a host that cannot share a session with the app host', () => {
  it('sends its visitors to sign in over there', () => {
    standOn('http://localhost:5173');
    open('/signin?redirect=%2Fmy-listings');
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('http://app.localhost:5173/signin?redirect=%2Fmy-listings');
    expect(form()).not.toBeInTheDocument();
  });

  it('over there the form is shown', () => {
    standOn('http://app.localhost:5173');
    open('/signin');
    expect(form()).toBeVisible();
  });
});
