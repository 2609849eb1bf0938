import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ConfirmEmailScreen from '@/routes/auth/confirm-email-screen';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { auth, authTooSoon } from '../msw/auth';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, signedInAs, someMember } from '../render';

const confirmed = (emailConfirmed: boolean) =>
  rows('users', [
    { ...member({ id: someMember.id }), email: someMember.email, phone: null, email_confirmed: emailConfirmed },
  ]);

const refused = `${paths.confirmEmail}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid`;
const tokens = (type: string) => `${paths.confirmEmail}#access_token=a&refresh_token=b&type=${type}`;

const open = (at: string, user: typeof someMember | null = null) =>
  renderScreen(
    <>
      <ConfirmEmailScreen />
      <Toaster />
    </>,
    { at, path: paths.confirmEmail, user, routes: <></> },
  );

const expired = () => screen.findByText(/This confirmation link is invalid or has expired/);

describe('a confirmation link', () => {
  it('that is good leads into the app', async () => {
    server.use(confirmed(true));
    open(tokens('signup'), someMember);
    await expect.poll(() => screen.getByTestId('address').textContent).toBe(paths.dashboard);
  });

  it('of a change of address leads to the account', async () => {
    server.use(confirmed(true));
    open(tokens('email_change'), someMember);
    await expect.poll(() => screen.getByTestId('address').textContent).toBe(paths.account);
  });

  it('waits for the session that its tokens become', async () => {
    server.use(confirmed(true));
    open(tokens('signup'));
    expect(await expired()).toBeVisible();
    signedInAs(someMember);
    await expect.poll(() => screen.getByTestId('address').textContent).toBe(paths.dashboard);
  });

  it('that was the first of two says what is left to do', () => {
    open(`${paths.confirmEmail}#message=Confirmation+link+accepted.`);
    expect(screen.getByText('One of the two links is confirmed.')).toBeVisible();
  });

  it.each([
    ['expired', refused],
    ['is missing', paths.confirmEmail],
  ])('that %s can be asked for anew', async (_, at) => {
    const sent: unknown[] = [];
    server.use(
      auth('resend', {}, { onRequest: ({ url, body }) => sent.push([body, url.searchParams.get('redirect_to')]) }),
    );
    const { user } = open(at);
    expect(await expired()).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'dana@example.com{Enter}');
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible();
    expect(sent).toEqual([
      [
        expect.objectContaining({ type: 'signup', email: 'dana@example.com' }),
        'http://app.localhost:3000/confirm-email',
      ],
    ]);
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
  });

  it('asked for too soon: tells when', async () => {
    server.use(authTooSoon('resend', 42));
    const { user } = open(refused);
    await user.type(await screen.findByLabelText('Email'), 'dana@example.com{Enter}');
    expect(
      await screen.findByText('Failed to resend verification email. You can ask again in 42 seconds.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
  });

  it('opened a second time, by a member who is confirmed: nothing is left to do', async () => {
    server.use(confirmed(true));
    open(refused, someMember);
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', paths.dashboard);
  });

  it('expired, for a member who waits to be confirmed: offers a new one', async () => {
    server.use(confirmed(false));
    open(refused, someMember);
    expect(screen.getByText('Confirming your email...')).toBeVisible();
    expect(await expired()).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
  });
});
