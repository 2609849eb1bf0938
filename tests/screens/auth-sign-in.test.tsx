import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, beforeEach } from 'vitest';
import ForgotPasswordScreen from '@/routes/auth/forgot-password-screen';
import ResetPasswordScreen from '@/routes/auth/reset-password-screen';
import SignInScreen from '@/routes/auth/sign-in-screen';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { expectFocused } from '../expect-focused';
import { auth, authRejected, authSession, authUnreachable, deferredResponse, accessToken, authUser } from '../msw/auth';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { expectConsoleError } from '../setup';

describe('sign-in', () => {
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
    it('preserves the input when offline, and retries', async () => {
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

    it('shows the error and the email after a reload until an attempt succeeds', async () => {
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
});

describe('a forgotten password', () => {
  /** Verifies the email of a recovery link. The password stays valid unless `isUsable` is false. */
  const verifyEmail = (isUsable = true) =>
    http.post(`${backendUrl}/rest/v1/rpc/verify_email`, () => HttpResponse.json(isUsable));

  beforeEach(() => {
    server.use(verifyEmail());
  });

  const email = () => screen.getByLabelText('Email');

  describe('forgot password', () => {
    const open = () => renderScreen(<ForgotPasswordScreen />, { at: '/forgot-password' });

    it.each([
      [
        'a broken backend',
        authRejected('recover', 500, null, 'boom'),
        'Failed to send password reset email. Please try again.',
      ],
    ])('%s', async (_, handler, text) => {
      server.use(handler);
      const { user } = open();
      await user.type(email(), 'dana@example.com{Enter}');
      expect(await screen.findByText(text)).toBeVisible();
      expect(email()).toHaveValue('dana@example.com');
    });
  });

  const fragment = (parts: Record<string, string>) => `/reset-password#${new URLSearchParams(parts).toString()}`;
  const validLink = () =>
    fragment({
      access_token: accessToken(),
      refresh_token: 'r',
      expires_in: '3600',
      token_type: 'bearer',
      type: 'recovery',
    });

  const open = (at: string, user: typeof someMember | null = null) =>
    renderScreen(<ResetPasswordScreen />, { at, path: '/reset-password', user });

  const password = () => screen.findByLabelText('New Password');

  /** Opens a valid link and enters a new password. */
  async function setPassword(text = 'new password', again = text) {
    server.use(auth('user', authUser));
    const view = open(validLink());
    await view.user.type(await password(), text);
    await view.user.type(screen.getByLabelText('Confirm New Password'), again);
    return view;
  }

  describe('recovery link', () => {
    it('opens the form even if the email couldn’t be verified', async () => {
      server.use(
        auth('user', authUser),
        http.post(`${backendUrl}/rest/v1/rpc/verify_email`, () => new HttpResponse(null, { status: 503 })),
      );
      open(validLink());
      expect(await password()).toBeVisible();
    });

    it('uses up a recovery link with a token by a click', async () => {
      const requests: unknown[] = [];
      server.use(auth('verify', authSession(), { onRequest: ({ body }) => requests.push(body) }), verifyEmail());
      const { user } = open('/reset-password?token_hash=abc&type=recovery');
      const button = await screen.findByRole('button', { name: 'Continue' });
      expect(requests).toEqual([]);
      await user.click(button);
      expect(await password()).toBeVisible();
      expect(requests).toEqual([expect.objectContaining({ token_hash: 'abc', type: 'recovery' })]);
    });

    it('offers a new recovery link for a used token', async () => {
      server.use(authRejected('verify', 403, 'otp_expired', 'Email link is invalid or has expired'));
      const { user } = open('/reset-password?token_hash=abc&type=recovery');
      await user.click(await screen.findByRole('button', { name: 'Continue' }));
      expect(
        await screen.findByText('Invalid or expired password reset link. Please request a new one.'),
      ).toBeVisible();
    });

    it('shows the form again after a reload', () => {
      open('/reset-password#type=recovery', someMember);
      expect(screen.getByLabelText('New Password')).toBeVisible();
      expect(redirectTo).not.toHaveBeenCalled();
    });

    it.each([
      [
        'has expired',
        fragment({ error: 'access_denied', error_code: 'otp_expired' }),
        'Invalid or expired password reset link. Please request a new one.',
      ],
      ['is missing', '/reset-password', 'Invalid password reset link. Please use the link from your email.'],
    ])('%s', (_, at, text) => {
      open(at);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Request New Link' })).toBeVisible();
      expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    });

    it('retries a recovery link when offline', async () => {
      server.use(authUnreachable('user'));
      const { user } = open(validLink());
      expect(await screen.findByText('An unexpected error occurred while verifying the link.')).toBeVisible();
      expectConsoleError();
      server.resetHandlers();
      server.use(auth('user', authUser), verifyEmail());
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await password()).toBeVisible();
    });

    it('redirects members without a link to the dashboard', async () => {
      open('/reset-password', someMember);
      await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://app.localhost:3000/dashboard'));
    });
  });

  describe('new password', () => {
    it.each([
      ['12345', '12345', 'Password must be at least 6 characters long.'],
      ['123456', '1234567', 'Passwords do not match.'],
    ])('rejects %s with %s: %s', async (text, again, message) => {
      const { user } = await setPassword(text, again);
      await user.keyboard('{Enter}');
      expect(await screen.findByText(message)).toBeVisible();
    });

    it.each([
      ['same_password', 'New password should be different from the old password.'],
      ['weak_password', 'Password should contain at least one character of each: abc, 123'],
    ])('shows the server’s reason next to the field for %s', async (code, message) => {
      const { user } = await setPassword();
      server.use(authRejected('user', 422, code, message));
      await user.keyboard('{Enter}');
      expect(await screen.findByText(message)).toBeVisible();
      await expectFocused(password());
    });

    it('offers a new link when the session has expired', async () => {
      const { user } = await setPassword();
      server.use(authRejected('user', 403, 'session_expired', 'expired'));
      await user.keyboard('{Enter}');
      expect(
        await screen.findByText('Failed to update password. The link may have expired or been used already.'),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Request New Link' }));
      expect(email()).toBeVisible();
    });

    it('preserves a new password when offline', async () => {
      const { user } = await setPassword();
      server.use(http.put(`${backendUrl}/auth/v1/user`, () => Response.error()));
      await user.keyboard('{Enter}');
      expect(await screen.findByText(/^We couldn’t reach the server\. Your password hasn’t changed/)).toBeVisible();
      expectConsoleError();
      expect(await password()).toHaveValue('new password');
    });
  });
});
