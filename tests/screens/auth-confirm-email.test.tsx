import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import ConfirmEmailScreen from '@/routes/auth/confirm-email-screen';
import { paths } from '@/shared/config/paths';
import { authStore } from '@/shared/session/auth-store';
import { Toaster } from '@/shared/ui/toaster';
import { auth } from '../msw/auth';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, setSession, someMember } from '../render';

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

const expired = () => screen.findByText(/This confirmation link is invalid or has expired/);

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

  it('can be retried when the email couldn’t be verified', async () => {
    server.use(
      confirmed(true),
      http.post(verifyUrl, () => new HttpResponse(null, { status: 503 }), { once: true }),
      verifyEmail(true),
    );
    const { user } = open(tokens('magiclink'), someMember);
    expect(await screen.findByText('We couldn’t confirm your email')).toBeVisible();
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

  it('says everything is done when opened again by a confirmed member', async () => {
    server.use(confirmed(true));
    open(expiredLink, someMember);
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', paths.dashboard);
  });
});
