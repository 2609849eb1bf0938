// @vitest-environment-options { "url": "http://app.localhost:3000/" }
import { act, screen, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProtectedRoute } from '@/routes/app/protected-route';
import AuthLayout from '@/routes/auth/auth-layout';
import ResetPasswordScreen from '@/routes/auth/reset-password-screen';
import SignInScreen from '@/routes/auth/sign-in-screen';
import { authStore } from '@/platform/auth/auth-store';
import { RequestFailure } from '@/platform/errors/errors';
import { revalidateSession } from '@/platform/auth/revalidate-session';
import { expectFocused } from '../expect-focused';
import { auth, authSession, authUser, encodeToken } from '../msw/auth';
import { codes, protectedUser } from '../msw/factors';
import { rpc } from '../msw/listings';
import { server } from '../msw/server';
import { renderScreen, setSession, someMember } from '../render';

const incorrect = 'That code is incorrect or expired. Try again.';
const code = () => screen.findByLabelText('Code');
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

function open(at = '/signin?redirect=%2Fmy-listings', member: typeof someMember | null = protectedUser) {
  const routes = (
    <>
      <Route element={<AuthLayout />}>
        <Route path="/signin" element={<SignInScreen />} />
        <Route path="/signup" element={<h1>Sign up</h1>} />
        <Route path="/reset-password" element={<ResetPasswordScreen />} />
      </Route>
      <Route element={<ProtectedRoute />}>
        <Route path="/my-listings" element={<h1>My listings</h1>} />
      </Route>
    </>
  );
  return renderScreen(null, { at, path: '/none', routes, user: member });
}

beforeEach(() => {
  authStore.restrict(null);
  server.use(auth('user', protectedUser), ...codes());
});

describe('entering the code', () => {
  it('asks again after a reload, and for every screen of the app', async () => {
    open('/my-listings');
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByTestId('address')).toHaveTextContent('/signin?redirect=%2Fmy-listings');
  });

  it('asks before anything else on the other sign-in pages', async () => {
    open('/signup');
    expect(await code()).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('asks when an open screen learns that a code is required, and comes back', async () => {
    const { user } = open('/my-listings', someMember);
    expect(await screen.findByRole('heading', { name: 'My listings' })).toBeVisible();
    const cause = { message: 'Enter the code', code: 'PT403', hint: 'code_required' };
    act(() => revalidateSession(new RequestFailure('forbidden', 'Enter the code', 'PT403', cause)));
    await user.type(await code(), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'My listings' })).toBeVisible();
  });

  it('continues when another tab entered it', async () => {
    open();
    await code();
    setSession(someMember);
    expect(await screen.findByRole('heading', { name: 'My listings' })).toBeVisible();
  });

  it.each([
    ['12345', 'Enter the 6-digit code'],
    ['12345a', 'Enter the 6-digit code'],
    ['999999', incorrect],
  ])('refuses %s next to the field', async (typed, text) => {
    const { user } = open();
    await user.type(await code(), `${typed}{Enter}`);
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(text));
    await expectFocused(code());
    expect(authStore.getSnapshot()).toMatchObject({ status: 'restricted', needs: 'code' });
  });

  it('needs no code if two-factor authentication was turned off on another device', async () => {
    server.use(auth('user', authUser), auth('token', authSession));
    const { user } = open();
    await user.type(await code(), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'My listings' })).toBeVisible();
  });

  it('comes before the form of a recovery link', async () => {
    const { user } = open('/reset-password#type=recovery');
    await user.type(await code(), '123456{Enter}');
    expect(await screen.findByLabelText('New Password')).toBeVisible();
  });
});

describe('using a recovery code', () => {
  const type = async (user: ReturnType<typeof open>['user'], text: string) => {
    await press(user, 'Use a recovery code');
    await user.type(screen.getByLabelText('Recovery code'), `${text}{Enter}`);
  };

  it.each([
    ['Replace my app', '/account'],
    ['Not now', '/my-listings'],
  ])('signs in, with two-factor authentication still on; %s opens %s', async (choice, path) => {
    server.use(rpc('use_recovery_code', (args) => args['code'] === 'abcd-efgh'));
    const { user } = open();
    setSession(protectedUser, encodeToken({ session_id: choice }));
    await type(user, ' abcd-efgh ');
    expect(await screen.findByRole('heading', { name: 'Signed in with a recovery code' })).toBeVisible();
    expect(authStore.getSnapshot().status).toBe('authenticated');
    expect(authStore.isRecovered()).toBe(true);
    // Unless the backend says otherwise.
    act(() => authStore.restrict('code'));
    expect(authStore.getSnapshot().status).toBe('restricted');
    act(() => authStore.restrict(null));
    await press(user, choice);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(path));
  });

  it('refuses a wrong one and keeps it', async () => {
    server.use(rpc('use_recovery_code', () => false));
    const { user } = open();
    await type(user, 'wrong');
    const field = screen.getByLabelText('Recovery code');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/That recovery code is incorrect. Check it and try again./),
    );
    expect(field).toHaveValue('wrong');
    expect(authStore.getSnapshot()).toMatchObject({ status: 'restricted', needs: 'code' });
  });

  it('needs none if two-factor authentication was turned off on another device', async () => {
    server.use(
      rpc('use_recovery_code', () => false),
      auth('user', authUser),
      auth('token', authSession),
    );
    const { user } = open();
    await type(user, 'abcd-efgh');
    expect(await screen.findByRole('heading', { name: 'Signed in with a recovery code' })).toBeVisible();
    expect(authStore.isRecovered()).toBe(false);
  });
});
