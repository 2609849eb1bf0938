import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi, beforeEach } from 'vitest';
import { VerificationBanner } from '@/features/auth/components/verification-banner';
import ConfirmEmailScreen from '@/routes/auth/confirm-email-screen';
import UnsubscribeScreen from '@/routes/auth/unsubscribe-screen';
import { paths } from '@/domain/site/paths';
import { authStore } from '@/platform/auth/auth-store';
import { toRequestFailure } from '@/platform/errors/errors';
import { Toaster } from '@/kit/ui/toaster';
import { expectConsoleError } from '../setup';
import { auth, authRateLimited, authSession, authUnreachable } from '../msw/auth';
import { member } from '../msw/members';
import { rows, backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, setSession, someMember } from '../render';

describe('the banner', () => {
  const other = { id: '22222222-2222-4222-8222-222222222222', email: 'lee@example.com' };

  /** The member’s own row, which says whether the email is confirmed. */
  function me(emailConfirmed: boolean, onRequest?: () => void) {
    const row = member({ id: someMember.id, email: someMember.email, email_confirmed: emailConfirmed });
    return rows('users', [row], onRequest);
  }

  const open = () => renderScreen(<VerificationBanner />, { user: someMember });
  const banner = () => screen.findByRole('region', { name: 'Email verification' });
  const shown = () => screen.queryByRole('region', { name: 'Email verification' });
  const resend = async () => within(await banner()).getByRole('button', { name: 'Resend Email' });

  afterEach(() => {
    vi.useRealTimers();
  });

  describe('visibility', () => {
    it('shows no banner to confirmed members', async () => {
      const onRequest = vi.fn<() => void>();
      server.use(me(true, onRequest));
      open();
      await waitFor(() => expect(onRequest).toHaveBeenCalled());
      await act(() => Promise.resolve());
      expect(shown()).not.toBeInTheDocument();
    });
  });

  describe('after being dismissed', () => {
    it('comes back when the database refuses something for lack of a verified email', async () => {
      server.use(me(false));
      const { queryClient, user } = open();
      await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
      const refuse = (hint: string | null) =>
        act(async () => {
          const error = toRequestFailure({ message: 'No', code: 'P0001', hint }, 400);
          const mutation = queryClient
            .getMutationCache()
            .build(queryClient, { mutationFn: () => Promise.reject(error) });
          await mutation.execute(undefined).catch(() => undefined);
        });
      await refuse(null);
      expect(shown()).not.toBeInTheDocument();
      await refuse('verify_email');
      expect(await banner()).toBeVisible();
    });
  });

  describe('when the email is confirmed in another tab', () => {
    it('disappears automatically while the page stays visible', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      server.use(me(false));
      open();
      await banner();
      server.use(me(true));
      await act(() => vi.advanceTimersByTimeAsync(21_000));
      await waitFor(() => expect(shown()).not.toBeInTheDocument());
    });
  });

  describe('dismissing', () => {
    it('remembers per member that the banner was dismissed, until the email is confirmed', async () => {
      server.use(me(false));
      const first = open();
      await first.user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
      expect(shown()).not.toBeInTheDocument();
      first.unmount();

      const second = open();
      await waitFor(() => expect(second.queryClient.isFetching()).toBe(0));
      expect(shown()).not.toBeInTheDocument();
      setSession(other);
      expect(await banner()).toHaveTextContent('lee@example.com');
      second.unmount();

      server.use(me(true));
      const third = open();
      await waitFor(() => expect(localStorage.getItem('verification-banner-dismissed')).toBeNull());
      third.unmount();
      server.use(me(false));
      open();
      expect(await banner()).toBeVisible();
    });
  });

  describe('resending', () => {
    it('requests the email and confirms that it was sent', async () => {
      const sent: unknown[] = [];
      server.use(me(false), auth('otp', {}, { onRequest: ({ body }) => sent.push(body) }));
      const { user } = open();
      await user.click(await resend());
      expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible();
      expect(sent).toEqual([expect.objectContaining({ email: 'dana@example.com', create_user: false })]);
    });

    it('shows the wait and disables the button when retried too soon', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      server.use(me(false), authRateLimited('otp', 30));
      const { user } = open();
      await user.click(await resend());
      expect(await screen.findByText('Try again in 30 seconds.')).toBeVisible();
      expect(await resend()).toBeDisabled();
      for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(await resend()).toBeEnabled();
      expect(screen.queryByText('Try again in 30 seconds.')).not.toBeInTheDocument();
    });
  });
});

describe('confirming the email', () => {
  const confirmed = (emailConfirmed: boolean) =>
    rows('users', [
      { ...member({ id: someMember.id }), email: someMember.email, phone: null, email_confirmed: emailConfirmed },
    ]);

  const errorParams = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  const expiredLink = `${paths.confirmEmail}#${errorParams}`;
  const tokens = (type: string) => `${paths.confirmEmail}#access_token=a&refresh_token=b&type=${type}`;

  const open = (at: string, user: typeof someMember | null = null) =>
    renderScreen(
      <>
        <ConfirmEmailScreen />
        <Toaster />
      </>,
      { at, path: paths.confirmEmail, user, routes: <></> },
    );

  /** Verifies the email, and responds whether the password is still valid. */
  const verifyEmail = (isUsable: boolean) => http.post(verifyUrl, () => HttpResponse.json(isUsable));
  const verifyUrl = `${backendUrl}/rest/v1/rpc/verify_email`;

  const expired = () => screen.findByText(/This verification link is invalid or has expired/);

  describe('confirmation link', () => {
    it('leads to the form for a new password when another browser created the account', async () => {
      server.use(confirmed(true), verifyEmail(false));
      open(tokens('magiclink'), someMember);
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(paths.resetPassword));
      expect(authStore.getSnapshot()).toMatchObject({ status: 'restricted', member: { email: someMember.email } });
      act(() => authStore.restrict(null));
    });

    it('waits for the session', async () => {
      server.use(confirmed(true), verifyEmail(true));
      open(tokens('magiclink'));
      expect(await expired()).toBeVisible();
      setSession(someMember);
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(paths.dashboard));
    });

    it('retries a confirmation link when the email couldn’t be verified', async () => {
      server.use(
        confirmed(true),
        http.post(verifyUrl, () => new HttpResponse(null, { status: 503 }), { once: true }),
        verifyEmail(true),
      );
      const { user } = open(tokens('magiclink'), someMember);
      expect(await screen.findByText('We couldn’t verify your email')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(paths.dashboard));
    });

    it.each([
      ['expired', expiredLink],
      ['is missing', paths.confirmEmail],
    ])('offers a new link when it %s', async (_, at) => {
      const sent: unknown[] = [];
      server.use(
        auth('otp', {}, { onRequest: ({ url, body }) => sent.push([body, url.searchParams.get('redirect_to')]) }),
      );
      const { user } = open(at);
      expect(await expired()).toBeVisible();
      await user.type(screen.getByLabelText('Email'), 'dana@example.com{Enter}');
      expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible();
      expect(sent).toEqual([
        [
          expect.objectContaining({ create_user: false, email: 'dana@example.com' }),
          'http://app.localhost:3000/confirm-email',
        ],
      ]);
      expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
    });

    describe('with a token in the query, as emails have it', () => {
      const link = `${paths.confirmEmail}?token_hash=abc&type=email`;
      let requests: unknown[] = [];
      const opened = (status = 200) =>
        auth('verify', status === 200 ? authSession() : { code: status, error_code: 'otp_expired', msg: 'Expired' }, {
          status,
          onRequest: ({ body }) => requests.push(body),
        });
      beforeEach(() => {
        requests = [];
      });

      it.each([
        [link, 'Verify email', 'email', paths.dashboard],
        [link + '_change', 'Verify new email', 'email_change', paths.account],
      ])('uses nothing up until the click: %s', async (at, label, type, destination) => {
        server.use(confirmed(true), opened(), verifyEmail(true));
        const { user } = open(at);
        const button = await screen.findByRole('button', { name: label });
        expect(requests).toEqual([]);
        await user.click(button);
        await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(destination));
        expect(requests).toEqual([expect.objectContaining({ token_hash: 'abc', type })]);
      });

      it('offers a new link when it was used', async () => {
        server.use(opened(403));
        const { user } = open(link);
        await user.click(await screen.findByRole('button', { name: 'Verify email' }));
        expect(await expired()).toBeVisible();
      });

      it('retries a confirmation link with a token when the server can’t be reached', async () => {
        server.use(authUnreachable('verify'));
        const { user } = open(link);
        await user.click(await screen.findByRole('button', { name: 'Verify email' }));
        expect(await screen.findByText(/internet connection/)).toBeVisible();
        expectConsoleError();
        server.use(confirmed(true), opened(), verifyEmail(true));
        await user.click(screen.getByRole('button', { name: 'Verify email' }));
        await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(paths.dashboard));
      });

      it('takes the code instead', async () => {
        server.use(confirmed(true), opened(403));
        const { user } = open(`${paths.confirmEmail}?type=email`);
        await user.type(await screen.findByLabelText('Email'), 'dana@example.com');
        await user.type(screen.getByLabelText('Code'), '4071 8253{Enter}');
        expect(await screen.findByText(/That code is wrong or has expired/)).toBeVisible();
        server.use(opened(), verifyEmail(true));
        await user.click(screen.getByRole('button', { name: 'Verify email' }));
        await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(paths.dashboard));
        const code = expect.objectContaining({ email: 'dana@example.com', token: '40718253', type: 'email' }) as object;
        expect(requests).toEqual([code, code]);
      });
    });

    it('says everything is done when opened again by a confirmed member', async () => {
      server.use(confirmed(true));
      open(expiredLink, someMember);
      expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', paths.dashboard);
    });
  });
});

describe('unsubscribing', () => {
  const token = '7d1f8a3e-0c1b-4d59-9a55-6a1d3c1a2b3c';
  const link = `${paths.unsubscribe}?token=${token}`;

  let requests: unknown[] = [];
  const handleUnsubscribe = (known: boolean | Promise<boolean>) =>
    http.post(`${backendUrl}/rest/v1/rpc/unsubscribe_from_alerts`, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json(await known);
    });

  beforeEach(() => {
    requests = [];
    server.use(handleUnsubscribe(true));
  });

  const open = (at: string, user: typeof someMember | null = null) =>
    renderScreen(<UnsubscribeScreen />, { at, path: paths.unsubscribe, user });
  const button = () => screen.findByRole('button', { name: 'Unsubscribe from deal alerts' });

  describe('unsubscribe link', () => {
    it.each([
      ['signed out', null],
      ['signed in', someMember],
    ])('opened %s, unsubscribes after a click', async (_, user) => {
      const view = open(link, user);
      const stop = await button();
      // Opening it changes nothing, because mail scanners open links.
      expect(requests).toEqual([]);
      expect(screen.getByText(/This doesn’t change alerts in the app or any other emails/)).toBeVisible();
      await view.user.click(stop);
      const confirmation = await screen.findByText('You’re unsubscribed from deal alerts.');
      expect(confirmation.closest('output')).toHaveFocus();
      expect(screen.getByText(/still appear in the app/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Unsubscribe from deal alerts' })).not.toBeInTheDocument();
      expect(requests).toEqual([{ token }]);
      expect(screen.getByRole('link', { name: 'Open your buy box' })).toHaveAttribute('href', paths.buyBox);
    });

    it('rejects an unsubscribe link with an unknown token', async () => {
      server.use(handleUnsubscribe(false));
      const { user } = open(link);
      await user.click(await button());
      expect(await screen.findByText(/This link is invalid/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Open your buy box' })).toBeVisible();
    });

    it.each(['', '?token=7d1f8a3e-0c1b'])('rejects an unsubscribe link without a complete token: %j', async (query) => {
      open(paths.unsubscribe + query);
      expect(await screen.findByText(/This link is invalid/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Unsubscribe from deal alerts' })).not.toBeInTheDocument();
      expect(requests).toEqual([]);
    });
  });
});
