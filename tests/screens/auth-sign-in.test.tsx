import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SignInScreen from '@/routes/auth/sign-in-screen';
import { leaveFor } from '@/shared/lib/leave';
import { auth, authRefuses, authSession, authTooSoon, authUnreachable, heldBack } from '../msw/auth';
import { server } from '../msw/server';
import { renderScreen } from '../render';
import { expectConsoleError } from '../setup';

vi.mock('@/shared/lib/leave', () => ({ leaveFor: vi.fn<(url: string) => void>() }));
beforeEach(() => vi.mocked(leaveFor).mockClear());

const rejected = 'Invalid email or password';
const unverified = 'Please check your email to verify your account.';
const unreachable = 'We could not reach the server. Check your connection and try again.';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign In' });

function open(at = '/signin') {
  return renderScreen(<SignInScreen />, { at });
}

/** Types both and presses Enter. */
async function attempt(user: ReturnType<typeof open>['user']) {
  await user.click(email());
  await user.paste(' dana@example.com ');
  await user.click(password());
  await user.paste('secret word');
  await user.keyboard('{Enter}');
}

describe('signing in', () => {
  it('sends what was typed and goes on to the dashboard of the app host', async () => {
    const sent: unknown[] = [];
    server.use(auth('token', authSession, { onRequest: ({ body }) => sent.push(body) }));
    const { user } = open();
    await attempt(user);
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('http://app.localhost:3000/dashboard'));
    expect(sent).toEqual([expect.objectContaining({ email: 'dana@example.com', password: 'secret word' })]);
    // The page is being left: nothing can be pressed twice.
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['/signin?redirect=%2Fapp%2Fmy-listings%3Fpage%3D2', '/my-listings?page=2'],
    ['/signin?redirect=%2F%2Fevil.example', '/dashboard'],
    ['/signin?redirect=https%3Aevil.example', '/dashboard'],
    ['/signin?redirect=%2F%5Cevil.example', '/dashboard'],
    ['/signin?redirect=javascript%3Aalert(1)', '/dashboard'],
  ])('from %s goes to %s', async (at, path) => {
    server.use(auth('token', authSession));
    const { user } = open(at);
    await attempt(user);
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(`http://app.localhost:3000${path}`));
  });

  it('a double click is one request, and the button says what happens', async () => {
    let requests = 0;
    const held = heldBack<ReturnType<typeof authSession>>();
    server.use(auth('token', () => held.answer, { onRequest: () => (requests += 1) }));
    const { user } = open();
    await user.type(email(), 'dana@example.com');
    await user.type(password(), 'secret word');
    await user.dblClick(button());
    await user.click(await screen.findByRole('button', { name: 'Signing in...' }));
    await user.type(password(), '{Enter}');
    held.give(authSession());
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(requests).toBe(1);
  });
});

describe('the form', () => {
  it('asks for what is missing beside the field, and puts the focus there', async () => {
    const { user } = open();
    await user.click(button());
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Please enter your email address');
  });

  it('takes no address that is none', async () => {
    const { user } = open();
    await user.type(email(), 'dana');
    await user.type(password(), 'x{Enter}');
    expect(await screen.findByText('Enter an email address like name@example.com')).toBeVisible();
  });

  it('is known to password managers and shows the password on request', async () => {
    const { user } = open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('leads on, with the way back', () => {
    open('/signin?redirect=%2Fmy-listings');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?redirect=%2Fmy-listings');
  });
});

describe('failing', () => {
  it.each([
    ['a wrong password', authRefuses('token', 400, 'invalid_credentials', 'Invalid login credentials'), rejected],
    ['a member who was banned', authRefuses('token', 400, 'user_banned', 'User is banned'), rejected],
    ['any other refusal', authRefuses('token', 422, null, 'no'), rejected],
    [
      'an email that must be confirmed',
      authRefuses('token', 400, 'email_not_confirmed', 'Email not confirmed'),
      unverified,
    ],
    [
      'the same, told without a code',
      authRefuses('token', 400, null, 'Email not verified. Please check your inbox to verify your email address.'),
      unverified,
    ],
    [
      'too many attempts',
      authRefuses('token', 429, 'over_request_rate_limit', 'Request rate limit reached'),
      'Too many attempts. Please wait a moment and try again.',
    ],
    ['a broken backend', authRefuses('token', 500, 'unexpected_failure', 'boom'), unreachable],
    ['a gateway in front of it', authRefuses('token', 503, null, 'down'), unreachable],
  ])('%s', async (_, handler, text) => {
    server.use(handler);
    const { user } = open();
    await attempt(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('dana@example.com');
    expect(password()).toHaveValue('secret word');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('no network: says so, keeps what was typed, and the next attempt works', async () => {
    server.use(authUnreachable('token'));
    const { user } = open();
    await attempt(user);
    expect(await screen.findByText(unreachable)).toBeVisible();
    expectConsoleError();
    expect(password()).toHaveValue('secret word');
    server.resetHandlers();
    server.use(auth('token', authSession));
    await user.click(button());
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  });

  it('is shown again after a reload with the email, until an attempt succeeds', async () => {
    server.use(authRefuses('token', 400, 'invalid_credentials', 'Invalid login credentials'));
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
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    second.unmount();

    open();
    expect(screen.queryByText(rejected)).not.toBeInTheDocument();
    expect(email()).toHaveValue('');
  });

  it.each([
    ['of long ago', JSON.stringify({ email: 'dana@example.com', failure: 'rejected', at: Date.now() - 31 * 60_000 })],
    ['of an unknown kind', JSON.stringify({ email: 'dana@example.com', failure: 'toString', at: Date.now() })],
    ['that is no JSON', '{'],
  ])('a remembered failure %s is not shown', (_, kept) => {
    localStorage.setItem('sign-in-failure', kept);
    open();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(email()).toHaveValue('');
  });
});

/** An attempt that the backend refuses until the email is confirmed. */
async function openUnverified() {
  server.use(authRefuses('token', 400, 'email_not_confirmed', 'Email not confirmed'));
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
  ])('after a reload it is offered again for "%s": %i', (failure, buttons) => {
    localStorage.setItem('sign-in-failure', JSON.stringify({ email: 'lee@example.com', failure, at: Date.now() }));
    open();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.queryAllByRole('button', { name: 'Resend email' })).toHaveLength(buttons);
  });

  it('asks for the address that failed, and says that it was sent', async () => {
    const { user, resend } = await openUnverified();
    const sent: unknown[] = [];
    server.use(
      auth('resend', {}, { onRequest: ({ body, url }) => sent.push([body, url.searchParams.get('redirect_to')]) }),
    );
    await user.click(resend);
    expect(await screen.findByText('Verification email resent. Please check your inbox.')).toBeVisible();
    expect(sent).toEqual([
      [
        expect.objectContaining({ email: 'dana@example.com', type: 'signup' }),
        'http://app.localhost:3000/confirm-email',
      ],
    ]);
  });

  it.each([
    ['fails', authRefuses('resend', 500, null, 'boom'), 'Failed to resend verification email. Please try again later.'],
    [
      'comes too soon',
      authTooSoon('resend', 42),
      'Failed to resend verification email. Please try again later. You can ask again in 42 seconds.',
    ],
  ])('%s', async (_, handler, text) => {
    const { user, resend } = await openUnverified();
    server.use(handler);
    await user.click(resend);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
