import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SignInScreen from '@/routes/auth/sign-in-screen';
import { redirectTo } from '@/shared/navigation/browser-navigation';
import { auth, authRejected, authSession, authRateLimited, authUnreachable, deferredResponse } from '../msw/auth';
import { server } from '../msw/server';
import { renderScreen } from '../render';
import { expectConsoleError } from '../setup';

vi.mock('@/shared/navigation/browser-navigation', () => ({ redirectTo: vi.fn<(url: string) => void>() }));
beforeEach(() => vi.mocked(redirectTo).mockClear());

const rejected = 'Invalid email or password';
const unverified = 'Please check your email to verify your account.';
const unreachable = 'We couldn’t reach the server. Check your internet connection and try again.';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign In' });

function open(at = '/signin') {
  return renderScreen(<SignInScreen />, { at });
}

/** Fills in both fields and presses Enter. */
async function attempt(user: ReturnType<typeof open>['user']) {
  await user.click(email());
  await user.paste(' dana@example.com ');
  await user.click(password());
  await user.paste('secret word');
  await user.keyboard('{Enter}');
}

describe('signing in', () => {
  it('sends the credentials and opens the dashboard on the app host', async () => {
    const sent: unknown[] = [];
    server.use(auth('token', authSession, { onRequest: ({ body }) => sent.push(body) }));
    const { user } = open();
    await attempt(user);
    await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://app.localhost:3000/dashboard'));
    expect(sent).toEqual([expect.objectContaining({ email: 'dana@example.com', password: 'secret word' })]);
    // The button stays busy while the page redirects.
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['/signin?redirect=%2Fapp%2Fmy-listings%3Fpage%3D2', '/my-listings?page=2'],
    ['/signin?redirect=%2F%2Fevil.example', '/dashboard'],
    ['/signin?redirect=https%3Aevil.example', '/dashboard'],
    ['/signin?redirect=%2F%5Cevil.example', '/dashboard'],
    ['/signin?redirect=javascript%3Aalert(1)', '/dashboard'],
  ])('from %s redirects to %s', async (at, path) => {
    server.use(auth('token', authSession));
    const { user } = open(at);
    await attempt(user);
    await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith(`http://app.localhost:3000${path}`));
  });

  it('sends one request on a double click and shows progress', async () => {
    let requests = 0;
    const pending = deferredResponse<ReturnType<typeof authSession>>();
    server.use(auth('token', () => pending.response, { onRequest: () => (requests += 1) }));
    const { user } = open();
    await user.type(email(), 'dana@example.com');
    await user.type(password(), 'secret word');
    await user.dblClick(button());
    await user.click(await screen.findByRole('button', { name: 'Signing in...' }));
    await user.type(password(), '{Enter}');
    pending.respond(authSession());
    await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
    expect(requests).toBe(1);
  });
});

describe('form', () => {
  it('shows what’s missing next to the field and focuses it', async () => {
    const { user } = open();
    await user.click(button());
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Please enter your email address');
  });

  it('rejects an invalid email address', async () => {
    const { user } = open();
    await user.type(email(), 'dana');
    await user.type(password(), 'x{Enter}');
    expect(await screen.findByText('Enter an email address like name@example.com')).toBeVisible();
  });

  it('supports password managers and shows the password on request', async () => {
    const { user } = open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('links to sign-up and recovery and keeps the redirect', () => {
    open('/signin?redirect=%2Fmy-listings');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?redirect=%2Fmy-listings');
  });
});

describe('errors', () => {
  it.each([
    ['a wrong password', authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials'), rejected],
    ['a member who was banned', authRejected('token', 400, 'user_banned', 'User is banned'), rejected],
    ['any other refusal', authRejected('token', 422, null, 'no'), rejected],
    [
      'an email that must be confirmed',
      authRejected('token', 400, 'email_not_confirmed', 'Email not confirmed'),
      unverified,
    ],
    [
      'an unconfirmed email without an error code',
      authRejected('token', 400, null, 'Email not verified. Please check your inbox to verify your email address.'),
      unverified,
    ],
    [
      'too many attempts',
      authRejected('token', 429, 'over_request_rate_limit', 'Request rate limit reached'),
      'Too many attempts. Please wait a moment and try again.',
    ],
    ['a broken backend', authRejected('token', 500, 'unexpected_failure', 'boom'), unreachable],
    [
      'a gateway in front of it',
      authRejected('token', 503, null, 'down'),
      'Sign-in is temporarily unavailable. Try again in a few minutes.',
    ],
    [
      'keys of another project',
      authRejected('token', 401, null, 'Invalid API key'),
      'This site isn’t set up correctly: the server rejects its keys. Please contact support.',
    ],
  ])('%s', async (_, handler, text) => {
    server.use(handler);
    const { user } = open();
    await attempt(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('dana@example.com');
    expect(password()).toHaveValue('secret word');
    expect(redirectTo).not.toHaveBeenCalled();
  });

  it('keep the input when offline and can be retried', async () => {
    server.use(authUnreachable('token'));
    const { user } = open();
    await attempt(user);
    expect(await screen.findByText(unreachable)).toBeVisible();
    expectConsoleError();
    expect(password()).toHaveValue('secret word');
    server.resetHandlers();
    server.use(auth('token', authSession));
    await user.click(button());
    await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  });

  it('survive a reload with the email until an attempt succeeds', async () => {
    server.use(authRejected('token', 400, 'invalid_credentials', 'Invalid login credentials'));
    const first = open();
    await attempt(first.user);
    await screen.findByText(rejected);
    first.unmount();

    const second = open();
    expect(screen.getByRole('alert')).toHaveTextContent(rejected);
    expect(email()).toHaveValue('dana@example.com');
    expect(password()).toHaveValue('');
    expect(Object.values(localStorage).join('')).not.toContain('secret word');
    server.use(auth('token', authSession));
    await second.user.type(password(), 'right{Enter}');
    await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
    second.unmount();

    open();
    expect(screen.queryByText(rejected)).not.toBeInTheDocument();
    expect(email()).toHaveValue('');
  });

  it.each([
    ['of long ago', JSON.stringify({ email: 'dana@example.com', failure: 'rejected', at: Date.now() - 31 * 60_000 })],
    ['of an unknown kind', JSON.stringify({ email: 'dana@example.com', failure: 'toString', at: Date.now() })],
    ['that is no JSON', '{'],
  ])('ignore a saved failure %s', (_, kept) => {
    localStorage.setItem('sign-in-failure', kept);
    open();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(email()).toHaveValue('');
  });
});

/** An attempt with an unconfirmed email. */
async function openUnverified() {
  server.use(authRejected('token', 400, 'email_not_confirmed', 'Email not confirmed'));
  const { user } = open();
  await attempt(user);
  const resend = await screen.findByRole('button', { name: 'Resend email' });
  return { user, resend };
}

describe('resending the verification email', () => {
  it.each([
    ['unverified', 1],
    ['rejected', 0],
    ['unreachable', 0],
  ])('after a reload is offered for "%s": %i', (failure, buttons) => {
    localStorage.setItem('sign-in-failure', JSON.stringify({ email: 'lee@example.com', failure, at: Date.now() }));
    open();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.queryAllByRole('button', { name: 'Resend email' })).toHaveLength(buttons);
  });

  it('uses the address that failed and confirms', async () => {
    const { user, resend } = await openUnverified();
    const sent: unknown[] = [];
    server.use(
      auth('otp', {}, { onRequest: ({ body, url }) => sent.push([body, url.searchParams.get('redirect_to')]) }),
    );
    await user.click(resend);
    expect(await screen.findByText('Verification email resent. Please check your inbox.')).toBeVisible();
    expect(sent).toEqual([
      [
        expect.objectContaining({ email: 'dana@example.com', create_user: false }),
        'http://app.localhost:3000/confirm-email',
      ],
    ]);
  });

  it.each([
    ['fails', authRejected('otp', 500, null, 'boom'), 'Failed to resend verification email. Please try again later.'],
    [
      'comes too soon',
      authRateLimited('otp', 42),
      'Failed to resend verification email. Please try again later. Try again in 42 seconds.',
    ],
  ])('%s', async (_, handler, text) => {
    const { user, resend } = await openUnverified();
    server.use(handler);
    await user.click(resend);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
