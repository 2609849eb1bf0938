import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AccountScreen from '@/routes/app/account-screen';
import PrivacySettingsScreen from '@/routes/app/privacy-settings-screen';
import { ProtectedRoute } from '@/routes/app/protected-route';
import { AccountDeletedNotice } from '@/routes/marketing/account-deleted-notice';
import { authStore } from '@/platform/auth/auth-store';
import { sessionKey } from '@/platform/auth/session-storage';
import { expectFocused } from '../expect-focused';
import { accountResponse, deletion } from '../msw/account';
import { authSession } from '../msw/auth';
import { codes, phone, sessionWithCode } from '../msw/factors';
import { rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('two-factor authentication', () => {
  const newCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
  const incorrect = 'That code is incorrect or expired. Try again.';

  /** The member's factors, which the handlers below change. */
  let factors: (typeof phone)[];
  const account = () => ({ ...accountResponse(), factors });

  const open = (Screen = AccountScreen) =>
    renderScreen(
      <ProtectedRoute>
        <Screen />
      </ProtectedRoute>,
      { at: '/account', path: '/account', user: someMember },
    );
  type User = ReturnType<typeof open>['user'];
  const section = async () => screen.findByRole('region', { name: 'Two-factor authentication' });
  async function press(user: User, name: string) {
    const button = await screen.findByRole('button', { name });
    // Some need the member first.
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  }
  const enter = async (user: User, code: string) => {
    const field = await screen.findByLabelText('Authenticator code');
    await user.clear(field);
    await user.type(field, `${code}{Enter}`);
  };

  beforeEach(() => {
    factors = [];
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/blocked_members`, () => HttpResponse.json([])),
      rows('offers', []),
      rows('deals', []),
      rows('users', [member({ id: someMember.id, email_confirmed: true })]),
      http.get(`${backendUrl}/auth/v1/user`, () => HttpResponse.json(account())),
      http.post(`${backendUrl}/auth/v1/token`, ({ request }) => {
        const isRefresh = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
        return HttpResponse.json(
          isRefresh && factors.length > 0 ? sessionWithCode(account()) : { ...authSession(), user: account() },
        );
      }),
      rpc('my_trust', () => ({ level: 3, days_active: 40, reads: 300, people: 20, connections: 9, next: null })),
      rpc('recovery_codes_left', () => 10),
      rpc('generate_recovery_codes', () => newCodes),
      http.post(`${backendUrl}/auth/v1/factors`, async ({ request }) => {
        const { friendly_name } = (await request.json()) as { friendly_name: string };
        factors = [
          ...factors,
          { ...phone, id: '5f3c0000-0000-4000-8000-000000000002', friendly_name, status: 'unverified' },
        ];
        return HttpResponse.json({
          id: factors.at(-1)?.id,
          type: 'totp',
          totp: { qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://' },
        });
      }),
      ...codes((code) => {
        if (code === '123456') factors = factors.map((factor) => ({ ...factor, status: 'verified' }));
      }),
      http.delete(`${backendUrl}/auth/v1/factors/:id`, ({ params }) => {
        factors = factors.filter(({ id }) => id !== params['id']);
        return HttpResponse.json({ id: params['id'] });
      }),
    );
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  describe('turning on two-factor authentication', () => {
    it('takes the password and a code, and shows recovery codes once', async () => {
      const { user } = open();
      await press(user, 'Turn on');
      expect(screen.getByLabelText('Your password')).toHaveFocus();
      await user.type(screen.getByLabelText('Your password'), 'secret word{Enter}');
      expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^data:image\/svg\+xml;utf-8,%3Csvg/),
      );
      expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
      const field = screen.getByLabelText('Authenticator code');
      expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      expect(field).toHaveAttribute('inputmode', 'numeric');
      await enter(user, '999999');
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(incorrect)));
      await enter(user, '123 456');

      await expectFocused(screen.findByRole('heading', { name: 'Save your recovery codes' }));
      const list = within(screen.getByRole('list', { name: 'Recovery codes' }));
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(newCodes);
      expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
      await user.click(screen.getByLabelText('I saved my recovery codes'));
      await press(user, 'Done');
      expect(await section()).toHaveTextContent('Authenticator app');
      expect(await section()).toHaveTextContent('10 codes left');
      expect(screen.queryByText(newCodes[0] ?? '')).not.toBeInTheDocument();
    });

    it('stays on if the recovery codes couldn’t be created, and offers them', async () => {
      server.use(
        failing('rpc/generate_recovery_codes', 500),
        rpc('recovery_codes_left', () => 0),
      );
      const { user } = open();
      await press(user, 'Turn on');
      await user.type(screen.getByLabelText('Your password'), 'secret word{Enter}');
      await enter(user, '123456');
      expect(await screen.findByText(/You have none. Get some/)).toBeVisible();
    });

    it('needs a verified email', async () => {
      server.use(rows('users', [member({ id: someMember.id, email_confirmed: false })]));
      open();
      expect(await screen.findByText(/^Off. Verify your email first/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Turn on' })).toBeDisabled();
    });
  });

  describe('with two-factor authentication', () => {
    beforeEach(() => {
      factors = [phone];
    });
    const dialog = (name: string) => screen.findByRole('dialog', { name });

    it('turns it off with a code', async () => {
      const { user } = open();
      await press(user, 'Turn off');
      expect(await dialog('Turn off two-factor authentication?')).toBeVisible();
      await enter(user, '999999');
      expect(await screen.findByText(incorrect)).toBeVisible();
      await enter(user, '123456');
      expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
    });

    it('asks for a code to change the password, and keeps the session until it’s right', async () => {
      const { user } = open();
      const before = localStorage.getItem(sessionKey);
      const statuses = new Set<string>();
      const stop = authStore.subscribe(() => statuses.add(authStore.getSnapshot().status));
      server.use(http.put(`${backendUrl}/auth/v1/user`, () => HttpResponse.json(account())));
      await press(user, 'Change password');
      await user.type(screen.getByLabelText('Current password'), 'old-password');
      await user.type(screen.getByLabelText('New password'), 'new-password');
      await user.type(screen.getByLabelText('Repeat new password'), 'new-password');
      await enter(user, '999999');
      expect(await screen.findByText(incorrect)).toBeVisible();
      expect(localStorage.getItem(sessionKey)).toBe(before);
      await enter(user, '123456');
      expect(await screen.findByText('Password changed.')).toBeVisible();
      expect(localStorage.getItem(sessionKey)).toContain(sessionWithCode().access_token.slice(0, 20));
      stop();
      expect([...statuses]).toEqual([]);
    });

    it('asks for a code to delete the account', async () => {
      const called = vi.fn<() => void>();
      server.use(rows('offers', []), rows('deals', []), deletion(200, {}, called));
      const { user } = open(PrivacySettingsScreen);
      await press(user, 'Delete my account');
      const confirm = await dialog('Delete your account?');
      await user.type(within(confirm).getByLabelText('Your password'), 'secret word');
      await user.click(within(confirm).getByRole('button', { name: 'Delete account' }));
      expect(await within(confirm).findByText('Enter the 6-digit code')).toBeVisible();
      expect(called).not.toHaveBeenCalled();
      await user.type(within(confirm).getByLabelText('Authenticator code'), '123456');
      await user.click(within(confirm).getByRole('button', { name: 'Delete account' }));
      await waitFor(() => expect(called).toHaveBeenCalledOnce());
      act(() => {
        window.dispatchEvent(new Event('pageshow'));
      });
    });
  });
});

describe('after deleting the account', () => {
  describe('account deleted notice', () => {
    it('announces a deleted account, until that’s dismissed', async () => {
      const { user } = renderScreen(<AccountDeletedNotice />, { at: '/?account=deleted' });
      const text = screen.getByText('Your account and its data were deleted.');
      expect(text.closest('output')).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(text).not.toBeInTheDocument();
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
    });
  });
});
