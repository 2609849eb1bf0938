import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import SignInScreen from '@/routes/auth/sign-in-screen';
import { redirectTo } from '@/shared/navigation/browser-navigation';
import { auth, authRejected, authSession, authUnreachable, deferredResponse } from '../msw/auth';
import { server } from '../msw/server';
import { renderScreen } from '../render';
import { expectConsoleError } from '../setup';

const rejected = 'Invalid email or password';
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
    await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://app.localhost:3000/dashboard'));
    expect(sent).toEqual([expect.objectContaining({ email: 'dana@example.com', password: 'secret word' })]);
    // The button stays busy while the page redirects.
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
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
    await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
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
});

describe('errors', () => {
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
    await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
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
    await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
    second.unmount();

    open();
    expect(screen.queryByText(rejected)).not.toBeInTheDocument();
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
});
