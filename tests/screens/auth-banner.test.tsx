import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VerificationBanner } from '@/features/auth/components/verification-banner';
import { auth, authRefuses, authTooSoon, authUnreachable } from '../msw/auth';
import { member as memberRow } from '../msw/members';
import { failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, signedInAs, someMember } from '../render';
import { expectConsoleError } from '../setup';

const other = { id: '22222222-2222-4222-8222-222222222222', email: 'lee@example.com' };

/** The member's own row, as the backend tells it: whether the email is confirmed comes from there. */
function member(emailConfirmed: boolean, onRequest?: () => void) {
  const row = memberRow({ id: someMember.id, email: someMember.email, email_confirmed: emailConfirmed });
  return rows('users', [row], onRequest);
}

const open = (user: typeof someMember | null = someMember) => renderScreen(<VerificationBanner />, { user });
const banner = () => screen.findByRole('region', { name: 'Email verification' });
const shown = () => screen.queryByRole('region', { name: 'Email verification' });
const resend = async () => within(await banner()).getByRole('button', { name: 'Resend Email' });
const lookAtThePageAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('who sees it', () => {
  it('a member whose email is not confirmed', async () => {
    server.use(member(false));
    open();
    expect(await banner()).toHaveTextContent('dana@example.com');
  });

  it('not a confirmed one, and not a visitor', async () => {
    const asked = vi.fn<() => void>();
    server.use(member(true, asked));
    const { unmount } = open();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(shown()).not.toBeInTheDocument();
    unmount();
    open(null);
    expect(shown()).not.toBeInTheDocument();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('nobody, while that is not known', async () => {
    server.use(failing('users', 403));
    const { queryClient } = open();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(shown()).not.toBeInTheDocument();
  });
});

describe('when the email is confirmed elsewhere', () => {
  it('goes as soon as the page is looked at again', async () => {
    server.use(member(false));
    open();
    await banner();
    server.use(member(true));
    lookAtThePageAgain();
    await vi.waitFor(() => expect(shown()).not.toBeInTheDocument());
  });

  it('goes by itself on a page that stays in view', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(member(false));
    open();
    await banner();
    server.use(member(true));
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    await vi.waitFor(() => expect(shown()).not.toBeInTheDocument());
  });
});

describe('dismissing', () => {
  it('is remembered, for this member only, until the email is confirmed', async () => {
    server.use(member(false));
    const first = open();
    await first.user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    expect(shown()).not.toBeInTheDocument();
    first.unmount();

    const second = open();
    await vi.waitFor(() => expect(second.queryClient.isFetching()).toBe(0));
    expect(shown()).not.toBeInTheDocument();
    signedInAs(other);
    expect(await banner()).toHaveTextContent('lee@example.com');
    second.unmount();

    server.use(member(true));
    const third = open();
    await vi.waitFor(() => expect(localStorage.getItem('verification-banner-dismissed')).toBeNull());
    third.unmount();
    server.use(member(false));
    open();
    expect(await banner()).toBeVisible();
  });
});

describe('resending', () => {
  it('asks for the mail and says that it was sent', async () => {
    const sent: unknown[] = [];
    server.use(member(false), auth('resend', {}, { onRequest: ({ body }) => sent.push(body) }));
    const { user } = open();
    await user.click(await resend());
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ email: 'dana@example.com', type: 'signup' })]);
  });

  it.each([
    [
      'words of the backend',
      authRefuses('resend', 422, 'validation_failed', 'This address cannot be mailed'),
      'This address cannot be mailed',
    ],
    ['a broken backend', authRefuses('resend', 500, null, 'boom'), 'Failed to resend verification email.'],
    [
      'the limit of the day',
      authRefuses('resend', 429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
      'Too many emails were sent. Please try again later.',
    ],
  ])('fails with %s, and can be pressed again', async (_, handler, text) => {
    server.use(member(false), handler);
    const { user } = open();
    await user.click(await resend());
    expect(await screen.findByText(text)).toBeVisible();
    expect(await resend()).toBeEnabled();
  });

  it('without a network says so', async () => {
    server.use(member(false), authUnreachable('resend'));
    const { user } = open();
    await user.click(await resend());
    expect(
      await screen.findByText('Failed to resend verification email. Check your connection and try again.'),
    ).toBeVisible();
    expectConsoleError();
  });

  it('too soon names the wait, and the button waits for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(member(false), authTooSoon('resend', 30));
    const { user } = open();
    await user.click(await resend());
    expect(await screen.findByText('You can ask again in 30 seconds.')).toBeVisible();
    expect(await resend()).toBeDisabled();
    for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await resend()).toBeEnabled();
    expect(screen.queryByText('You can ask again in 30 seconds.')).not.toBeInTheDocument();
  });
});
