import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VerificationBanner } from '@/features/auth/components/verification-banner';
import { toRequestFailure } from '@/shared/supabase/errors';
import { auth, authRateLimited } from '../msw/auth';
import { member as memberRow } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, setSession, someMember } from '../render';

const other = { id: '22222222-2222-4222-8222-222222222222', email: 'lee@example.com' };

/** The member’s own row, which says whether the email is confirmed. */
function member(emailConfirmed: boolean, onRequest?: () => void) {
  const row = memberRow({ id: someMember.id, email: someMember.email, email_confirmed: emailConfirmed });
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
  it('does not show for confirmed members', async () => {
    const onRequest = vi.fn<() => void>();
    server.use(member(true, onRequest));
    open();
    await waitFor(() => expect(onRequest).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(shown()).not.toBeInTheDocument();
  });
});

describe('after being dismissed', () => {
  it('comes back when the database refuses something for lack of a verified email', async () => {
    server.use(member(false));
    const { queryClient, user } = open();
    await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    const refuse = (hint: string | null) =>
      act(async () => {
        const error = toRequestFailure({ message: 'No', code: 'P0001', hint }, 400);
        const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(error) });
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
    server.use(member(false));
    open();
    await banner();
    server.use(member(true));
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    await waitFor(() => expect(shown()).not.toBeInTheDocument());
  });
});

describe('dismissing', () => {
  it('is remembered per member until the email is confirmed', async () => {
    server.use(member(false));
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

    server.use(member(true));
    const third = open();
    await waitFor(() => expect(localStorage.getItem('verification-banner-dismissed')).toBeNull());
    third.unmount();
    server.use(member(false));
    open();
    expect(await banner()).toBeVisible();
  });
});

describe('resending', () => {
  it('requests the email and confirms that it was sent', async () => {
    const sent: unknown[] = [];
    server.use(member(false), auth('otp', {}, { onRequest: ({ body }) => sent.push(body) }));
    const { user } = open();
    await user.click(await resend());
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ email: 'dana@example.com', create_user: false })]);
  });

  it('shows the wait and disables the button when retried too soon', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(member(false), authRateLimited('otp', 30));
    const { user } = open();
    await user.click(await resend());
    expect(await screen.findByText('Try again in 30 seconds.')).toBeVisible();
    expect(await resend()).toBeDisabled();
    for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await resend()).toBeEnabled();
    expect(screen.queryByText('Try again in 30 seconds.')).not.toBeInTheDocument();
  });
});
